// Package fight judges attacks, saves, damage, opportunity attacks, mobs and mounts. It asks the board through rules.Profile and
// gives verdicts with their reasons; it rolls nothing. The table judges by the truth and the client by what its seat knows, both
// with these functions.
package fight
