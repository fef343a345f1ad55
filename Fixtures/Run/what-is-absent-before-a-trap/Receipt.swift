import Ledger
import SwiftUI

struct Entry {
  let name: String

  init?(_ text: String) {
    guard let parsed = LedgerParser.parse(text) else { return nil }
    name = parsed.title
  }
}

let sample = Entry("lunch 12")!

func numberOfEntries() -> Int {
  let all = LedgerParser.all(in: "lunch 12")
  guard all.count > 1 else { fatalError("nothing to show") }
  return all.count
}

struct Receipt: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text("Receipt")
      Text(entry.name)
      Text("\(numberOfEntries())")
      LedgerChart(entry: entry).padding().background(.red)
      Text("End")
    }
  }
}

struct Broken: View {
  var body: some View {
    VStack {
      Text("Broken")
      Text("\([1, 2][2])")
    }
  }
}

#Preview("Receipt") { Receipt(entry: sample) }
#Preview("Broken") { Broken() }
