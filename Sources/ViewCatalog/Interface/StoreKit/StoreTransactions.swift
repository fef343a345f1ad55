extension InterfaceText {
  /// The first interface of the store: its products and payments. The store has no products.
  static let storeKitTransactions = #"""
    import Foundation
    import SwiftUI

    open class SKProductSubscriptionPeriod: NSObject {
      public var numberOfUnits: Int { 1 }
      public var unit: SKProduct.PeriodUnit { .month }
    }
    open class SKProductDiscount: NSObject {
      public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
      public var price: NSDecimalNumber { NSDecimalNumber.zero }
      public var paymentMode: PaymentMode { .freeTrial }
      public var numberOfPeriods: Int { 1 }
      public var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    }
    open class SKProduct: NSObject {
      public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
      public override init() {}
      open var localizedDescription: String { "" }
      open var localizedTitle: String { "" }
      open var price: NSDecimalNumber { NSDecimalNumber.zero }
      open var priceLocale: Locale { Locale.current }
      open var productIdentifier: String { "" }
      open var isFamilyShareable: Bool { false }
      open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
      open var introductoryPrice: SKProductDiscount? { nil }
      open var discounts: [SKProductDiscount] { [] }
      open var subscriptionGroupIdentifier: String? { nil }
    }
    open class SKRequest: NSObject {
      public weak var delegate: (any SKRequestDelegate)?
      public func start() {}
      public func cancel() {}
    }
    public protocol SKRequestDelegate: NSObjectProtocol {}
    public protocol SKProductsRequestDelegate: SKRequestDelegate {}
    open class SKProductsRequest: SKRequest {
      public init(productIdentifiers: Set<String>) {}
    }
    open class SKProductsResponse: NSObject {
      public var products: [SKProduct] { [] }
      public var invalidProductIdentifiers: [String] { [] }
    }
    open class SKReceiptRefreshRequest: SKRequest {
      public override init() {}
    }
    open class SKPayment: NSObject {
      public let productIdentifier: String
      public let quantity = 1
      public init(product: SKProduct) { productIdentifier = product.productIdentifier }
    }
    open class SKMutablePayment: SKPayment {
      public var applicationUsername: String?
      public var simulatesAskToBuyInSandbox = false
    }
    public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
    open class SKPaymentTransaction: NSObject {
      public var error: (any Error)? { nil }
      public var original: SKPaymentTransaction? { nil }
      public var payment: SKPayment { SKPayment(product: SKProduct()) }
      public var transactionDate: Date? { nil }
      public var transactionIdentifier: String? { nil }
      public var transactionState: SKPaymentTransactionState { .purchasing }
    }
    public protocol SKPaymentTransactionObserver: NSObjectProtocol {}
    public protocol SKPaymentQueueDelegate: NSObjectProtocol {}
    open class SKStorefront: NSObject {
      public var countryCode: String { "USA" }
      public var identifier: String { "143441" }
    }
    open class SKPaymentQueue: NSObject {
      private static let queue = SKPaymentQueue()
      public class func `default`() -> SKPaymentQueue { queue }
      public class func canMakePayments() -> Bool { true }
      public weak var delegate: (any SKPaymentQueueDelegate)?
      public var transactions: [SKPaymentTransaction] { [] }
      public var storefront: SKStorefront? { SKStorefront() }
      public func add(_ payment: SKPayment) {}
      public func add(_ observer: any SKPaymentTransactionObserver) {}
      public func remove(_ observer: any SKPaymentTransactionObserver) {}
      public func finishTransaction(_ transaction: SKPaymentTransaction) {}
      public func restoreCompletedTransactions() {}
      public func presentCodeRedemptionSheet() {}
      public func showPriceConsentIfNeeded() {}
    }
    public struct SKError: Error, Hashable {
      public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public static var paymentCancelled: Code { .paymentCancelled }
      public static var unknown: Code { .unknown }
    }
    """#
}
