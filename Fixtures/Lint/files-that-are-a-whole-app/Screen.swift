import SwiftUI

struct Screen: View {
  var body: some View {
    List(0..<5) { Text("\($0)") }
      .navigationTitle("Numbers")
  }
}
