extension InterfaceText {
  /// Standard input, output and error.
  static let foundationStandardStreams = #"""
    public struct _StandardStream {
      let number: Int
    }
    public let stdin = _StandardStream(number: 0)
    public let stdout = _StandardStream(number: 1)
    public let stderr = _StandardStream(number: 2)
    public func fileno(_ stream: _StandardStream) -> Int32 { Int32(stream.number) }
    /// The output of a script is no terminal.
    public func isatty(_ descriptor: Int32) -> Int32 { 0 }
    public let _IOFBF: Int32 = 0
    public let _IOLBF: Int32 = 1
    public let _IONBF: Int32 = 2

    @primitive public func _writeError(_ text: String)

    func _write(_ text: String, to number: Int) {
      if number == 2 { _writeError(text) } else { print(text, terminator: "") }
    }

    @discardableResult
    public func fputs(_ text: String, _ stream: _StandardStream) -> Int32 {
      _write(text, to: stream.number)
      return 1
    }
    @discardableResult
    public func puts(_ text: String) -> Int32 {
      print(text)
      return 1
    }
    @discardableResult
    public func putchar(_ code: Int32) -> Int32 {
      print(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: code))), terminator: "")
      return code
    }
    @discardableResult
    public func fflush(_ stream: _StandardStream?) -> Int32 { 0 }
    public func flockfile(_ stream: _StandardStream) {}
    public func funlockfile(_ stream: _StandardStream) {}
    @discardableResult
    public func fwrite(_ bytes: UnsafeRawPointer!, _ size: Int, _ count: Int, _ stream: _StandardStream) -> Int {
      let all = (0..<size * count).map { bytes.load(fromByteOffset: $0, as: UInt8.self) }
      _write(String(decoding: all, as: UTF8.self), to: stream.number)
      return count
    }
    public func setbuf(_ stream: _StandardStream, _ buffer: UnsafeMutablePointer<CChar>?) {}
    @discardableResult
    public func setvbuf(
      _ stream: _StandardStream, _ buffer: UnsafeMutablePointer<CChar>?, _ mode: Int32, _ size: Int
    ) -> Int32 {
      0
    }

    /// One of the three standard streams, or a file with a current offset.
    open class FileHandle: NSObject, @unchecked Sendable {
      let number: Int
      let path: String?
      var place = 0
      /// Nothing arrives.
      public var readabilityHandler: ((FileHandle) -> Void)?
      public var writeabilityHandler: ((FileHandle) -> Void)?
      init(_number number: Int, path: String? = nil) {
        self.number = number
        self.path = path
      }
      public static let standardInput = FileHandle(_number: 0)
      public static let standardOutput = FileHandle(_number: 1)
      public static let standardError = FileHandle(_number: 2)
      public static let nullDevice = FileHandle(_number: 3)
      public convenience init?(forReadingAtPath path: String) {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        self.init(_number: 4, path: path)
      }
      public convenience init?(forWritingAtPath path: String) { self.init(forReadingAtPath: path) }
      public convenience init?(forUpdatingAtPath path: String) { self.init(forReadingAtPath: path) }
      public convenience init(forReadingFrom url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.init(_number: 4, path: url.path)
      }
      public convenience init(forWritingTo url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
        self.init(_number: 4, path: url.path)
      }
      public convenience init(forUpdating url: URL) throws { try self.init(forWritingTo: url) }
      public var fileDescriptor: Int32 { Int32(number) }
      var contents: [UInt8] { path.flatMap { FileManager.default.contents(atPath: $0) }.map { Array($0) } ?? [] }
      public func write(_ data: Data) {
        if number < 3 { return _write(String(decoding: data, as: UTF8.self), to: number) }
        guard let path else { return }
        var bytes = contents
        while bytes.count < place { bytes.append(0) }
        bytes.replaceSubrange(place..<Swift.min(place + data.count, bytes.count), with: Array(data))
        place += data.count
        try? Data(bytes).write(to: URL(fileURLWithPath: path))
      }
      public func write<T: DataProtocol>(contentsOf data: T) throws { write(Data(Array(data))) }
      public func readDataToEndOfFile() -> Data {
        if path != nil { return readData(ofLength: Int.max) }
        var text = ""
        while number == 0, let line = readLine(strippingNewline: false) { text += line }
        return Data(text.utf8)
      }
      public func readData(ofLength length: Int) -> Data {
        guard path != nil else { return number == 0 ? Data(readDataToEndOfFile().prefix(length)) : Data() }
        let bytes = contents.dropFirst(place).prefix(length)
        place += bytes.count
        return Data(Array(bytes))
      }
      public func read(upToCount count: Int) throws -> Data? {
        let data = readData(ofLength: count)
        return data.isEmpty ? nil : data
      }
      public func readToEnd() throws -> Data? {
        let data = readDataToEndOfFile()
        return data.isEmpty ? nil : data
      }
      public var availableData: Data {
        if path != nil { return readDataToEndOfFile() }
        return number == 0 ? Data((readLine(strippingNewline: false) ?? "").utf8) : Data()
      }
      public var offsetInFile: UInt64 { UInt64(place) }
      public func offset() throws -> UInt64 { UInt64(place) }
      public func seek(toFileOffset offset: UInt64) { place = Int(offset) }
      public func seek(toOffset offset: UInt64) throws { place = Int(offset) }
      @discardableResult
      public func seekToEndOfFile() -> UInt64 {
        place = contents.count
        return UInt64(place)
      }
      @discardableResult
      public func seekToEnd() throws -> UInt64 { seekToEndOfFile() }
      public func truncateFile(atOffset offset: UInt64) {
        guard let path else { return }
        var bytes = Array(contents.prefix(Int(offset)))
        while bytes.count < Int(offset) { bytes.append(0) }
        place = bytes.count
        try? Data(bytes).write(to: URL(fileURLWithPath: path))
      }
      public func truncate(atOffset offset: UInt64) throws { truncateFile(atOffset: offset) }
      public func synchronizeFile() {}
      public func synchronize() throws {}
      public func closeFile() {}
      public func close() throws {}
    }
    """#
}
