import SwiftUI

struct Row: View {
  @ObservedObject private var model = Model()
  @State private var isOpen = false
  var body: some View {
    if isOpen { AnyView(model.content) } else { Main() }
  }
}

final class Model: ObservableObject {
  var content: any View { Text("x") }
}
