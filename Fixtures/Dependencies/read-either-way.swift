// What is read if something holds and if it does not is read anyway; `!(!isOn)` is `isOn`. Two uses in one line are told
// apart by their columns.
import SwiftUI

struct Row: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

struct Branches: View {
  @State private var isOn = false
  @State private var other = false
  @State private var a = 0
  @State private var b = 0
  @State private var c = 0
  var body: some View {
    if !isOn { Text("\(a)") } else if a > 3 { Text("\(b)") }
    if other { if isOn { Text("\(c)") } else { Text("\(c)") } }
    HStack { Row(n: a); Row(n: 1) }
  }
}

struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

@Observable final class Model { var n = 0 }

struct Owner: View {
  let model: Model
  var body: some View { Card { Text("\(model.n)") } }
}
