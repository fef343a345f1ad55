extension InterfaceText {
  /// The texts of the module `JavaScriptCore`. Scripts do not run: their results are undefined.
  static let javaScriptCore: [(name: String, text: String)] = [("Scripts", servicesScripts)]
  /// The texts of the module `FinderSync`, whose extension is not enabled.
  static let finderSync: [(name: String, text: String)] = [("Finder", servicesFinder)]

  private static let servicesScripts = #"""
    import Foundation

    open class JSVirtualMachine: NSObject {
      public override init() {}
    }
    open class JSContext: NSObject {
      public private(set) var virtualMachine: JSVirtualMachine!
      public var exception: JSValue!
      public var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
      public var name: String!
      public var isInspectable = false
      private var values: [String: JSValue] = [:]
      public override init() { virtualMachine = JSVirtualMachine() }
      public init(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }
      public var globalObject: JSValue! { JSValue(_value: nil, in: self) }
      public func evaluateScript(_ script: String!) -> JSValue! { JSValue(_value: nil, in: self) }
      public func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        JSValue(_value: nil, in: self)
      }
      public func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        values["\(key!)"] ?? JSValue(_value: nil, in: self)
      }
      public func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
        values["\(key!)"] = JSValue(_value: object, in: self)
      }
      public subscript(key: String) -> JSValue? { values[key] }
    }
    open class JSValue: NSObject {
      let value: Any?
      public weak var context: JSContext!
      init(_value value: Any?, in context: JSContext!) {
        self.value = value
        self.context = context
      }
      public convenience init!(object value: Any!, in context: JSContext!) { self.init(_value: value, in: context) }
      public convenience init!(bool value: Bool, in context: JSContext!) { self.init(_value: value, in: context) }
      public convenience init!(double value: Double, in context: JSContext!) { self.init(_value: value, in: context) }
      public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(_value: value, in: context) }
      public convenience init!(undefinedIn context: JSContext!) { self.init(_value: nil, in: context) }
      public convenience init!(nullIn context: JSContext!) { self.init(_value: nil, in: context) }
      public convenience init!(newObjectIn context: JSContext!) { self.init(_value: nil, in: context) }
      public var isUndefined: Bool { value == nil }
      public var isNull: Bool { false }
      public var isBoolean: Bool { value is Bool }
      public var isNumber: Bool { value is Double || value is Int32 || value is Int }
      public var isString: Bool { value is String }
      public var isObject: Bool { false }
      public var isArray: Bool { value is [Any] }
      public func toObject() -> Any! { value }
      public func toString() -> String! { value.map { "\($0)" } ?? "undefined" }
      public func toBool() -> Bool { value as? Bool ?? false }
      public func toDouble() -> Double { value as? Double ?? .nan }
      public func toInt32() -> Int32 { value as? Int32 ?? 0 }
      public func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
      public func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
      public func toArray() -> [Any]! { value as? [Any] }
      public func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }
      @discardableResult
      public func call(withArguments arguments: [Any]!) -> JSValue! { JSValue(_value: nil, in: context) }
      public func construct(withArguments arguments: [Any]!) -> JSValue! { JSValue(_value: nil, in: context) }
      @discardableResult
      public func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        JSValue(_value: nil, in: context)
      }
      public func hasProperty(_ property: Any!) -> Bool { false }
      public func forProperty(_ property: Any!) -> JSValue! { JSValue(_value: nil, in: context) }
      public func setValue(_ value: Any!, forProperty property: Any!) {}
      public func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue(_value: nil, in: context) }
      public func atIndex(_ index: Int) -> JSValue! { JSValue(_value: nil, in: context) }
    }
    public protocol JSExport {}
    """#

  private static let servicesFinder = #"""
    import Foundation
    import SwiftUI

    #if os(macOS)
    public enum FIMenuKind: UInt, Sendable {
      case contextualMenuForItems, contextualMenuForContainer, contextualMenuForSidebar, toolbarItemMenu
    }
    public protocol FIFinderSyncProtocol {}
    @MainActor
    open class FIFinderSyncController: NSExtensionContext {
      static let shared = FIFinderSyncController()
      public class func `default`() -> FIFinderSyncController { shared }
      public class var isExtensionEnabled: Bool { false }
      public class func showExtensionManagementInterface() {}
      public var directoryURLs: Set<URL>! = []
      public func selectedItemURLs() -> [URL]? { nil }
      public func targetedURL() -> URL? { nil }
      public func setBadgeImage(_ image: NSImage, label: String?, forBadgeIdentifier badgeID: String) {}
      public func setBadgeIdentifier(_ badgeID: String, for url: URL) {}
    }
    @MainActor
    open class FIFinderSync: NSObject, FIFinderSyncProtocol {
      public override init() {}
      open func menu(for menu: FIMenuKind) -> NSMenu? { nil }
      open func beginObservingDirectory(at url: URL) {}
      open func endObservingDirectory(at url: URL) {}
      open func requestBadgeIdentifier(for url: URL) {}
      open var toolbarItemName: String { "" }
      open var toolbarItemToolTip: String { "" }
      open var toolbarItemImage: NSImage { NSImage() }
    }
    #endif
    """#
}
