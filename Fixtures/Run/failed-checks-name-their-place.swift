// Shown at 240x144: what asserts and fails stops the view that it is in, with its message and its place; the rest is drawn.
import SwiftUI

struct Checked: View {
  let number: Int
  var body: some View {
    assert(number < 10, "number is too large")
    return Text("number \(number)")
  }
}

struct Required: View {
  let name: String?
  var body: some View {
    guard let name else { preconditionFailure("a name is required") }
    return Text(name)
  }
}

struct Unwritten: View {
  var body: some View { Text(text()) }
  private func text() -> String { fatalError("not written yet") }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Checked(number: 3)
      Checked(number: 30)
      Required(name: nil)
      Unwritten()
      Text("rest")
    }
  }
}
