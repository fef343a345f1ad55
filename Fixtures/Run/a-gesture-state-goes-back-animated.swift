// Shown at 160x64: when a gesture is over its state has the first value again, in the transaction that it is reset with.
// Do: drag "handle" 40 0
// At: 0s 500ms 1s
import SwiftUI

struct ContentView: View {
  @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var way = CGSize.zero

  var body: some View {
    Text("handle").offset(way)
      .gesture(
        DragGesture().updating($way) { value, state, _ in state = value.translation })
  }
}
