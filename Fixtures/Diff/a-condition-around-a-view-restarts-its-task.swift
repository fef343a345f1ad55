// A view that is put into a condition is another one: its task is cancelled, and the one of the view in the condition begins.
import SwiftUI

struct Clock: View {
  @State private var now = 0
  var body: some View { Text("\(now)").task {} }
}

// MARK: old
struct Page: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      Clock()
      Text("").task {}
    }
  }
}

// MARK: new
struct Page: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      if isOn { Clock() }
      Text("")
    }
  }
}
