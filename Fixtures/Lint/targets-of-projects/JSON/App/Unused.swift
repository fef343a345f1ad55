import SwiftUI

struct Unused: View {
  @State private var level = 0.5
  var body: some View {
    Slider(value: $level)
      .onChange(of: level) { new in print(new) }
  }
}
