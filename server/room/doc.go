// Package room runs one table: one goroutine owns its state, and everything that happens to the table passes through it.
//
// The life of a command: decode within limits, check that every id it names is in this seat's current view, let table
// decide, append the events to the journal, apply them, and tell every connected seat what changed in its own view.
// Nobody hears of an event before the journal has it. What changed within one tick (2 ms) goes out together, so when a
// message is sent tells nothing but the tick it belongs to.
//
// Every queue is bounded, and each says what happens when it is full:
//   - what a seat asks (Limits.Rate, Limits.Burst): over the rate a command is refused with CodeBusy; a seat that has
//     Limits.Refused unanswered refusals is cut off;
//   - what a seat is told (Out): a busy Out marks the seat, and the next update, a diff from what was last sent, says it
//     all at once; answers wait, and a seat that lets Limits.Answers of them pile up is cut off with CodeSlow;
//   - passing things: newest wins, older ones are dropped.
//
// The clock, the source of chance, the journal and the pictures are parameters, so a room runs in a browser too.
package room
