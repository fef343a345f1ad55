// Shown at 320x192: each view that fails is left out, with the place of what failed; the last is shown.
import SwiftUI

struct ContentView: View {
  let least = Int.min
  let text = "abc"

  var body: some View {
    VStack {
      Row { "\(-least)" }
      Row { "\(least.magnitude)" }
      Row { String(text[text.index(text.endIndex, offsetBy: .max)]) }
      Row { "\(Array(0...Int.max).count)" }
      Row { "\(Array(0..<10_000_000_000).count)" }
      Row { doubled() }
      Row { joined() }
      Row { "\(rows().count)" }
      Row { last() }
    }
  }

  private func doubled() -> String {
    var text = "ab"
    while true { text += text }
  }

  private func joined() -> String {
    var text = "ab"
    while true { text = "\(text), \(text)" }
  }

  private func rows() -> [Int] {
    var rows = [1]
    while true { rows.append(contentsOf: rows) }
  }

  private func last() -> String {
    var last = 0
    for number in (Int.max - 1)...Int.max { last = number }
    return "\(last) \((Int.min ... .max).contains(Int.random(in: .min ... .max)))"
  }
}

struct Row: View {
  let text: () -> String
  var body: some View { Text(text()) }
}
