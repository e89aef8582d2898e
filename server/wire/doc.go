// Package wire is what crosses the link between a seat and its table, both ways: commands up, views, patches, notes and
// answers down. It holds redacted types only, so that the client, which may import it, cannot even name a type that
// holds a secret.
//
// Read view.go first (what a seat may know), then message.go (what is said).
//
// # Bytes
//
// A command is its id, its kind and the fields of its body; a message is its kind and its fields, padded with zeros to a
// size bucket (pad.go). All are MessagePack values one after the other, read and written through the streaming Decoder and
// Encoder by one description of each type's fields (fields.go, body.go, said.go) that a coder goes through (coder.go). So the
// two cannot drift apart, and the same description gives View.Sum and says which fields a patch holds. Every length is
// compared with a limit and with the bytes that are left before anything is allocated.
//
// # Patches
//
// A view crosses the link as its difference to the one before (patch.go, list.go): of a token the fields that changed, of
// walls those that went and came, of bitmaps what differs from a prediction that both sides can make (mask.go), packed by
// edges (pack.go). A full view is the patch against the empty one, so there is no second path.
package wire
