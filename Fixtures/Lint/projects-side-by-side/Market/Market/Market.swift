import SwiftUI

struct Item: Identifiable {
  let id: String
}

extension View {
  func raised() -> some View { zIndex(1) }
}

extension Item {
  var title: Image { Image(id) }
}

struct MarketView: View {
  let items: [Item]
  var body: some View {
    TabView {
      Tab("Stalls", systemImage: "cart") { ProgressView() }
    }
    ForEach(items) { $0.title.raised() }
    ClockView(items: [])
    Badge()
  }
}
