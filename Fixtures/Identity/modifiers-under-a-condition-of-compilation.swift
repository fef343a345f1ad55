// Of `#if` in a chain the modifiers of the active branch are a part of the chain.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Chain: View {
  var body: some View {
    Row()
      #if os(iOS)
        .overlay { Row() }
        .id(1)
      #else
        .background { Row() }
      #endif
      .overlay { Text("x") }
    Row()
      #if os(macOS)
        .overlay { Row() }
      #endif
      .padding()
  }
}
