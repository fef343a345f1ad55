// Shown at 240x200: a transition of each kind is found in nested calls; notifications arrive one after another; an affine
// transform moves what is drawn.
// Do: tap "Post"
// Do: tap "Post"
import SwiftUI

extension Notification.Name { static let ping = Notification.Name("ping") }

struct ContentView: View {
  @State private var received = 0
  @State private var isShown = true

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if isShown {
        Text("scaled").transition(
          .asymmetric(
            insertion: .scale(scale: 0.95).combined(with: .opacity),
            removal: .scale(scale: 0.95).combined(with: .opacity)))
      }
      Text("received \(received)")
      Button("Post") { NotificationCenter.default.post(name: .ping, object: nil) }
      Rectangle().frame(width: 16, height: 16).transformEffect(CGAffineTransform(translationX: 64, y: 0))
    }
    .task {
      for await _ in NotificationCenter.default.notifications(named: .ping) { received += 1 }
    }
  }
}
