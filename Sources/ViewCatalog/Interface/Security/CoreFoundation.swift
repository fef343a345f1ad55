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
    public let kCFAllocatorDefault: CFAllocator? = nil
    public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
    public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
    public let kCFBundleNameKey: CFString! = "CFBundleName"
    public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
    public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
    public let noErr: OSStatus = 0
    """#
}
