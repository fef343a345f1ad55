// Shown at 200x60: a wrapper around a binding in the environment, read directly and as a protocol demands.
import SwiftUI

struct Choice {
  var title = "Default"
}

extension EnvironmentValues {
  @Entry var choice: Binding<Choice> = .constant(Choice())
}

protocol Titled: View {
  var choice: Choice { get nonmutating set }
}

extension Titled {
  var body: some View { Button("Rename \(choice.title)") { choice.title += "!" } }
}

struct Row: Titled {
  @Environment(\.choice) @Binding var choice: Choice
}

struct ContentView: View {
  @State private var choice = Choice(title: "Tea")
  var body: some View {
    VStack {
      Row()
      Text(choice.title)
    }
    .environment(\.choice, $choice)
  }
}
