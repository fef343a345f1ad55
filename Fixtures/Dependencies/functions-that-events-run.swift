// What gives something may still run only when something happens: it asks what a link, a gesture, a publisher or a haptic
// then needs, and the body reads nothing of that. (SwiftUI, OpenURLAction, SensoryFeedback; Combine, Publisher.)
import Combine
import Observation
import SwiftUI

@Observable final class Router {
  var path: [URL] = []
  var isLoud = false
  func open(_ url: URL) -> OpenURLAction.Result {
    path.append(url)
    return .handled
  }
}

struct Links: View {
  let router: Router
  @State private var taps = 0
  var body: some View {
    Text("links")
      .environment(\.openURL, OpenURLAction { url in
        taps += 1
        return router.open(url)
      })
  }
}

struct Feeling: View {
  let router: Router
  @State private var taps = 0
  var body: some View {
    Text("feeling")
      .sensoryFeedback(.success, trigger: taps) { _, _ in router.isLoud }
      .sensoryFeedback(trigger: taps) { router.isLoud ? .success : nil }
  }
}

struct Dragged: View {
  let router: Router
  @State private var scale = 1.0
  var body: some View {
    Text("dragged").gesture(DragGesture().map { router.isLoud ? $0.translation.width * scale : 0 })
  }
}

struct Told: View {
  let router: Router
  let numbers: PassthroughSubject<Int, Never>
  @State private var least = 0
  var body: some View {
    Text("told").onReceive(numbers.filter { $0 > least && router.isLoud }.map { $0 + router.path.count }) { _ in }
  }
}
