// State that holds an observable object is subscribed to where another object is put there, or may be through its
// binding; else only the properties that are read are.
import SwiftUI

@Observable final class Model {
  var count = 0
}

struct Replaced: View {
  @State private var model = Model()
  var body: some View {
    Text("\(model.count)")
    Button("New") { model = Model() }
  }
}

struct ReplacedByHelper: View {
  @State private var model: Model?
  var body: some View { Text("\(model?.count ?? 0)").task { await load() } }
  private func load() async { self.model = Model() }
}

struct GivenAway: View {
  @State private var model = Model()
  var body: some View {
    Text("\(model.count)")
    Editor(model: $model)
  }
}

struct Editor: View {
  @Binding var model: Model
  var body: some View { Stepper("Count", value: $model.count) }
}

struct Kept: View {
  @State private var model = Model()
  var body: some View {
    Text("\(model.count)")
    Stepper("Count", value: $model.count)
    Button("Add") { model.count = 1 }
  }
}

struct Unread: View {
  @State private var model = Model()
  var body: some View { Button("New") { model = Model() } }
}
