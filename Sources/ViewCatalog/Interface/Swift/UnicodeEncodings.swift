extension InterfaceText {
  /// The code units of single scalars, and ASCII.
  static let swiftUnicodeEncodings = #"""
    extension Unicode {
      public struct _Units<Unit: FixedWidthInteger>: RandomAccessCollection, Hashable, Sendable {
        let _units: [Unit]
        public var startIndex: Int { 0 }
        public var endIndex: Int { _units.count }
        public subscript(position: Int) -> Unit { _units[position] }
      }
      public enum ASCII: Sendable {
        public typealias CodeUnit = UInt8
        public typealias EncodedScalar = CollectionOfOne<UInt8>
        public static var encodedReplacementCharacter: EncodedScalar { CollectionOfOne(0x1A) }
        public static func encode(_ content: Unicode.Scalar) -> EncodedScalar? {
          content.value < 0x80 ? CollectionOfOne(UInt8(content.value)) : nil
        }
        public static func decode(_ content: EncodedScalar) -> Unicode.Scalar { Unicode.Scalar(content[0]) }
        public static func isASCII(_ x: UInt8) -> Bool { x < 0x80 }
      }
    }
    extension Unicode.UTF8 {
      public typealias EncodedScalar = Unicode._Units<UInt8>
      public static var encodedReplacementCharacter: EncodedScalar { EncodedScalar(_units: [0xEF, 0xBF, 0xBD]) }
      public static func encode(_ content: Unicode.Scalar) -> EncodedScalar? {
        EncodedScalar(_units: Array(content.utf8))
      }
      public static func decode(_ content: EncodedScalar) -> Unicode.Scalar {
        String(decoding: content._units, as: UTF8.self).unicodeScalars.first!
      }
    }
    extension Unicode.UTF16 {
      public typealias EncodedScalar = Unicode._Units<UInt16>
      public static var encodedReplacementCharacter: EncodedScalar { EncodedScalar(_units: [0xFFFD]) }
      public static func encode(_ content: Unicode.Scalar) -> EncodedScalar? {
        EncodedScalar(_units: Array(content.utf16))
      }
      public static func decode(_ content: EncodedScalar) -> Unicode.Scalar {
        String(decoding: content._units, as: UTF16.self).unicodeScalars.first!
      }
    }
    extension Unicode.UTF32 {
      public typealias EncodedScalar = CollectionOfOne<UInt32>
      public static var encodedReplacementCharacter: EncodedScalar { CollectionOfOne(0xFFFD) }
      public static func encode(_ content: Unicode.Scalar) -> EncodedScalar? { CollectionOfOne(content.value) }
      public static func decode(_ content: EncodedScalar) -> Unicode.Scalar { Unicode.Scalar(content[0])! }
    }
    """#
}
