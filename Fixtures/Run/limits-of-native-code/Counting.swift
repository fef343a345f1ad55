import SwiftUI
struct V: View {
  var body: some View { Text("\(f())") }
  func f() -> Int { let s = String(repeating: "a", count: 1_000_000); var n = 0; while true { n += s.count } }
}
