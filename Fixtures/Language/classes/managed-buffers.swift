// Objects whose memory programs see to themselves.
final class Ring: ManagedBuffer<Int, String> {
  class func make(_ capacity: Int) -> Ring { create(minimumCapacity: capacity) { _ in 0 } as! Ring }
  func push(_ s: String) { withUnsafeMutablePointers { header, elements in (elements + header.pointee).initialize(to: s); header.pointee += 1 } }
  func all() -> [String] { withUnsafeMutablePointerToElements { elements in (0..<header).map { elements[$0] } } }
  deinit { _ = withUnsafeMutablePointers { $1.deinitialize(count: $0.pointee) }; print("ring ends") }
}
do {
  let ring = Ring.make(4)
  ring.push("a"); ring.push("b")
  print(ring.all(), ring.header, ring.capacity >= 4)
}
final class Thing { let n = 3 }
let handle = Unmanaged.passRetained(Thing())
print(handle.takeUnretainedValue().n)
print(handle.takeRetainedValue() === handle.takeUnretainedValue())
