extension InterfaceText {
  /// Rarely used declarations of Foundation, read only if a program uses one of their names.
  static let foundationSeldom: [(name: String, text: String)] = [
    ("Seldom", foundationSeldomTypes), ("Machine", foundationSeldomMachine), ("Kernel", foundationSeldomKernel),
    ("Associations", foundationSeldomAssociations),
  ]

  private static let foundationSeldomMachine = #"""
    import Foundation

    /// The characters of a name, of which the first zero is the end. [approximation] of 256 characters.
    public typealias _SystemName = (
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar
    )
    public let _SYS_NAMELEN: Int32 = 32
    func _systemName(_ name: String) -> _SystemName {
      let characters = name.utf8.map { CChar($0) } + Array(repeating: 0, count: 32)
      let c = Array(characters.prefix(31)) + [0]
      return (
        c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9], c[10], c[11], c[12], c[13], c[14], c[15], c[16],
        c[17], c[18], c[19], c[20], c[21], c[22], c[23], c[24], c[25], c[26], c[27], c[28], c[29], c[30], c[31]
      )
    }
    public struct utsname {
      public var sysname: _SystemName
      public var nodename: _SystemName
      public var release: _SystemName
      public var version: _SystemName
      public var machine: _SystemName
      public init() {
        sysname = _systemName("")
        nodename = _systemName("")
        release = _systemName("")
        version = _systemName("")
        machine = _systemName("")
      }
    }
    @discardableResult
    public func uname(_ name: inout utsname) -> Int32 {
      name.sysname = _systemName("Darwin")
      name.nodename = _systemName("localhost")
      name.release = _systemName("25.0.0")
      name.version = _systemName("Darwin Kernel Version 25.0.0")
      name.machine = _systemName("arm64")
      return 0
    }

    /// Scripts are not run.
    open class NSAppleEventDescriptor: NSObject {
      public override init() {}
      public init(string: String) { stringValue = string }
      public class func null() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
      public var stringValue: String?
      public var int32Value: Int32 { 0 }
      public var booleanValue: Bool { false }
      public var numberOfItems: Int { 0 }
      public func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
    }
    open class NSAppleScript: NSObject {
      public static let errorMessage = "NSAppleScriptErrorMessage"
      public static let errorNumber = "NSAppleScriptErrorNumber"
      public let source: String?
      public init?(source: String) { self.source = source }
      public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) { return nil }
      public var isCompiled: Bool { false }
      public func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool { true }
      @discardableResult
      public func executeAndReturnError(
        _ errorInfo: UnsafeMutablePointer<NSDictionary?>?
      ) -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
    }
    """#

  private static let foundationSeldomTypes = #"""
    import Foundation

    public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
    public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    extension NSNotification.Name {
      public static let NSCalendarDayChanged = NSNotification.Name("NSCalendarDayChangedNotification")
    }

    /// The result of `observe`. Properties of system objects do not change by themselves: the closure runs once, if the
    /// option `.initial` is given.
    open class NSKeyValueObservation: NSObject, @unchecked Sendable {
      public override init() {}
      public func invalidate() {}
    }
    public struct NSKeyValueObservedChange<Value> {
      public let newValue: Value?
      public let oldValue: Value?
      public var isPrior: Bool { false }
    }
    public protocol _KeyValueCodingAndObserving {}
    extension NSObject: _KeyValueCodingAndObserving {}
    extension _KeyValueCodingAndObserving {
      public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
      ) -> NSKeyValueObservation {
        if options.contains(.initial) {
          changeHandler(self, NSKeyValueObservedChange(newValue: self[keyPath: keyPath], oldValue: nil))
        }
        return NSKeyValueObservation()
      }
    }

    open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
      private var entries: [(key: KeyType, object: ObjectType)] = []
      public override init() {}
      public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
      public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
      public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
      public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
      public var count: Int { entries.count }
      public func object(forKey aKey: KeyType?) -> ObjectType? { entries.first { $0.key === aKey }?.object }
      public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        if let anObject, let aKey { entries.append((aKey, anObject)) }
      }
      public func removeObject(forKey aKey: KeyType?) { entries.removeAll { $0.key === aKey } }
      public func removeAllObjects() { entries = [] }
    }

    public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let secureUnarchiveFromDataTransformerName =
        NSValueTransformerName("NSSecureUnarchiveFromDataTransformerName")
    }
    open class ValueTransformer: NSObject {
      public override init() {}
      nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [:]
      open class func setValueTransformer(
        _ transformer: ValueTransformer?, forName name: NSValueTransformerName
      ) { known[name] = transformer }
      public init?(forName name: NSValueTransformerName) {}
      open class func valueTransformerNames() -> [NSValueTransformerName] { Array(known.keys) }
      open class func transformedValueClass() -> AnyClass { NSObject.self }
      open class func allowsReverseTransformation() -> Bool { true }
      open func transformedValue(_ value: Any?) -> Any? { value }
      open func reverseTransformedValue(_ value: Any?) -> Any? { value }
    }
    open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
      open class var allowedTopLevelClasses: [AnyClass] { [] }
    }

    /// Stores the archived object; the data contains only its number, with which it is found again. [approximation]
    open class NSKeyedArchiver: NSObject {
      nonisolated(unsafe) static var kept: [Any] = []
      open class func archivedData(withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool) throws
        -> Data
      {
        kept.append(object)
        return Data("archive \(kept.count - 1)".utf8)
      }
    }
    open class NSKeyedUnarchiver: NSObject {
      private static func object(in data: Data) throws -> Any {
        guard let text = String(data: data, encoding: .utf8), text.hasPrefix("archive "),
          let index = Int(text.dropFirst(8)), NSKeyedArchiver.kept.indices.contains(index)
        else { throw CocoaError(.coderReadCorrupt) }
        return NSKeyedArchiver.kept[index]
      }
      public static func unarchivedObject<T: NSObject>(ofClass cls: T.Type, from data: Data) throws -> T? {
        try object(in: data) as? T
      }
      open class func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
        try object(in: data)
      }
      open class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? { try object(in: data) }
    }

    /// The class of Objective-C is the value type here: a cast converts each to the other.
    public typealias NSLocale = Locale

    extension Locale {
      public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let countryCode = Key(rawValue: "countryCode")
        public static let languageCode = Key(rawValue: "languageCode")
        public static let identifier = Key(rawValue: "identifier")
        public static let currencyCode = Key(rawValue: "currencyCode")
        public static let currencySymbol = Key(rawValue: "currencySymbol")
      }
      public init(localeIdentifier string: String) { self.init(identifier: string) }
      public static var system: Locale { Locale(identifier: "") }
      public static var availableLocaleIdentifiers: [String] { Locale.availableIdentifiers }
      public static var isoCountryCodes: [String] {
        Locale.Region.isoRegions.map { $0.identifier }.filter { $0.count == 2 }
      }
      public var localeIdentifier: String { identifier }
      public var countryCode: String? { region?.identifier }
      public func localizedString(forCountryCode countryCode: String) -> String? {
        localizedString(forRegionCode: countryCode)
      }
      public func localizedString(forLocaleIdentifier identifier: String) -> String {
        localizedString(forIdentifier: identifier) ?? identifier
      }
      public func displayName(forKey key: Key, value: Any) -> String? {
        let text = "\(value)"
        switch key.rawValue {
        case "countryCode": return localizedString(forRegionCode: text)
        case "languageCode": return localizedString(forLanguageCode: text)
        case "currencyCode": return localizedString(forCurrencyCode: text)
        default: return localizedString(forIdentifier: text)
        }
      }
    }

    /// `nil`: class lookup by name needs Objective-C.
    public func NSClassFromString(_ aClassName: String) -> AnyClass? { nil }
    public func NSStringFromClass(_ aClass: AnyClass) -> String { String(describing: aClass) }

    public let NSUnderlyingErrorKey = "NSUnderlyingError"
    public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"
    public typealias NSUserActivityPersistentIdentifier = String
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

    public func NSSearchPathForDirectoriesInDomains(
      _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
    ) -> [String] {
      FileManager.default.urls(for: directory, in: domainMask).map(\.path)
    }

    open class NSUbiquitousKeyValueStore: NSObject {
      public static let `default` = NSUbiquitousKeyValueStore()
      public static let didChangeExternallyNotification = NSNotification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
      private var values: [String: Any] = [:]
      public override init() {}
      public var dictionaryRepresentation: [String: Any] { values }
      public func object(forKey aKey: String) -> Any? { values[aKey] }
      public func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = anObject }
      public func set(_ value: Bool, forKey aKey: String) { values[aKey] = value }
      public func set(_ value: Double, forKey aKey: String) { values[aKey] = value }
      public func set(_ value: Int64, forKey aKey: String) { values[aKey] = value }
      public func removeObject(forKey aKey: String) { values[aKey] = nil }
      public func string(forKey aKey: String) -> String? { values[aKey] as? String }
      public func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
      public func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }
      public func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
      public func longLong(forKey aKey: String) -> Int64 { (values[aKey] as? Int64) ?? 0 }
      public func double(forKey aKey: String) -> Double { (values[aKey] as? Double) ?? 0 }
      public func bool(forKey aKey: String) -> Bool { (values[aKey] as? Bool) ?? false }
      @discardableResult public func synchronize() -> Bool { true }
    }

    extension FileManager {
      /// `nil`: no account is signed in to iCloud.
      public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
      public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    }

    open class NSHashTable<ObjectType: AnyObject>: NSObject {
      private var objects: [ObjectType] = []
      public override init() {}
      public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }
      public var count: Int { objects.count }
      public var allObjects: [ObjectType] { objects }
      public var anyObject: ObjectType? { objects.first }
      public func add(_ object: ObjectType?) {
        if let object, !objects.contains(where: { $0 === object }) { objects.append(object) }
      }
      public func remove(_ object: ObjectType?) { objects.removeAll { $0 === object } }
      public func removeAllObjects() { objects = [] }
      public func contains(_ anObject: ObjectType?) -> Bool { objects.contains { $0 === anObject } }
    }

    /// No dynamic library can be opened.
    public func dlopen(_ path: UnsafePointer<CChar>?, _ mode: Int32) -> UnsafeMutableRawPointer? { nil }
    public func dlsym(_ handle: UnsafeMutableRawPointer?, _ symbol: UnsafePointer<CChar>) -> UnsafeMutableRawPointer! {
      nil
    }
    public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 { 0 }
    public var RTLD_LAZY: Int32 { 1 }
    public var RTLD_NOW: Int32 { 2 }
    public var RTLD_LOCAL: Int32 { 4 }
    public var RTLD_GLOBAL: Int32 { 8 }
    public var RTLD_NOLOAD: Int32 { 16 }
    public var RTLD_DEFAULT: UnsafeMutableRawPointer? { nil }
    public func dlerror() -> UnsafeMutablePointer<CChar>! { nil }
    """#
}
