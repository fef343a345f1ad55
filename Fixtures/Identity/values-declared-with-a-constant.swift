// A `let` whose value stands in its declaration never changes, if the value does not.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Constants: View {
  let isPlain = true
  let count = 2
  let isLucky = Bool.random()
  let given: Bool
  var changing = true

  var body: some View {
    if isPlain { Row() }
    if count + 1 > 2, !isPlain { Row() }
    if isLucky { Row() }
    if given { Row() }
    if changing { Row() }
    Row().id(count)
  }
}

struct InBodies: View {
  var isOn: Bool

  var body: some View {
    let isPlain = true
    let isShown = isOn
    var isSet = true
    if isPlain { Row() }
    if isShown { Row() }
    if isSet { Row() }
  }
}
