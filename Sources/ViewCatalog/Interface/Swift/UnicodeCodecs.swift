extension InterfaceText {
  /// Codecs between text and code units.
  static let swiftUnicodeCodecs = #"""
    public enum UnicodeDecodingResult: Equatable, Sendable {
      case scalarValue(Unicode.Scalar)
      case emptyInput
      case error
    }

    public protocol UnicodeCodec: _UnicodeEncoding {
      init()
      mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == CodeUnit
      static func encode(_ input: Unicode.Scalar, into processCodeUnit: (CodeUnit) -> Void)
    }

    extension String {
      public init?<Encoding: UnicodeCodec>(
        validating codeUnits: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type
      ) {
        var codec = Encoding()
        var units = codeUnits.makeIterator()
        var text = ""
        while true {
          switch codec.decode(&units) {
          case .scalarValue(let scalar): text.unicodeScalars.append(scalar)
          case .emptyInput:
            self = text
            return
          case .error: return nil
          }
        }
      }
      public init?<Encoding: UnicodeCodec>(
        validating codeUnits: some Sequence<Int8>, as encoding: Encoding.Type
      ) where Encoding.CodeUnit == UInt8 {
        self.init(validating: codeUnits.map { UInt8(bitPattern: $0) }, as: encoding)
      }
    }

    extension Unicode {
      public struct UTF8: UnicodeCodec, Sendable {
        public typealias CodeUnit = UInt8
        var _kept: UInt8?
        public init() {}
        public mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult
        where I.Element == UInt8 {
          let kept = _kept
          _kept = nil
          guard let first = kept ?? input.next() else { return .emptyInput }
          if first < 0x80 { return .scalarValue(Unicode.Scalar(first)) }
          let count: Int
          var value: UInt32
          var lowest: UInt8 = 0x80
          var highest: UInt8 = 0xBF
          switch first {
          case 0xC2...0xDF:
            count = 1
            value = UInt32(first & 0x1F)
          case 0xE0...0xEF:
            count = 2
            value = UInt32(first & 0x0F)
            if first == 0xE0 { lowest = 0xA0 }
            if first == 0xED { highest = 0x9F }
          case 0xF0...0xF4:
            count = 3
            value = UInt32(first & 0x07)
            if first == 0xF0 { lowest = 0x90 }
            if first == 0xF4 { highest = 0x8F }
          default: return .error
          }
          for _ in 0..<count {
            guard let next = input.next() else { return .error }
            if next < lowest || next > highest {
              _kept = next
              return .error
            }
            lowest = 0x80
            highest = 0xBF
            value = value << 6 | UInt32(next & 0x3F)
          }
          guard let scalar = Unicode.Scalar(value) else { return .error }
          return .scalarValue(scalar)
        }
        public static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt8) -> Void) {
          for unit in input.utf8 { processCodeUnit(unit) }
        }
        public static func isContinuation(_ codeUnit: UInt8) -> Bool { codeUnit & 0xC0 == 0x80 }
        public static func isASCII(_ codeUnit: UInt8) -> Bool { codeUnit < 0x80 }
        public static func width(_ x: Unicode.Scalar) -> Int { x.utf8.count }
      }

      public struct UTF16: UnicodeCodec, Sendable {
        public typealias CodeUnit = UInt16
        var _kept: UInt16?
        public init() {}
        public mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult
        where I.Element == UInt16 {
          let kept = _kept
          _kept = nil
          guard let first = kept ?? input.next() else { return .emptyInput }
          if let scalar = Unicode.Scalar(UInt32(first)) { return .scalarValue(scalar) }
          guard UTF16.isLeadSurrogate(first), let second = input.next() else { return .error }
          guard UTF16.isTrailSurrogate(second) else {
            _kept = second
            return .error
          }
          let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
          guard let scalar = Unicode.Scalar(value) else { return .error }
          return .scalarValue(scalar)
        }
        public static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt16) -> Void) {
          for unit in input.utf16 { processCodeUnit(unit) }
        }
        public static func width(_ x: Unicode.Scalar) -> Int { x.value < 0x10000 ? 1 : 2 }
        public static func leadSurrogate(_ x: Unicode.Scalar) -> UInt16 {
          precondition(x.value >= 0x10000)
          return UInt16(0xD800 + (x.value - 0x10000) >> 10)
        }
        public static func trailSurrogate(_ x: Unicode.Scalar) -> UInt16 {
          precondition(x.value >= 0x10000)
          return UInt16(0xDC00 + (x.value - 0x10000) & 0x3FF)
        }
        public static func isLeadSurrogate(_ x: UInt16) -> Bool { x & 0xFC00 == 0xD800 }
        public static func isTrailSurrogate(_ x: UInt16) -> Bool { x & 0xFC00 == 0xDC00 }
        public static func isSurrogate(_ x: UInt16) -> Bool { x & 0xF800 == 0xD800 }
        public static func isASCII(_ x: UInt16) -> Bool { x < 0x80 }
      }

      public struct UTF32: UnicodeCodec, Sendable {
        public typealias CodeUnit = UInt32
        public init() {}
        public mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult
        where I.Element == UInt32 {
          guard let unit = input.next() else { return .emptyInput }
          guard let scalar = Unicode.Scalar(unit) else { return .error }
          return .scalarValue(scalar)
        }
        public static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt32) -> Void) {
          processCodeUnit(input.value)
        }
      }
    }

    public typealias UTF8 = Unicode.UTF8
    public typealias UTF16 = Unicode.UTF16
    public typealias UTF32 = Unicode.UTF32

    public func transcode<Input: IteratorProtocol, InputEncoding: UnicodeCodec, OutputEncoding: UnicodeCodec>(
      _ input: Input, from inputEncoding: InputEncoding.Type, to outputEncoding: OutputEncoding.Type,
      stoppingOnError stopOnError: Bool, into processCodeUnit: (OutputEncoding.CodeUnit) -> Void
    ) -> Bool where InputEncoding.CodeUnit == Input.Element {
      var input = input
      var decoder = InputEncoding()
      var hadError = false
      while true {
        switch decoder.decode(&input) {
        case .scalarValue(let scalar): OutputEncoding.encode(scalar, into: processCodeUnit)
        case .emptyInput: return hadError
        case .error:
          hadError = true
          if stopOnError { return true }
          OutputEncoding.encode("\u{FFFD}", into: processCodeUnit)
        }
      }
    }

    extension String.UTF8View {
      public mutating func removeFirst() -> UInt8 {
        let first = self[startIndex]
        base = base[index(after: startIndex)...]
        return first
      }
      public mutating func removeFirst(_ k: Int) { base = base[index(startIndex, offsetBy: k)...] }
      public mutating func popFirst() -> UInt8? { isEmpty ? nil : removeFirst() }
      public mutating func removeLast() -> UInt8 {
        let place = index(before: endIndex)
        let last = self[place]
        base = base[..<place]
        return last
      }
    }

    extension String.UTF16View {
      public mutating func removeFirst() -> UInt16 {
        let first = self[startIndex]
        base = base[index(after: startIndex)...]
        return first
      }
      public mutating func removeFirst(_ k: Int) { base = base[index(startIndex, offsetBy: k)...] }
      public mutating func popFirst() -> UInt16? { isEmpty ? nil : removeFirst() }
      public mutating func removeLast() -> UInt16 {
        let place = index(before: endIndex)
        let last = self[place]
        base = base[..<place]
        return last
      }
    }
    """#
}
