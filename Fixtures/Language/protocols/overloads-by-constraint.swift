// Requirements that are overloaded by constraints have their own witnesses.
protocol Store {
  associatedtype State
  func describe<Part>(_ part: (State) -> Part) -> String
  func describe<Part: Equatable>(_ part: (State) -> Part) -> String
}
struct Plain: Store {
  typealias State = [Int]
  func describe<Part>(_ part: (State) -> Part) -> String { "any" }
}
extension Store {
  func describe<Part: Equatable>(_ part: (State) -> Part) -> String { "equatable by default" }
}
struct Both<State>: Store {
  func describe<Part>(_ part: (State) -> Part) -> String { "any" }
}
extension Both {
  func describe<Part: Equatable>(_ part: (State) -> Part) -> String { "equatable" }
}
func show<S: Store>(_ store: S) where S.State == [Int] {
  print(store.describe { $0.count }, "/", store.describe { values in { values } })
}
show(Plain())
show(Both<[Int]>())
print(Both<[Int]>().describe { $0.count }, "/", Both<[Int]>().describe { _ in { 1 } })

protocol Adding { func add<Item: Hashable>(_ item: Item) -> String }
struct Bag: Adding {
  func add<Item>(_ item: Item) -> String { "any" }
  func add<Item: Equatable>(_ item: Item) -> String { "equatable" }
  func add<Item: Hashable>(_ item: Item) -> String { "hashable" }
}
func add<A: Adding>(to bag: A) { print(bag.add(1)) }
add(to: Bag())
