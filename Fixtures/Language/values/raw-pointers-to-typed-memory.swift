let a: [UInt32] = [1, 2, 0x01020304]
a.withUnsafeBytes { raw in print(raw.count, raw[8], Array(raw)); print(raw.load(fromByteOffset: 4, as: UInt32.self)) }
a.withUnsafeBufferPointer { p in
  let raw = UnsafeRawPointer(p.baseAddress!)
  print(raw.load(fromByteOffset: 8, as: UInt8.self), raw.load(as: UInt32.self))
  let rb = UnsafeRawBufferPointer(p); print(rb.count, rb.map { $0 })
}
let p = UnsafeMutablePointer<Int>.allocate(capacity: 2); p.initialize(repeating: 258, count: 2)
let r = UnsafeMutableRawPointer(p); print(r.load(as: UInt8.self), (r + 1).load(as: UInt8.self), r.load(fromByteOffset: 8, as: Int.self))
r.storeBytes(of: 7, toByteOffset: 8, as: Int.self); print(p[1])
p.deinitialize(count: 2); p.deallocate()
var x = 0x0102030405060708
withUnsafeBytes(of: &x) { print(Array($0)) }
withUnsafeBytes(of: x.bigEndian) { print($0.map { String($0, radix: 16) }) }
withUnsafePointer(to: &x) { print($0.pointee); $0.withMemoryRebound(to: UInt8.self, capacity: 8) { print($0[0], $0[7]) } }
let d: Double = 1.5
print(withUnsafeBytes(of: d) { Array($0) })
struct P { var a: Int16 = 1; var b: Int32 = 2 }
withUnsafeBytes(of: P()) { print($0.count, $0[0], $0[4]) }
