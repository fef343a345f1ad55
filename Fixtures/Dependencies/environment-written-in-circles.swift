import SwiftUI

// Containers that put what they are given into one another: each writes what any on the way writes.

struct Folder<Content: View>: View {
  let depth: Int
  let isOn: Bool
  let content: Content

  var body: some View {
    if depth > 0 {
      Drawer(depth: depth - 1, size: 1, content: content.disabled(isOn))
    } else {
      content
    }
  }
}

struct Drawer<Content: View>: View {
  let depth: Int
  let size: Int
  let content: Content

  var body: some View {
    if depth > 0 {
      Folder(depth: depth - 1, isOn: size > 1, content: content.lineLimit(size))
    } else {
      content
    }
  }
}

struct InFolder: View {
  @State private var isOn = false

  var body: some View { Folder(depth: 2, isOn: isOn, content: Leaf()) }
}

struct InDrawer: View {
  @State private var size = 1

  var body: some View { Drawer(depth: 2, size: size, content: Leaf()) }
}

struct Leaf: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text(isEnabled ? "on" : "off") }
}
