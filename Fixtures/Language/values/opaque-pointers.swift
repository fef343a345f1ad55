// An opaque pointer converts from and to typed and raw pointers; the bytes of a number are read through another type.
func bytes<T: FixedWidthInteger>(of value: T) -> [UInt8] {
  let pointer = UnsafeMutablePointer<T>.allocate(capacity: 1)
  defer { pointer.deallocate() }
  pointer.pointee = value
  let view = UnsafeMutablePointer<UInt8>(OpaquePointer(pointer))
  return (0..<MemoryLayout<T>.size).reversed().map { (view + $0).pointee }
}
print(bytes(of: 0x0102_0304 as UInt32), bytes(of: -2 as Int16), bytes(of: UInt8(9)))

let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 2)
numbers.initialize(repeating: 5, count: 2)
let opaque = OpaquePointer(numbers)
let same = UnsafeMutablePointer<Int>(opaque)
same[1] = 7
print(numbers[0], numbers[1], opaque == OpaquePointer(same), opaque == OpaquePointer(numbers + 1))
print(UnsafePointer<Int>(opaque).pointee, UnsafeRawPointer(opaque).load(fromByteOffset: 8, as: Int.self))
print(UnsafeMutableRawPointer(opaque) == UnsafeMutableRawPointer(numbers))
let none: UnsafeMutablePointer<Int>? = nil
print(OpaquePointer(none) == nil, UnsafeMutablePointer<Int>(nil as OpaquePointer?) == nil)
print(Set([opaque, OpaquePointer(same)]).count, Int(bitPattern: opaque) == Int(bitPattern: numbers))
numbers.deallocate()
