// A string that is made from bytes written into its memory.
let greeting = String(unsafeUninitializedCapacity: 8) { buffer in
  _ = buffer.initialize(from: "héllo".utf8)
  return 3
}
print(greeting, greeting.count, greeting.utf8.count)
let alphabet = String(unsafeUninitializedCapacity: 5) { buffer in
  for offset in 0..<5 { buffer[offset] = UInt8(ascii: "a") + UInt8(offset) }
  return buffer.count
}
print(alphabet)
struct Refused: Error {}
do {
  let text = try String(unsafeUninitializedCapacity: 1) { _ in throw Refused() }
  print(text)
} catch {
  print(error)
}
