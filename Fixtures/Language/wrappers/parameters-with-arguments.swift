// The wrapper of a parameter has arguments, whose literals take the types of its initializer.
@propertyWrapper
struct Limited {
  private var value: Double
  let upper: Double
  init(wrappedValue: Double, upper: Double) {
    self.upper = upper
    value = min(wrappedValue, upper)
  }
  var wrappedValue: Double {
    get { value }
    set { value = min(newValue, upper) }
  }
  var projectedValue: String { "at most \(upper)" }
}
func show(@Limited(upper: 10) _ value: Double, @Limited(upper: 2 * 3) other: Double) {
  print(value, $value, other, $other)
}
show(42, other: 1.5)
show(3, other: 100)
