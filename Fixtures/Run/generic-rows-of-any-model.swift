// Shown at 240x112: a generic list with a closure for its rows, given two kinds of models.
// Do: tap "Rex"
// Events
import SwiftUI

protocol Named { var name: String { get } }
struct Dog: Named, Identifiable { let id: Int; let name: String }
struct Tree: Named, Identifiable { let id: String; let name: String; let age: Int }

struct NamedList<Model: Named & Identifiable, Extra: View>: View {
  let title: String
  let models: [Model]
  let onTap: (Model) -> Void
  @ViewBuilder let extra: (Model) -> Extra

  var body: some View {
    Text(title).font(.headline)
    ForEach(models) { model in
      HStack {
        Button(model.name) { onTap(model) }
        extra(model)
      }
    }
  }
}

struct ContentView: View {
  @State private var last = "-"
  var body: some View {
    VStack(alignment: .leading) {
      NamedList(title: "Dogs", models: [Dog(id: 1, name: "Rex")], onTap: { last = $0.name }) { _ in EmptyView() }
      NamedList(title: "Trees", models: [Tree(id: "a", name: "Oak", age: 90)], onTap: { last = $0.name }) {
        Text("\($0.age)")
      }
      Text(last)
    }
  }
}
