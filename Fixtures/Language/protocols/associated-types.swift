protocol Container {
  associatedtype Item
  associatedtype Items: Sequence where Items.Element == Item
  var items: Items { get }
  mutating func add(_ item: Item)
  init()
}
extension Container {
  init(adding items: [Item]) { self.init(); for item in items { add(item) } }
  var count: Int { items.reduce(0) { n, _ in n + 1 } }
}
extension Container where Item: Comparable { var largest: Item? { items.max() } }
struct IntBag: Container { var items: [Int] = []; mutating func add(_ item: Int) { items.append(item) } }
struct UniqueBag<T: Hashable>: Container {
  private(set) var items: Set<T> = []
  mutating func add(_ item: T) { items.insert(item) }
}
print(IntBag(adding: [3, 9, 2]).largest!, UniqueBag(adding: ["a", "b", "a"]).count, UniqueBag<Int>().largest as Any)
func merged<A: Container, B: Container>(_ a: A, _ b: B) -> [A.Item] where A.Item == B.Item { Array(a.items) + Array(b.items) }
print(merged(IntBag(adding: [1]), UniqueBag(adding: [2])))
protocol Parser<Output> { associatedtype Output; func parse(_ text: inout Substring) -> Output? }
struct Digits: Parser { func parse(_ text: inout Substring) -> Int? {
  let digits = text.prefix { $0.isNumber }
  text.removeFirst(digits.count)
  return Int(digits)
} }
struct Literal: Parser { let word: String; func parse(_ text: inout Substring) -> Void? {
  guard text.hasPrefix(word) else { return nil }
  text.removeFirst(word.count)
  return ()
} }
struct Pair<A: Parser, B: Parser>: Parser { let a: A, b: B
  func parse(_ text: inout Substring) -> (A.Output, B.Output)? {
    let start = text
    if let x = a.parse(&text), let y = b.parse(&text) { return (x, y) }
    text = start
    return nil
  }
}
struct Mapped<P: Parser, T>: Parser { let p: P, f: (P.Output) -> T; func parse(_ text: inout Substring) -> T? { p.parse(&text).map(f) } }
extension Parser {
  func then<B: Parser>(_ b: B) -> Pair<Self, B> { Pair(a: self, b: b) }
  func map<T>(_ f: @escaping (Output) -> T) -> Mapped<Self, T> { Mapped(p: self, f: f) }
}
let sum = Digits().then(Literal(word: "+")).then(Digits()).map { $0.0.0 + $0.1 }
var input: Substring = "12+30 rest"
print(sum.parse(&input) as Any, input, sum.parse(&input) as Any)
let any: any Parser<Int> = sum
var other: Substring = "1+1"
print(any.parse(&other)!)
