// A closure, an object or a time that a helper is given, or has by default, is another at each call, and so is what the
// helper makes with it; a function that is stored is the same.
import SwiftUI

final class Model {}

struct Action: View {
  let act: () -> Void
  var body: some View { Button("", action: act) }
}

struct Clock: View {
  let date: Date
  var body: some View { Text("") }
}

struct Holder: View {
  let model: Model
  var body: some View { Text("") }
}

struct Number: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

struct First: ViewModifier {
  let act: () -> Void
  func body(content: Content) -> some View { content.onAppear(perform: act) }
}

extension View {
  func onFirst(_ act: @escaping () -> Void) -> some View { modifier(First(act: act)) }
}

struct Screen: View {
  let stored: () -> Void
  @State private var count = 0

  var body: some View {
    let renamed = stored
    let local = { print(2) }
    Text("\(count)").onFirst { print(1) }
    action { print(1) }
    action(stored)
    Action(act: renamed)
    Action(act: local)
    action()
    clock(Date())
    clock(.distantPast)
    holder(Model())
    number(3)
  }

  func action(_ act: @escaping () -> Void = {}) -> Action { Action(act: act) }
  func clock(_ date: Date) -> Clock { Clock(date: date) }
  func holder(_ model: Model) -> Holder { Holder(model: model) }
  func number(_ value: Int) -> Number { Number(value: value) }
}
