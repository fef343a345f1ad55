extension InterfaceText {
  /// The texts of the module `CoreFoundation`: the C names of Foundation's types.
  static let coreFoundation: [(name: String, text: String)] = [("Types", coreFoundationTypes)]

  private static let coreFoundationTypes = #"""
    import Foundation

    public typealias OSStatus = Int32
    public typealias CFTypeRef = AnyObject
    public typealias CFString = NSString
    public typealias CFMutableString = NSMutableString
    public typealias CFDictionary = NSDictionary
    public typealias CFMutableDictionary = NSMutableDictionary
    public typealias CFArray = NSArray
    public typealias CFData = NSData
    public typealias CFURL = NSURL
    public typealias CFNumber = NSNumber
    public typealias CFBoolean = NSNumber
    public typealias CFTimeInterval = Double
    public typealias CFAbsoluteTime = Double
    public typealias CFIndex = Int
    public typealias CFTypeID = UInt

    public final class CFAllocator {}
    public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: CFString
      public init(rawValue: CFString) { self.rawValue = rawValue }
      public init(_ rawValue: CFString) { self.rawValue = rawValue }
      public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
      public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
    }
    public final class CFRunLoop {
      static let main = CFRunLoop()
    }
    public final class CFRunLoopSource {}
    public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
    public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes
    public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.main }
    public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop.main }
    public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
    public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
    public func CFRunLoopRun() {}
    public func CFRunLoopStop(_ rl: CFRunLoop!) {}
    public let kCFAllocatorDefault: CFAllocator? = nil
    public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
    public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
    public let kCFBundleNameKey: CFString! = "CFBundleName"
    public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
    public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
    public let noErr: OSStatus = 0
    /// No bundle of the system can be loaded.
    public final class CFBundle {}
    public func CFBundleCreate(_ allocator: CFAllocator?, _ bundleURL: CFURL!) -> CFBundle! { nil }
    public func CFBundleGetMainBundle() -> CFBundle! { nil }
    public func CFBundleGetBundleWithIdentifier(_ bundleID: CFString!) -> CFBundle! { nil }
    public func CFBundleGetFunctionPointerForName(
      _ bundle: CFBundle!, _ functionName: CFString!
    ) -> UnsafeMutableRawPointer! { nil }
    public final class CFUUID {}
    public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! {
      "00000000-0000-0000-0000-000000000001"
    }
    """#
}
