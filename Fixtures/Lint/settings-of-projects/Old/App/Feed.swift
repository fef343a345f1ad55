import Foundation
import SwiftUI

final class Feed: ObservableObject {
  @Published var items: [String] = []

  func load() { items = ["new"] }
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    #if FANCY && PLUS && !SHIPPED && swift(>=6.4)
    Label("\(feed.items.count)", systemImage: "star").onTapGesture { load() }
    #else
    Text("\(feed.items.count)")
    #endif
  }

  private func load() {
    DispatchQueue.global().async { feed.load() }
  }
}

extension EnvironmentValues {
  @Entry var save: () -> Void = {}
}
