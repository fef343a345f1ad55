// Shown at 320x288: a dialog at the bottom with a title, a message, its buttons and one that cancels.
// Do: tap "Delete all"
// Do: tap "Cancel"
// Do: tap "Delete all"
// Do: tap "Delete 3 photos"
// Do: tap "Delete all"
// Events
import SwiftUI

struct ContentView: View {
  @State private var count = 3
  @State private var isAsking = false
  var body: some View {
    VStack {
      Text("\(count) photos")
      Button("Delete all", role: .destructive) { isAsking = true }
    }
    .confirmationDialog("Delete?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Delete \(count) photos", role: .destructive) { count = 0 }
      Button("Archive") {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}
