package cli

import (
	"context"
	"errors"
	"log/slog"
	"os"

	"sightline/rules"
	"sightline/rules/all"
	"sightline/server/wire/known"
)

// houseRules is the text of a file of house rules; "" without one. What is wrong with it is said before a table is touched.
func houseRules(file string) (string, error) {
	if file == "" {
		return "", nil
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return "", trouble("The rules cannot be read: %s.", "Pravidla nelze přečíst: %s.", blame(err))
	}
	text := string(data)
	if _, _, err = all.Read(text); err == nil {
		return text, nil
	}
	why := func(l lang) string { return l.phrases().Reason(known.HouseFault(err), nil) }
	var at *rules.HouseError
	if errors.As(err, &at) && at.Takes != "" {
		return "", problem{words{"%[1]s: %[2]s It takes: %[4]s.", "%[1]s: %[3]s Může být: %[4]s."}, []any{file, why(english), why(czech), at.Takes}}
	}
	return "", problem{words{"%[1]s: %[2]s", "%[1]s: %[3]s"}, []any{file, why(english), why(czech)}}
}

// playBy has a table play by house rules.
func (st *store) playBy(ctx context.Context, log *slog.Logger, id, text string) error {
	if text == "" {
		return nil
	}
	at, err := st.open(ctx, log, id, "")
	if err != nil {
		return err
	}
	return errors.Join(at.Play(text), at.Close())
}
