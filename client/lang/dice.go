package lang

import "strconv"

// Dice writes a dice expression the way the language does: Czech has k where English has d.
func (t Text) Dice(expr string) string {
	if t.Lang != Czech {
		return expr
	}
	out := []byte(expr)
	for i, c := range out {
		if (c == 'd' || c == 'D') && i+1 < len(out) && (out[i+1] == '%' || '0' <= out[i+1] && out[i+1] <= '9') {
			out[i] = 'k'
		}
	}
	return string(out)
}

// Die names a number of dice: "2d6", in Czech "2k6".
func (t Text) Die(count, sides int32) string {
	return t.Dice(strconv.Itoa(int(count)) + "d" + strconv.Itoa(int(sides)))
}
