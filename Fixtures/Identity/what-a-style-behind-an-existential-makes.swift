// What a value of `any Style` makes is of whatever type that style has for it; of a generic parameter it is one type.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

protocol Style {
  associatedtype Made: View
  @ViewBuilder func make() -> Made
  var label: Made { get }
}

struct Screen: View {
  let style: any Style
  let styles: [any Style]
  var body: some View {
    AnyView(style.make())
    AnyView(style.label)
    ForEach(0..<3) { AnyView(styles[$0].make()) }
    card(style)
  }

  private func card(_ style: any Style) -> some View { AnyView(style.make()).padding() }
}

struct Fixed<S: Style>: View {
  let style: S
  var body: some View { AnyView(style.make()) }
}
