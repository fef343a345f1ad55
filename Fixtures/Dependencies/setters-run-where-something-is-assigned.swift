// An assignment runs the setter and what observes the property, not the getter; what is changed in part runs both.
import SwiftUI
import Observation
@Observable final class Store {
  var stored = 0
  var other = 0
  var watched = 0 { didSet { other = stored } }
  var computed: Int {
    get { stored }
    set { other = newValue }
  }
  var setterReads: Int {
    get { 1 }
    set { stored = other + newValue }
  }
}
struct V1: View {
  @State private var store = Store()
  var body: some View {
    let _ = (store.computed = 3)
    Text("a")
  }
}
struct V2: View {
  var store: Store
  var body: some View {
    store.setterReads = 2
    return Text("b")
  }
}
struct V3: View {
  var store: Store
  var body: some View {
    store.watched = 2
    return Text("b")
  }
}
struct V4: View {
  var store: Store
  var body: some View {
    store.computed += 2
    return Text("b")
  }
}
struct V5: View {
  var store: Store
  var body: some View {
    var local: Int {
      get { store.stored }
      set { store.other = newValue + store.watched }
    }
    local = 3
    return Text("b")
  }
}
@Observable final class Depot {
  var a = 0
  var b = 0
  var c = 0
  var point = CGPoint.zero
  var list: [Int] = [] { didSet { b = a } }
  var name = "" { willSet(next) { b = next.isEmpty ? c : 0 } }
  subscript(_ index: Int) -> Int {
    get { list[index] }
    set { list[index] = newValue + c }
  }
}
struct Appends: View {
  let store: Depot
  func add() -> String { store.list.append(1); return "" }
  var body: some View { Text(add()) }
}
struct Parts: View {
  let store: Depot
  func add() -> String { store.point.x = 1; return "" }
  var body: some View { Text(add()) }
}
struct InOut: View {
  let store: Depot
  func change(_ value: inout [Int]) {}
  func add() -> String { change(&store.list); return "" }
  var body: some View { Text(add()) }
}
struct Names: View {
  let store: Depot
  func add() -> String { store.name = "a"; return "" }
  var body: some View { Text(add()) }
}
struct Subscripts: View {
  let store: Depot
  func add() -> String { store[1] = 2; return "" }
  var body: some View { Text(add()) }
}
struct Tuples: View {
  let store: Depot
  func add() -> String { (store.a, store.b) = (1, store.c); return "" }
  var body: some View { Text(add()) }
}
struct Locals: View {
  let store: Depot
  var body: some View {
    var unused: Int { store.a }
    var used: Int { store.b }
    var both: Int { get { store.c } set { store.a = newValue } }
    let _ = (both += 1)
    VStack {
      Text("\(used)")
      Line(n: used)
    }
  }
}
struct Line: View { let n: Int; var body: some View { Text("\(n)") } }
struct Actions: View {
  let store: Depot
  var body: some View {
    Button("a") { store.name = "b" }
  }
}
struct DeclaredBehind: View {
  let store: Store
  var body: some View {
    VStack {
      Text(title)
      Line(n: count)
    }
    var title: String { "\(store.stored)" }
    var count: Int { store.other }
  }
}
