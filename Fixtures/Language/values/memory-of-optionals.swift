// The sizes of optionals: `nil` takes a bit pattern that is no value, or another byte.
struct Flags: OptionSet { let rawValue: UInt8 }
struct Point { var x: Double, y: Double }
struct Named { var number: Int; var text: String }
struct Marked { var number: Int; var isSet: Bool }
enum Letter { case a, b, c }
enum Mixed { case number(Int), flag(Bool), none }
enum Single { case one(Int) }
final class Object {}
func show<T>(_ type: T.Type) { print(type, MemoryLayout<T>.size, MemoryLayout<T>.stride, MemoryLayout<T>.alignment) }
show(Flags?.self); show(Point?.self); show(Named?.self); show(Marked?.self); show(Marked??.self)
show(Letter.self); show(Letter?.self); show(Mixed.self); show(Mixed?.self); show(Single.self); show(Single?.self)
show(Object?.self); show(Int??.self); show(Int???.self); show(Bool??.self); show(Float?.self); show(UInt8?.self)
show((Int8, Int32)?.self); show((Int, Bool)?.self); show(Range<Int>?.self); show(ClosedRange<UInt8>?.self)
show(Character?.self); show(Unicode.Scalar?.self); show(String??.self); show(Substring?.self); show([Int]?.self)
show(Result<Int, Never>.self); show(Result<String, any Error>.self); show((any Error)?.self); show(Any?.self)
show((() -> Void)?.self); show(Void.self); show(Void?.self); show(AnyObject.self); show(UnsafePointer<Int>?.self)
print((Int, Bool)?.self, [(Int, Bool)?].self)
