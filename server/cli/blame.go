package cli

import (
	"errors"
	"io/fs"
	"syscall"

	"sightline/server/journal/sqlite"
)

// blame says what is wrong with a file or folder, in half a sentence that names it. What has no words of its own is said as the
// system says it.
func blame(err error) words {
	var at *fs.PathError
	if !errors.As(err, &at) {
		return words{err.Error(), err.Error()}
	}
	for _, c := range []struct {
		is   error
		what words
	}{
		{fs.ErrNotExist, words{"%s does not exist", "%s neexistuje"}},
		{fs.ErrPermission, words{"you have no permission for %s", "k %s nemáte oprávnění"}},
		{syscall.EISDIR, words{"%s is a folder", "%s je složka"}},
		{syscall.ENOTDIR, words{"%s is not a folder, or lies in what is none", "%s není složka, nebo leží v něčem, co složka není"}},
		{syscall.EROFS, words{"%s is on a disk that can only be read", "%s je na disku, ze kterého se dá jen číst"}},
		{syscall.ENOSPC, words{"the disk of %s is full", "disk, na kterém je %s, je plný"}},
	} {
		if errors.Is(err, c.is) {
			return words{c.what.in(english, at.Path), c.what.in(czech, at.Path)}
		}
	}
	return words{err.Error(), err.Error()}
}

// noDatabase says why the database of a folder can't be opened, and what to do.
func noDatabase(dir string, err error) error {
	for _, c := range []struct {
		is   error
		what words
	}{
		{sqlite.ErrLocked, words{
			"Another program holds the database in %s: a backup, perhaps, or something that looks into databases. Close it and try again.",
			"Databázi ve složce %s drží jiný program, třeba zálohování nebo prohlížeč databází. Zavřete ho a zkuste to znovu."}},
		{sqlite.ErrNoFile, words{
			"The file sightline.db in %s is not a database, or it is damaged. Put back a backup, or choose another folder with --data.",
			"Soubor sightline.db ve složce %s není databáze, nebo je poškozený. Vraťte ho ze zálohy, nebo zvolte jinou složku přes --data."}},
		{sqlite.ErrReadOnly, words{
			"The folder %s or the database in it cannot be written. Look at the permissions, or choose another folder with --data.",
			"Do složky %s nebo do databáze v ní nejde zapisovat. Zkontrolujte oprávnění, nebo zvolte jinou složku přes --data."}},
		{sqlite.ErrNewer, words{
			"A later version of sightline wrote the database in %s. Use that version, or choose another folder with --data.",
			"Databázi ve složce %s zapsala novější verze sightline. Použijte tu, nebo zvolte jinou složku přes --data."}},
		{sqlite.ErrNetworkFS, words{
			"The folder %s is on another machine's disk, where the database could be damaged. Choose one on a disk of this machine with --data.",
			"Složka %s je na disku jiného počítače, kde by se databáze mohla poškodit. Zvolte přes --data složku na disku tohoto počítače."}},
	} {
		if errors.Is(err, c.is) {
			return problem{c.what, []any{dir}}
		}
	}
	return trouble("The database in %s cannot be opened: %v.", "Databázi ve složce %s nelze otevřít: %v.", dir, err)
}
