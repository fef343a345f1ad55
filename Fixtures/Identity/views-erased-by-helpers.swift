// A helper that erases the view it is called on, or puts it into something first, holds that view: it is below the
// `AnyView`. (Apple, AnyView: it destroys the hierarchy when the type in it changes.)
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

extension View {
  func erased() -> AnyView { AnyView(self) }
  func padded() -> AnyView { AnyView(padding()) }
  func stacked() -> AnyView { AnyView(VStack { self }) }
}

struct Screen: View {
  @State private var isOn = false
  var body: some View {
    if isOn { Counter().erased() } else { Counter().padding().erased() }
    Counter().padded()
    Counter().stacked().padding()
    (isOn ? AnyView(Counter()) : AnyView(Text(""))).padding()
    (isOn ? Counter() : Counter()).padding()
  }
}
