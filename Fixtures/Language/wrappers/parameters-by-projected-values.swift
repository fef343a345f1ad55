// A parameter of a closure that takes a projected value makes its wrapper.
@propertyWrapper struct Trimmed {
  private(set) var raw: String
  var wrappedValue: String {
    get { "<" + raw + ">" }
    set { raw = newValue }
  }
  var projectedValue: Trimmed { self }
  init(wrappedValue: String) { raw = wrappedValue }
  init(projectedValue: Trimmed) { raw = projectedValue.raw + "!"; print("from projection") }
}
let closure: (Trimmed) -> String = { (@Trimmed $word) in word + $word.raw }
print(closure(Trimmed(wrappedValue: "x")))
