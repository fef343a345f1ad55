// The text of #fileID is the module's and the file's name.
func here(_ file: String = #fileID, _ line: Int = #line, _ function: String = #function, _ column: Int = #column) -> String { "\(file):\(line):\(column) in \(function)" }
func caller() -> String { here() }
print(here())
print(caller(), #line, #column)
struct Type {
  let made = #function
  var property: String { #function }
  init() { print(#function, #line) }
  init(label x: Int, _ y: String) { print(#function) }
  func method(a: Int, _ b: Int) -> String { #function }
  subscript(i: Int) -> String { #function }
  static func make() -> String { #function }
  static func + (a: Type, b: Type) -> String { #function }
  func nested() -> String { func inner(_ x: Int) -> String { #function }; return inner(1) }
  func closure() -> String { { #function }() }
}
let t = Type()
_ = Type(label: 1, "")
print(t.made, t.property, t.method(a: 1, 2), t[0], Type.make(), t + t, t.nested(), t.closure())
print(#fileID, #file.hasSuffix(".swift"), #filePath.hasSuffix("source-locations.swift"), #function)
func log(_ message: String, line: UInt = #line) { print("line \(line): \(message)") }
log("first")
log(
  "second")
func assertEqual<T: Equatable>(_ a: T, _ b: T, line: Int = #line) { print(a == b ? "ok" : "failed", "at", line) }
assertEqual(1, 1); assertEqual("a", "b")
#if DEBUG
print("debug")
#elseif os(Linux) || os(macOS)
print("a known system")
#else
print("unknown")
#endif
#if swift(>=5.9) && canImport(Foundation) && !targetEnvironment(simulator)
print("swift 5.9")
#endif
class C { deinit { print(#function) }; var x: Int { get { print(#function); return 1 } set { print(#function, newValue) } } }
do { let c = C(); c.x = c.x + 1 }
extension Int { var name: String { #function } }
print(5.name, [1].map { _ in #function })
#warning("a warning does not change what the program prints")
#sourceLocation(file: "other.swift", line: 500)
print(#line, #fileID)
#sourceLocation()
