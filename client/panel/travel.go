package panel

import (
	"strconv"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/client/panel/dom"
	trek "sightline/rules/world"
	"sightline/server/wire"
)

// travel is how long the way along the ruler takes at each pace, on a map with a scale for travel (R-014-038). A GM lets the time
// go by.
func (u ui) travel() *dom.Node {
	scale, ok := trek.ScaleOf(u.profile())
	r := u.m.Ruler
	if !ok || r == nil || r.Leg.Total <= 0 {
		return nil
	}
	var rows []*dom.Node
	for p, name := range [...]lang.Key{trek.Slow: lang.TravelSlow, trek.Normal: lang.TravelNormal, trek.Fast: lang.TravelFast} {
		rows = append(rows, u.travelRow(scale, trek.Pace(p), name, r.Leg.Total))
	}
	args := []dom.Arg{dom.El("p", dom.Class("quiet"), u.t.Count(lang.TravelWay, float64(r.Leg.Total))), dom.El("ul", dom.Class("rows"), rows)}
	if u.gm() {
		args = append(args, dom.El("p", dom.Class("quiet"), dom.ID("travel-clock"), u.say(lang.TravelClock, u.hours(u.v.Session.Clock/60))))
	}
	return u.result("travel", u.say(lang.TravelTitle), lang.Close, app.ClearLines{}, args...)
}

func (u ui) travelRow(s trek.Scale, p trek.Pace, name lang.Key, cells int32) *dom.Node {
	id, minutes := "travel-"+strconv.Itoa(int(p)), s.Minutes(p, cells)
	words := u.say(name) + ": " + u.hours(minutes)
	if days := s.Days(p, cells); days > 0 {
		words += " · " + u.t.Count(lang.TravelDays, float64(days))
	}
	args := []dom.Arg{dom.Key(id), dom.ID(id), dom.El("span", words)}
	if u.gm() && minutes > 0 && minutes < 1<<19 {
		args = append(args, u.button(lang.TravelPass, dom.ID(id+"-pass"), u.do(wire.PassTime{Seconds: 60 * minutes})))
	}
	return dom.El("li", args...)
}

// hours is a time in hours and minutes.
func (u ui) hours(minutes int32) string { return u.say(lang.TravelHours, minutes/60, minutes%60) }
