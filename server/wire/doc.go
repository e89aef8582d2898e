// Package wire is what crosses the link between a seat and its table, both ways: commands up, views, patches, notes and
// answers down. It holds redacted types only, so that the client, which may import it, cannot even name a type that
// holds a secret.
//
// Read view.go first (what a seat may know), then message.go (what is said). Everything is MessagePack values one after
// the other, written and read by one description of each type's fields (code_*.go), so that the two cannot drift apart;
// the same description gives View.Sum. Limits bound every decoding before anything is allocated.
package wire
