package wire

// smallest is the smallest bucket: what a frame of a server's message takes at least.
const smallest = 64

// head returns how many bytes the head of a WebSocket frame from a server takes before n bytes.
func head(n int) int {
	switch {
	case n <= 125:
		return 2
	case n <= 65535:
		return 4
	}
	return 10
}

// FrameSize returns how many bytes n bytes take on the wire as one frame from a server.
func FrameSize(n int) int { return head(n) + n }

// padded returns how long a message of n bytes is made so that its frame is as large as its bucket. No frame is of exactly
// 128 bytes (125 bytes take 127, 126 take 130): that bucket is 127.
func padded(n int) int {
	bucket := smallest
	for bucket < FrameSize(n) {
		bucket *= 2
	}
	if bucket == 128 {
		return 125
	}
	return bucket - head(bucket-4)
}

// pad fills b up with zeros.
func pad(b []byte) []byte { return append(b, make([]byte, padded(len(b))-len(b))...) }
