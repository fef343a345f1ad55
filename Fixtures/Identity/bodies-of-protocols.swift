// In a body that an extension of a protocol has for a type, `Self` is that type.
import SwiftUI

struct Leaf: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

protocol Page: View {
  associatedtype Content: View
  @ViewBuilder var content: Content { get }
}

extension Page {
  var body: some View {
    VStack {
      content
      Divider()
    }
  }
}

struct First: Page {
  var content: some View { Leaf() }
}

struct Second<Content: View>: Page {
  let content: Content
}

struct Book: View {
  @State private var isOpen = false

  var body: some View {
    First()
    if isOpen { Second(content: Leaf()) }
  }
}

// Only what meets its requirements has the body of an extension.
protocol Titled { var title: String { get } }

extension View where Self: Titled {
  var body: some View { Text(title) }
}

struct Heading: View, Titled {
  let title = "Heading"
}

protocol Frame: ViewModifier {}

extension Frame {
  func body(content: Content) -> some View {
    content.padding()
  }
}

struct Thin: Frame {
  @State private var width = 1.0
}

// Nobody's body: for `Bare` alone the compiler does not look there, and takes `Never`.
struct Bare: View {
  @State private var count = 0
}

extension View where Self == Bare {
  var body: some View { Text("never shown") }
}
