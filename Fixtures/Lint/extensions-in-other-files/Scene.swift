import SwiftUI

final class Stage: ObservableObject {
  @Published var light = 0.5
}

struct Scene: View {
  @State var picture: Image?
  @State var note: String?
  @State var isDrawing = false
  @State var isReading = false
  @State var stage = Stage()

  var body: some View {
    poster
      .sheet(isPresented: $isDrawing) {
        if let picture { picture }
      }
      .sheet(isPresented: $isReading) {
        if let note { Text(note) }
      }
      .toolbar { controls }
    Text("\(stage.light)")
  }
}
