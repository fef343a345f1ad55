// Shown at 240x160: a child tells its parent by closures and by a delegate; the parent alone has state.
// Do: tap "Like"
// Do: tap "Rename"
// Events
import SwiftUI

@MainActor
protocol CardDelegate: AnyObject {
  func cardDidRename(to name: String)
}

@MainActor
final class CardController: ObservableObject, CardDelegate {
  @Published private(set) var name = "Card"
  func cardDidRename(to name: String) { self.name = name }
}

struct CardActions: View {
  let onLike: () -> Void
  weak var delegate: (any CardDelegate)?
  var body: some View {
    HStack {
      Button("Like", action: onLike)
      Button("Rename") { delegate?.cardDidRename(to: "Renamed") }
    }
  }
}

struct ContentView: View {
  @StateObject private var controller = CardController()
  @State private var likes = 0
  var body: some View {
    VStack {
      Text("\(controller.name): \(likes)")
      CardActions(onLike: { likes += 1 }, delegate: controller)
    }
  }
}
