// Package media keeps the pictures of maps and tokens, and shows of a map no more than a seat may see.
//
// A picture is accepted by its content (png, jpeg, webp) and refused, before anything large is allocated, when it would
// need more than Limits allow. What is stored is never what was sent: a map becomes a pyramid of lossless tiles, a token
// a small picture made anew, so no metadata and nothing hidden behind a picture survives. Ids are hashes of the stored bytes.
//
// Level 0 of the pyramid is full size; each pixel of a level is the mean of exactly 2 × 2 pixels of the one before (the
// last column or row stands in for one that is missing). Tile masks first and encodes after: a full-size pixel shows only
// if every sub-cell that it touches is explored, a coarse one only if all four under it show. This is what masking the whole
// picture before shrinking it would give; see mask.go for why it costs no more than one tile.
//
// The package knows no files and no clock, and runs in a browser too: where blobs lie is a Store's business.
package media
