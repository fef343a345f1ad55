// Several bodies learn of one change: what one of them gives on, another one that observes the same object is given; what a
// modifier writes into the environment whenever it runs by itself, the views under it read. One answer is behind all of the
// lines.
import Observation
import SwiftUI

@Observable final class Login {
  var isValid = false
  var attempts = 0
}

final class Settings: ObservableObject {
  @Published var level = 1
}

struct LoginButton: View {
  let isOn: Bool
  var body: some View { Button("") {}.disabled(!isOn) }
}

struct Form2: View {
  let login: Login
  let isOn: Bool
  var body: some View {
    Text(login.isValid ? "ready" : "")
    LoginButton(isOn: isOn)
  }
}

struct Root: View {
  @State private var login = Login()
  var body: some View { Form2(login: login, isOn: login.isValid) }
}

struct OnceGiven: View {
  let login: Login
  let isOn: Bool
  var body: some View {
    Text(login.isValid ? "ready" : "")
    LoginButton(isOn: isOn)
  }
}

struct TwoRoots: View {
  @State private var login = Login()
  var body: some View {
    OnceGiven(login: login, isOn: login.isValid)
    OnceGiven(login: login, isOn: true)
  }
}

extension EnvironmentValues {
  @Entry var level = 0
}

struct Levelled: ViewModifier {
  @EnvironmentObject var settings: Settings
  func body(content: Content) -> some View { content.environment(\.level, settings.level) }
}

struct Child: View {
  @Environment(\.level) private var level
  var body: some View { Text("\(level)") }
}

struct Other: View {
  var body: some View { Text("") }
}

struct Parent: View {
  @EnvironmentObject var settings: Settings
  var body: some View {
    Child().modifier(Levelled())
    Other().modifier(Levelled())
    Child().environment(\.level, 2).modifier(Levelled())
  }
}
