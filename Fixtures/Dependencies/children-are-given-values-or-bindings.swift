// A child runs again if the value that it is given differs; with a binding it runs though its parent does not.
import Observation
import SwiftUI

@Observable
final class Store {
  var items = ["a"]
  var filter = ""
  @ObservationIgnored var cache = 0
}

struct ItemView: View {
  let title: String
  var body: some View { Text(title) }
}

struct FilterView: View {
  @Binding var filter: String
  var body: some View { TextField("Filter", text: $filter) }
}

struct StoreView: View {
  @State private var store = Store()
  @State private var draft = ""
  @State private var title = "Items"

  var body: some View {
    VStack {
      ItemView(title: title)
      FilterView(filter: $draft)
      ForEach(store.items, id: \.self) { ItemView(title: $0) }
      Button("Clear") { store.items = []; store.filter = "" }
    }
  }
}
