import SwiftUI
import Missing

final class Store {
  var items: [String] = ["a"]
  var other = MissingList()
  var list: [Int] = MissingList.numbers
  func first() -> String { "\(list[0])" }
  func size() -> Int { list.count }
  func add() { list.append(3); list[0] = 4; items.append("b") }
}
struct ContentView: View {
  @State private var store = Store()
  var body: some View {
    VStack {
      Text("Items \(store.items.count)")
      Text(store.first())
      Text("\(store.size())")
      Button("Add") { store.add() }
      if store.size() > 2 { Text("many") }
      ForEach(0..<store.size(), id: \.self) { Text("row \($0)") }
    }
  }
}
