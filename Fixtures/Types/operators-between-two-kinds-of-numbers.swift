// Of two literals of which one is a fraction both are.
import SwiftUI

struct Holder<Value>: View {
  let value: Value
  var body: some View { Text("") }
}

func bounds<Bound: Comparable>(_ range: ClosedRange<Bound>) -> Holder<Bound>? { nil }

struct Ranges: View {
  let stored = 0...2.5

  var closed: some View { Holder(value: 0...2.5) }
  var halfOpen: some View { Holder(value: 0..<2.5) }
  var fractionFirst: some View { Holder(value: 0.5...2) }
  var whole: some View { Holder(value: 0...2) }
  var given: some View { bounds(0...2.5) }
  var ofStored: some View { Holder(value: stored) }
  var product: some View { Holder(value: 2 * 1.5) }

  var body: some View { EmptyView() }
}
