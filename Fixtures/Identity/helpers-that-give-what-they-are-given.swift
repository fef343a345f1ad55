// A helper that gives what its closure makes, or what it is called on, adds no place: there is one view.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Screen: View {
  @State private var isOn = false
  var body: some View {
    wrap { Counter() }
    wrap { if isOn { Counter() } }
    perhaps { if isOn { Counter() } }
    given(Counter()).padding()
    Counter().apply { if isOn { $0.hidden() } else { $0 } }
    Counter().itself().padding()
    wrap {
      Counter()
      Text("a")
    }
    titled { Counter() }
    ViewBuilder.buildBlock(Counter(), Text("b"))
    stacked { Counter() }
    Picture().placeholder { Counter() }
  }

  private func wrap<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }

  private func titled<Content: View>(@ViewBuilder _ content: () -> Content) -> TupleView<(Text, Content)> {
    TupleView((Text("title"), content()))
  }

  /// What is put on the call is put on what the closure makes.
  private func stacked<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack {
      content().padding()
      content()
    }
  }
}

private func perhaps<Content: View>(@ViewBuilder _ content: () -> Content?) -> Content? { content() }

private func given<Content: View>(_ content: Content) -> Content { content }

/// A modifier that gives the view again: what it is given is under its name.
struct Picture: View {
  private var placeholder: AnyView?
  var body: some View { Color.red }

  func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
    var copy = self
    copy.placeholder = AnyView(content())
    return copy
  }
}

extension View {
  func apply<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> Result { change(self) }
  func itself() -> Self { self }
}
