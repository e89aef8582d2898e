// Package hand turns what mice, fingers, pens and wheels do into intents: a tap, a drag of what was grabbed, a pan, a
// pinch, a long press. It is pure: time comes with each event, so a recorded trace replays to the same intents.
package hand
