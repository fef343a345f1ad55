import SwiftUI

extension Scene {
  /// The picture is there for the poster, not for the sheet; the note is there for the sheet alone.
  @ViewBuilder var poster: some View {
    if let picture { picture.resizable() }
  }

  @ViewBuilder var controls: some View {
    Button("Draw") {
      picture = Image(systemName: "star")
      isDrawing = true
    }
    Button("Read") {
      note = "A note"
      isReading = true
    }
    Button("Brighter") { stage.light += 0.1 }
  }
}
