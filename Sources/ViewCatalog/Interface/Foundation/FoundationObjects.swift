extension InterfaceText {
  /// Foundation's classes and errors.
  static let foundationFoundationObjects = #"""
    public protocol NSObjectProtocol: AnyObject {
      func isEqual(_ object: Any?) -> Bool
      var hash: Int { get }
      var description: String { get }
    }

    /// The name of a class; classes of Foundation have theirs without the module.
    public func NSStringFromClass(_ aClass: AnyClass) -> String {
      let name = String(reflecting: aClass)
      precondition(name.split(separator: ".").count == 2, "NSStringFromClass: \(name) is not a top-level class")
      return name.hasPrefix("Foundation.") ? String(name.dropFirst(11)) : name
    }

    @primitive public func _superclass(_ type: AnyClass) -> AnyClass?
    func _isA(_ type: AnyClass, _ other: AnyClass) -> Bool {
      var current: AnyClass? = type
      while let known = current {
        if known == other { return true }
        current = _superclass(known)
      }
      return false
    }

    open class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
      CVarArg
    {
      public init() {}
      open class func description() -> String { String(reflecting: Self.self) }
      open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
      open var hash: Int { ObjectIdentifier(self).hashValue }
      public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
      public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
      open func value(forKey key: String) -> Any? { Mirror(reflecting: self).children.first { $0.label == key }?.value }
      open func value(forKeyPath keyPath: String) -> Any? { _keyedValue(self, keyPath) }
      /// A stored property is not set by name, which is a fault. Other keys are settings of the system that no picture
      /// shows.
      open func setValue(_ value: Any?, forKey key: String) {
        if Mirror(reflecting: self).children.contains(where: { $0.label == key }) {
          fatalError("`\(key)` cannot be set by its name here")
        }
      }
      open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath.split(separator: ".").first.map(String.init) ?? keyPath)
      }
      /// Only the first value is reported: changes that are made by name are not observed.
      open func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
      ) {
        guard options.contains(.initial) else { return }
        var change: [NSKeyValueChangeKey: Any] = [:]
        if options.contains(.new), let value = value(forKeyPath: keyPath) { change[.newKey] = value }
        observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      }
      open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
      open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
      open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {}
      open func willChangeValue(forKey key: String) {}
      open func didChangeValue(forKey key: String) {}
      open func copy() -> Any { (self as? any NSCopying)?.copy(with: nil) ?? self }
      open func isKind(of aClass: AnyClass) -> Bool { _isA(type(of: self), aClass) }
      open func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
      open class func superclass() -> AnyClass? { _superclass(self) }
      open var superclass: AnyClass? { _superclass(type(of: self)) }
      open class func isSubclass(of aClass: AnyClass) -> Bool { _isA(self, aClass) }
      open func responds(to aSelector: Selector!) -> Bool { aSelector.isKnown(to: self) }
      @discardableResult
      open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, from: self)
        return nil
      }
      @discardableResult
      open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, from: object as Any)
        return nil
      }
      @discardableResult
      open class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }
      @discardableResult
      open class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
      open func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
          aSelector.send(to: self, from: anArgument as Any)
        }
      }
      @primitive open var description: String { get }
      open var debugDescription: String { description }
    }

    public struct NSKeyValueObservingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let new = NSKeyValueObservingOptions(rawValue: 1)
      public static let old = NSKeyValueObservingOptions(rawValue: 2)
      public static let initial = NSKeyValueObservingOptions(rawValue: 4)
      public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
      public static let newKey = NSKeyValueChangeKey(rawValue: "new")
      public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
      public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
      public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
    }

    public protocol NSCopying {
      func copy(with zone: NSZone?) -> Any
    }
    extension NSCopying {
      public func copy() -> Any { copy(with: nil) }
    }
    public struct NSZone {}

    public protocol NSCoding {}
    public protocol NSSecureCoding: NSCoding {}

    public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
      var name: String
      public init(_ str: String) {
        name = str
      }
      public init(stringLiteral value: String) {
        name = value
      }
      /// Calls the object's method with this name; passes the sender if the method has a parameter.
      @primitive func send(to receiver: Any, from sender: Any)
      /// Whether an object has a method with this name.
      @primitive func isKnown(to receiver: Any) -> Bool
    }

    public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
    public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

    public struct DarwinBoolean: ExpressibleByBooleanLiteral, Sendable {
      public var boolValue: Bool
      public init(_ value: Bool) { boolValue = value }
      public init(booleanLiteral value: Bool) { boolValue = value }
    }
    public typealias pid_t = Int32
    open class NSEnumerator: NSObject {
      public override init() {}
      open func nextObject() -> Any? { nil }
      open var allObjects: [Any] { [] }
    }
    public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
      public var boolValue: Bool
      public init(_ value: Bool) { boolValue = value }
      public init(booleanLiteral value: Bool) { boolValue = value }
    }

    /// A protocol of Objective-C. Protocols of the program are not such objects.
    public final class Protocol: NSObject {}
    public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol? { nil }

    public typealias NSInteger = Int
    public typealias NSUInteger = UInt

    public struct NSRange: Hashable, Sendable {
      public var location: Int
      public var length: Int
      public init() {
        location = 0
        length = 0
      }
      public init(location: Int, length: Int) {
        self.location = location
        self.length = length
      }
      public init(_ range: Range<Int>) {
        location = range.lowerBound
        length = range.count
      }
      @primitive public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == S.Index
      public var lowerBound: Int { location }
      public var upperBound: Int { location + length }
    }

    extension NSRange: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { "{\(location), \(length)}" }
      public var debugDescription: String { "{\(location), \(length)}" }
      public func contains(_ index: Int) -> Bool { index >= location && index < location + length }
      public func union(_ other: NSRange) -> NSRange { NSUnionRange(self, other) }
      public func intersection(_ other: NSRange) -> NSRange? {
        let start = Swift.max(location, other.location)
        let end = Swift.min(upperBound, other.upperBound)
        return start < end ? NSRange(location: start, length: end - start) : nil
      }
    }

    extension Range where Bound == String.Index {
      @primitive public init?<S: StringProtocol>(_ range: NSRange, in string: S)
    }

    public func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
    public func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool { range.contains(loc) }
    public func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool { range1 == range2 }
    public func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange {
      let start = Swift.min(range1.location, range2.location)
      return NSRange(location: start, length: Swift.max(range1.upperBound, range2.upperBound) - start)
    }
    public func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange {
      let start = Swift.max(range1.location, range2.location)
      let end = Swift.min(range1.upperBound, range2.upperBound)
      return start < end ? NSRange(location: start, length: end - start) : NSRange(location: 0, length: 0)
    }
    public func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange { NSRange(location: loc, length: len) }
    public let NSNotFound = Int.max
    public func NSStringFromRange(_ range: NSRange) -> String { range.description }
    public func NSRangeFromString(_ aString: String) -> NSRange {
      let numbers = aString.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
      guard let location = numbers.first else { return NSRange() }
      return NSRange(location: location, length: numbers.count > 1 ? numbers[1] : 0)
    }

    open class NSString: NSObject, ExpressibleByStringLiteral, @unchecked Sendable {
      public typealias CompareOptions = String.CompareOptions
      var string: String
      public var _text: String { string }
      public override init() { string = "" }
      public init(string: String) { self.string = string }
      public required init(stringLiteral value: String) { string = value }
      public init(format: String, _ args: any CVarArg...) { string = String(format: format, arguments: args) }
      public init(format: String, locale: Any?, _ args: any CVarArg...) {
        string = String(format: format, arguments: args)
      }
      public init?(data: Data, encoding: UInt) {
        guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else { return nil }
        string = text
      }
      public init?(utf8String nullTerminatedCString: UnsafePointer<CChar>) {
        guard let text = String(validatingUTF8: nullTerminatedCString) else { return nil }
        string = text
      }
      public init(characters: UnsafePointer<UInt16>, length: Int) {
        string = String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self)
      }
      public init(contentsOfFile path: String, encoding enc: UInt) throws {
        string = try String(contentsOfFile: path, encoding: String.Encoding(rawValue: enc))
      }
      open override func isEqual(_ object: Any?) -> Bool { (object as? NSString)?.string == string }
      open override var hash: Int { string.hashValue }
      public var length: Int { string.utf16.count }
      public var utf8String: UnsafePointer<CChar>? { string.withCString { $0 } }
      open override var description: String { string }
      open override func copy() -> Any { NSString(string: string) }
      open func mutableCopy() -> Any { NSMutableString(string: string) }
      public func isEqual(to aString: String) -> Bool { string == aString }
      public func substring(from: Int) -> String { substring(with: NSRange(location: from, length: length - from)) }
      public func substring(to: Int) -> String { substring(with: NSRange(location: 0, length: to)) }
      public func character(at index: Int) -> UInt16 { Array(string.utf16)[index] }
      public func compare(_ string: String) -> ComparisonResult { self.string.compare(string) }
      public func compare(_ string: String, options mask: String.CompareOptions) -> ComparisonResult {
        self.string.compare(string, options: mask)
      }
      public func caseInsensitiveCompare(_ string: String) -> ComparisonResult {
        self.string.caseInsensitiveCompare(string)
      }
      public func range(of searchString: String, options mask: String.CompareOptions) -> NSRange {
        guard let found = string.range(of: searchString, options: mask) else {
          return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(found, in: string)
      }
      public func data(using encoding: UInt) -> Data? { string.data(using: String.Encoding(rawValue: encoding)) }
      public var isAbsolutePath: Bool { string.hasPrefix("/") || string.hasPrefix("~") }
      public func appendingPathExtension(_ str: String) -> String? { string + "." + str }
      public func appendingFormat(_ format: String, _ args: any CVarArg...) -> String {
        string + String(format: format, arguments: args)
      }
      public func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String {
        string.padding(toLength: newLength, withPad: padString, startingAt: padIndex)
      }
      public func components(separatedBy separator: CharacterSet) -> [String] {
        string.components(separatedBy: separator)
      }
      public func appending(_ aString: String) -> String { string + aString }
      public func appendingPathComponent(_ str: String) -> String { string + "/" + str }
      public var expandingTildeInPath: String {
        string == "~" || string.hasPrefix("~/") ? URL.homeDirectory.path + string.dropFirst() : string
      }
      public var abbreviatingWithTildeInPath: String {
        let home = URL.homeDirectory.path
        return string == home || string.hasPrefix(home + "/") ? "~" + string.dropFirst(home.count) : string
      }
      public var standardizingPath: String { URL(fileURLWithPath: expandingTildeInPath).standardized.path }
      @primitive public func substring(with range: NSRange) -> String
      @primitive public func range(of searchString: String) -> NSRange
      @primitive public func replacingCharacters(in range: NSRange, with replacement: String) -> String
      @primitive public var doubleValue: Double { get }
      @primitive public var integerValue: Int { get }
      public var intValue: Int32 { Int32(truncatingIfNeeded: integerValue) }
      public var floatValue: Float { Float(doubleValue) }
      @primitive public var boolValue: Bool { get }
      @primitive public var lastPathComponent: String { get }
      @primitive public var pathExtension: String { get }
      @primitive public var deletingLastPathComponent: String { get }
      @primitive public var deletingPathExtension: String { get }
      public var uppercased: String { string.uppercased() }
      public var lowercased: String { string.lowercased() }
      public var capitalized: String { string.capitalized }
      public func components(separatedBy separator: String) -> [String] { string.components(separatedBy: separator) }
      public func replacingOccurrences(of target: String, with replacement: String) -> String {
        string.replacingOccurrences(of: target, with: replacement)
      }
      public func trimmingCharacters(in set: CharacterSet) -> String { string.trimmingCharacters(in: set) }
      public func hasPrefix(_ str: String) -> Bool { string.hasPrefix(str) }
      public func hasSuffix(_ str: String) -> Bool { string.hasSuffix(str) }
      public func contains(_ str: String) -> Bool { string.contains(str) }
    }


    open class NSSet: NSObject, ExpressibleByArrayLiteral, @unchecked Sendable {
      var elements: [Any]
      public var _elements: [Any] {
        get { elements }
        set { elements = newValue }
      }
      public override init() { elements = [] }
      public required convenience init(arrayLiteral elements: Any...) { self.init(array: elements) }
      public init(array: [Any]) { elements = _distinct(array) }
      public convenience init(object: Any) { self.init(array: [object]) }
      public convenience init(set: Set<AnyHashable>) { self.init(array: Array(set)) }
      public var count: Int { elements.count }
      public var allObjects: [Any] { elements }
      open override var description: String { _listed(_separated(elements), "{(", ")}") }
      public func anyObject() -> Any? { elements.first }
      public func contains(_ anObject: Any) -> Bool { elements.contains { _keyedEqual($0, anObject) } }
      public func adding(_ anObject: Any) -> Set<AnyHashable> { Set((elements + [anObject]).compactMap { $0 as? AnyHashable }) }
      public func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
        Set(elements.filter { predicate.evaluate(with: $0) }.compactMap { $0 as? AnyHashable })
      }
      public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
        elements.sorted { NSSortDescriptor._order($0, $1, by: sortDescriptors) == .orderedAscending }
      }
      open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSSet, other.count == count else { return false }
        return elements.allSatisfy { other.contains($0) }
      }
      open override var hash: Int { elements.count }
    }
    open class NSMutableSet: NSSet, @unchecked Sendable {
      public func add(_ object: Any) { if !contains(object) { elements.append(object) } }
      public func remove(_ object: Any) { elements.removeAll { _keyedEqual($0, object) } }
      public func removeAllObjects() { elements = [] }
    }
    open class NSOrderedSet: NSObject, ExpressibleByArrayLiteral, @unchecked Sendable {
      var elements: [Any]
      public var _elements: [Any] {
        get { elements }
        set { elements = newValue }
      }
      public override init() { elements = [] }
      public required convenience init(arrayLiteral elements: Any...) { self.init(array: elements) }
      public init(array: [Any]) { elements = _distinct(array) }
      public var count: Int { elements.count }
      public var array: [Any] { elements }
      public subscript(idx: Int) -> Any { elements[idx] }
      open override var description: String { _listed(_separated(elements), "(", ")") }
      public var firstObject: Any? { elements.first }
      public var lastObject: Any? { elements.last }
      public func object(at idx: Int) -> Any { elements[idx] }
      public func index(of object: Any) -> Int { elements.firstIndex { _keyedEqual($0, object) } ?? Int.max }
      public func contains(_ object: Any) -> Bool { elements.contains { _keyedEqual($0, object) } }
      open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSOrderedSet, other.count == count else { return false }
        return zip(elements, other.elements).allSatisfy { _keyedEqual($0, $1) }
      }
      open override var hash: Int { elements.count }
    }
    open class NSMutableOrderedSet: NSOrderedSet, @unchecked Sendable {
      public func add(_ object: Any) { if !contains(object) { elements.append(object) } }
      public func remove(_ object: Any) { elements.removeAll { _keyedEqual($0, object) } }
    }
    open class NSData: NSObject, @unchecked Sendable {
      public typealias ReadingOptions = Data.ReadingOptions
      public typealias WritingOptions = Data.WritingOptions
      public typealias SearchOptions = Data.SearchOptions
      var data: Data
      public override init() { data = Data() }
      public init(data: Data) { self.data = data }
      public init(bytes: UnsafeRawPointer, length: Int) { data = Data(bytes: bytes, count: length) }
      public convenience init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = []) {
        guard let data = Data(base64Encoded: base64String, options: options) else { return nil }
        self.init(data: data)
      }
      public convenience init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(data: data)
      }
      public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
      }
      public convenience init(contentsOfFile path: String, options readOptionsMask: ReadingOptions = []) throws {
        self.init(data: try Data(contentsOf: URL(fileURLWithPath: path)))
      }
      public convenience init(contentsOf url: URL, options readOptionsMask: ReadingOptions = []) throws {
        self.init(data: try Data(contentsOf: url))
      }
      public func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data {
        data.base64EncodedData(options: options)
      }
      public func range(of dataToFind: Data, options mask: Data.SearchOptions = [], in searchRange: NSRange) -> NSRange {
        let found = data.range(of: dataToFind, options: mask, in: searchRange.lowerBound..<searchRange.upperBound)
        return found.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
      }
      public var length: Int { data.count }
      public var bytes: UnsafeRawPointer { UnsafeRawPointer._holding(Array(data)) }
      public func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String {
        data.base64EncodedString(options: options)
      }
      public func isEqual(to other: Data) -> Bool { data == other }
      public func subdata(with range: NSRange) -> Data {
        Data(Array(data)[range.location..<range.location + range.length])
      }
      open override func isEqual(_ object: Any?) -> Bool { (object as? NSData)?.data == data }
      open override var hash: Int { data.hashValue }
      open override func copy() -> Any { NSData(data: data) }
      open func mutableCopy() -> Any { NSMutableData(data: data) }
      open override var description: String {
        var digits = ""
        for (index, byte) in data.enumerated() {
          if index > 0 && index % 4 == 0 { digits += " " }
          digits += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "<" + digits + ">"
      }
    }
    open class NSMutableData: NSData, @unchecked Sendable {
      public convenience init?(capacity: Int) { self.init(data: Data()) }
      public convenience init?(length: Int) { self.init(data: Data(count: length)) }
      public func append(_ other: Data) { data.append(other) }
      public func append(_ bytes: UnsafeRawPointer, length: Int) { data.append(Data(bytes: bytes, count: length)) }
      public func setData(_ data: Data) { self.data = data }
    }
    open class NSDate: NSObject, @unchecked Sendable {
      var date: Date
      public override init() { date = Date() }
      init(_date: Date) { date = _date }
      public init(timeIntervalSinceReferenceDate ti: TimeInterval) { date = Date(timeIntervalSinceReferenceDate: ti) }
      public init(timeIntervalSince1970 secs: TimeInterval) { date = Date(timeIntervalSince1970: secs) }
      public init(timeIntervalSinceNow secs: TimeInterval) { date = Date(timeIntervalSinceNow: secs) }
      public init(timeInterval secs: TimeInterval, since date: Date) { self.date = date.addingTimeInterval(secs) }
      public var timeIntervalSinceReferenceDate: TimeInterval { date.timeIntervalSinceReferenceDate }
      public var timeIntervalSince1970: TimeInterval { date.timeIntervalSince1970 }
      public var timeIntervalSinceNow: TimeInterval { date.timeIntervalSinceNow }
      public func timeIntervalSince(_ other: Date) -> TimeInterval { date.timeIntervalSince(other) }
      public func addingTimeInterval(_ ti: TimeInterval) -> Date { date.addingTimeInterval(ti) }
      public func compare(_ other: Date) -> ComparisonResult { date.compare(other) }
      public func isEqual(to other: Date) -> Bool { date == other }
      public func earlierDate(_ other: Date) -> Date { Swift.min(date, other) }
      public func laterDate(_ other: Date) -> Date { Swift.max(date, other) }
      public class var distantFuture: Date { Date.distantFuture }
      public class var distantPast: Date { Date.distantPast }
      open override func isEqual(_ object: Any?) -> Bool { (object as? NSDate)?.date == date }
      open override var hash: Int { date.hashValue }
      open override func copy() -> Any { NSDate(_date: date) }
      open override var description: String { date.description }
    }
    open class NSURL: NSObject, @unchecked Sendable {
      let url: URL
      init(_url: URL) { url = _url }
      public init?(string URLString: String) {
        guard let url = URL(string: URLString) else { return nil }
        self.url = url
      }
      public init?(string URLString: String, relativeTo baseURL: URL?) {
        guard let url = URL(string: URLString, relativeTo: baseURL) else { return nil }
        self.url = url
      }
      public init(fileURLWithPath path: String) { url = URL(fileURLWithPath: path) }
      public init(fileURLWithPath path: String, isDirectory: Bool) {
        url = URL(fileURLWithPath: path, isDirectory: isDirectory)
      }
      public var absoluteString: String { url.absoluteString }
      public var absoluteURL: URL? { url.absoluteURL }
      public var baseURL: URL? { url.baseURL }
      public var relativeString: String { url.relativeString }
      public var relativePath: String? { url.relativePath }
      public var scheme: String? { url.scheme }
      public var host: String? { url.host }
      public var port: NSNumber? { url.port as NSNumber? }
      public var user: String? { url.user }
      public var path: String? { url.path }
      public var query: String? { url.query }
      public var fragment: String? { url.fragment }
      public var pathComponents: [String]? { url.pathComponents }
      public var lastPathComponent: String? { url.lastPathComponent }
      public var pathExtension: String? { url.pathExtension }
      public var isFileURL: Bool { url.isFileURL }
      public var hasDirectoryPath: Bool { url.hasDirectoryPath }
      public var standardized: URL? { url.standardized }
      public var deletingLastPathComponent: URL? { url.deletingLastPathComponent() }
      public var deletingPathExtension: URL? { url.deletingPathExtension() }
      public func appendingPathComponent(_ pathComponent: String) -> URL? { url.appendingPathComponent(pathComponent) }
      public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL? {
        url.appendingPathComponent(pathComponent, isDirectory: isDirectory)
      }
      public func appendingPathExtension(_ pathExtension: String) -> URL? { url.appendingPathExtension(pathExtension) }
      open override func isEqual(_ object: Any?) -> Bool { (object as? NSURL)?.url == url }
      open override var hash: Int { url.hashValue }
      open override func copy() -> Any { NSURL(_url: url) }
      open override var description: String { url.description }
    }
    open class NSNull: NSObject, @unchecked Sendable {
      open override var description: String { "<null>" }
      open override func isEqual(_ object: Any?) -> Bool { object is NSNull }
      open override var hash: Int { 0 }
    }

    open class NSTimeZone: NSObject, @unchecked Sendable {
      public enum NameStyle: Int, Sendable {
        case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
      }
      public class var system: TimeZone { TimeZone.current }
      public class var local: TimeZone { `default` }
      /// The zone of formatters and calendars that are given none.
      public static var `default`: TimeZone = TimeZone.current
      public class func resetSystemTimeZone() {}
      public class var knownTimeZoneNames: [String] { TimeZone.knownTimeZoneIdentifiers }
    }

    open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
      public var countLimit = 0
      public var totalCostLimit = 0
      var entries: [(key: KeyType, object: ObjectType)] = []
      func isSame(_ left: KeyType, _ right: KeyType) -> Bool {
        left === right || (left as? NSObject)?.isEqual(right) ?? false
      }
      public func object(forKey key: KeyType) -> ObjectType? { entries.first { isSame($0.key, key) }?.object }
      public func setObject(_ obj: ObjectType, forKey key: KeyType) {
        removeObject(forKey: key)
        entries.append((key, obj))
      }
      public func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) { setObject(obj, forKey: key) }
      public func removeObject(forKey key: KeyType) { entries.removeAll { isSame($0.key, key) } }
      public func removeAllObjects() { entries = [] }
    }

    public protocol NSLocking {
      func lock()
      func unlock()
    }

    extension NSLocking {
      public func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
      }
    }

    open class NSLock: NSObject, NSLocking, @unchecked Sendable {
      public var name: String?
      @primitive public func lock()
      @primitive public func unlock()
      public func `try`() -> Bool { true }
      public func lock(before limit: Date) -> Bool { true }
    }

    open class NSRecursiveLock: NSLock, @unchecked Sendable {}

    open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
      public var name: String?
      let _semaphore = DispatchSemaphore(value: 0)
      public func lock() {}
      public func unlock() {}
      public func wait() { _semaphore.wait() }
      public func signal() { _semaphore.signal() }
      public func broadcast() { _semaphore.signal() }
    }
    """#
}
