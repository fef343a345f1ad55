import SwiftUI

struct Counting: View {
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Panel(count: count, limit: 10, isOn: $isOn)
      Unrelated()
      Button("More") { count += 1 }
    }
  }
}

struct Panel: View {
  let count: Int
  let limit: Int
  @Binding var isOn: Bool

  var body: some View {
    Label(value: count + 1)
    Limit(limit: limit)
    Switch(isOn: $isOn)
  }
}

/// Its initialiser says which property the value goes into.
struct Label: View {
  let text: String

  init(value: Int) {
    self.text = "\(value)"
  }

  var body: some View { Line(text: text) }
}

struct Line: View {
  let text: String

  var body: some View { Text(text) }
}

struct Limit: View {
  let limit: Int

  var body: some View { Text("\(limit)") }
}

/// It gives the binding on, its value, and itself.
struct Switch: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle("On", isOn: $isOn)
    Lamp(isOn: isOn)
    Switch(isOn: $isOn)
  }
}

struct Lamp: View {
  let isOn: Bool

  var body: some View { Text(isOn ? "on" : "off") }
}

struct Unrelated: View {
  var body: some View { Text("always the same") }
}
