// Package app is the client's logic: a Model, messages that change it, and the effects that a change asks of the outside.
//
// It draws nothing, reads no clock and knows no browser, so all of it is tested by go test. Client/platform feeds it and
// carries its effects out, client/board paints the Model, client/panel shows it as HTML.
//
// The client applies no rule to change its view: View is what the server last said. What the user asked for and has no
// answer yet stands in Pending and is drawn over the view; Ack and Reject take it away again.
package app
