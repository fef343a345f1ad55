extension InterfaceText {
  /// The styles and actions of store views. SwiftUI's own types of these modifiers are not established.
  static let storeKitModifiers = #"""
    import Foundation
    import SwiftUI

    public protocol ProductViewStyle {}
    public struct AutomaticProductViewStyle: ProductViewStyle { public init() {} }
    public struct CompactProductViewStyle: ProductViewStyle { public init() {} }
    public struct RegularProductViewStyle: ProductViewStyle { public init() {} }
    public struct LargeProductViewStyle: ProductViewStyle { public init() {} }
    extension ProductViewStyle where Self == AutomaticProductViewStyle {
      public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
    }
    extension ProductViewStyle where Self == CompactProductViewStyle {
      public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
    }
    extension ProductViewStyle where Self == RegularProductViewStyle {
      public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
    }
    extension ProductViewStyle where Self == LargeProductViewStyle {
      public static var large: LargeProductViewStyle { LargeProductViewStyle() }
    }

    public protocol SubscriptionStoreControlStyle {}
    public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
    public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
    public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
    public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
    extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
      public static var automatic: AutomaticSubscriptionStoreControlStyle { AutomaticSubscriptionStoreControlStyle() }
    }
    extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
      public static var buttons: ButtonsSubscriptionStoreControlStyle { ButtonsSubscriptionStoreControlStyle() }
    }
    extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
      public static var picker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
    }
    extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
      public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle {
        ProminentPickerSubscriptionStoreControlStyle()
      }
    }

    public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
      var name: String
      public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
      public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
      public static let price = SubscriptionStoreButtonLabel(name: "price")
      public static let action = SubscriptionStoreButtonLabel(name: "action")
      public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
      public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
      public var displayName: SubscriptionStoreButtonLabel { self }
      public var price: SubscriptionStoreButtonLabel { self }
      public var action: SubscriptionStoreButtonLabel { self }
      public var singleLine: SubscriptionStoreButtonLabel { self }
      public var multiline: SubscriptionStoreButtonLabel { self }
    }

    public struct StoreButtonKind: Hashable, Sendable {
      var name: String
      public static let cancellation = StoreButtonKind(name: "cancellation")
      public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
      public static let redeemCode = StoreButtonKind(name: "redeemCode")
      public static let signIn = StoreButtonKind(name: "signIn")
      public static let policies = StoreButtonKind(name: "policies")
    }

    public struct SubscriptionStorePolicyKind: Hashable, Sendable {
      var name: String
      public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
      public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
    }

    nonisolated extension View {
      public func productViewStyle(_ style: some ProductViewStyle) -> some View {
        modifier(_StoreSetting())
      }
      public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        modifier(_StoreSetting())
      }
      public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        modifier(_StoreSetting())
      }
      public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View {
        modifier(_StoreSetting())
      }
      public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View {
        modifier(_StoreSetting())
      }
      public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
        modifier(_StoreSetting())
      }
      public func subscriptionStorePolicyDestination(
        url: URL,
        for button: SubscriptionStorePolicyKind
      ) -> some View {
        modifier(_StoreSetting())
      }
      public func subscriptionStorePolicyDestination<Content: View>(
        for button: SubscriptionStorePolicyKind,
        @ViewBuilder destination: () -> Content
      ) -> some View {
        modifier(_StoreSetting())
      }
      public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
        modifier(_StoreSetting())
      }
      public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View {
        modifier(_StoreSetting())
      }
    }

    @hole
    struct _StoreSetting: ViewModifier {
      typealias Body = Never
    }
    """#
}
