// An image that is loaded and its placeholder are two branches: each ends when the other is there.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Loaded: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url) { image in
      image.resizable()
    } placeholder: {
      Row()
    }
    AsyncImage(url: url) { phase in
      if let image = phase.image { image } else { Row() }
    }
  }
}
