// The code units of one scalar in each encoding, and the scalar of the units.
let accent: Unicode.Scalar = "é"
print(Unicode.UTF8.encode(accent)!.count, Array(Unicode.UTF8.encode(accent)!), Unicode.UTF16.encode("😀")!.map { $0 })
print(Unicode.UTF32.encode(accent)!.first!, Unicode.ASCII.encode("a")?.first as Any, Unicode.ASCII.encode(accent) == nil)
var units = Unicode.UTF8.encode(accent)!.makeIterator()
print(units.next()!, units.next()!, units.next() as Any)
let bytes: (Unicode.Scalar) throws -> [UInt8] = { scalar in
  guard var iterator = Unicode.UTF8.encode(scalar)?.makeIterator() else { return [] }
  var result: [UInt8] = []
  while let byte = iterator.next() { result.append(byte) }
  return result
}
print(try bytes("€"), Unicode.UTF8.decode(Unicode.UTF8.encode("€")!), UTF16.decode(UTF16.encode("😀")!))
print(Array(UTF8.encodedReplacementCharacter), UTF16.encodedReplacementCharacter.first!)
