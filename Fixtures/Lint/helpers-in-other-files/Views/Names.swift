import SwiftUI

struct Names: View {
  let names: [String]
  @State var isShown = false
  @State private var asks = false

  var body: some View {
    VStack {
      List(names, id: \.self) { name in row(name) }
      header.alert("Ask", isPresented: $asks) { Text("OK") }
      Chip(text: "Names").background(Color.red)
      Chip(text: "Names").asking($asks)
    }
  }
}
