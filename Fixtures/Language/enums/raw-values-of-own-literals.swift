// Raw values of a type of the program, which its own initialisers make of the literals.
struct Title: ExpressibleByStringLiteral, Equatable {
  let text: String
  init(stringLiteral value: String) { text = "<" + value + ">" }
}

enum Day: Title, CaseIterable {
  case monday = "Mon"
  case tuesday = "Tue"
}

for day in Day.allCases { print(day, day.rawValue.text) }
print(Day(rawValue: "Tue") as Any, Day(rawValue: "Wed") as Any)
print(Day.monday.rawValue == "Mon", Day.monday.rawValue == Day.tuesday.rawValue)

struct Price: ExpressibleByIntegerLiteral, Equatable {
  let cents: Int
  init(integerLiteral value: Int) { cents = value * 100 }
}
enum Ticket: Price { case child = 5, adult = 12 }
print(Ticket.adult.rawValue.cents, Ticket(rawValue: 5) as Any)
