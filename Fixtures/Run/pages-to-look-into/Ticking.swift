import SwiftUI

struct Ticking: View {
  @State private var count = 0
  var body: some View {
    Text("\(count) seconds")
      .task {
        while true {
          try? await Task.sleep(for: .seconds(1))
          count += 1
        }
      }
  }
}
