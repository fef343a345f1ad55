import SwiftUI

struct Platform: View {
  @Environment(\.openURL) var openURL
  @Environment(\.undoManager) var undoManager
  @State var count = 0
  @ObservedObject var model = Model()
  var body: some View { Text("\(count) \(model.count)") }
}

struct Paths: View {
  @Environment(\.openURL) var openURL
  @Environment(\.undoManager) var undoManager
  @Environment(\.isEnabled) var isEnabled
  @State var count = 0
  var body: some View { Text("\(count)") }
}

struct Boxed: View {
  @Environment(\.editMode) var editMode
  @State var title = ""
  var body: some View { Text(title) }
}

struct Required: View, Sized {
  @Environment(\.isFocused) var isFocused
  @State var size = 3
  var body: some View { Text("\(size)") }
}

struct Unused: View {
  @Environment(\.isSearching) var isSearching
  @State var width = 3
  @ObservedObject var feed = Model()
  var body: some View { Text("\(width) \(feed.count)") }
}
