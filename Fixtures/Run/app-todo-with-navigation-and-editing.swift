// Shown at 320x384: a to-do list of an older app: an observed model, rows that lead to an editor, swipes and an edit button.
// Do: tap "Buy milk"
// Do: type "Title" "Buy oat milk"
// Do: tap "Done"
// Do: back
// Do: tap "Edit"
// Do: delete "Call Ada"
// Do: tap "Done"
// Events
import SwiftUI

struct TodoItem: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}

class TodoStore: ObservableObject {
  @Published var items = [
    TodoItem(id: 1, title: "Buy milk"), TodoItem(id: 2, title: "Call Ada"), TodoItem(id: 3, title: "Read", isDone: true),
  ]
  var openCount: Int { items.filter { !$0.isDone }.count }
  func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
}

struct TodoRow: View {
  let item: TodoItem
  var body: some View {
    HStack {
      Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
      Text(item.title).strikethrough(item.isDone)
    }
  }
}

struct TodoEditor: View {
  @Binding var item: TodoItem
  var body: some View {
    Form {
      TextField("Title", text: $item.title)
      Toggle("Done", isOn: $item.isDone)
    }
    .navigationTitle("Edit item")
  }
}

struct ContentView: View {
  @StateObject private var store = TodoStore()

  var body: some View {
    NavigationView {
      List {
        ForEach($store.items) { $item in
          NavigationLink(destination: TodoEditor(item: $item)) { TodoRow(item: item) }
        }
        .onDelete(perform: store.delete)
      }
      .navigationTitle("\(store.openCount) open")
      .toolbar { EditButton() }
    }
    .navigationViewStyle(.stack)
  }
}
