// A generic subscript is the witness of a requirement that is not; of several witnesses, the one with more constraints.
protocol Indexed {
  associatedtype Part
  associatedtype Place: SignedInteger
  var count: Place { get }
  subscript(_: Place) -> [Part] { get }
}
extension Indexed {
  func makeIterator() -> AnyIterator<[Part]> {
    var place: Place = -1
    return AnyIterator {
      place += 1
      guard place < self.count else { return nil }
      return self[place]
    }
  }
}
struct Pairs<Part>: Indexed {
  typealias Place = Int
  let parts: [Part]
  var count: Int { parts.count - 1 }
  subscript<I: SignedInteger>(_ index: I) -> [Part] { [parts[Int(index)], parts[Int(index) + 1]] }
}
for pair in Array(Pairs(parts: ["a", "b", "c"]).makeIterator()) { print(pair) }

protocol Reader {
  func read(_ type: Int.Type) -> Int
  func read<T: Decodable>(_ type: T.Type) -> T?
}
struct Texts: Reader {
  func read<T: Decodable>(_ type: T.Type) -> T? {
    print("any", type)
    return nil
  }
  func read<T: Decodable & LosslessStringConvertible>(_ type: T.Type) -> T {
    print("text", type)
    return T("3")!
  }
}
let reader: any Reader = Texts()
print(reader.read(Int.self))
print(reader.read([Int].self) as Any)
