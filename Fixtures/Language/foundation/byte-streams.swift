// Bytes are read from and written to streams, in parts.
import Foundation

let input = InputStream(data: Data("hello streams".utf8))
print(input.streamStatus == .notOpen, input.hasBytesAvailable)
input.open()
var buffer = [UInt8](repeating: 0, count: 5)
while input.hasBytesAvailable {
  let count = input.read(&buffer, maxLength: buffer.count)
  print(count, String(decoding: buffer[..<count], as: UTF8.self))
}
print(input.streamStatus == .atEnd)
input.close()
print(input.streamStatus == .closed)

let output = OutputStream.toMemory()
output.open()
let bytes = Array("abc".utf8)
print(output.write(bytes, maxLength: bytes.count), output.write([100, 101], maxLength: 1))
output.close()
let data = output.property(forKey: .dataWrittenToMemoryStreamKey) as? Data
print(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
