// What is read from a file, given by a function that is declared elsewhere, or by one that changes what lasts, may be another
// value each time the view is made, whatever its parent has read: whether the view is skipped is not known.
import SwiftUI

private var next = 0

func number() -> Int {
  next += 1
  return next
}

func constant() -> Int { next }

struct FromFile: View {
  let text: String
  init() { text = (try? String(contentsOfFile: "a")) ?? "" }
  var body: some View { Text(text) }
}

struct Numbered: View {
  let id = number()
  var body: some View { Text("\(id)") }
}

struct Foreign: View {
  let id = makeNumber()
  var body: some View { Text("\(id)") }
}

struct Named: View {
  let name = "a".uppercased()
  let other = constant()
  var body: some View { Text(name) }
}

struct Parent: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
    FromFile()
    Numbered()
    Foreign()
    Named()
  }
}
