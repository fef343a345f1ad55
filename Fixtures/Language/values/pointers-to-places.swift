// `&place`, arrays and texts where pointers are wanted.

func increment(_ number: UnsafeMutablePointer<Int>, by step: Int = 1) { number.pointee += step }
func fill(_ numbers: UnsafeMutablePointer<Int32>, _ count: Int) {
  for index in 0..<count { numbers[index] = Int32(index * index) }
}
func sum(_ numbers: UnsafePointer<Int32>, _ count: Int) -> Int32 { (0..<count).reduce(0) { $0 + numbers[$1] } }
func length(_ text: UnsafePointer<CChar>) -> Int {
  var count = 0
  while text[count] != 0 { count += 1 }
  return count
}
struct Failed: Error {}
func failing(_ number: UnsafeMutablePointer<Int>) throws {
  number.pointee = 99
  throw Failed()
}
func orNothing(_ number: UnsafeMutablePointer<Double>?) -> String {
  guard let number else { return "nothing" }
  number.pointee *= 2
  return "doubled"
}

var count = 5
increment(&count)
increment(&count, by: 10)
print(count)
do { try failing(&count) } catch { print("failed", count) }

var squares = [Int32](repeating: 0, count: 5)
fill(&squares, squares.count)
print(squares, sum(squares, 5), sum([1, 2, 3], 3), length("naïve"))

struct Meter { var values = [1, 2, 3], total = 0 }
var meter = Meter()
increment(&meter.total, by: 3)
increment(&meter.values[1], by: 7)
print(meter)

var half = 0.5
print(orNothing(&half), half, orNothing(nil))

func local() {
  var number = 1
  let add = { number += 1 }
  increment(&number, by: 40)
  add()
  print(number)
}
local()

let memory = UnsafeMutablePointer<Int>.allocate(capacity: 4)
memory.initialize(repeating: 7, count: 4)
memory[1] = 9
(memory + 2).pointee = 11
print(Array(UnsafeBufferPointer(start: memory, count: 4)), memory.advanced(by: 1).pointee)
memory.deinitialize(count: 4)
memory.deallocate()

let raw = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
raw.storeBytes(of: 0xAABB, as: UInt16.self)
raw.storeBytes(of: 42, toByteOffset: 8, as: Int.self)
print(raw.load(as: UInt8.self), raw.load(fromByteOffset: 8, as: Int.self))
raw.deallocate()
print(withExtendedLifetime([1, 2]) { $0.count }, withExtendedLifetime(count) { 3 })
