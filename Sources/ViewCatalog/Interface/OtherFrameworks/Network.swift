extension InterfaceText {
  /// The network status: connected by Wi-Fi [approximation].
  static let otherFrameworksNetwork = #"""
    import Foundation

    public struct NWInterface: Hashable, Sendable {
      public enum InterfaceType: Hashable, Sendable {
        case other
        case wifi
        case cellular
        case wiredEthernet
        case loopback
      }
      public let type: InterfaceType
      public let name: String
      public let index: Int
    }

    public struct NWPath: Hashable, Sendable {
      public enum Status: Hashable, Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
      }
      public let status: Status
      public let availableInterfaces: [NWInterface]
      public var isExpensive: Bool { false }
      public var isConstrained: Bool { false }
      public var isUltraConstrained: Bool { false }
      public var supportsIPv4: Bool { true }
      public var supportsIPv6: Bool { true }
      public var supportsDNS: Bool { true }
      public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
      }
    }

    public final class NWPathMonitor: @unchecked Sendable {
      private let type: NWInterface.InterfaceType?
      private var isCancelled = false
      public private(set) var queue: DispatchQueue?
      public var pathUpdateHandler: ((NWPath) -> Void)?
      public init() { type = nil }
      public init(requiredInterfaceType: NWInterface.InterfaceType) { type = requiredInterfaceType }
      public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { type = nil }
      public var currentPath: NWPath {
        guard type == nil || type == .wifi else { return NWPath(status: .unsatisfied, availableInterfaces: []) }
        return NWPath(status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0", index: 4)])
      }
      public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in
          if !isCancelled { pathUpdateHandler?(currentPath) }
        }
      }
      public func cancel() { isCancelled = true }
    }

    /// A sequence of one path, since the network status does not change.
    extension NWPathMonitor: AsyncSequence {
      public typealias Element = NWPath
      public struct Iterator: AsyncIteratorProtocol {
        let monitor: NWPathMonitor
        private var isFirst = true
        init(_ monitor: NWPathMonitor) { self.monitor = monitor }
        public mutating func next() async -> NWPath? {
          if isFirst {
            isFirst = false
            return monitor.currentPath
          }
          await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
          return nil
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(self) }
    }
    """#
}
