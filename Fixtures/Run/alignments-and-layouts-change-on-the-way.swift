// Shown at 160x96: another alignment and another layout move the views there; they stay the same views.
// Do: tap "go"
// At: 0s 500ms 1s
import SwiftUI

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    let layout = isOn ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    VStack(spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      layout {
        Color.red.frame(width: 20, height: 10)
        Color.green.frame(width: 20, height: 10)
      }
      Text("aligned").frame(width: 120, alignment: isOn ? .trailing : .leading)
    }
  }
}
