// Shown at 160x64: text, numbers of views and order in depth change at once; a frame moves.
// Do: tap "Go"
// At: 0s 500ms 1s
// Events
import SwiftUI

struct Number: View {
  var value: Int
  var body: some View { Text("\(value)") }
}

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    VStack(spacing: 0) {
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      Number(value: isOn ? 10 : 1)
      ZStack {
        Text("a").zIndex(isOn ? 1 : 0)
        Text("b")
      }
      .frame(width: isOn ? 80 : 16, alignment: .leading)
    }
  }
}
