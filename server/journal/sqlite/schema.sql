create table rooms (
	id      text primary key,
	name    text not null,
	created integer not null, -- times are Unix milliseconds, 0 for none
	opened  integer not null
) strict, without rowid;

create table owners (
	room  text primary key,
	epoch integer not null,
	owner text not null
) strict, without rowid;

create table events (
	room    text not null,
	seq     integer not null,
	epoch   integer not null,
	at      integer not null default (cast(unixepoch('subsec') * 1000 as integer)),
	version integer not null,
	kind    integer not null,
	body    blob not null,
	primary key (room, seq)
) strict, without rowid;

create table snapshots (
	room  text not null,
	seq   integer not null,
	epoch integer not null,
	body  blob not null,
	primary key (room, seq)
) strict;

create table invites (
	hash    blob primary key,
	room    text not null,
	role    integer not null,
	seat    integer not null, -- ids are 64 bits without a sign, kept as the same 64 bits with one
	made    integer not null,
	expires integer not null,
	uses    integer not null, -- left; below 0: not counted
	revoked integer not null
) strict, without rowid;
create index invites_of_room on invites (room, made);

create table seat_tokens (
	hash blob primary key,
	room text not null,
	seat integer not null,
	made integer not null
) strict, without rowid;
create index tokens_of_seat on seat_tokens (room, seat, made);
