extension InterfaceText {
  /// The texts of the modules `CoreServices` and `FSEvents`: streams of file events, in which nothing happens.
  static let fileEvents: [(name: String, text: String)] = [("FileEvents", servicesFileEvents)]

  private static let servicesFileEvents = #"""
    import Foundation
    import CoreFoundation

    public final class _FSEventStream {}
    public typealias FSEventStreamRef = _FSEventStream
    public typealias ConstFSEventStreamRef = _FSEventStream
    public typealias FSEventStreamEventId = UInt64
    public typealias FSEventStreamEventFlags = UInt32
    public typealias FSEventStreamCreateFlags = UInt32
    public typealias FSEventStreamCallback = (
      ConstFSEventStreamRef, UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer,
      UnsafePointer<FSEventStreamEventFlags>, UnsafePointer<FSEventStreamEventId>
    ) -> Void

    public struct FSEventStreamContext {
      public var version: CFIndex
      public var info: UnsafeMutableRawPointer?
      public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
      public var release: ((UnsafeRawPointer?) -> Void)?
      public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
      public init() { version = 0 }
      public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?,
        release: ((UnsafeRawPointer?) -> Void)?, copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
      ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
      }
    }

    public let kFSEventStreamEventIdSinceNow: UInt64 = UInt64.max
    public let kFSEventStreamCreateFlagNone = 0
    public let kFSEventStreamCreateFlagUseCFTypes = 1
    public let kFSEventStreamCreateFlagNoDefer = 2
    public let kFSEventStreamCreateFlagWatchRoot = 4
    public let kFSEventStreamCreateFlagIgnoreSelf = 8
    public let kFSEventStreamCreateFlagFileEvents = 16
    public let kFSEventStreamCreateFlagMarkSelf = 32
    public let kFSEventStreamEventFlagNone = 0
    public let kFSEventStreamEventFlagMustScanSubDirs = 1
    public let kFSEventStreamEventFlagRootChanged = 32
    public let kFSEventStreamEventFlagItemCreated = 256
    public let kFSEventStreamEventFlagItemRemoved = 512
    public let kFSEventStreamEventFlagItemInodeMetaMod = 1024
    public let kFSEventStreamEventFlagItemRenamed = 2048
    public let kFSEventStreamEventFlagItemModified = 4096
    public let kFSEventStreamEventFlagItemIsFile = 65536
    public let kFSEventStreamEventFlagItemIsDir = 131072
    public let kFSEventStreamEventFlagItemIsSymlink = 262144

    public func FSEventStreamCreate(
      _ allocator: CFAllocator?, _ callback: FSEventStreamCallback,
      _ context: UnsafeMutablePointer<FSEventStreamContext>?, _ pathsToWatch: CFArray, _ sinceWhen: FSEventStreamEventId,
      _ latency: CFTimeInterval, _ flags: FSEventStreamCreateFlags
    ) -> FSEventStreamRef? { _FSEventStream() }
    public func FSEventStreamScheduleWithRunLoop(
      _ streamRef: FSEventStreamRef, _ runLoop: Any?, _ runLoopMode: Any
    ) {}
    public func FSEventStreamUnscheduleFromRunLoop(
      _ streamRef: FSEventStreamRef, _ runLoop: Any?, _ runLoopMode: Any
    ) {}
    public func FSEventStreamSetDispatchQueue(_ streamRef: FSEventStreamRef, _ q: DispatchQueue?) {}
    @discardableResult public func FSEventStreamStart(_ streamRef: FSEventStreamRef) -> Bool { true }
    public func FSEventStreamStop(_ streamRef: FSEventStreamRef) {}
    public func FSEventStreamInvalidate(_ streamRef: FSEventStreamRef) {}
    public func FSEventStreamRelease(_ streamRef: FSEventStreamRef) {}
    public func FSEventStreamFlushSync(_ streamRef: FSEventStreamRef) {}
    @discardableResult public func FSEventStreamFlushAsync(_ streamRef: FSEventStreamRef) -> FSEventStreamEventId { 0 }
    public func FSEventStreamGetLatestEventId(_ streamRef: ConstFSEventStreamRef) -> FSEventStreamEventId { 0 }
    public func FSEventsGetCurrentEventId() -> FSEventStreamEventId { 1 }
    """#
}
