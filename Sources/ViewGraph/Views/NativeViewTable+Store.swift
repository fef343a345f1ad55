import ViewLayout
import ViewMachine
import ViewSource

/// StoreKit views. There is no App Store, so product identifiers represent names and prices.
extension NativeViewTable {
  mutating func addStore() {
    view("ProductView") { update in
      let icon = update.child("icon").elements
      let offers = try update.offers("Buy")
      update.container(.hStack(spacing: 12), icon + offers)
    }
    view("StoreView") { update in
      let offers = try update.offers("Buy")
      let inset = update.padded(1, offers, EdgeInsets(16, on: .all))
      update.container(.scrollView(.vertical), [inset], .clip)
    }
    view("SubscriptionStoreView") { update in
      let content = update.child("content", segment: "").elements
      let offers = update.padded(1, try update.offers("Subscribe"), EdgeInsets(16, on: .all))
      let fill = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
      let marketing = update.part(
        3, .modifier(.flexibleFrame(fill)), [update.part(4, .vStack(), content, type: "Marketing")], type: "Marketing")
      update.container(.vStack(spacing: 0), [marketing, offers])
    }
    view("AutomaticSubscriptionStoreMarketingContent") { update in try update.leafSign("Subscriptions") }
  }
}

extension ViewUpdate {
  /// The products, one per row.
  fileprivate mutating func offers(_ action: String) throws -> [Element] {
    graph.note(
      "there is no App Store: product identifiers stand for names and prices", at: node.source,
      feature: graph.typeName(type))
    return looked("offers", "_OffersLook", [field("offers"), .string(action)])
  }
}
