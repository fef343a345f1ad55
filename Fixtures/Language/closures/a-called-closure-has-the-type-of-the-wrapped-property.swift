// A closure that makes the initial value of a wrapped property returns the property's type.

enum Span: String { case today, week }

@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Settings {
  static let stored: String? = nil
  @Kept var span: Span = {
    guard let text = stored, let span = Span(rawValue: text) else { return .today }
    return span
  }()
  @Kept var other: Span = { return .week }() { didSet { print("was \(oldValue)") } }
  var plain: Span = { .today }()
}

var settings = Settings()
print(settings.span, settings.other, settings.plain)
settings.other = .today
