// What a call is given is worked out before the defaults of the parameters that it leaves out.

func noted(_ text: String, _ number: Int) -> Int {
  print(text, terminator: " ")
  return number
}
func sum(_ a: Int, b: Int = noted("b by default", 7), c: Int) -> Int { a * 100 + b * 10 + c }
print(sum(noted("a", 1), c: noted("c", 3)))
print(sum(noted("a", 1), b: noted("b", 2), c: noted("c", 3)))

struct Size {
  var width: Int
  var height: Int
  init(width: Int = noted("width by default", 1), height: Int) { (self.width, self.height) = (width, height) }
  func scaled(_ x: Int = noted("x by default", 2), by y: Int) -> Int { width * x + height * y }
}
print(Size(height: noted("height", 5)))
print(Size(height: noted("height", 5)).scaled(by: noted("y", 4)))

print(MemoryLayout.size(ofValue: 3.0), MemoryLayout.stride(ofValue: UInt8(1)), MemoryLayout.alignment(ofValue: 1))
