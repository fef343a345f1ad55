// Links and tab views: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct NavigationLinkCase1: View {
  var body: some View { NavigationLink { Sample() } label: { Text("label") } }
  @ViewBuilder var beside: some View {
    NavigationLink {
      Sample()
      Divider()
    } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    NavigationLink(destination: { Sample() }, label: { Text("label") }).padding()
  }
}

struct NavigationLinkCase2: View {
  @State private var isOn = false
  var body: some View { NavigationLink(isActive: $isOn) { Sample() } label: { Text("label") } }
  @ViewBuilder var beside: some View {
    NavigationLink(isActive: $isOn) {
      Sample()
      Divider()
    } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    NavigationLink(isActive: $isOn, destination: { Sample() }, label: { Text("label") }).padding()
  }
}

struct NavigationLinkCase3: View {
  @State private var selected: Int?
  var body: some View {
    NavigationLink(tag: 1, selection: $selected) { Sample() } label: { Text("label") }
  }
  @ViewBuilder var beside: some View {
    NavigationLink(tag: 1, selection: $selected) {
      Sample()
      Divider()
    } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    NavigationLink(tag: 1, selection: $selected, destination: { Sample() }, label: { Text("label") }).padding()
  }
}

struct NavigationLinkCase4: View {
  var body: some View { NavigationLink(destination: Sample()) { Text("label") } }
  @ViewBuilder var beside: some View {
    NavigationLink(destination: Sample()) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    NavigationLink(destination: Sample(), label: { Text("label") }).padding()
  }
}

struct NavigationLinkCase5: View {
  @State private var isOn = false
  var body: some View { NavigationLink(destination: Sample(), isActive: $isOn) { Text("label") } }
  @ViewBuilder var beside: some View {
    NavigationLink(destination: Sample(), isActive: $isOn) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    NavigationLink(destination: Sample(), isActive: $isOn, label: { Text("label") }).padding()
  }
}

struct NavigationLinkCase6: View {
  @State private var selected: Int?
  var body: some View {
    NavigationLink(destination: Sample(), tag: 1, selection: $selected) { Text("label") }
  }
  @ViewBuilder var beside: some View {
    NavigationLink(destination: Sample(), tag: 1, selection: $selected) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    NavigationLink(destination: Sample(), tag: 1, selection: $selected, label: { Text("label") }).padding()
  }
}

struct TabViewCase1: View {
  @State private var one = 1
  var body: some View { TabView(selection: $one) { Text("content") } }
  @ViewBuilder var beside: some View {
    TabView(selection: $one) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { TabView(selection: $one, content: { Text("content") }).padding() }
}

struct TabViewCase2: View {
  @State private var one = 1
  var body: some View {
    TabView(selection: $one) {
      Tab("A", systemImage: "a", value: 1) { Sample() }
      Tab("B", systemImage: "b", value: 2) { Text("b") }
    }
  }
  @ViewBuilder var beside: some View {
    TabView(selection: $one) {
      Tab("A", systemImage: "a", value: 1) { Sample() }
      Tab("B", systemImage: "b", value: 2) { Text("b") }
    }
    Divider()
  }
  var afterPadding: some View {
    TabView(selection: $one, content: {
      Tab("A", systemImage: "a", value: 1) { Sample() }
      Tab("B", systemImage: "b", value: 2) { Text("b") }
    }).padding()
  }
}
