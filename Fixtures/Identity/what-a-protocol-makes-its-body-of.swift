// What a protocol of the program asks for, and makes the body of, is a helper of that body, not a body of its own.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

protocol Screen: View {
  associatedtype Content: View
  associatedtype Footer: View
  @ViewBuilder var content: Content { get }
  @ViewBuilder func footer(_ number: Int) -> Footer
}

extension Screen {
  var body: some View {
    VStack {
      Text("title")
      content
      self.footer(1)
    }
  }

  func footer(_ number: Int) -> some View { Counter().padding() }
}

struct First: Screen {
  @State private var number = 0
  var content: some View {
    Counter()
    Text("\(number)")
  }
}

struct Second: Screen {
  var isOn: Bool
  var content: some View { Text("a") }
  func footer(_ number: Int) -> some View { if isOn { Counter() } }
}

/// Its body is its own, and makes nothing of its content: whoever does makes it there.
struct Third: Screen {
  var content: some View { Counter() }
  var body: some View { Text("b") }
}

protocol Style {
  associatedtype Made: View
  @ViewBuilder func make() -> Made
}

struct Plain: Style {
  func make() -> some View { Counter() }
}
