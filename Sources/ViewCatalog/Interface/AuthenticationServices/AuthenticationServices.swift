extension InterfaceText {
  /// The texts of the module `AuthenticationServices`: the sign-in button.
  static let authenticationServices: [(name: String, text: String)] = [
    ("SignIn", authenticationServicesSignIn)
  ]

  private static let authenticationServicesSignIn = #"""
    import Foundation
    import SwiftUI

    open class ASAuthorization: NSObject {
      public struct Scope: Hashable, Sendable {
        var name: String
        public static let fullName = Scope(name: "fullName")
        public static let email = Scope(name: "email")
      }
    }

    open class ASAuthorizationRequest: NSObject {}

    open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
      public var requestedScopes: [ASAuthorization.Scope]?
      public var state: String?
      public var nonce: String?
    }

    open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {}

    public protocol ASAuthorizationProvider: NSObjectProtocol {}
    public protocol ASAuthorizationCredential: NSObjectProtocol {}
    open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
      public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
      public override init() {}
      public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
      public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
      public func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
      ) {}
    }
    open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
      public var user: String { "" }
      public var email: String? { nil }
      public var fullName: PersonNameComponents? { nil }
      public var identityToken: Data? { nil }
      public var authorizationCode: Data? { nil }
      public var state: String? { nil }
    }
    extension ASAuthorization {
      public var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
      public var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
    }
    public typealias ASPresentationAnchor = UIWindow
    public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {}
    public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {}
    /// The controller of the system's sign-in sheet, which is not shown here.
    open class ASAuthorizationController: NSObject {
      public let authorizationRequests: [ASAuthorizationRequest]
      public weak var delegate: (any ASAuthorizationControllerDelegate)?
      public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
      public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
      }
      public func performRequests() {}
      public func cancel() {}
    }

    @control("action")
    @MainActor
    public struct SignInWithAppleButton: View {
      public typealias Body = Never
      public struct Label: Equatable, Sendable {
        var title: String
        public static let signIn = Label(title: "Sign in with Apple")
        public static let signUp = Label(title: "Sign up with Apple")
        public static let `continue` = Label(title: "Continue with Apple")
      }
      public struct Style: Equatable, Sendable {
        var name: String
        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "whiteOutline")
      }
      var label: Label
      public init(
        _ label: Label = .signIn,
        onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
      ) {
        self.label = label
      }
    }

    open class ASAuthorizationAppleIDButton: UIControl {
      public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static var `default`: ButtonType { .signIn }
        var title: String {
          switch self {
          case .signIn: "Sign in with Apple"
          case .`continue`: "Continue with Apple"
          case .signUp: "Sign up with Apple"
          }
        }
      }
      public enum Style: Int, Sendable { case white, whiteOutline, black }
      public var cornerRadius: CGFloat = 6 {
        didSet { layer.cornerRadius = cornerRadius }
      }
      public init(type: ButtonType, style: Style) {
        super.init(frame: .zero)
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
          layer.borderWidth = 1
          layer.borderColor = UIColor.black.cgColor
        }
        let label = UILabel()
        label.text = type.title
        label.font = .systemFont(ofSize: 19, weight: .medium)
        label.textColor = style == .black ? .white : .black
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
          label.centerXAnchor.constraint(equalTo: centerXAnchor),
          label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
      }
      public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.init(type: type, style: style)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    struct _SignInWithAppleButtonLook: View {
      var view: SignInWithAppleButton
      @Environment(\.colorScheme) private var scheme
      @Environment(\._signInWithAppleButtonStyle) private var style
      var body: some View {
        let isLight = style.map { $0 != .black } ?? (scheme == .dark)
        Label(view.label.title, systemImage: "apple.logo")
          .font(.system(size: 19, weight: .medium))
          .foregroundColor(isLight ? .black : .white)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(isLight ? Color.white : Color.black, in: RoundedRectangle(cornerRadius: 6))
          .overlay {
            if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.black, lineWidth: 1) }
          }
      }
    }

    extension View {
      public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        modifier(_SignInButtonStyleWriter(style: style))
      }
    }

    extension EnvironmentValues {
      @Entry var _signInWithAppleButtonStyle: SignInWithAppleButton.Style? = nil
    }

    @hole
    struct _SignInButtonStyleWriter: ViewModifier {
      var style: SignInWithAppleButton.Style
      func body(content: Content) -> some View { content.environment(\._signInWithAppleButtonStyle, style) }
    }

    @MainActor
    public struct AuthorizationController {
      @primitive public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorization
      @primitive public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorization
    }

    @MainActor
    public struct WebAuthenticationSession {
      @primitive public func authenticate(
        using url: URL,
        callbackURLScheme: String
      ) async throws -> URL
    }

    public struct CredentialDataManager {}

    open class ASCredentialExportManager: NSObject {}

    open class ASCredentialImportManager: NSObject {}

    extension EnvironmentValues {
      @primitive public var authorizationController: AuthorizationController { get }
      @primitive public var webAuthenticationSession: WebAuthenticationSession { get }
      @primitive public var credentialDataManager: CredentialDataManager { get }
      @primitive public var credentialExportManager: ASCredentialExportManager { get }
      @primitive public var credentialImportManager: ASCredentialImportManager { get }
    }
    """#
}
