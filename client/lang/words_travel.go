package lang

// Texts of travel along a ruler.
const (
	TravelTitle  Key = "travelTitle"
	TravelWay    Key = "travelWay"
	TravelSlow   Key = "travelSlow"
	TravelNormal Key = "travelNormal"
	TravelFast   Key = "travelFast"
	TravelHours  Key = "travelHours"
	TravelDays   Key = "travelDays"
	TravelPass   Key = "travelPass"
	TravelClock  Key = "travelClock"
	ChatAs       Key = "chatAs"
	ChatAsSelf   Key = "chatAsSelf"
)

var travelWords = map[Key]pair{
	TravelTitle:  {"Travel", "Cesta"},
	TravelWay:    {"A way of {0} cell|A way of {0} cells", "Cesta přes {0} pole|Cesta přes {0} pole|Cesta přes {0} polí|Cesta přes {0} pole"},
	TravelSlow:   {"slow", "pomalu"},
	TravelNormal: {"normal", "běžně"},
	TravelFast:   {"fast", "rychle"},
	TravelHours:  {"{0} h {1} min", "{0} h {1} min"},
	TravelDays:   {"{0} day of march|{0} days of march", "{0} den pochodu|{0} dny pochodu|{0} dní pochodu|{0} dne pochodu"},
	TravelPass:   {"Let the time pass", "Nechat čas uplynout"},
	TravelClock:  {"Time that passed: {0}", "Uplynulý čas: {0}"},
	ChatAs:       {"Speak as", "Mluvit jako"},
	ChatAsSelf:   {"yourself", "sám za sebe"},
}
