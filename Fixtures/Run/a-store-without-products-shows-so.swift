// Shown at 320x160: there is no App Store: no product is found, nothing is bought, and no transaction arrives.
// Do: tap "Restore"
import StoreKit
import SwiftUI

@MainActor
final class Shop: ObservableObject {
  @Published var products: [Product] = []
  @Published var owned: Set<String> = []
  @Published var words = "Loading"
  private var updates: Task<Void, Never>?

  init() {
    updates = Task {
      for await result in Transaction.updates {
        if case .verified(let transaction) = result {
          owned.insert(transaction.productID)
          await transaction.finish()
        }
      }
      words = "never"
    }
  }

  func load() async {
    products = (try? await Product.products(for: ["pro.monthly", "pro.yearly"])) ?? []
    words = products.isEmpty ? "No products" : "Products"
  }

  func restore() async {
    try? await AppStore.sync()
    for await result in Transaction.currentEntitlements {
      if let transaction = try? result.payloadValue { owned.insert(transaction.productID) }
    }
    words = "Restored \(owned.count)"
  }

  func buy(_ product: Product) async throws {
    switch try await product.purchase() {
    case .success(let verification): owned.insert(try verification.payloadValue.productID)
    case .userCancelled, .pending: break
    @unknown default: break
    }
  }
}

struct Paywall: View {
  @StateObject private var shop = Shop()

  var body: some View {
    VStack {
      Text(shop.words)
      ForEach(shop.products) { product in
        Button("\(product.displayName) \(product.displayPrice)") { Task { try? await shop.buy(product) } }
      }
      Button("Restore") { Task { await shop.restore() } }
    }
    .task { await shop.load() }
  }
}

#Preview { Paywall() }
