import Testing
import ViewSource

@Suite struct SourceBufferTests {
  /// A single zero byte is white space in Swift, and an error in one character does not make a text binary.
  @Test func textIsNotBinary() {
    for text in ["", "a", "import SwiftUI\n", "Ä\0B", String(repeating: "ä", count: 5000)] {
      #expect(!SourceBuffer(text).isBinary)
    }
    #expect(!SourceBuffer([0x61, 0xFF, 0x62] as [UInt8]).isBinary)
  }

  /// The zero byte is found at every position, inside a word of the search or across its end.
  @Test(arguments: Array(0..<20) + [8180, 8187])
  func zeroAndBrokenTextAreBinary(_ place: Int) {
    var bytes = [UInt8](repeating: 0x01, count: 9000)
    bytes[place] = 0
    #expect(!SourceBuffer(bytes).isBinary)
    bytes[place == 0 ? 1 : place - 1] = 0xFF
    #expect(SourceBuffer(bytes).isBinary)
  }

  /// UTF-16 without a byte order mark looks like UTF-8 with many zero bytes.
  @Test(arguments: [true, false])
  func otherEncodingsAreBinary(_ isLittleEndian: Bool) {
    var bytes: [UInt8] = []
    for byte in "import SwiftUI\n".utf8 { bytes += isLittleEndian ? [byte, 0] : [0, byte] }
    #expect(SourceBuffer(bytes).isBinary)
    #expect(SourceBuffer([UInt8](repeating: 0, count: 20_000)).isBinary)
  }

  /// Only the beginning decides: a zero byte or an invalid character far behind it is ignored.
  @Test func onlyTheBeginningIsRead() {
    var bytes = [UInt8](repeating: 0x41, count: 9000)
    bytes[3] = 0xFF
    bytes[8192] = 0
    #expect(!SourceBuffer(bytes).isBinary)
  }
}
