extension InterfaceText {
  /// Sources of the dispatch library for events of the system, none of which happens.
  static let foundationDispatchEventSources = #"""
    public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
      var handle: Int32 { get }
      var data: DispatchSource.FileSystemEvent { get }
      var mask: DispatchSource.FileSystemEvent { get }
    }
    public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
      var data: DispatchSource.MemoryPressureEvent { get }
      var mask: DispatchSource.MemoryPressureEvent { get }
    }
    extension DispatchSource {
      public struct FileSystemEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let delete = FileSystemEvent(rawValue: 1)
        public static let write = FileSystemEvent(rawValue: 2)
        public static let extend = FileSystemEvent(rawValue: 4)
        public static let attrib = FileSystemEvent(rawValue: 8)
        public static let link = FileSystemEvent(rawValue: 16)
        public static let rename = FileSystemEvent(rawValue: 32)
        public static let revoke = FileSystemEvent(rawValue: 64)
        public static let funlock = FileSystemEvent(rawValue: 256)
        public static let all = FileSystemEvent(rawValue: 383)
      }
      public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all = MemoryPressureEvent(rawValue: 7)
      }
      public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil
      ) -> DispatchSourceFileSystemObject {
        _FileSource(fileDescriptor, eventMask)
      }
      public class func makeMemoryPressureSource(
        eventMask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue? = nil
      ) -> DispatchSourceMemoryPressure {
        _MemorySource(eventMask)
      }
    }
    class _EventSource: DispatchSource, DispatchSourceProtocol {
      var isCancelled = false
      var cancelHandler: (() -> Void)?
      func setEventHandler(handler: (() -> Void)?) {}
      func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }
      func setRegistrationHandler(handler: (() -> Void)?) {}
      func activate() {}
      func resume() {}
      func suspend() {}
      func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        cancelHandler?()
      }
    }
    final class _FileSource: _EventSource, DispatchSourceFileSystemObject {
      let handle: Int32
      let mask: DispatchSource.FileSystemEvent
      let data: DispatchSource.FileSystemEvent = []
      init(_ handle: Int32, _ mask: DispatchSource.FileSystemEvent) {
        self.handle = handle
        self.mask = mask
      }
    }
    final class _MemorySource: _EventSource, DispatchSourceMemoryPressure {
      let mask: DispatchSource.MemoryPressureEvent
      let data: DispatchSource.MemoryPressureEvent = []
      init(_ mask: DispatchSource.MemoryPressureEvent) { self.mask = mask }
    }
    """#
}
