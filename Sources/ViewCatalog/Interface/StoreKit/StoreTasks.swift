extension InterfaceText {
  /// Tasks that load products and subscriptions, purchase actions, and the sheets of the store.
  static let storeKitTasks = #"""
    import Foundation
    import SwiftUI

    public enum VerificationResult<SignedType> {
      case unverified(SignedType, any Error)
      case verified(SignedType)
    }

    public struct Transaction: Identifiable, Hashable, Sendable {
      public typealias ID = UInt64
      public let id: UInt64
      public let productID: String
      public enum RefundRequestStatus: Sendable {
        case userCancelled
        case success
      }
      public enum RefundRequestError: Error, Sendable {
        case duplicateRequest
        case failed
      }
    }

    public enum AppStore {
      public static var canMakePayments: Bool { true }
      public static func sync() async throws {}
      #if SDK_27
      public struct RedeemOption: Hashable, Sendable {}
      #endif
    }

    public enum EntitlementTaskState<Value> {
      case loading
      case failure(any Error)
      case success(Value)
      public var value: Value? { if case .success(let value) = self { value } else { nil } }
      public func map<T>(_ transform: (Value) -> T) -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(transform(value))
        }
      }
    }

    extension Product {
      public struct PurchaseOption: Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
        public static func promotionalOffer(_ compactJWS: String) -> [PurchaseOption] { [] }
      }
      public enum PurchaseResult {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
      }
      public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public struct Status: Hashable, Sendable {
          public let state: RenewalState
        }
        public struct RenewalState: Hashable, Sendable {
          var name: String
          public static let subscribed = RenewalState(name: "subscribed")
          public static let expired = RenewalState(name: "expired")
          public static let inBillingRetryPeriod = RenewalState(name: "inBillingRetryPeriod")
          public static let inGracePeriod = RenewalState(name: "inGracePeriod")
          public static let revoked = RenewalState(name: "revoked")
        }
        public struct PricingTerms: Hashable, Sendable {}
      }
      public struct SubscriptionOffer: Hashable, Sendable {
        public let id: String?
        public struct Signature: Sendable {}
      }
      public enum TaskState {
        case loading
        case unavailable
        case failure(any Error)
        case success(Product)
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
      }
      public enum CollectionTaskState {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [Product.ID])
        public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
      }
    }

    public struct AppStoreMerchandisingKind: Hashable, Sendable {
      public enum PresentationResult: Sendable {
        case dismissed
        case completed
      }
    }

    public protocol SubscriptionOfferViewStyle {}
    public struct AutomaticSubscriptionOfferViewStyle: SubscriptionOfferViewStyle { public init() {} }
    public struct CompactSubscriptionOfferViewStyle: SubscriptionOfferViewStyle { public init() {} }
    extension SubscriptionOfferViewStyle where Self == AutomaticSubscriptionOfferViewStyle {
      public static var automatic: AutomaticSubscriptionOfferViewStyle { AutomaticSubscriptionOfferViewStyle() }
    }
    extension SubscriptionOfferViewStyle where Self == CompactSubscriptionOfferViewStyle {
      public static var compact: CompactSubscriptionOfferViewStyle { CompactSubscriptionOfferViewStyle() }
    }

    public struct SubscriptionOfferViewButtonKind: Hashable, Sendable {
      var name: String
      public static let close = SubscriptionOfferViewButtonKind(name: "close")
    }

    public protocol SubscriptionOptionGroupStyle {}
    public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle { public init() {} }
    public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle { public init() {} }
    public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle { public init() {} }
    extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
      public static var automatic: AutomaticSubscriptionOptionGroupStyle { AutomaticSubscriptionOptionGroupStyle() }
    }
    extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
      public static var tabs: TabsSubscriptionOptionGroupStyle { TabsSubscriptionOptionGroupStyle() }
    }
    extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
      public static var links: LinksSubscriptionOptionGroupStyle { LinksSubscriptionOptionGroupStyle() }
    }

    public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
      var name: String
      public static let automatic = SubscriptionStoreControlPlacement(name: "automatic")
      public static let scrollView = SubscriptionStoreControlPlacement(name: "scrollView")
      public static let bottom = SubscriptionStoreControlPlacement(name: "bottom")
      public static let bottomBar = SubscriptionStoreControlPlacement(name: "bottomBar")
      public static let buttonsInBottomBar = SubscriptionStoreControlPlacement(name: "buttonsInBottomBar")
    }

    extension EnvironmentValues {
      @primitive public var purchase: PurchaseAction { get }
      @primitive public var displayStoreKitMessage: DisplayMessageAction { get }
    }

    @works("everywhere")
    @MainActor
    public struct PurchaseAction {
      public func callAsFunction(
        _ product: Product,
        options: Set<Product.PurchaseOption> = []
      ) async throws -> Product.PurchaseResult { .userCancelled }
    }

    @works("everywhere")
    @MainActor
    public struct DisplayMessageAction {
      public func callAsFunction(_ message: Any) throws {}
    }

    nonisolated extension View {
      public func currentEntitlementTask(
        for productID: String,
        priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
      ) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionStatusTask(
        for groupID: String,
        priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
      ) -> some View {
        modifier(_StoreTask())
      }
      public func storeProductTask(
        for id: Product.ID,
        priority: TaskPriority = .medium,
        action: @escaping (Product.TaskState) async -> Void
      ) -> some View {
        modifier(_StoreTask())
      }
      public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable,
        priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
      ) -> some View {
        modifier(_StoreTask())
      }
      public func inAppPurchaseOptions(
        @runs("event") _ options: ((Product) async -> Set<Product.PurchaseOption>)?
      ) -> some View {
        modifier(_StoreTask())
      }
      public func onInAppPurchaseStart(
        @runs("event") perform action: ((Product) async -> Void)?
      ) -> some View {
        modifier(_StoreTask())
      }
      public func onInAppPurchaseCompletion(
        @runs("event") perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
      ) -> some View {
        modifier(_StoreTask())
      }
      @presents("view")
      public func refundRequestSheet(
        for transactionID: Transaction.ID,
        isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
      ) -> some View {
        modifier(_StoreTask())
      }
      #if SDK_27
      @presents("view")
      public func offerCodeRedemption(
        options: Set<AppStore.RedeemOption>,
        isPresented: Binding<Bool>,
        onCompletion: @escaping @MainActor (Result<VerificationResult<Transaction>, any Error>) -> Void
      ) -> some View {
        modifier(_StoreTask())
      }
      #endif
      @available(anyAppleOS, deprecated: 27, message: "use `offerCodeRedemption(options:isPresented:onCompletion:)`")
      @presents("view")
      public func offerCodeRedemption(
        isPresented: Binding<Bool>,
        onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
      ) -> some View {
        modifier(_StoreTask())
      }
      @presents("view")
      public func appStoreMerchandising(
        isPresented: Binding<Bool>,
        kind: AppStoreMerchandisingKind,
        onDismiss: ((Result<AppStoreMerchandisingKind.PresentationResult, any Error>) async -> Void)? = nil
      ) -> some View {
        modifier(_StoreTask())
      }
      public func productDescription(_ visibility: Visibility) -> some View {
        modifier(_StoreTask())
      }
      public func productIconBorder() -> some View {
        modifier(_StoreTask())
      }
      public func preferredSubscriptionOffer(
        @runs("event") _ offer: @escaping (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) ->
          Product.SubscriptionOffer?
      ) -> some View {
        modifier(_StoreTask())
      }
      public func preferredSubscriptionPricingTerms(
        @runs("event") _ terms: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionInfo.PricingTerms?
      ) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionIntroductoryOffer(
        @runs("event") applyOffer: @escaping (Product, Product.SubscriptionInfo) -> Bool,
        @runs("event") compactJWS: @escaping (Product, Product.SubscriptionInfo) async throws -> String
      ) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionPromotionalOffer(
        @runs("event") offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
        @runs("event") signature: @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws ->
          Product.SubscriptionOffer.Signature
      ) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionPromotionalOffer(
        @runs("event") offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
        @runs("event") compactJWS: @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws
          -> String
      ) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionOfferViewStyle(_ style: some SubscriptionOfferViewStyle) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionOfferViewButtonVisibility(
        _ visibility: Visibility,
        for buttonKinds: SubscriptionOfferViewButtonKind...
      ) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionOfferViewDetailAction(_ action: (() -> Void)?) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionStoreOptionGroupStyle(_ style: some SubscriptionOptionGroupStyle) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
      ) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
        _ style: S,
        placement: SubscriptionStoreControlPlacement
      ) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionStorePickerItemBackground(
        _ style: some ShapeStyle,
        in shape: some Shape
      ) -> some View {
        modifier(_StoreTask())
      }
      public func subscriptionStorePolicyForegroundStyle(
        _ primary: some ShapeStyle,
        _ secondary: some ShapeStyle
      ) -> some View {
        modifier(_StoreTask())
      }
    }

    @hole
    @shows("nothing")
    struct _StoreTask: ViewModifier {
      typealias Body = Never
    }
    """#
}
