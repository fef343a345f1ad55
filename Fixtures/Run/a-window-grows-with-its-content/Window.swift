import SwiftUI

struct ContentView: View {
  @State private var isLong = false

  var body: some View {
    Button("More") { isLong = true }
      .frame(minWidth: 1000, maxWidth: .infinity, minHeight: isLong ? 700 : 400, maxHeight: .infinity)
  }
}
