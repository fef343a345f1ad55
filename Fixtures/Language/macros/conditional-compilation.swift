#if os(Linux)
let system = "known"
#elseif os(macOS) || os(iOS)
let system = "known"
#else
let system = "other"
#endif
print(system)
#if DEBUG && false
print("never")
#endif
#if !NOT_DEFINED
print("not defined")
#else
print("defined")
#endif
#if swift(>=5.0)
print("five")
#endif
#if compiler(>=5.9) && (arch(x86_64) || arch(arm64))
print("new compiler, 64 bits")
#endif
#if canImport(NoSuchModule)
import NoSuchModule
let imported = true
#else
let imported = false
#endif
print(imported)
struct Options {
  var a = 1
  #if FEATURE_X
  var x = "x"
  #else
  var y = "y"
  #endif
  func describe() -> [String] {
    var parts = ["a\(a)"]
    #if FEATURE_X
    parts.append(x)
    #else
    parts.append(y)
    #endif
    return parts
  }
}
print(Options().describe(), Options(a: 2, y: "z"))
enum Kind: CaseIterable {
  case always
  #if canImport(Foundation)
  case withFoundation
  #endif
  #if FEATURE_X
  case never
  #endif
}
print(Kind.allCases)
func pick(_ n: Int) -> String {
  switch n {
  case 0: return "zero"
  #if FEATURE_X
  case 1: return "feature"
  #endif
  default: return "default"
  }
}
print(pick(0), pick(1))
let chained = [3, 1, 2]
  .sorted()
  #if FEATURE_X
  .reversed()
  #else
  .map { $0 * 10 }
  #endif
print(chained)
@available(*, deprecated, message: "use new") func old() -> Int { 1 }
@available(swift 5.0) func new() -> Int { old() + 1 }
print(new())
@inline(__always) func inlined() -> String { "inlined" }
@discardableResult func attributed() -> String { print("attributed"); return inlined() }
attributed()
if #available(macOS 99, *) { print("available here") }
if #unavailable(macOS 10.9) { print("unavailable") } else { print("not unavailable") }
guard #available(iOS 13, *) else { fatalError() }
#if hasFeature(BareSlashRegexLiterals)
print("has the feature")
#else
print("without the feature")
#endif
#if hasAttribute(available)
print("has the attribute")
#endif
