// A class that is said to be `Sendable` too is the class, under an alias as well.
typealias SendableKeyPath<Root, Value> = any KeyPath<Root, Value> & Sendable
struct Holder<Value> {
  private let path: any KeyPath<[Int], Value> & Sendable
  private let other: SendableKeyPath<[Int], Value>
  init(_ path: any KeyPath<[Int], Value> & Sendable) { self.path = path; other = path }
  func get(_ a: [Int]) -> [Value] { [a[keyPath: path], a[keyPath: other]] }
}
print(Holder(\.count).get([1, 2]), Holder(\.first).get([4]))
