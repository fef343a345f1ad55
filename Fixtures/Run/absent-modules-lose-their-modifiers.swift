// Shown at 240x200: what a module that is not here has for a view is left out, and the view itself is shown.
import Ribbons
import SwiftUI

struct Tinted: ViewModifier {
  @Tint(.accent) private var tint
  let isOn: Bool
  func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0.5).background(tint) }
}

extension View {
  func following(_ value: Binding<Int>) -> some View { onChange(of: value.wrappedValue) {} }
  func ribboned(_ ribbon: Ribbon) -> some View { modifier(RibbonModifier(ribbon: ribbon)) }
}

struct Badge: View {
  @Tint(.accent) private var tint
  var body: some View { Text("badge") }
}

struct ContentView: View {
  @Ribboned private var count
  var ribbon: Ribbon
  var body: some View {
    VStack(spacing: 0) {
      Text("modifier").modifier(Tinted(isOn: true))
      Text("binding").following($count)
      Text("condition").disabled(ribbon.isTied && count > 3)
      Text("namespace").ribbon.size(3).bold()
      Text("argument").ribboned(.red)
      Badge()
      RibbonView()
    }
  }
}
