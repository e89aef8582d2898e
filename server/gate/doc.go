// Package gate is the server's face: HTTP and sockets. It knows who somebody is (by the cookie of a seat) and hands
// everything else to the room: it never sees a table's state, only bytes that a room made for a seat.
//
// Absent and forbidden have one answer. What a stranger sends is bounded before it is read: sizes, rates by address,
// deadlines; all bounds stand in Limits.
package gate
