// Shown at 320x256: a long press opens the menu of a view; its buttons act and close it.
// Do: longpress "Photo"
// Do: tap "Copy"
// Do: longpress "Photo"
// Do: tap "Delete"
// Events
import SwiftUI

struct ContentView: View {
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text("Photo").padding().border(.gray)
        .contextMenu {
          Button("Copy", systemImage: "doc.on.doc") { log.append("copied") }
          Button("Delete", role: .destructive) { log.append("deleted") }
        }
      Text(log.joined(separator: ", "))
    }
  }
}
