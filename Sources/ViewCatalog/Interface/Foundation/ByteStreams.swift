extension InterfaceText {
  /// Streams of bytes, read from data or files and written to memory or files.
  static let foundationByteStreams = #"""
    public protocol StreamDelegate: AnyObject {
      func stream(_ aStream: Stream, handle eventCode: Stream.Event)
    }
    extension StreamDelegate {
      public func stream(_ aStream: Stream, handle eventCode: Stream.Event) {}
    }

    open class Stream: NSObject {
      public enum Status: UInt, Sendable { case notOpen, opening, open, reading, writing, atEnd, closed, error }
      public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let openCompleted = Event(rawValue: 1)
        public static let hasBytesAvailable = Event(rawValue: 2)
        public static let hasSpaceAvailable = Event(rawValue: 4)
        public static let errorOccurred = Event(rawValue: 8)
        public static let endEncountered = Event(rawValue: 16)
      }
      public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let dataWrittenToMemoryStreamKey = PropertyKey("kCFStreamPropertyDataWritten")
        public static let fileCurrentOffsetKey = PropertyKey("kCFStreamPropertyFileCurrentOffset")
      }
      public weak var delegate: (any StreamDelegate)?
      var status = Status.notOpen
      var error: (any Error)?
      public override init() {}
      open func open() { if status == .notOpen { status = .open } }
      open func close() { status = .closed }
      open var streamStatus: Status { status }
      open var streamError: (any Error)? { error }
      open func property(forKey key: PropertyKey) -> Any? { nil }
      open func setProperty(_ property: Any?, forKey key: PropertyKey) -> Bool { false }
      open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
      open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    }

    open class InputStream: Stream {
      var bytes: [UInt8]?
      var path: String?
      var place = 0
      public init(data: Data) { bytes = Array(data) }
      public init?(fileAtPath path: String) { self.path = path }
      public init?(url: URL) { path = url.path }
      open override func open() {
        guard status == .notOpen else { return }
        status = .open
        guard let path else { return }
        if let contents = FileManager.default.contents(atPath: path) {
          bytes = Array(contents)
        } else {
          status = .error
          error = CocoaError(.fileReadNoSuchFile)
        }
      }
      open var hasBytesAvailable: Bool {
        guard status == .open || status == .reading, let bytes else { return false }
        return path == nil ? place < bytes.count : true
      }
      open func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        guard status == .open || status == .reading || status == .atEnd, let bytes else { return -1 }
        let count = Swift.min(len, bytes.count - place)
        for offset in 0..<count { buffer[offset] = bytes[place + offset] }
        place += count
        if place == bytes.count && (path == nil || count == 0) { status = .atEnd }
        return count
      }
    }

    open class OutputStream: Stream {
      var bytes: [UInt8] = []
      var path: String?
      var appends = false
      var buffer: UnsafeMutablePointer<UInt8>?
      var capacity = Int.max
      public init(toMemory: ()) {}
      public class func toMemory() -> Self { unsafeDowncast(OutputStream(toMemory: ()), to: Self.self) }
      public init(toBuffer buffer: UnsafeMutablePointer<UInt8>, capacity: Int) {
        self.buffer = buffer
        self.capacity = capacity
      }
      public init?(toFileAtPath path: String, append shouldAppend: Bool) {
        self.path = path
        appends = shouldAppend
      }
      public init?(url: URL, append shouldAppend: Bool) {
        path = url.path
        appends = shouldAppend
      }
      open override func open() {
        guard status == .notOpen else { return }
        status = .open
        guard let path else { return }
        if appends { bytes = FileManager.default.contents(atPath: path).map { Array($0) } ?? [] }
        if !FileManager.default.createFile(atPath: path, contents: Data(bytes)) { status = .error }
      }
      open var hasSpaceAvailable: Bool { status == .open && bytes.count < capacity }
      open func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
        guard status == .open else { return -1 }
        let count = Swift.min(len, capacity - bytes.count)
        for offset in 0..<count {
          self.buffer?[bytes.count] = buffer[offset]
          bytes.append(buffer[offset])
        }
        if let path { try? Data(bytes).write(to: URL(fileURLWithPath: path)) }
        return count
      }
      open override func property(forKey key: PropertyKey) -> Any? {
        switch key {
        case .dataWrittenToMemoryStreamKey: path == nil && buffer == nil ? Data(bytes) : nil
        case .fileCurrentOffsetKey: bytes.count
        default: nil
        }
      }
    }
    """#
}
