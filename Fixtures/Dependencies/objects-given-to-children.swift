// An object that is given on is the same after it changes: a child runs again only if it observes it, reads the property,
// or is given a value from it.
import Observation
import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
  @Published var unread = 0
}

@Observable final class Store {
  var items: [Int] = []
  var filter = ""
}

struct Plain: View {
  let model: Model
  var body: some View { Text("") }
}

struct Observing: View {
  @ObservedObject var model: Model
  var body: some View { Text("") }
}

struct Around: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("") }
}

struct Valued: View {
  let name: String
  var body: some View { Text(name) }
}

struct Counting: View {
  let store: Store
  var body: some View { Text("\(store.items.count)") }
}

struct Filter: View {
  @Binding var text: String
  var body: some View { TextField("", text: $text) }
}

struct Parent: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Plain(model: model)
      Observing(model: model)
      Around()
      Valued(name: model.name)
    }
    .environmentObject(model)
  }
}

struct Stores: View {
  @Bindable var store: Store
  var body: some View {
    Text("\(store.items.count)")
    Counting(store: store)
    Valued(name: "x")
    Filter(text: $store.filter)
  }
}
