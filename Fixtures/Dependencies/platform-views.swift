// A view that another framework draws has no body: SwiftUI calls its update when its inputs, the environment or what it
// observes change.
import SwiftUI

@Observable final class Model {
  var title = ""
  var unread = 0
}

struct Label: UIViewRepresentable {
  let model: Model
  @Binding var text: String
  @State private var isRead = false

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = model.title + text
  }
}

struct Screen: View {
  @State private var model = Model()
  @State private var text = ""
  var body: some View { Label(model: model, text: $text) }
}
