extension InterfaceText {
  /// The texts of the module `CryptoKit`: digests. Keys and ciphers are missing.
  static let cryptoKit: [(name: String, text: String)] = [("Digests", cryptoKitDigests)]

  private static let cryptoKitDigests = #"""
    import Foundation

    public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
      static var byteCount: Int { get }
    }

    /// The blocks of 64 bytes of a message, padded with a bit, zeros and the length in bits.
    struct _MessageBlocks {
      var bytes: [UInt8]
      init(_ message: [UInt8], isBigEndian: Bool) {
        bytes = message
        bytes.append(0x80)
        while bytes.count % 64 != 56 { bytes.append(0) }
        let length = UInt64(message.count) &* 8
        for place in 0..<8 {
          let shift = UInt64(isBigEndian ? 56 - 8 * place : 8 * place)
          bytes.append(UInt8(truncatingIfNeeded: length >> shift))
        }
      }
      func words(from start: Int, isBigEndian: Bool) -> [UInt32] {
        var words: [UInt32] = []
        for place in 0..<16 {
          var word: UInt32 = 0
          for index in 0..<4 {
            let byte = UInt32(bytes[start + 4 * place + (isBigEndian ? index : 3 - index)])
            word = word << 8 | byte
          }
          words.append(word)
        }
        return words
      }
      static func rotated(_ word: UInt32, left count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
      static func bytes(of words: [UInt32], isBigEndian: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        for word in words {
          for index in 0..<4 {
            let shift = UInt32(isBigEndian ? 24 - 8 * index : 8 * index)
            bytes.append(UInt8(truncatingIfNeeded: word >> shift))
          }
        }
        return bytes
      }
      static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
    }

    public struct SHA256Digest: Digest {
      let bytes: [UInt8]
      public static var byteCount: Int { 32 }
      public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
      public var description: String { "SHA256 digest: " + _MessageBlocks.hexadecimal(bytes) }
    }

    public struct SHA256: Sendable {
      public typealias Digest = SHA256Digest
      public static var byteCount: Int { 32 }
      public static var blockByteCount: Int { 64 }
      private var message: [UInt8] = []
      public init() {}
      public mutating func update<D: DataProtocol>(data: D) { message += Array(data) }
      public func finalize() -> SHA256Digest { SHA256Digest(bytes: SHA256.digest(message)) }
      public static func hash<D: DataProtocol>(data: D) -> SHA256Digest { SHA256Digest(bytes: digest(Array(data))) }

      private static let constants: [UInt32] = [
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
      ]

      private static func digest(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [
          0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
        ]
        let blocks = _MessageBlocks(message, isBigEndian: true)
        for start in stride(from: 0, to: blocks.bytes.count, by: 64) {
          var words = blocks.words(from: start, isBigEndian: true)
          for place in 16..<64 {
            let (early, late) = (words[place - 15], words[place - 2])
            let first =
              _MessageBlocks.rotated(early, left: 25) ^ _MessageBlocks.rotated(early, left: 14) ^ early >> 3
            let second =
              _MessageBlocks.rotated(late, left: 15) ^ _MessageBlocks.rotated(late, left: 13) ^ late >> 10
            words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
          }
          var (a, b, c, d) = (state[0], state[1], state[2], state[3])
          var (e, f, g, h) = (state[4], state[5], state[6], state[7])
          for place in 0..<64 {
            let mixed =
              _MessageBlocks.rotated(e, left: 26) ^ _MessageBlocks.rotated(e, left: 21)
              ^ _MessageBlocks.rotated(e, left: 7)
            let chosen = e & f ^ ~e & g
            let first = h &+ mixed &+ chosen &+ constants[place] &+ words[place]
            let turned =
              _MessageBlocks.rotated(a, left: 30) ^ _MessageBlocks.rotated(a, left: 19)
              ^ _MessageBlocks.rotated(a, left: 10)
            let second = turned &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
          }
          let added = [a, b, c, d, e, f, g, h]
          for place in 0..<8 { state[place] = state[place] &+ added[place] }
        }
        return _MessageBlocks.bytes(of: state, isBigEndian: true)
      }
    }

    public enum Insecure {
      public struct MD5Digest: Digest {
        let bytes: [UInt8]
        public static var byteCount: Int { 16 }
        public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
        public var description: String { "MD5 digest: " + _MessageBlocks.hexadecimal(bytes) }
      }

      public struct MD5: Sendable {
        public typealias Digest = MD5Digest
        public static var byteCount: Int { 16 }
        public static var blockByteCount: Int { 64 }
        private var message: [UInt8] = []
        public init() {}
        public mutating func update<D: DataProtocol>(data: D) { message += Array(data) }
        public func finalize() -> MD5Digest { MD5Digest(bytes: MD5.digest(message)) }
        public static func hash<D: DataProtocol>(data: D) -> MD5Digest { MD5Digest(bytes: digest(Array(data))) }

        private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
        private static let constants: [UInt32] = [
          0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
          0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
          0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
          0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
          0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
          0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
          0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
          0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
        ]

        private static func digest(_ message: [UInt8]) -> [UInt8] {
          var state: [UInt32] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
          let blocks = _MessageBlocks(message, isBigEndian: false)
          for start in stride(from: 0, to: blocks.bytes.count, by: 64) {
            let words = blocks.words(from: start, isBigEndian: false)
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for place in 0..<64 {
              let round = place / 16
              var mixed: UInt32
              var index: Int
              switch round {
              case 0: (mixed, index) = (b & c | ~b & d, place)
              case 1: (mixed, index) = (d & b | ~d & c, (5 * place + 1) % 16)
              case 2: (mixed, index) = (b ^ c ^ d, (3 * place + 5) % 16)
              default: (mixed, index) = (c ^ (b | ~d), (7 * place) % 16)
              }
              mixed = mixed &+ a &+ constants[place] &+ words[index]
              (a, d, c) = (d, c, b)
              b = b &+ _MessageBlocks.rotated(mixed, left: shifts[4 * round + place % 4])
            }
            let added = [a, b, c, d]
            for place in 0..<4 { state[place] = state[place] &+ added[place] }
          }
          return _MessageBlocks.bytes(of: state, isBigEndian: false)
        }
      }

      public struct SHA1Digest: Digest {
        let bytes: [UInt8]
        public static var byteCount: Int { 20 }
        public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
        public var description: String { "SHA1 digest: " + _MessageBlocks.hexadecimal(bytes) }
      }

      public struct SHA1: Sendable {
        public typealias Digest = SHA1Digest
        public static var byteCount: Int { 20 }
        public static var blockByteCount: Int { 64 }
        private var message: [UInt8] = []
        public init() {}
        public mutating func update<D: DataProtocol>(data: D) { message += Array(data) }
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: SHA1.digest(message)) }
        public static func hash<D: DataProtocol>(data: D) -> SHA1Digest { SHA1Digest(bytes: digest(Array(data))) }

        private static func digest(_ message: [UInt8]) -> [UInt8] {
          var state: [UInt32] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
          let blocks = _MessageBlocks(message, isBigEndian: true)
          for start in stride(from: 0, to: blocks.bytes.count, by: 64) {
            var words = blocks.words(from: start, isBigEndian: true)
            for place in 16..<80 {
              let mixed = words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16]
              words.append(_MessageBlocks.rotated(mixed, left: 1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for place in 0..<80 {
              let (mixed, constant): (UInt32, UInt32)
              switch place / 20 {
              case 0: (mixed, constant) = (b & c | ~b & d, 0x5a827999)
              case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9eba1)
              case 2: (mixed, constant) = (b & c | b & d | c & d, 0x8f1bbcdc)
              default: (mixed, constant) = (b ^ c ^ d, 0xca62c1d6)
              }
              let next = _MessageBlocks.rotated(a, left: 5) &+ mixed &+ e &+ constant &+ words[place]
              (e, d, c) = (d, c, _MessageBlocks.rotated(b, left: 30))
              (b, a) = (a, next)
            }
            let added = [a, b, c, d, e]
            for place in 0..<5 { state[place] = state[place] &+ added[place] }
          }
          return _MessageBlocks.bytes(of: state, isBigEndian: true)
        }
      }
    }
    """#
}
