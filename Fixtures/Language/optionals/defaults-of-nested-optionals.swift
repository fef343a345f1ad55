// A closure that returns an optional makes an optional of an optional, whose default may be an optional too.
func even(_ number: Int) -> Int? { number % 2 == 0 ? number : nil }
let bytes: [UInt8] = [1, 2]
let first: Int? = bytes.withContiguousStorageIfAvailable { even($0.count) } ?? even(8)
let second: Int? = bytes.withContiguousStorageIfAvailable { _ in even(3) } ?? even(8)
let third: Int? = bytes.first.map { even(Int($0)) } ?? nil
let fourth: Int? = bytes.dropFirst(2).first.map { even(Int($0)) } ?? even(8)
let fifth: Int?? = bytes.first.map { even(Int($0)) }
print(first as Any, second as Any, third as Any, fourth as Any, fifth as Any)

struct Digits {
  var count: Int
  init?(bytes: some Collection<UInt8>) {
    guard bytes.count < 4 else { return nil }
    count = bytes.count
  }
  init?(_ text: String) {
    let digits: Digits? =
      text.utf8.withContiguousStorageIfAvailable { buffer in
        Self(bytes: buffer)
      } ?? Self(bytes: text.utf8)
    guard let digits else { return nil }
    self = digits
  }
}
print(Digits("abc") as Any, Digits("abcde") as Any)

// The default decides the labels of tuples, and a literal default which overload is meant.
struct Polygon { var count: Int }
extension [Polygon] {
  func grouped() -> [(plane: Int, polygons: [Polygon])] { [(plane: 0, polygons: self)] }
}
func sums(_ plane: Int?, _ polygons: [Polygon]) -> [Int] {
  let groups = plane.map { [($0, polygons)] } ?? polygons.grouped()
  return groups.map { $0.polygons.reduce($0.plane) { $0 + $1.count } }
}
print(sums(nil, [Polygon(count: 2)]), sums(4, [Polygon(count: 2)]))

let fraction: [Character]? = ["5"]
let whole: [Character] = ["1"]
print(Double(String(whole) + (fraction.map { "." + String($0) } ?? "")) as Any)
