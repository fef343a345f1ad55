// A modifier of the program whose body uses its content twice has two places for the view that it is put on.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Loading: ViewModifier {
  @State private var isLoaded = false
  func body(content: Content) -> some View {
    if isLoaded {
      content
    } else {
      content.redacted(reason: .placeholder)
    }
  }
}

struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct Renewed: ViewModifier {
  let key: Int
  func body(content: Content) -> some View { content.id(key) }
}

extension View {
  func loading() -> some View { modifier(Loading()) }
}

struct Screen: View {
  let number: Int
  var body: some View {
    Counter().loading()
    Counter().modifier(Padded())
    Counter().modifier(Renewed(key: number))
    VStack { Counter() }.modifier(Loading()).padding()
  }
}
