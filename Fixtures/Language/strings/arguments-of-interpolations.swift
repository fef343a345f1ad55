// What is given behind a value in a string is what the interpolation takes: `"0"` is a character.

extension String.StringInterpolation {
  mutating func appendInterpolation<T>(_ v: T, width: Int, pad: Character = " ") { let s = "\(v)"; appendLiteral(String(repeating: pad, count: max(0, width - s.count)) + s) }
}
print("|\(7, width: 4)|\(7, width: 3, pad: "0")|")

extension DefaultStringInterpolation {
  mutating func appendInterpolation(bits value: UInt8, mark: Character? = nil) {
    let digits = String(value, radix: 2)
    appendLiteral(String(repeating: mark ?? "_", count: 8 - digits.count) + digits)
  }
  mutating func appendInterpolation<S: Sequence>(list: S, by separator: String = ", ", each: (S.Element) -> String) {
    appendLiteral(list.map(each).joined(separator: separator))
  }
}
let name = "x"
print("\(bits: 5) \(bits: 200, mark: ".")")
print("\(name, width: 3, pad: "*") \(1.5, width: 6) \(bits: 5, mark: "#") \(list: ["a", "b"], each: { $0 + $0 })")
