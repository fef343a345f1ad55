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
      nonisolated public init(
        id productID: Product.ID,
        prefersPromotionalIcon: Bool = true
      ) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
      nonisolated public init(
        _ product: Product,
        prefersPromotionalIcon: Bool = true
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
      nonisolated public init(
        ids productIDs: some Collection<Product.ID>,
        prefersPromotionalIcon: Bool = true
      ) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
      nonisolated public init(
        products: some Collection<Product>,
        prefersPromotionalIcon: Bool = true
      ) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
      nonisolated public init(
        ids productIDs: some Collection<Product.ID>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
      ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}
      nonisolated public init(
        ids productIDs: some Collection<Product.ID>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
      ) {}
    }

    public struct AutomaticSubscriptionStoreMarketingContent: View {
      public typealias Body = Never
    }

    @MainActor
    public struct SubscriptionStoreView<Content: View>: View {
      public typealias Body = Never
      nonisolated public init(
        groupID: String,
        visibleRelationships: Product.SubscriptionRelationship = .all
      ) where Content == AutomaticSubscriptionStoreMarketingContent {}
      nonisolated public init(
        productIDs: some Collection<String>
      ) where Content == AutomaticSubscriptionStoreMarketingContent {}
      nonisolated public init(
        subscriptions: some Collection<Product>
      ) where Content == AutomaticSubscriptionStoreMarketingContent {}
      nonisolated public init(
        groupID: String,
        visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
      ) {}
      nonisolated public init(
        productIDs: some Collection<String>,
        @ViewBuilder marketingContent: () -> Content
      ) {}
      nonisolated public init(
        subscriptions: some Collection<Product>,
        @ViewBuilder marketingContent: () -> Content
      ) {}
    }
    """#
}
