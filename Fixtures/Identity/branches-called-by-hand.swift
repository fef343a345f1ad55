// What calls the builder's methods itself has the places that the builder makes: `buildEither(first:)` is the true side of a
// condition. Which of the two calls runs decides how long it is there. (Swift, SE-0289 Result builders.)
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Returned: View {
  @State private var isOn = false
  var body: some View { content }
  var content: _ConditionalContent<Counter, Text> {
    if isOn {
      return ViewBuilder.buildEither(first: Counter())
    }
    return ViewBuilder.buildEither(second: Text(""))
  }
}

struct Guarded: View {
  let name: String?
  var body: some View { content }
  var content: _ConditionalContent<Text, Counter> {
    guard let name else { return ViewBuilder.buildEither(second: Counter()) }
    return ViewBuilder.buildEither(first: Text(name))
  }
}

struct Chosen: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      isOn ? ViewBuilder.buildEither(first: Counter()) : ViewBuilder.buildEither(second: Text(""))
      Text("")
    }
  }
}
