extension InterfaceText {
  /// Views that offer products and subscriptions.
  static let storeKitViews = #"""
    import Foundation
    import SwiftUI

    public struct AutomaticProductPlaceholderIcon: View {
      public typealias Body = Never
    }

    public enum ProductIconPhase {
      case loading
      case unavailable
      case success(Image)
      case failure(any Error)
      @primitive public var promotionalIcon: Image? { get }
    }

    @MainActor
    public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
      public typealias Body = Never
      var offers: [String]
      var icon: Icon
      nonisolated public init(
        id productID: Product.ID,
        prefersPromotionalIcon: Bool = true
      ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
        offers = [productID]
        icon = EmptyView()
      }
      nonisolated public init(
        _ product: Product,
        prefersPromotionalIcon: Bool = true
      ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
        offers = [product.id]
        icon = EmptyView()
      }
      nonisolated public init(
        id productID: Product.ID,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: () -> Icon
      ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {
        offers = [productID]
        self.icon = icon()
      }
      nonisolated public init(
        id productID: Product.ID,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
      ) {
        offers = [productID]
        self.icon = icon()
      }
    }

    #if SDK_26
    @MainActor
    public struct SubscriptionOfferView<Icon: View, PlaceholderIcon: View>: View {
      public typealias Body = Never
      nonisolated public init(
        id productID: Product.ID,
        prefersPromotionalIcon: Bool = false
      ) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
      nonisolated public init(
        _ product: Product,
        prefersPromotionalIcon: Bool = false
      ) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
      nonisolated public init(
        id productID: Product.ID,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: () -> Icon
      ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}
      nonisolated public init(
        id productID: Product.ID,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
      ) {}
      nonisolated public init(
        groupID: String,
        visibleRelationship: Product.SubscriptionRelationship = .all,
        useAppIcon: Bool = false
      ) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
      nonisolated public init(
        groupID: String,
        visibleRelationship: Product.SubscriptionRelationship = .all,
        @ViewBuilder icon: () -> Icon
      ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}
    }
    #endif

    @MainActor
    public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
      public typealias Body = Never
      var offers: [String]
      nonisolated public init(
        ids productIDs: some Collection<Product.ID>,
        prefersPromotionalIcon: Bool = true
      ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
        offers = Array(productIDs)
      }
      nonisolated public init(
        products: some Collection<Product>,
        prefersPromotionalIcon: Bool = true
      ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
        offers = products.map { $0.id }
      }
      nonisolated public init(
        ids productIDs: some Collection<Product.ID>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
      ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {
        offers = Array(productIDs)
      }
      nonisolated public init(
        ids productIDs: some Collection<Product.ID>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
      ) {
        offers = Array(productIDs)
      }
    }

    public struct AutomaticSubscriptionStoreMarketingContent: View {
      public typealias Body = Never
    }

    @MainActor
    public struct SubscriptionStoreView<Content: View>: View {
      public typealias Body = Never
      var offers: [String]
      var content: Content
      nonisolated public init(
        groupID: String,
        visibleRelationships: Product.SubscriptionRelationship = .all
      ) where Content == AutomaticSubscriptionStoreMarketingContent {
        offers = ["group " + groupID]
        content = AutomaticSubscriptionStoreMarketingContent()
      }
      nonisolated public init(
        productIDs: some Collection<String>
      ) where Content == AutomaticSubscriptionStoreMarketingContent {
        offers = Array(productIDs)
        content = AutomaticSubscriptionStoreMarketingContent()
      }
      nonisolated public init(
        subscriptions: some Collection<Product>
      ) where Content == AutomaticSubscriptionStoreMarketingContent {
        offers = subscriptions.map { $0.id }
        content = AutomaticSubscriptionStoreMarketingContent()
      }
      nonisolated public init(
        groupID: String,
        visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
      ) {
        offers = ["group " + groupID]
        content = marketingContent()
      }
      nonisolated public init(
        productIDs: some Collection<String>,
        @ViewBuilder marketingContent: () -> Content
      ) {
        offers = Array(productIDs)
        content = marketingContent()
      }
      nonisolated public init(
        subscriptions: some Collection<Product>,
        @ViewBuilder marketingContent: () -> Content
      ) {
        offers = subscriptions.map { $0.id }
        content = marketingContent()
      }
    }

    /// The placeholder for products whose names and prices come from the App Store.
    struct _OffersLook: View {
      var names: [String]
      var action: String
      var body: some View {
        VStack(spacing: 10) {
          ForEach(0..<names.count, id: \.self) { index in
            HStack {
              VStack(alignment: .leading, spacing: 2) {
                Text(names[index]).font(.headline)
                Text("from the App Store").font(.subheadline).foregroundStyle(.secondary)
              }
              Spacer()
              Text(action).font(.subheadline.bold()).foregroundStyle(.tint)
                .padding(.horizontal, 14).padding(.vertical, 6)
                .background(Color.gray.opacity(0.18), in: Capsule())
            }
            .padding(12)
            .overlay {
              RoundedRectangle(cornerRadius: 12).strokeBorder(
                Color.gray.opacity(0.6), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            }
          }
        }
      }
    }
    """#
}
