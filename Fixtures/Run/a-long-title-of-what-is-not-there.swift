// Shown at 240x240: the lines of a long `ContentUnavailableView` title are centred.
import SwiftUI

struct EmptyShelf: View {
  var body: some View {
    ContentUnavailableView("No jars are on this shelf yet. Please add one.", systemImage: "tray")
  }
}

#Preview { EmptyShelf() }
