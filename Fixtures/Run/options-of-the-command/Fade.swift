import SwiftUI

struct Fade: View {
  @State private var isBright = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Café → menú")
      Rectangle()
        .fill(.blue)
        .frame(width: isBright ? 160 : 40, height: 16)
      Button("Brighten") {
        withAnimation(.linear(duration: 1)) { isBright = true }
      }
    }
  }
}

#Preview { Fade() }
