// Of `#if` in a chain the modifiers of the active branch count, wherever it stands in the chain and inside one another.
import SwiftUI
struct Child: View { @State private var n = 0; var body: some View { Text("\(n)") } }
struct Ends: View {
  @State private var on = false
  var body: some View {
    VStack {
      Toggle("x", isOn: $on)
        #if os(iOS)
          .padding()
        #endif
      Text("c")
      Child()
        #if os(tvOS)
          .padding()
        #endif
    }
  }
}
struct Nested: View {
  var body: some View {
    Child()
      #if os(iOS)
        .overlay { Child() }
        #if os(iOS)
          .padding()
        #else
          .background { Child() }
        #endif
        .overlay { Child() }
        #if os(iOS)
          .background { Child() }
        #endif
      #endif
      .padding()
  }
}
struct Whole: View {
  var body: some View {
    Child()
      #if os(iOS)
        #if canImport(UIKit)
          .id(3)
        #endif
      #endif
  }
}
