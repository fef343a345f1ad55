let a: [UInt16] = [1, 2, 3, 4]
a.withUnsafeBufferPointer { b in
  let p = b.baseAddress!
  let q = p + 3
  print(Int(bitPattern: q) - Int(bitPattern: p), UInt(bitPattern: q) > UInt(bitPattern: p), q - p)
  let r = UnsafeRawPointer(p)
  print(Int(bitPattern: r + 5) - Int(bitPattern: r), r.distance(to: UnsafeRawPointer(q)), r < UnsafeRawPointer(q))
}
let none: UnsafeRawPointer? = nil
print(Int(bitPattern: none))
func sum(_ p: UnsafeRawPointer, _ n: Int) -> Int { (0..<n).reduce(0) { $0 + Int(p.load(fromByteOffset: $1, as: UInt8.self)) } }
a.withUnsafeBufferPointer { print(sum($0.baseAddress!, 8), sum($0.baseAddress! + 1, 2)) }
var b: [UInt16] = [0x0102, 3]
b.withUnsafeMutableBufferPointer { p in UnsafeMutableRawPointer(p.baseAddress!).storeBytes(of: 9, toByteOffset: 1, as: UInt8.self) }
print(b)
