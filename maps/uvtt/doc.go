// Package uvtt reads and writes Universal VTT files (.dd2vtt, .df2vtt, .uvtt).
package uvtt
