// A view owns its own state and that of every view below it, through extensions, generic containers and collections.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Card<Content: View>: View {
  @State private var isRaised = false
  @ViewBuilder let content: Content
  var body: some View { VStack { content } }
}

struct Outer: View {
  @StateObject private var model = Model()
  @FocusState private var isFocused: Bool
  @Namespace private var namespace
  @SceneStorage("s") private var stored = ""
  var body: some View { inner }
}

extension Outer {
  var inner: some View {
    Card { Row(); TextField("", text: $stored) }
  }
}

final class Model: ObservableObject {}

struct Counter: View, Equatable {
  @State private var n = 0
  let step: Int
  static func == (left: Self, right: Self) -> Bool { left.step == right.step }
  var body: some View { Text("\(n)") }
}

struct Whole: View {
  @ObservedObject var observed: Model
  @Binding var bound: Int

  var body: some View {
    Outer()
    Card { Outer(); Counter(step: 1).equatable() }
    EquatableView(content: Counter(step: 2))
    List { Row() }
    ScrollView { Text("s") }
  }
}
