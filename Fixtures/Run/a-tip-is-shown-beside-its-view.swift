// Shown at 360x300: a tip of an app that has configured its tips is shown beside its view, until it is closed.
import SwiftUI
import TipKit

struct FavouriteTip: Tip {
  var title: Text { Text("Keep a favourite") }
  var message: Text? { Text("Favourites are at the top of the list.") }
  var image: Image? { Image(systemName: "star") }
}

struct ContentView: View {
  private let tip = FavouriteTip()

  init() { try? Tips.configure([.displayFrequency(.immediate)]) }

  var body: some View {
    VStack {
      Button("Favourite") {}.popoverTip(tip)
      Spacer()
    }
  }
}
