// Initializers of any string type, from C strings and code units.

func made<S: StringProtocol>(_ type: S.Type, _ bytes: [UInt8], _ text: UnsafePointer<CChar>) -> [S] {
  [S(decoding: bytes, as: UTF8.self), S(cString: text)]
}
print("abd".withCString { made(String.self, [104, 105], $0) })
print("abe".withCString { made(Substring.self, [104, 105], $0) })
print("h\u{e9}".withCString(encodedAs: UTF16.self) { [$0[0], $0[1], $0[2]] })
let mirror = Mirror(reflecting: ["k": 1])
for child in mirror.children {
  let pair = Mirror(reflecting: child.value)
  let index = pair.children.startIndex
  print(type(of: index), pair.children[index].value, pair.children[pair.children.index(after: index)].value)
}
let any = AnyRandomAccessCollection([1, 2, 3])
print(any.count, any.last!, any[any.index(any.startIndex, offsetBy: 1)], any.map { $0 * 2 }, Array(any.reversed()))
let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
memory.initialize(to: 4)
print(type(of: memory.deinitialize(count: 1)))
