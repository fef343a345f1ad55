extension InterfaceText {
  /// Buttons and sheets of Wallet and Apple Pay.
  static let otherFrameworksWallet = #"""
    import Foundation
    import SwiftUI

    public struct PayWithApplePayButtonStyle: Hashable, Sendable {
      var name: String
      public static let automatic = PayWithApplePayButtonStyle(name: "automatic")
      public static let black = PayWithApplePayButtonStyle(name: "black")
      public static let white = PayWithApplePayButtonStyle(name: "white")
      public static let whiteOutline = PayWithApplePayButtonStyle(name: "whiteOutline")
    }
    public struct AddPassToWalletButtonStyle: Hashable, Sendable {
      var name: String
      public static let black = AddPassToWalletButtonStyle(name: "black")
      public static let blackOutline = AddPassToWalletButtonStyle(name: "blackOutline")
    }
    public struct AddOrderToWalletButtonStyle: Hashable, Sendable {
      var name: String
      public static let black = AddOrderToWalletButtonStyle(name: "black")
      public static let blackOutline = AddOrderToWalletButtonStyle(name: "blackOutline")
    }
    public struct VerifyIdentityWithWalletButtonStyle: Hashable, Sendable {
      var name: String
      public static let automatic = VerifyIdentityWithWalletButtonStyle(name: "automatic")
      public static let black = VerifyIdentityWithWalletButtonStyle(name: "black")
      public static let blackOutline = VerifyIdentityWithWalletButtonStyle(name: "blackOutline")
    }
    public struct PayLaterViewAction: Hashable, Sendable {
      var name: String
      public static let calculator = PayLaterViewAction(name: "calculator")
      public static let learnMore = PayLaterViewAction(name: "learnMore")
    }
    public struct PayLaterViewDisplayStyle: Hashable, Sendable {
      var name: String
      public static let badge = PayLaterViewDisplayStyle(name: "badge")
      public static let checkout = PayLaterViewDisplayStyle(name: "checkout")
      public static let price = PayLaterViewDisplayStyle(name: "price")
      public static let standard = PayLaterViewDisplayStyle(name: "standard")
    }
    open class PKPaymentMethod: NSObject {}
    open class PKContact: NSObject {}
    open class PKShippingMethod: NSObject {}
    open class PKPaymentRequestUpdate: NSObject {}
    open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate {}
    open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {}
    open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {}
    open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {}
    public struct CredentialTransaction: Sendable {
      public struct Configuration: Equatable, Sendable {}
    }

    nonisolated extension View {
      public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
        modifier(_FrameworkOption())
      }
      public func payWithApplePayButtonDisableCardArt() -> some View {
        modifier(_FrameworkOption())
      }
      public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View {
        modifier(_FrameworkOption())
      }
      public func addOrderToWalletButtonStyle(_ style: AddOrderToWalletButtonStyle) -> some View {
        modifier(_FrameworkOption())
      }
      public func verifyIdentityWithWalletButtonStyle(_ style: VerifyIdentityWithWalletButtonStyle) -> some View {
        modifier(_FrameworkOption())
      }
      public func payLaterViewAction(_ action: PayLaterViewAction) -> some View {
        modifier(_FrameworkOption())
      }
      public func payLaterViewDisplayStyle(_ style: PayLaterViewDisplayStyle) -> some View {
        modifier(_FrameworkOption())
      }
      public func onApplePayCouponCodeChange(
        perform action: @escaping (String) async -> PKPaymentRequestCouponCodeUpdate
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func onApplePayPaymentMethodChange(
        perform action: @escaping (PKPaymentMethod) async -> PKPaymentRequestPaymentMethodUpdate
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func onApplePayShippingContactChange(
        perform action: @escaping (PKContact) async -> PKPaymentRequestShippingContactUpdate
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func onApplePayShippingMethodChange(
        perform action: @escaping (PKShippingMethod) async -> PKPaymentRequestShippingMethodUpdate
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @lifecycle("task")
      public func transactionTask(
        _ configuration: CredentialTransaction.Configuration?,
        action: @escaping (CredentialTransaction) async -> Void
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func transactionPicker<T>(isPresented: Binding<Bool>, selection: Binding<[T]>) -> some View {
        modifier(_FrameworkOption())
      }
    }
    """#
}
