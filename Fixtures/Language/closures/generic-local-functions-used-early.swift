// Generic local functions that are used before their declaration, and local functions that call each other.
func describeAll() -> String {
  let first = describe(3) + describe("a")
  func next<Value: CustomStringConvertible>(_ value: Value) -> String { value.description }
  func describe<Value: CustomStringConvertible>(_ value: Value) -> String {
    let copy = value
    return "<" + next(copy) + ">"
  }
  return first
}
print(describeAll())

func zipped<each Items: Sequence>(_ items: repeat each Items) -> [(repeat (each Items).Element)] {
  var iterators = (repeat (each items).makeIterator())
  var result: [(repeat (each Items).Element)] = []
  while true {
    do {
      result.append(try (repeat advanced(each iterators).0))
      iterators = try (repeat advanced(each iterators).1)
    } catch {
      return result
    }
  }
  func next<Iterator: IteratorProtocol>(_ iterator: inout Iterator) throws -> Iterator.Element {
    guard let value = iterator.next() else { throw Ended() }
    return value
  }
  func advanced<Iterator: IteratorProtocol>(_ iterator: Iterator) throws -> (Iterator.Element, Iterator) {
    var copy = iterator
    let value = try next(&copy)
    return (value, copy)
  }
}
struct Ended: Error {}
print(zipped([1, 2, 3], "ab", ["x", "y", "z"]))

func parity(_ number: Int) -> String {
  func isEven<Number: BinaryInteger>(_ number: Number) -> Bool { number == 0 ? true : isOdd(number - 1) }
  func isOdd<Number: BinaryInteger>(_ number: Number) -> Bool { number == 0 ? false : isEven(number - 1) }
  return isEven(number) ? "even" : isOdd(UInt8(number)) ? "odd" : "neither"
}
print(parity(4), parity(7))

func shadowed() -> String {
  let text = twice("local")
  func twice<Value>(_ value: Value) -> String { "\(value)\(value)" }
  return text
}
func twice(_ value: String) -> String { "global" }
print(shadowed(), twice("a"))
