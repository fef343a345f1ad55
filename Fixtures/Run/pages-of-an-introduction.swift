// Shown at 320x200: an introduction: pages with a next button, the last of which ends it.
// Do: tap "Next"
// Do: tap "Next"
// Do: tap "Begin"
// Events
import SwiftUI

struct Page { let title: String; let symbol: String }

struct Introduction: View {
  let pages: [Page]
  let done: () -> Void
  @State private var index = 0

  var body: some View {
    VStack {
      Label(pages[index].title, systemImage: pages[index].symbol)
      HStack {
        ForEach(pages.indices, id: \.self) { Circle().fill($0 == index ? .blue : .gray).frame(width: 8, height: 8) }
      }
      Button(index == pages.count - 1 ? "Begin" : "Next") {
        if index + 1 < pages.count { index += 1 } else { done() }
      }
    }
  }
}

struct ContentView: View {
  @AppStorage("introduced") private var isIntroduced = false

  var body: some View {
    if isIntroduced {
      Text("Home")
    } else {
      Introduction(pages: [
        Page(title: "Hello", symbol: "hand.wave"), Page(title: "Grow", symbol: "leaf"), Page(title: "Share", symbol: "heart"),
      ]) { isIntroduced = true }
    }
  }
}
