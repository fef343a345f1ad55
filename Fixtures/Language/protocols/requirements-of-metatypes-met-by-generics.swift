// A generic method witnesses the requirements whose parameters are metatypes that no other method takes.
protocol Container {
  func decode(_ type: Bool.Type) -> String
  func decode(_ type: Int.Type) -> String
  func decode(_ type: UInt8.Type) -> String
  func decode<T: Decodable>(_ type: T.Type) -> String
  func decode(list: [Int]) -> String
  func decode(list: [String]) -> String
}

struct Box: Container {
  func decode(_ type: Bool.Type) -> String { "Bool" }
  func decode<T>(_ type: T.Type) -> String where T: BinaryInteger & Decodable { "integer \(T.self)" }
  func decode<T>(_ type: T.Type) -> String where T: Decodable { "any \(T.self)" }
  func decode(list: [Int]) -> String { "numbers" }
  func decode<T: Hashable>(list: [T]) -> String { "list of \(T.self)" }
}

let box: any Container = Box()
print(box.decode(Bool.self), box.decode(Int.self), box.decode(UInt8.self), box.decode(String.self))
print(box.decode(list: [1]), box.decode(list: ["a"]))
func use<C: Container>(_ container: C) {
  print(container.decode(Bool.self), container.decode(Int.self), container.decode(UInt8.self))
  print(container.decode(list: [1]), container.decode(list: ["a"]))
}
use(Box())
