let n = [1, 2, 3, 4, 5, 6, 7]
print(n.prefix(3), n.suffix(2), n.dropFirst(5), n.dropLast(5), n.prefix(99).count, n.dropFirst(99).isEmpty, n.prefix(while: { $0 < 4 }), n.drop(while: { $0 < 6 }))
print(zip(n, n.dropFirst()).map { $1 - $0 }, zip(n, zip(n.dropFirst(), n.dropFirst(2))).map { $0 + $1.0 + $1.1 }, stride(from: 0, to: n.count, by: 3).map { Array(n[$0..<min($0 + 3, n.count)]) })
print(n.split(separator: 4).map(Array.init), n.split(maxSplits: 1) { $0 % 3 == 0 }.map { $0.count }, n.reversed().prefix(2).map { $0 }, n.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
print(n.reduce((even: 0, odd: 0)) { $1 % 2 == 0 ? ($0.even + $1, $0.odd) : ($0.even, $0.odd + $1) }, n.max { $0 % 4 < $1 % 4 }!, n.min { $0 % 4 < $1 % 4 }!, n.first { $0 * $0 > 10 }!, n.last { $0 % 2 == 0 }!)
print(n.flatMap { [$0, $0 * 10] }.count, n.compactMap { $0 > 5 ? "\($0)" : nil }, [[1], [2, 3]].flatMap { $0.map { $0 * 2 } }, n.allSatisfy { $0 > 0 }, n.contains { $0 > 6 }, n.elementsEqual(1...7), n.starts(with: 1...2))
var it = n.makeIterator()
var firstTwo: [Int] = []
while let x = it.next() { firstTwo.append(x); if firstTwo.count == 2 { break } }
print(firstTwo, it.next()!, Array(IteratorSequence(it)))
struct Windows<Base: Collection>: Sequence, IteratorProtocol { let base: Base; let size: Int; var start: Base.Index; init(_ b: Base, _ s: Int) { base = b; size = s; start = b.startIndex }
  mutating func next() -> Base.SubSequence? { guard let end = base.index(start, offsetBy: size, limitedBy: base.endIndex) else { return nil }; defer { base.formIndex(after: &start) }; return base[start..<end] } }
print(Windows(n, 5).map(Array.init), Windows("hello", 2).map(String.init), Array(Windows([1], 2)).isEmpty)
extension Sequence { func interleaved<S: Sequence>(with s: S) -> [Element] where S.Element == Element { var a = makeIterator(), b = s.makeIterator(), r: [Element] = []; while true { let x = a.next(), y = b.next(); if x == nil && y == nil { return r }; if let x { r.append(x) }; if let y { r.append(y) } } }; func intersperse(_ e: Element) -> [Element] { var r = flatMap { [$0, e] }; r = Array(r.dropLast()); return r }; func tally() -> [(Element, Int)] where Element: Hashable & Comparable { Dictionary(map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key } } }
print([1, 3].interleaved(with: [2, 4, 6]), ["a", "b"].intersperse("-"), "banana".tally().map { "\($0)\($1)" })
let primes = sequence(state: [Int]()) { (found: inout [Int]) -> Int? in var c = (found.last ?? 1) + 1; while found.contains(where: { c % $0 == 0 }) { c += 1 }; found.append(c); return c }
print(Array(primes.prefix(8)), sequence(first: 100) { $0 > 1 ? $0 / 3 : nil }.map { $0 }, sequence(first: "a") { $0.count < 4 ? $0 + "b" : nil }.joined(separator: ","))
print(AnyIterator { nil as Int? }.next() as Any, Array(AnySequence { [1, 2].makeIterator() }), (1...3).lazy.map { $0 * 2 }.filter { $0 > 2 }.map { $0 }, repeatElement(0, count: 2) + [1], Array([3, 1, 2].lazy.sorted()))
print(n.shuffledCount, n.indices.reversed().map { n[$0] }, n.index(where: 3), n.lastIndex(of: 7)!, n.firstIndex { $0 > 3 }!.advanced(by: 1))
extension Array where Element == Int { var shuffledCount: Int { shuffled().count }; func index(where v: Int) -> Int { firstIndex(of: v) ?? -1 } }
