// Shown at 200x48: what a view gives as a focused value does not reach its readers, which is said.
import SwiftUI

extension FocusedValues {
  @Entry var title: String?
}

struct Reader: View {
  @FocusedValue(\.title) private var title
  var body: some View { Text(title ?? "none") }
}

struct Editor: View {
  var body: some View {
    VStack {
      Text("Editor").focusedSceneValue(\.title, "Draft")
      Reader()
    }
  }
}

#Preview { Editor() }
