struct Amount: Equatable, Comparable, ExpressibleByIntegerLiteral {
  var units: Int
  init(integerLiteral value: Int) { units = value }
  static func == (left: Amount, right: Amount) -> Bool { left.units == right.units }
  static func < (left: Amount, right: Amount) -> Bool { left.units < right.units }
}

func compare(_ byte: UInt8, _ word: UInt64, _ words: [UInt], _ count: Int32) -> Bool {
  if byte == 0 { return true }
  if byte & 0x80 != 0x80 { return false }
  if (word & 1) != 0 || words[0] >= 2 { return true }
  if count < 1 && words.last == 3 { return true }
  return words.allSatisfy { $0 != 0 }
}

func compareAmount(_ amount: Amount) -> Bool {
  amount == 1 || amount < 3 ? false : amount != 4
}

struct Flags: OptionSet {
  let rawValue: Int32
  static let first = Flags(rawValue: 1 << 0)
  static let second = Flags(rawValue: 1 << 1)
}

func shifts(_ start: UInt8) -> UInt8 {
  var flags = start
  flags |= (1 << 6)
  flags = flags | 1 << 2
  return flags
}
enum Big {
  struct Number: ExpressibleByIntegerLiteral {
    init(_ value: Double) {}
    init<T: BinaryInteger>(_ value: T) {}
    init(integerLiteral value: Int) {}
  }
}
func bigs() -> [Big.Number] {
  let a = Big.Number(1)
  return [a, Big.Number(2)]
}
func sum(_ values: [UInt8]) -> UInt32 {
  values.lazy.map(UInt32.init).reduce(UInt32(0), +)
}
func inRange(_ color: UInt32, _ letter: Character) -> Bool {
  (0x10 ... 0xFF) ~= color && "0"..."9" ~= letter
}
func pairs() -> [(UInt64, UInt64)] { Array(repeating: (0, 0), count: 3) }
func f(_ x: UInt8, _ y: UInt64, _ n: Int) {
  var z = x << 3
  z <<= 2
  let a = y >> 7 & 1
  let b: UInt8 = 1 << 4
  let c: UInt32 = 1 << n
  let d = UInt16(1) << 2
  let e = (y << 8) | UInt64(x >> 2)
  let g = 1 << 3
  let h: Int32 = (1 << 4) - 1
  let i = ~(1 << 2) & x
  let j = x &<< 2
  print(z, a, b, c, d, e, g, h, i, j, x == 1 << 2)
}
protocol Piece {}
struct Part: Piece {}
func produce<T>(_ f: () -> T) -> T { f() }
func results(_ c: Bool) {
  print(produce { let a = 1; return a })
  let x: any Piece = produce { let s = Part(); return s }
  let y: (any Piece)? = produce { let s = Part(); return s }
  let z: Any = produce { let s = Part(); return s }
  let v: any Piece = produce { Part() }
  let w: (any Piece)? = produce { Part() }
  let u: Any? = produce { let s = Part(); if c { return s }; return s }
  let t: (any Piece)? = produce { if c { return nil }; return Part() }
  let q: Int? = produce { let a = 1; return a }
  let r: Int? = produce { 1 }
  print(x, y as Any, z, v, w as Any, u as Any, t as Any, q as Any, r as Any)
}
