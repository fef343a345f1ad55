// Shown at 304x128: `Group(subviews:)` turns the parts of its content around, and places them in another stack; what they
// count belongs to the views that they were made in, and is kept. A part that is not placed has gone from the screen.
// Do: tap "a0"
// Do: tap "r10"
// Do: tap "turn"
// Do: tap "more"
// Do: tap "stack"
// Do: tap "b0"
// Events
import SwiftUI

struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name)\(count)") { count += 1 } }
}

struct Cards<Content: View>: View {
  let isTurned: Bool
  let isRow: Bool
  @ViewBuilder var content: Content
  var body: some View {
    Group(subviews: content) { parts in
      if isRow {
        HStack { ForEach(isTurned ? parts.reversed() : Array(parts)) { part in part.border(.red) } }
      } else {
        VStack(spacing: 0) {
          Text("first 2 of \(parts.count)")
          parts.first
          parts[1..<2]
        }
      }
    }
  }
}

struct ContentView: View {
  @State private var isTurned = false
  @State private var isRow = true
  @State private var hasMore = false
  var body: some View {
    VStack(spacing: 0) {
      Cards(isTurned: isTurned, isRow: isRow) {
        Counter(name: "a")
        Counter(name: "b")
        if hasMore { Counter(name: "c") }
        ForEach(0..<2) { number in
          Counter(name: "r\(number)").onDisappear { print("r\(number) goes") }
        }
      }
      HStack {
        Button("turn") { isTurned.toggle() }
        Button("more") { hasMore.toggle() }
        Button("stack") { isRow.toggle() }
      }
    }
  }
}
