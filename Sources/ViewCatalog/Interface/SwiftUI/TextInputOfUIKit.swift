extension InterfaceText {
  /// UIKit's keyboards, capitalization and kinds of text.
  static let swiftUITextInputOfUIKit = #"""
    extension UIKeyboardType {
      public static var alphabet: UIKeyboardType { .asciiCapable }
    }
    public enum UIKeyboardType: Int, Sendable {
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      case URL
      case numberPad
      case phonePad
      case namePhonePad
      case emailAddress
      case decimalPad
      case twitter
      case webSearch
      case asciiCapableNumberPad
    }

    public enum UITextAutocapitalizationType: Int, Sendable {
      case none
      case words
      case sentences
      case allCharacters
    }

    public struct UITextContentType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) {
        self.rawValue = rawValue
      }
      public static let name = UITextContentType(rawValue: "name")
      public static let givenName = UITextContentType(rawValue: "given-name")
      public static let familyName = UITextContentType(rawValue: "family-name")
      public static let username = UITextContentType(rawValue: "username")
      public static let password = UITextContentType(rawValue: "password")
      public static let newPassword = UITextContentType(rawValue: "new-password")
      public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
      public static let emailAddress = UITextContentType(rawValue: "email")
      public static let telephoneNumber = UITextContentType(rawValue: "tel")
      public static let URL = UITextContentType(rawValue: "url")
      public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
      public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
      public static let addressCity = UITextContentType(rawValue: "address-level2")
      public static let addressState = UITextContentType(rawValue: "address-level1")
      public static let postalCode = UITextContentType(rawValue: "postal-code")
      public static let countryName = UITextContentType(rawValue: "country-name")
      public static let organizationName = UITextContentType(rawValue: "organization")
      public static let jobTitle = UITextContentType(rawValue: "organization-title")
      public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    }
    """#
}
