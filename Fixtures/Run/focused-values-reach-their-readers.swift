// Shown at 240x180: a scene's value is always read, the value of a view while a field in it has the focus.
// Do: tap "Name"
// Do: tap "Clear"
import SwiftUI

extension FocusedValues {
  @Entry var count: Int?
  @Entry var title: Binding<String>?
}

final class Draft: ObservableObject {
  @Published var words = 12
}

struct Toolbar: View {
  @FocusedValue(\.count) private var count
  @FocusedBinding(\.title) private var title
  @FocusedObject private var draft: Draft?

  var body: some View {
    VStack {
      Text("\(count ?? 0) files")
      Text(title ?? "no title")
      Text("\(draft?.words ?? 0) words")
      Button("Clear") {
        title = "Empty"
        draft?.words = 0
      }
    }
  }
}

struct Editor: View {
  @State private var title = "Letter"
  @StateObject private var draft = Draft()

  var body: some View {
    VStack {
      TextField("Name", text: $title).focusedValue(\.title, $title)
      TextField("Other", text: .constant("Other"))
      Toolbar()
    }
    .focusedSceneValue(\.count, title.count)
    .focusedSceneObject(draft)
  }
}

#Preview { Editor() }
