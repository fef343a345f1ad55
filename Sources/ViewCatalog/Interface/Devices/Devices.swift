extension InterfaceText {
  /// Frameworks for other devices and for the system's services: none is in reach, and no permission is given.
  static let multipeerConnectivity: [(name: String, text: String)] = [("Sessions", devicesSessions)]
  static let screenTime: [(name: String, text: String)] = [("ScreenTime", devicesScreenTime)]
  static let ioKit: [(name: String, text: String)] = [("IOKit", devicesIOKit)]
  static let audioToolbox: [(name: String, text: String)] = [("AudioToolbox", devicesAudioToolbox)]
  static let coreBluetooth: [(name: String, text: String)] = [("CoreBluetooth", devicesBluetooth)]
  static let backgroundTasks: [(name: String, text: String)] = [("BackgroundTasks", devicesBackgroundTasks)]
  static let appTracking: [(name: String, text: String)] = [("AppTracking", devicesAppTracking)]

  private static let devicesSessions = #"""
    import Foundation
    import SwiftUI

    open class MCPeerID: NSObject, @unchecked Sendable {
      public let displayName: String
      public init(displayName: String) { self.displayName = displayName }
    }
    public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
    public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
    public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
    public protocol MCSessionDelegate: NSObjectProtocol {}
    public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {}
    public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {}
    open class MCSession: NSObject, @unchecked Sendable {
      public let myPeerID: MCPeerID
      public weak var delegate: (any MCSessionDelegate)?
      public var connectedPeers: [MCPeerID] { [] }
      public let encryptionPreference: MCEncryptionPreference
      public init(peer myPeerID: MCPeerID) {
        self.myPeerID = myPeerID
        encryptionPreference = .optional
      }
      public init(peer myPeerID: MCPeerID, securityIdentity: [Any]?, encryptionPreference: MCEncryptionPreference) {
        self.myPeerID = myPeerID
        self.encryptionPreference = encryptionPreference
      }
      public func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {}
      public func disconnect() {}
    }
    @busy("start")
    open class MCNearbyServiceAdvertiser: NSObject {
      public weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
      public let myPeerID: MCPeerID
      public let discoveryInfo: [String: String]?
      public let serviceType: String
      public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        self.myPeerID = myPeerID
        discoveryInfo = info
        self.serviceType = serviceType
      }
      public func startAdvertisingPeer() {}
      public func stopAdvertisingPeer() {}
    }
    @busy("start")
    open class MCNearbyServiceBrowser: NSObject {
      public weak var delegate: (any MCNearbyServiceBrowserDelegate)?
      public let myPeerID: MCPeerID
      public let serviceType: String
      public init(peer myPeerID: MCPeerID, serviceType: String) {
        self.myPeerID = myPeerID
        self.serviceType = serviceType
      }
      public func startBrowsingForPeers() {}
      public func stopBrowsingForPeers() {}
      public func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
      ) {}
    }
    """#

  private static let devicesScreenTime = #"""
    import Foundation
    import SwiftUI

    public struct Token<Kind>: Hashable, Codable, Sendable {}
    public struct Application: Hashable, Sendable {
      public var bundleIdentifier: String? { nil }
      public var token: ApplicationToken? { nil }
      public var localizedDisplayName: String? { nil }
    }
    public struct ActivityCategory: Hashable, Sendable {
      public var token: ActivityCategoryToken? { nil }
      public var localizedDisplayName: String? { nil }
    }
    public struct WebDomain: Hashable, Sendable {
      public var domain: String? { nil }
      public var token: WebDomainToken? { nil }
    }
    public typealias ApplicationToken = Token<Application>
    public typealias ActivityCategoryToken = Token<ActivityCategory>
    public typealias WebDomainToken = Token<WebDomain>

    extension FamilyActivitySelection {
      public var applicationTokens: Set<ApplicationToken> {
        get { [] }
        set {}
      }
      public var categoryTokens: Set<ActivityCategoryToken> {
        get { [] }
        set {}
      }
      public var webDomainTokens: Set<WebDomainToken> {
        get { [] }
        set {}
      }
      public var applications: Set<Application> { [] }
      public var categories: Set<ActivityCategory> { [] }
      public var webDomains: Set<WebDomain> { [] }
      public var includeEntireCategory: Bool { false }
    }

    public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
      case notDetermined, denied, approved
      public var description: String {
        switch self {
        case .notDetermined: "notDetermined"
        case .denied: "denied"
        case .approved: "approved"
        }
      }
    }
    public enum FamilyControlsMember: Int, Sendable { case child, individual }
    public enum FamilyControlsError: Error, Sendable {
      case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
      case networkError, authenticationMethodUnavailable
    }
    public class AuthorizationCenter: ObservableObject, @unchecked Sendable {
      public static let shared = AuthorizationCenter()
      @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined
      public func requestAuthorization(for member: FamilyControlsMember) async throws {
        authorizationStatus = .approved
      }
      public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        authorizationStatus = .notDetermined
      }
    }

    public struct ManagedSettingsStoreName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(stringLiteral value: String) { rawValue = value }
    }
    public struct ShieldSettings {
      public enum ActivityCategoryPolicy<Activity>: Hashable, Sendable {
        case none
        case all(except: Set<Token<Activity>> = [])
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
      }
      public var applications: Set<ApplicationToken>?
      public var applicationCategories: ActivityCategoryPolicy<Application>?
      public var webDomains: Set<WebDomainToken>?
      public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
    }
    public class ManagedSettingsStore {
      public typealias Name = ManagedSettingsStoreName
      public init() {}
      public init(named name: Name) {}
      public var shield = ShieldSettings()
      public func clearAllSettings() { shield = ShieldSettings() }
    }

    public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public struct DeviceActivityEvent: Sendable {
      public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
      }
      public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents
      ) {}
    }
    public struct DeviceActivitySchedule: Sendable {
      public let intervalStart: DateComponents
      public let intervalEnd: DateComponents
      public let repeats: Bool
      public let warningTime: DateComponents?
      public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
      ) {
        self.intervalStart = intervalStart
        self.intervalEnd = intervalEnd
        self.repeats = repeats
        self.warningTime = warningTime
      }
    }
    public class DeviceActivityCenter {
      public init() {}
      public private(set) var activities: [DeviceActivityName] = []
      public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
      ) throws {
        activities.append(activity)
      }
      public func stopMonitoring(_ activities: [DeviceActivityName] = []) {
        self.activities.removeAll { activities.isEmpty || activities.contains($0) }
      }
    }
    """#

  private static let devicesIOKit = #"""
    import Foundation

    public typealias kern_return_t = Int32
    public typealias io_object_t = UInt32
    public typealias io_iterator_t = UInt32
    public typealias io_service_t = UInt32
    public typealias io_registry_entry_t = UInt32
    public typealias mach_port_t = UInt32
    public typealias IONotificationPortRef = OpaquePointer
    public typealias IOServiceMatchingCallback = (UnsafeMutableRawPointer?, io_iterator_t) -> Void
    public let KERN_SUCCESS: kern_return_t = 0
    public let KERN_FAILURE: kern_return_t = 5
    public let kIOMainPortDefault: mach_port_t = 0
    public let kIOMasterPortDefault: mach_port_t = 0
    public let kIOUSBDeviceClassName = "IOUSBDevice"
    public let kIOFirstMatchNotification = "IOServiceFirstMatch"
    public let kIOMatchedNotification = "IOServiceMatched"
    public let kIOTerminatedNotification = "IOServiceTerminate"
    public let kIOServicePlane = "IOService"
    public func IONotificationPortCreate(_ mainPort: mach_port_t) -> IONotificationPortRef? { nil }
    public func IONotificationPortSetDispatchQueue(_ notify: IONotificationPortRef?, _ queue: DispatchQueue?) {}
    public func IONotificationPortDestroy(_ notify: IONotificationPortRef?) {}
    public func IOServiceMatching(_ name: String) -> NSMutableDictionary? { NSMutableDictionary() }
    public func IOServiceNameMatching(_ name: String) -> NSMutableDictionary? { NSMutableDictionary() }
    public func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: Any?) -> io_service_t { 0 }
    public func IOServiceGetMatchingServices(
      _ mainPort: mach_port_t, _ matching: Any?, _ existing: UnsafeMutablePointer<io_iterator_t>?
    ) -> kern_return_t {
      KERN_FAILURE
    }
    public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { 0 }
    @discardableResult public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }
    """#

  private static let devicesAudioToolbox = #"""
    import Foundation

    public typealias SystemSoundID = UInt32
    public let kSystemSoundID_Vibrate: SystemSoundID = 4095
    public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
    public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
    public func AudioServicesPlaySystemSoundWithCompletion(
      _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
    ) {
      inCompletionBlock?()
    }
    public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
    """#

  private static let devicesBluetooth = #"""
    import Foundation

    public enum CBManagerState: Int, Sendable {
      case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
    }
    public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
    public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
    public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
    public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
    public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
    public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
    public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
    public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
    open class CBUUID: NSObject, @unchecked Sendable {
      public let uuidString: String
      public init(string theString: String) { uuidString = theString }
      public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
    }
    open class CBAttribute: NSObject, @unchecked Sendable { public var uuid: CBUUID { CBUUID(string: "") } }
    public struct CBCharacteristicProperties: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let read = CBCharacteristicProperties(rawValue: 2)
      public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
      public static let write = CBCharacteristicProperties(rawValue: 8)
      public static let notify = CBCharacteristicProperties(rawValue: 16)
    }
    open class CBCharacteristic: CBAttribute, @unchecked Sendable {
      public var value: Data? { nil }
      public var properties: CBCharacteristicProperties { [] }
      public var isNotifying: Bool { false }
    }
    open class CBService: CBAttribute, @unchecked Sendable {
      public var characteristics: [CBCharacteristic]? { nil }
    }
    open class CBPeer: NSObject, @unchecked Sendable { public let identifier = UUID() }
    public protocol CBPeripheralDelegate: NSObjectProtocol {}
    public protocol CBCentralManagerDelegate: NSObjectProtocol {}
    public protocol CBPeripheralManagerDelegate: NSObjectProtocol {}
    open class CBPeripheral: CBPeer, @unchecked Sendable {
      public weak var delegate: (any CBPeripheralDelegate)?
      public var name: String? { nil }
      public var state: CBPeripheralState { .disconnected }
      public var services: [CBService]? { nil }
      public func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
      public func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
      public func readValue(for characteristic: CBCharacteristic) {}
      public func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
      public func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
      public func readRSSI() {}
    }
    open class CBManager: NSObject {
      public var state: CBManagerState { .poweredOff }
      public var authorization: CBManagerAuthorization { .notDetermined }
      public class var authorization: CBManagerAuthorization { .notDetermined }
    }
    @busy("scan connect")
    open class CBCentralManager: CBManager {
      public weak var delegate: (any CBCentralManagerDelegate)?
      public var isScanning: Bool { false }
      public override init() {}
      public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
      }
      public func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
      public func stopScan() {}
      public func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
      public func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
      public func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
      public func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
    }
    open class CBPeripheralManager: CBManager {
      public weak var delegate: (any CBPeripheralManagerDelegate)?
      public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
      }
      public func startAdvertising(_ advertisementData: [String: Any]?) {}
      public func stopAdvertising() {}
    }
    """#

  private static let devicesBackgroundTasks = #"""
    import Foundation

    open class BGTaskRequest: NSObject {
      public let identifier: String
      public var earliestBeginDate: Date?
      public init(identifier: String) { self.identifier = identifier }
    }
    open class BGAppRefreshTaskRequest: BGTaskRequest {}
    open class BGProcessingTaskRequest: BGTaskRequest {
      public var requiresNetworkConnectivity = false
      public var requiresExternalPower = false
    }
    open class BGTask: NSObject, @unchecked Sendable {
      public let identifier = ""
      public var expirationHandler: (() -> Void)?
      public func setTaskCompleted(success: Bool) {}
    }
    open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
    open class BGProcessingTask: BGTask, @unchecked Sendable {}
    open class BGTaskScheduler: NSObject {
      public static let shared = BGTaskScheduler()
      @discardableResult
      public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
      ) -> Bool {
        true
      }
      public func submit(_ taskRequest: BGTaskRequest) throws {}
      public func cancel(taskRequestWithIdentifier identifier: String) {}
      public func cancelAllTaskRequests() {}
    }
    """#

  private static let devicesAppTracking = #"""
    import Foundation

    open class ATTrackingManager: NSObject {
      public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
      public class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
      public class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
      ) {
        completion(.denied)
      }
      public class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
    }
    open class ASIdentifierManager: NSObject {
      public class func shared() -> ASIdentifierManager { ASIdentifierManager() }
      public var advertisingIdentifier: UUID { UUID(uuidString: "00000000-0000-0000-0000-000000000000")! }
      public var isAdvertisingTrackingEnabled: Bool { false }
    }
    """#
}
