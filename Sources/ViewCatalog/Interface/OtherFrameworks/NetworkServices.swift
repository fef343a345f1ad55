extension InterfaceText {
  /// Services in the network and connections to them: nothing is found, and no connection is established.
  static let otherFrameworksNetworkServices = #"""
    import Foundation

    public enum NWError: Error, Hashable, Sendable {
      case posix(POSIXErrorCode)
      case dns(Int32)
      case tls(Int32)
    }

    public enum NWEndpoint: Hashable, Sendable {
      public struct Port: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init?(_ string: String) {
          guard let number = UInt16(string) else { return nil }
          rawValue = number
        }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public static let any: Port = 0
        public static let http: Port = 80
        public static let https: Port = 443
      }
      public enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
        case name(String, NWInterface?)
        public init(_ string: String) { self = .name(string, nil) }
        public init(stringLiteral value: String) { self = .name(value, nil) }
      }
      case hostPort(host: Host, port: Port)
      case service(name: String, type: String, domain: String, interface: NWInterface?)
      case unix(path: String)
      case url(URL)
    }

    public class NWParameters: @unchecked Sendable {
      public init() {}
      public class var tcp: NWParameters { NWParameters() }
      public class var udp: NWParameters { NWParameters() }
      public class var tls: NWParameters { NWParameters() }
      public var includePeerToPeer = false
      public var allowLocalEndpointReuse = false
      public var requiredInterfaceType = NWInterface.InterfaceType.other
    }

    public struct NWTXTRecord: Hashable, Sendable {
      public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
      public let dictionary: [String: String]
      public subscript(key: String) -> String? { dictionary[key] }
    }

    public final class NWBrowser: @unchecked Sendable {
      public enum State: Hashable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
      }
      public enum Descriptor: Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
      }
      public struct Result: Hashable, Sendable {
        public enum Metadata: Hashable, Sendable {
          case none
          case bonjour(NWTXTRecord)
        }
        public enum Change: Hashable, Sendable {
          case identical
          case added(Result)
          case removed(Result)
          case changed(old: Result, new: Result, flags: Int)
        }
        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
        public let metadata: Metadata
      }
      public let parameters: NWParameters
      public private(set) var state = State.setup
      public private(set) var browseResults: Set<Result> = []
      public var stateUpdateHandler: ((State) -> Void)?
      public var browseResultsChangedHandler: ((Set<Result>, Set<Result.Change>) -> Void)?
      public init(for descriptor: Descriptor, using parameters: NWParameters) { self.parameters = parameters }
      public func start(queue: DispatchQueue) {
        state = .ready
        queue.async { [self] in stateUpdateHandler?(state) }
      }
      public func cancel() { state = .cancelled }
    }

    public final class NWConnection: @unchecked Sendable {
      public enum State: Hashable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
      }
      public enum SendCompletion: Sendable {
        case contentProcessed((NWError?) -> Void)
        case idempotent
      }
      public final class ContentContext: @unchecked Sendable {
        public static let defaultMessage = ContentContext()
        public static let finalMessage = ContentContext()
      }
      public let endpoint: NWEndpoint
      public let parameters: NWParameters
      public private(set) var state = State.setup
      public var stateUpdateHandler: ((State) -> Void)?
      public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
      }
      public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
      }
      public func start(queue: DispatchQueue) {
        state = .preparing
        queue.async { [self] in stateUpdateHandler?(state) }
      }
      public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
      ) {}
      public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
      ) {}
      public func receiveMessage(completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void) {}
      public func cancel() { state = .cancelled }
    }
    """#
}
