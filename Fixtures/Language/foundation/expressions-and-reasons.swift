// `#Expression`, C strings in an encoding, and the description of an error that has only a failure reason.
import Foundation
struct Trip { var days: Int; var name: String }
let longer = #Expression<Trip, Int> { $0.days + 1 }
let total = #Expression<Int, Int, Bool> { $0 + $1 > 3 }
print(try longer.evaluate(Trip(days: 4, name: "a")), try total.evaluate(1, 3), try total.evaluate(1, 1))
print("abc".cString(using: .utf8)!, "é".cString(using: .isoLatin1) ?? [], "é".cString(using: .ascii) == nil)
print("é".maximumLengthOfBytes(using: .utf8), "é".canBeConverted(to: .ascii), "e".canBeConverted(to: .ascii))
enum Problem: LocalizedError {
  case silent, reasoned, told
  var errorDescription: String? { self == .told ? "told" : nil }
  var failureReason: String? { self == .silent ? nil : "because" }
}
for problem in [Problem.silent, .reasoned, .told] { print(problem.localizedDescription) }
let time: Duration = .seconds(3)
print(.seconds(6) / 2 == time, .seconds(1) * 4 < time, -.seconds(3) + .seconds(6) == time)
extension Duration { static prefix func - (value: Duration) -> Duration { .zero - value } }
"hey".withCString { print(strlen($0)) }
