// Shown at 320x320: a grid of squares; one that is tapped is shown large with an overlay and closed again.
// Do: tap "4"
// Do: tap "Close"
// Do: tap "6"
// Events
import SwiftUI

struct Photo: Identifiable, Equatable {
  let id: Int
  var hue: Double { Double(id) / 9 }
}

struct PhotoTile: View {
  let photo: Photo
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color(hue: photo.hue, saturation: 0.6, brightness: 0.9))
      .aspectRatio(1, contentMode: .fit)
      .overlay { Text("\(photo.id)").foregroundStyle(.white) }
  }
}

struct ContentView: View {
  @State private var selected: Photo?
  private let photos = (1...9).map(Photo.init(id:))
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: 3)

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(photos) { photo in
            PhotoTile(photo: photo).onTapGesture { withAnimation(.linear(duration: 0.2)) { selected = photo } }
          }
        }
        .padding(8)
      }
      if let photo = selected {
        Color.black.opacity(0.6).ignoresSafeArea()
        VStack {
          PhotoTile(photo: photo).frame(width: 160)
          Button("Close") { withAnimation(.linear(duration: 0.2)) { selected = nil } }.tint(.white)
        }
        .transition(.scale.combined(with: .opacity))
      }
    }
  }
}
