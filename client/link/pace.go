package link

import "time"

// Silence is how long the server may say nothing before the link counts as dead. It sends a wire.Beat well before.
const Silence = 45 * time.Second

// Pace says how long to wait before the next try: twice as long each time, with a random part so that the clients of a
// server that comes back do not all arrive at once.
type Pace struct {
	tries int
}

const (
	firstWait = 500 * time.Millisecond
	longWait  = 15 * time.Second
)

// Next gives the wait before the next try. chance is a random number in [0, 1): the wait is between half of the full
// time and all of it.
func (p *Pace) Next(chance float64) time.Duration {
	full := longWait
	if p.tries < 5 {
		full = firstWait << p.tries
	}
	p.tries++
	return full/2 + time.Duration(chance*float64(full/2))
}

// Reset is called once the server has answered.
func (p *Pace) Reset() { p.tries = 0 }

// Tries counts the waits since the last Reset.
func (p *Pace) Tries() int { return p.tries }
