// Package lang puts everything on the screen into words, in Czech and in English.
//
// Every text has a Key and stands in a table with both languages side by side (words_*.go). A text may have places for
// arguments, {0} and {1}, and forms for number, parted by |: English one|many, Czech one|2 to 4|5 and more|with a
// decimal part (1 čtverec, 2 čtverce, 5 čtverců, 1,5 čtverce). Tests hold that no language lacks a text, that both use
// the same places, and that no key is unused.
package lang
