extension InterfaceText {
  /// Standard input, output and errors.
  static let foundationStandardStreams = #"""
    public struct _StandardStream {
      let number: Int
    }
    public let stdin = _StandardStream(number: 0)
    public let stdout = _StandardStream(number: 1)
    public let stderr = _StandardStream(number: 2)
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
    public func setbuf(_ stream: _StandardStream, _ buffer: UnsafeMutablePointer<CChar>?) {}
    @discardableResult
    public func setvbuf(
      _ stream: _StandardStream, _ buffer: UnsafeMutablePointer<CChar>?, _ mode: Int32, _ size: Int
    ) -> Int32 {
      0
    }

    /// The three handles that every program has; files are read and written by `Data`, `String` and `FileManager`.
    open class FileHandle: NSObject, @unchecked Sendable {
      let number: Int
      init(_number number: Int) { self.number = number }
      public static let standardInput = FileHandle(_number: 0)
      public static let standardOutput = FileHandle(_number: 1)
      public static let standardError = FileHandle(_number: 2)
      public static let nullDevice = FileHandle(_number: 3)
      public var fileDescriptor: Int32 { Int32(number) }
      public func write(_ data: Data) {
        if number < 3 { _write(String(decoding: data, as: UTF8.self), to: number) }
      }
      public func write<T: DataProtocol>(contentsOf data: T) throws { write(Data(Array(data))) }
      public func readDataToEndOfFile() -> Data {
        var text = ""
        while number == 0, let line = readLine(strippingNewline: false) { text += line }
        return Data(text.utf8)
      }
      public func readToEnd() throws -> Data? {
        let data = readDataToEndOfFile()
        return data.isEmpty ? nil : data
      }
      public var availableData: Data { number == 0 ? Data((readLine(strippingNewline: false) ?? "").utf8) : Data() }
      public func synchronizeFile() {}
      public func synchronize() throws {}
      public func closeFile() {}
      public func close() throws {}
    }
    """#
}
