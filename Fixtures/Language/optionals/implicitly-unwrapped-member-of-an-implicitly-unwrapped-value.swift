// An implicitly unwrapped member of an implicitly unwrapped value is unwrapped for an overloaded call.
final class Colour {
  let name = "red"
}
final class Calendar {
  var colour: Colour! = Colour()
}
final class Reminder {
  var calendar: Calendar! = Calendar()
}
struct Style {
  let text: String
  init(_ colour: Colour) { text = "colour \(colour.name)" }
  init(_ text: String) { self.text = text }
}
let reminder = Reminder()
print(Style(reminder.calendar.colour).text)
print(Style(reminder.calendar.colour.name).text)
