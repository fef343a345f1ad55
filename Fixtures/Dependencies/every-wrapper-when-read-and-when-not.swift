// `@State` and its like subscribe by being read; bindings, the environment's values and observed objects by being
// declared; a namespace never changes.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
  @Published var count = 0
}

struct Unread: View {
  @State private var state = 0
  @Binding var binding: Int
  @Environment(\.colorScheme) private var scheme
  @StateObject private var owned = Session()
  @ObservedObject var observed: Session
  @EnvironmentObject private var shared: Session
  @AppStorage("a") private var stored = 0
  @SceneStorage("b") private var kept = ""
  @FocusState private var isFocused: Bool
  @GestureState private var offset = CGSize.zero
  @Namespace private var namespace
  @ScaledMetric private var width = 3.0
  @AccessibilityFocusState private var isHeard: Bool

  var body: some View { Text("nothing is read") }
}

struct Read: View {
  @State private var state = 0
  @Binding var binding: Int
  @Environment(\.colorScheme) private var scheme
  @StateObject private var owned = Session()
  @ObservedObject var observed: Session
  @EnvironmentObject private var shared: Session
  @AppStorage("a") private var stored = 0
  @SceneStorage("b") private var kept = ""
  @FocusState private var isFocused: Bool
  @GestureState private var offset = CGSize.zero
  @Namespace private var namespace
  @ScaledMetric private var width = 3.0

  var body: some View {
    Text("\(state) \(binding) \(stored) \(kept)")
      .opacity(scheme == .dark ? 1 : 0.5)
      .bold(isFocused)
      .offset(offset)
      .frame(width: width)
      .matchedGeometryEffect(id: 1, in: namespace)
    Text(owned.user)
    Text(observed.user)
    Text(shared.user)
  }
}
