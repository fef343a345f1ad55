// A capture list may hold the projected value of a wrapper: `[$count]`.
@propertyWrapper struct Counted {
  var wrappedValue: Int
  var projectedValue: Report { Report(text: "count \(wrappedValue)") }
}
struct Report { var text: String }

struct Meter {
  @Counted var count = 3
  func early() -> () -> String { { [$count] in $count.text } }
  func beside() -> (Int) -> String { { [$count, other = $count] more in "\($count.text) \(other.text) \(more)" } }
  func constant() -> () -> String { { [name = $count.text] in name } }
}

var meter = Meter()
let early = meter.early()
meter.count = 4
print(early(), meter.early()())
print(meter.beside()(1))
print(meter.constant()())

func local() {
  @Counted var steps = 8
  let show = { [$steps] in $steps.text }
  steps = 9
  print(show(), $steps.text)
}
local()
