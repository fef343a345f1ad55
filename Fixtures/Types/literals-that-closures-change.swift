// What a literal is may be told by a closure that changes it.
import SwiftUI

struct Holder<Value>: View {
  let value: Value
  var body: some View { Text("") }
}

struct Sums: View {
  let prices: [Double] = []
  let widths: [CGFloat] = []

  var added: some View { Holder(value: prices.reduce(into: 0) { $0 += $1 }) }
  var named: some View { Holder(value: widths.reduce(into: 0) { sum, width in sum += width }) }
  var assigned: some View { Holder(value: prices.reduce(into: 0) { $0 = $0 + $1 }) }
  var computed: some View { Holder(value: prices.reduce(into: 0) { sum, price in sum += price * 2 }) }
  var told: some View { Holder(value: prices.reduce(into: 0) { (sum: inout Double, price) in sum += price }) }
  var counted: some View { Holder(value: prices.reduce(into: 0) { count, price in if price > 1 { count += 1 } }) }
  var whole: some View { Holder(value: [1, 2].reduce(into: 0) { $0 += $1 }) }
  var fraction: some View { Holder(value: widths.reduce(into: 0.0) { $0 += $1 }) }
  var kept: some View {
    let total = prices.reduce(into: 0) { $0 += $1 }
    return Holder(value: total)
  }

  var body: some View { EmptyView() }
}
