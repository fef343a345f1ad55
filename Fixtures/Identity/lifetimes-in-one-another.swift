// A view ends with the innermost of what is around it, and with all that is around that.
import SwiftUI

struct Leaf: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Entry: Identifiable {
  let id: Int
  var isShown = false
  var note: String?
}

struct Nested: View {
  @State private var isOpen = false
  @State private var isWide = false
  @State private var isPresented = false
  @State private var entries: [Entry] = []
  @State private var selected: Entry?
  @State private var width: Double?
  @State private var salt = 0

  var body: some View {
    VStack {
      if isOpen { if isWide { Leaf() } }
      if isOpen { if isOpen { Leaf() } }
      if isOpen { ForEach(entries) { _ in Leaf() } }
      ForEach(entries) { entry in if entry.isShown { Leaf() } }
      if let selected { Leaf().id(selected.id) }
      if isOpen { Leaf().id(UUID()) }
      if isOpen { width.map { _ in Leaf() } }
      if isOpen { isWide ? Leaf() : nil }
      switch salt {
      case 0: if isOpen { Leaf() }
      default: leafOrNothing
      }
    }
    .sheet(isPresented: $isPresented) { if isWide { Leaf() } }
  }

  @ViewBuilder private var leafOrNothing: some View {
    if isOpen { Leaf() }
  }
}

struct Erased: View {
  @State private var isOpen = false

  var body: some View {
    if isOpen { view }
  }

  private var view: AnyView {
    isOpen ? AnyView(Text("a")) : AnyView(VStack { if isOpen { Leaf() } })
  }
}
