// Package view is the one door from the state of a table to a person.
//
// Of builds what a seat may know, field by field, from an allow list: nothing is copied and then blanked. fields.go names
// every field of the state with how it is shown or why it is hidden, and a test fails on one that is not named. Of is
// pure; parts that did not change since they were last built are shared with earlier views, which a test holds equal to
// building everything anew.
package view
