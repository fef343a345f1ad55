// Shown at 240x160: `ForEach` over ranges, identified values and arrays, and views of the program's own.
import SwiftUI

struct Fruit: Identifiable {
  let id: Int
  let name: String
}

struct Row: View {
  let fruit: Fruit
  var isLast = false
  var body: some View {
    HStack {
      Text("\(fruit.id)")
      Text(fruit.name).bold()
      if isLast { Text("(last)") }
    }
  }
}

struct ContentView: View {
  let fruits = ["Apple", "Pear", "Plum"].enumerated().map { Fruit(id: $0.offset + 1, name: $0.element) }
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(fruits) { fruit in Row(fruit: fruit, isLast: fruit.id == fruits.count) }
      ForEach(0..<2) { Text("row \($0)") }
      ForEach(["x", "y"], id: \.self) { Text($0) }
    }
  }
}
