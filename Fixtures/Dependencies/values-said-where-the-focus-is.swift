// What a body says where its views have the focus comes to who asks for it, wherever that stands, if the focus is there.
import SwiftUI

extension FocusedValues {
  @Entry var selection: Int?
  @Entry var title: Binding<String>?
}

final class Model: ObservableObject { @Published var name = "" }

struct Asking: View {
  @FocusedValue(\.selection) var selection
  var body: some View { Text("\(selection ?? 0)") }
}

struct Editing: View {
  @FocusedBinding(\.title) var title
  var body: some View { Text(title ?? "") }
}

struct Showing: View {
  @FocusedObject var model: Model?
  var body: some View { Text(model?.name ?? "") }
}

struct Screen: View {
  @State private var selection = 0
  @State private var title = ""
  @StateObject private var model = Model()
  var body: some View {
    Text("").focusedSceneValue(\.selection, selection)
    Text("").focusedValue(\.title, $title)
    Text("").focusedSceneObject(model)
    Asking()
    Editing()
    Showing()
  }
}
