extension InterfaceText {
  /// The texts of the module `Contacts`: an empty address book.
  static let contacts: [(name: String, text: String)] = [("Contacts", contactsContacts)]

  private static let contactsContacts = #"""
    import Foundation

    public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
    public enum CNEntityType: Int, Sendable { case contacts }
    public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
    public protocol CNKeyDescriptor {}
    extension NSString: CNKeyDescriptor {}
    extension String: CNKeyDescriptor {}
    public let CNContactIdentifierKey = "identifier"
    public let CNContactGivenNameKey = "givenName"
    public let CNContactFamilyNameKey = "familyName"
    public let CNContactNicknameKey = "nickname"
    public let CNContactOrganizationNameKey = "organizationName"
    public let CNContactPhoneNumbersKey = "phoneNumbers"
    public let CNContactEmailAddressesKey = "emailAddresses"
    public let CNContactPostalAddressesKey = "postalAddresses"
    public let CNContactBirthdayKey = "birthday"
    public let CNContactNoteKey = "note"
    public let CNContactImageDataKey = "imageData"
    public let CNContactThumbnailImageDataKey = "thumbnailImageData"
    public let CNContactImageDataAvailableKey = "imageDataAvailable"
    public let CNLabelHome = "_$!<Home>!$_"
    public let CNLabelWork = "_$!<Work>!$_"
    public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"

    public final class CNPhoneNumber: NSObject {
      public let stringValue: String
      public init(stringValue: String) { self.stringValue = stringValue }
    }
    public final class CNLabeledValue<Value>: NSObject {
      public let identifier = "0"
      public let label: String?
      public let value: Value
      public init(label: String?, value: Value) {
        self.label = label
        self.value = value
      }
      public class func localizedString(forLabel label: String) -> String {
        String(label.drop { !$0.isLetter }.prefix { $0.isLetter })
      }
    }
    open class CNPostalAddress: NSObject {
      public var street = ""
      public var city = ""
      public var state = ""
      public var postalCode = ""
      public var country = ""
      public var isoCountryCode = ""
      public override init() {}
    }
    open class CNMutablePostalAddress: CNPostalAddress {}
    open class CNContact: NSObject, Identifiable {
      public override init() {}
      public var id: String { identifier }
      public var identifier = "0"
      public var givenName = ""
      public var middleName = ""
      public var familyName = ""
      public var nickname = ""
      public var namePrefix = ""
      public var nameSuffix = ""
      public var organizationName = ""
      public var departmentName = ""
      public var jobTitle = ""
      public var note = ""
      public var imageData: Data?
      public var thumbnailImageData: Data? { imageData }
      public var imageDataAvailable: Bool { imageData != nil }
      public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
      public var emailAddresses: [CNLabeledValue<NSString>] = []
      public var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
      public var urlAddresses: [CNLabeledValue<NSString>] = []
      public var birthday: DateComponents?
      public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: true) }
      public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: true)
      }
      public func isKeyAvailable(_ key: String) -> Bool { true }
    }
    open class CNMutableContact: CNContact {}
    open class CNContactFormatter: NSObject {
      public override init() {}
      public var style = CNContactFormatterStyle.fullName
      public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? nil : name
      }
      public func string(from contact: CNContact) -> String? { CNContactFormatter.string(from: contact, style: style) }
      public class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "name" }
    }
    open class CNContactFetchRequest: NSObject {
      public init(keysToFetch: [any CNKeyDescriptor]) {}
      public var predicate: NSPredicate?
      public var unifyResults = true
      public var mutableObjects = false
      public var sortOrder = CNContactSortOrder.none
    }
    public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
    open class CNSaveRequest: NSObject {
      public override init() {}
      public func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
      public func update(_ contact: CNMutableContact) {}
      public func delete(_ contact: CNMutableContact) {}
    }
    open class CNContactStore: NSObject, @unchecked Sendable {
      public override init() {}
      public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
      @background("callback")
      public func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {}
      public func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
      public func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
      ) throws -> [CNContact] {
        []
      }
      public func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
      ) throws {}
      public func execute(_ saveRequest: CNSaveRequest) throws {}
    }
    extension NSNotification.Name {
      public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
    }
    """#
}
