extension InterfaceText {
  /// The texts of the module `StoreKit`: the sheets and overlays of the store with their configurations, and the views
  /// of products.
  static let storeKit: [(name: String, text: String)] = [
    ("Sheets", storeKitSheets), ("StoreViews", storeKitViews), ("StoreModifiers", storeKitModifiers),
    ("StoreTasks", storeKitTasks), ("StorePurchases", storeKitPurchases),
    ("StoreTransactions", storeKitTransactions),
  ]

  private static let storeKitSheets = #"""
    import Foundation
    import SwiftUI

    public struct Product: Identifiable, Hashable, Sendable {
      public typealias ID = String
      public let id: String
      public let displayName: String
      public let description: String
      public let displayPrice: String
      public let price: Decimal
      public let isFamilyShareable: Bool
      public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        public static let current = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
      }
    }

    open class SKOverlay: NSObject {
      public enum Position: Int, Sendable {
        case bottom
        case bottomRaised
      }
      open class Configuration: NSObject {}
      open class AppConfiguration: Configuration {
        public init(appIdentifier: String, position: Position) {}
      }
      open class AppClipConfiguration: Configuration {
        public init(position: Position) {}
      }
    }

    nonisolated extension View {
      @presents("view")
      public func appStoreOverlay(
        isPresented: Binding<Bool>,
        @runs("event") configuration: @escaping () -> SKOverlay.Configuration
      ) -> some View {
        modifier(_StorePresentation())
      }
      @presents("view")
      public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        modifier(_StorePresentation())
      }
      @presents("view")
      public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
        modifier(_StorePresentation())
      }
    }

    @hole
    struct _StorePresentation: ViewModifier {
      typealias Body = Never
    }
    """#
}
