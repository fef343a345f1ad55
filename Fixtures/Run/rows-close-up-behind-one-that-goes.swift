// Shown at 160x96: a row that is removed fades where it was, while those below it move up.
// Do: tap "remove"
// At: 0s 500ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var names = ["ada", "bob", "cleo"]

  var body: some View {
    VStack(spacing: 0) {
      Button("remove") { withAnimation(.linear(duration: 1)) { _ = names.remove(at: 1) } }
      ForEach(names, id: \.self) { Text($0) }
      Spacer(minLength: 0)
    }
  }
}
