// A part of some bytes keeps the indices of the whole.
import Foundation

let data = Data([1, 2, 3, 4, 5, 6, 7, 8])
let rest = data.dropFirst(4)
print(rest.startIndex, rest.count, rest[4], Array(rest))
let part = data[2..<5]
print(part.startIndex, part.endIndex, part[2], part.first ?? 0, part.last ?? 0, Array(part))
print(data.prefix(3).endIndex, data.suffix(2).startIndex, Array(data.suffix(2)), Array(data[6...]), Array(part[3..<5]))
print(part.indices, part == Data([3, 4, 5]), Data(part).startIndex, part.hashValue == Data([3, 4, 5]).hashValue)
var changed = part
changed.append(9)
changed[3] = 0
changed[4..<5] = Data([7, 7])
print(Array(changed), changed.startIndex, changed.count, Array(part))
for (index, byte) in part.enumerated() { print(index, byte, terminator: " ") }
print(part.firstIndex(of: 4) ?? -1, part.dropLast().map { $0 * 2 }, Array(part.reversed()))
print(data.range(of: Data([4, 5])) ?? 0..<0, rest.range(of: Data([6])) ?? 0..<0, data.subdata(in: 3..<5).startIndex)

// A header and what follows it, read one after the other.
struct Packet {
  let kind: UInt8
  let length: Int
  let content: Data

  init?(_ bytes: Data) {
    guard bytes.count >= 3 else { return nil }
    kind = bytes[bytes.startIndex]
    length = Int(bytes[bytes.startIndex + 1]) << 8 | Int(bytes[bytes.startIndex + 2])
    let body = bytes.dropFirst(3)
    guard body.count >= length else { return nil }
    content = body.prefix(length)
  }
}
var stream = Data([7, 0, 2, 10, 20, 9, 0, 1, 30])
while let packet = Packet(stream) {
  print(packet.kind, packet.length, Array(packet.content), packet.content.startIndex)
  stream = stream.dropFirst(3 + packet.length)
}
print(stream.count, stream.startIndex, String(data: Data("héllo".utf8).dropFirst(1), encoding: .utf8) ?? "none")
print(
  part.base64EncodedString(), part.map { String(format: "%02x", $0) }.joined(), try JSONEncoder().encode([1, 2]).count)
let copy = try JSONDecoder().decode(Data.self, from: JSONEncoder().encode(part))
print(copy == part, copy.startIndex, Set([part, copy]).count)
