// Text as code units, one by one.
var decoder = UTF8()
var units = "aé€😀".utf8.makeIterator()
loop: while true {
  switch decoder.decode(&units) {
  case .scalarValue(let scalar): print(scalar, scalar.value)
  case .emptyInput: break loop
  case .error: print("error")
  }
}
var broken = [0x61, 0xE2, 0x82, 0x62, 0xFF, 0x63].map { UInt8($0) }.makeIterator()
var results: [UnicodeDecodingResult] = []
var next = decoder.decode(&broken)
while next != .emptyInput { results.append(next); next = decoder.decode(&broken) }
print(results)
print(UTF16.isLeadSurrogate(0xD83D), UTF8.isContinuation(0x80), UTF16.width("😀"), UTF16.leadSurrogate("😀"))
var bytes: [UInt8] = []
UTF8.encode("é") { bytes.append($0) }
print(bytes, transcode("h€😀".utf8.makeIterator(), from: UTF8.self, to: UTF16.self, stoppingOnError: true) { print($0) })
print(String(decoding: [0x61, 0xC3, 0xA9] as [UInt8], as: UTF8.self), String(decoding: "x😀".utf16, as: UTF16.self))
var part = "abc"[...].utf16
let first = part.removeFirst()
print(first, String(part)!, part.count)
let erased = AnyBidirectionalCollection([1, 2, 3].reversed())
print(erased.map { $0 }, erased.last as Any, AnyRandomAccessCollection(1...4).count)
