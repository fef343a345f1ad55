// Shown at 200x60: a loop that would wait for a package has no end here, and no part in what is shown.
import Clocks
import SwiftUI

@Observable final class Model {
  var count = 0

  init() {
    Task { [weak self] in
      while true {
        guard self != nil else { return }
        try? await Task.pause(for: 3)
      }
    }
  }
}

struct ContentView: View {
  @State private var model = Model()
  var body: some View { Text("count \(model.count)") }
}
