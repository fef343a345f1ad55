extension InterfaceText {
  /// Products and transactions of the App Store. There is no store: no product is found, and nothing is bought.
  static let storeKitPurchases = #"""
    import Foundation
    import SwiftUI

    public enum StoreKitError: Error, Sendable {
      case unknown
      case userCancelled
      case networkError(URLError)
      case systemError(any Error)
      case notAvailableInStorefront
      case notEntitled
      case unsupported
    }

    extension VerificationResult {
      public enum VerificationError: Error, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties
      }
      public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _): value
        case .verified(let value): value
        }
      }
      public var payloadValue: SignedType {
        get throws {
          switch self {
          case .unverified(_, let error): throw error
          case .verified(let value): value
          }
        }
      }
    }

    extension Product {
      public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
        public var localizedDescription: String { rawValue }
      }
      public enum PurchaseError: Error, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
        case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
      }
      public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }
      public var type: ProductType { .nonConsumable }
      public var subscription: SubscriptionInfo? { nil }
      public var priceFormatStyle: Decimal.FormatStyle.Currency { Decimal.FormatStyle.Currency(code: "USD") }
      public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
      public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
      @discardableResult
      public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
      @discardableResult
      public func purchase(
        confirmIn scene: UIWindowScene, options: Set<PurchaseOption> = []
      ) async throws -> PurchaseResult {
        .userCancelled
      }
    }

    extension Product.SubscriptionInfo {
      public var status: [Status] { get async throws { [] } }
      public var subscriptionPeriod: Product.SubscriptionPeriod { Product.SubscriptionPeriod() }
      public var introductoryOffer: Product.SubscriptionOffer? { nil }
      public var promotionalOffers: [Product.SubscriptionOffer] { [] }
      public var isEligibleForIntroOffer: Bool { get async { false } }
      public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
      public static func status(for groupID: String) async throws -> [Status] { [] }
      public struct RenewalInfo: Hashable, Sendable {
        public var willAutoRenew: Bool { false }
        public var autoRenewPreference: String? { nil }
        public var currentProductID: String { "" }
        public var renewalDate: Date? { nil }
      }
    }

    extension Product.SubscriptionInfo.Status {
      public var transaction: VerificationResult<Transaction> { .verified(Transaction(id: 0, productID: "")) }
      public var renewalInfo: VerificationResult<Product.SubscriptionInfo.RenewalInfo> {
        .verified(Product.SubscriptionInfo.RenewalInfo())
      }
      public static var updates: AsyncStream<Product.SubscriptionInfo.Status> { AsyncStream { _ in } }
    }

    extension Product {
      public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable, CustomStringConvertible {
          case day, week, month, year
          public var description: String {
            switch self {
            case .day: "Day"
            case .week: "Week"
            case .month: "Month"
            case .year: "Year"
            }
          }
          public var localizedDescription: String { description }
        }
        public var unit: Unit { .month }
        public var value: Int { 1 }
      }
    }

    extension Product.SubscriptionOffer {
      public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
      public enum OfferType: Hashable, Sendable { case introductory, promotional, winBack }
      public var paymentMode: PaymentMode { .freeTrial }
      public var type: OfferType { .introductory }
      public var period: Product.SubscriptionPeriod { Product.SubscriptionPeriod() }
      public var periodCount: Int { 1 }
      public var price: Decimal { 0 }
      public var displayPrice: String { "$0.00" }
    }

    extension Transaction {
      public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }
      public enum RevocationReason: Hashable, Sendable { case developerIssue, other }
      /// The transactions of this session; a session without a store has none.
      public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        let isEndless: Bool
        public struct AsyncIterator: AsyncIteratorProtocol {
          public typealias Element = VerificationResult<Transaction>
          let isEndless: Bool
          public mutating func next() async -> VerificationResult<Transaction>? {
            guard isEndless else { return nil }
            var events = AsyncStream<VerificationResult<Transaction>> { _ in }.makeAsyncIterator()
            return await events.next()
          }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
      }
      public static var all: Transactions { Transactions(isEndless: false) }
      public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
      public static var unfinished: Transactions { Transactions(isEndless: false) }
      public static var updates: Transactions { Transactions(isEndless: true) }
      public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
      public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
      public func finish() async {}
      public var originalID: UInt64 { id }
      public var productType: Product.ProductType { .nonConsumable }
      public var purchaseDate: Date { Date() }
      public var originalPurchaseDate: Date { purchaseDate }
      public var expirationDate: Date? { nil }
      public var revocationDate: Date? { nil }
      public var revocationReason: RevocationReason? { nil }
      public var isUpgraded: Bool { false }
      public var ownershipType: OwnershipType { .purchased }
      public var purchasedQuantity: Int { 1 }
      public var appAccountToken: UUID? { nil }
      public var subscriptionGroupID: String? { nil }
      public var jsonRepresentation: Data { Data() }
    }

    extension AppStore {
      public static func requestReview(in scene: UIWindowScene) {}
      public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
      public static var deviceVerificationID: UUID? { nil }
    }

    @MainActor
    open class SKStoreReviewController: NSObject {
      public class func requestReview() {}
      public class func requestReview(in windowScene: UIWindowScene) {}
    }
    """#
}
