// A default value that is the parameter's own type decides nothing: the context does.
struct Reader {
  func read<T: FixedWidthInteger>(_ count: Int = T.bitWidth, as type: T.Type = T.self) -> T? {
    T(exactly: count + T.bitWidth)
  }
  func all<T: FixedWidthInteger>(as type: T.Type = T.self) -> [T] { [T.max] }
}
let reader = Reader()
let short: UInt16 = reader.read(12)!
print(short, reader.read(3)! as Int32, reader.read(1, as: Int8.self)!)
print(reader.read(240) as UInt8? as Any, String(reader.read(8)! as UInt8, radix: 16))
func take(_ number: Int16) { print(number) }
take(reader.read(4)!)
print(reader.all() as [UInt8], reader.all(as: Int16.self))
