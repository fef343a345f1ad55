// Shown at 320x480: what the App Store would name and price has its identifier; the program's own content is there.
import StoreKit
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      SubscriptionStoreView(groupID: "21345") {
        VStack {
          Image(systemName: "star.fill").font(.largeTitle)
          Text("Garden Pro").font(.title.bold())
        }
      }
      ProductView(id: "garden.seeds") { Image(systemName: "leaf") }
        .padding()
    }
  }
}
