// `String(validating:as:)` gives `nil` for what is malformed.

print(String(validating: [0xC3] as [UInt8], as: UTF8.self) as Any, String(validating: [65, 66] as [UInt8], as: UTF8.self) as Any, String(validating: [0x48, 0xD800] as [UInt16], as: UTF16.self) as Any, String(validating: [0x48, 0x49] as [UInt32], as: UTF32.self) as Any)
print(String(decoding: [0x48, 0x1F600] as [UInt32], as: UTF32.self))
