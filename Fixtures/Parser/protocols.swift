// Protocols with primary associated types and every kind of requirement.
protocol Container<Element, Index>: AnyObject, Sequence where Index: Comparable {
  associatedtype Element
  associatedtype Index: Hashable = Int
  associatedtype Slice: Container where Slice.Element == Element
  var count: Int { get }
  static var shared: Self { get async throws }
  var value: Element { get nonmutating set }
  init(_ elements: [Element])
  init?(named name: String)
  subscript(index: Index) -> Element { get set }
  mutating func append(_ element: Element)
  static func == (left: Self, right: Self) -> Bool
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
}
@objc protocol Delegate {
  @objc optional func changed()
}
protocol Marker: ~Copyable {}
