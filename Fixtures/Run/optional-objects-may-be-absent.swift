// Shown at 240x112: an optional object of the environment is nil where none was given.
import Observation
import SwiftUI

@Observable final class Session { var user = "Ada" }

struct Greeting: View {
  @Environment(Session.self) private var session: Session?
  var body: some View { Text(session.map { "Hello, \($0.user)" } ?? "Nobody is here") }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Greeting()
      Greeting().environment(Session())
    }
  }
}
