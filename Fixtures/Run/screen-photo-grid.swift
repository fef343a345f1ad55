// Shown at 320x320: a grid of photos in three columns; a tap marks one, the count follows.
// Do: tap "Lake"
// Do: tap "Hill"
// Do: tap "Lake"
// Do: tap "Fern"
// Events
import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let name: String
  let color: Color
}

struct PhotoCell: View {
  let photo: Photo
  let isChosen: Bool

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(photo.color).frame(height: 48)
      Text(photo.name)
    }
    .border(isChosen ? Color.blue : .clear)
  }
}

struct ContentView: View {
  private let photos = [
    Photo(id: 1, name: "Lake", color: .blue), Photo(id: 2, name: "Hill", color: .green),
    Photo(id: 3, name: "Sand", color: .yellow), Photo(id: 4, name: "Fern", color: .mint),
  ]
  @State private var chosen: Set<Int> = []

  var body: some View {
    VStack {
      Text("\(chosen.count) of \(photos.count)")
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), spacing: 16) {
        ForEach(photos) { photo in
          Button {
            if chosen.remove(photo.id) == nil { chosen.insert(photo.id) }
          } label: {
            PhotoCell(photo: photo, isChosen: chosen.contains(photo.id))
          }
          .buttonStyle(.plain)
        }
      }
    }
  }
}
