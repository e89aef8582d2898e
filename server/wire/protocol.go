package wire

// Protocol names the meaning of every byte of a message: it is a hash of the golden files in testdata, and a test holds it to
// them. Client and server ship together; the handshake refuses another number.
const Protocol uint32 = 0x69ea2476
