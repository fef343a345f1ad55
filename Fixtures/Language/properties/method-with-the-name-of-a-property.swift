// A property and a method of one name: a call site that requires a function refers to the method, unless the property
// is a function of that type.
struct Line {
  var price: Int
  var count: Int
}

struct Invoice {
  var lines: [Line]
  var total: Int { lines.map(total).reduce(0, +) }
  func total(_ line: Line) -> Int { line.price * line.count }
  var largest: Int { lines.map(total).max() ?? 0 }
}

let invoice = Invoice(lines: [Line(price: 2, count: 3), Line(price: 4, count: 5)])
print(invoice.total, invoice.largest, invoice.lines.map(invoice.total).count)

protocol Priced { var price: Int { get } }
extension Priced {
  func price(_ count: Int) -> Int { price * count }
}

struct Ticket: Priced {
  var price = 3
  var prices: [Int] { [1, 2].map(price) }

  var isValid: (Int) -> Bool { { $0 > 1 } }
  func isValid(_ text: String) -> Bool { text.isEmpty }
  var checks: [Bool] { [1, 2].map(isValid) + ["", "a"].map(isValid) }

  static let zero = 7
  static func zero(_ number: Int) -> Int { number * 0 }
  static func zeros() -> [Int] { [5].map(zero) + [zero] + [6].map(Ticket.zero) }

  var seat: Int? { 4 }
  func seat(_ row: Int) -> Int? { row > 5 ? row : nil }
  var seats: [Int] { [5, 7].compactMap(seat) }
}

let ticket = Ticket()
print(ticket.prices, ticket.checks, Ticket.zeros(), ticket.seats, [9].map(ticket.price), ticket.seat as Any)
