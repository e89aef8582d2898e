// Package uvtt reads and writes Universal VTT files (.dd2vtt, .df2vtt, .uvtt): one JSON object with walls, doors,
// lights and the picture in base64.
//
// Read goes by what is in a file, never by its name, and is as lenient as the files in the wild need: any order of
// keys, numbers as text, NaN, commas too many, a byte order mark, four spellings of colours. What is wrong with one
// object drops that object and is counted in the Report; only a file that is no map at all, malformed or too large
// is refused, with the place. Write gives a file that other programs read and from which Read makes an equal map.
package uvtt
