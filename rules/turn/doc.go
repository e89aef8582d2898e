// Package turn keeps the order of turns: a list of entries, whose turn it is, and the round. It is pure: each verb gives a
// new Order and leaves the old one as it was. An entry carries an id and a number and nothing else; names, tokens and who
// may see an entry are the table's and the view's.
package turn
