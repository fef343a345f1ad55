// Views of StoreKit and RealityKit: what they are given tells what is generic about them.
import RealityKit
import StoreKit
import SwiftUI

struct Shop: View {
  var products: [Product]
  var body: some View {
    ProductView(id: "a")
    ProductView(id: "b") { Image("b") }
    ProductView(id: "c") {
      Image("c")
    } placeholderIcon: {
      Color.red
    }
    StoreView(ids: ["a", "b"])
    StoreView(products: products)
    StoreView(ids: ["a"]) { product in Text(product.displayName) }
  }
}

struct Subscriptions: View {
  var body: some View {
    SubscriptionStoreView(groupID: "a")
    SubscriptionStoreView(productIDs: ["a", "b"]) { Text("Everything") }
  }
}

struct Depth: View {
  var body: some View {
    RealityView { content in content.add(Entity()) }
    RealityView { _ in
    } update: { _ in
    } placeholder: {
      ProgressView()
    }
  }
}
