// Package seat decides who may sit where: invites that make seats, and seat tokens that prove one. Only hashes are kept;
// unknown, used up, expired and revoked all answer alike.
package seat
