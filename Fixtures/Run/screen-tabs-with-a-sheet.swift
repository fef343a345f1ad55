// Shown at 320x280: tabs, one of which presents a sheet that adds to the data of the other.
// Do: tap "Add"
// Do: type "Title" "Milk"
// Do: tap "Save"
// Do: tap "Done"
// Events
import SwiftUI

@Observable final class Store {
  var open: [String] = ["Bread"]
  var done: [String] = ["Eggs"]
}

struct NewItem: View {
  let store: Store
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Button("Save") {
        store.done.append(title)
        dismiss()
      }
    }
  }
}

struct OpenList: View {
  let store: Store
  @State private var isAdding = false

  var body: some View {
    VStack {
      ForEach(store.open, id: \.self) { Text($0) }
      Button("Add") { isAdding = true }
    }
    .sheet(isPresented: $isAdding) { NewItem(store: store) }
  }
}

struct ContentView: View {
  @State private var store = Store()

  var body: some View {
    TabView {
      Tab("Open", systemImage: "tray") { OpenList(store: store) }
      Tab("Done", systemImage: "checkmark") {
        VStack { ForEach(store.done, id: \.self) { Text($0) } }
      }
    }
  }
}
