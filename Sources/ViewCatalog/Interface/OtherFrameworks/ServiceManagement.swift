extension InterfaceText {
  /// Login items. Nothing is started; a registered service is enabled [approximation].
  static let otherFrameworksServiceManagement = #"""
    import Foundation

    public class SMAppService: NSObject {
      public enum Status: Int, Sendable {
        case notRegistered = 0
        case enabled = 1
        case requiresApproval = 2
        case notFound = 3
      }
      public static let mainApp = SMAppService()
      public class var mainAppService: SMAppService { mainApp }
      public class func loginItem(identifier: String) -> Self { Self() }
      public class func agent(plistName: String) -> Self { Self() }
      public class func daemon(plistName: String) -> Self { Self() }
      public class func openSystemSettingsLoginItems() {}
      public class func statusForLegacyPlist(at url: URL) -> Status { .notFound }
      public private(set) var status = Status.notRegistered
      required override init() {}
      public func register() throws { status = .enabled }
      public func unregister() throws { status = .notRegistered }
      public func unregister() async throws { status = .notRegistered }
    }
    """#
}
