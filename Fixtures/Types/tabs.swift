// Tabs: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct TabCase1: View {
  @State private var one = 1
  var body: some View {
    TabView(selection: $one) { Tab(value: 1, role: .search) { Text("content") } label: { Text("label") } }
  }
  @ViewBuilder var beside: some View {
    TabView(selection: $one) {
      Tab(value: 1) { Text("content") } label: { Text("label") }
      Tab("Other", systemImage: "o", value: 2) { Sample() }
    }
    Divider()
  }
  var afterPadding: some View {
    TabView(selection: $one) { Tab(value: 1, role: .search, content: { Text("content") }, label: { Text("label") }) }.padding()
  }
}

struct TabCase2: View {
  @State private var one = 1
  var body: some View { TabView(selection: $one) { Tab(value: 1, role: .search) { Text("content") } } }
  @ViewBuilder var beside: some View {
    TabView(selection: $one) {
      Tab(value: 1) { Text("content") }
      Tab("Other", systemImage: "o", value: 2) { Sample() }
    }
    Divider()
  }
  var afterPadding: some View {
    TabView(selection: $one) { Tab(value: 1, role: .search, content: { Text("content") }) }.padding()
  }
}

struct TabCase3: View {
  var body: some View { TabView { Tab(role: .search) { Text("content") } label: { Text("label") } } }
  @ViewBuilder var beside: some View {
    TabView {
      Tab { Text("content") } label: { Text("label") }
      Tab("Other", systemImage: "o") { Sample() }
    }
    Divider()
  }
  var afterPadding: some View {
    TabView { Tab(role: .search, content: { Text("content") }, label: { Text("label") }) }.padding()
  }
}

struct TabCase4: View {
  var body: some View { TabView { Tab(role: .search) { Text("content") } } }
  @ViewBuilder var beside: some View {
    TabView {
      Tab { Text("content") }
      Tab("Other", systemImage: "o") { Sample() }
    }
    Divider()
  }
  var afterPadding: some View { TabView { Tab(role: .search, content: { Text("content") }) }.padding() }
}

struct TabCase5: View {
  @State private var one = 1
  var body: some View {
    TabView(selection: $one) { Tab("Title", systemImage: "name", value: 1, role: .search) { Text("content") } }
  }
  @ViewBuilder var beside: some View {
    TabView(selection: $one) {
      Tab("Title", systemImage: "name", value: 1) { Text("content") }
      Tab("Other", systemImage: "o", value: 2) { Sample() }
    }
    Divider()
  }
  var afterPadding: some View {
    TabView(selection: $one) { Tab("Title", systemImage: "name", value: 1, role: .search, content: { Text("content") }) }.padding()
  }
}

struct TabCase6: View {
  let name: String
  @State private var one = 1
  var body: some View {
    TabView(selection: $one) { Tab(name, systemImage: "name", value: 1, role: .search) { Text("content") } }
  }
  @ViewBuilder var beside: some View {
    TabView(selection: $one) {
      Tab(name, systemImage: "name", value: 1) { Text("content") }
      Tab("Other", systemImage: "o", value: 2) { Sample() }
    }
    Divider()
  }
  var afterPadding: some View {
    TabView(selection: $one) { Tab(name, systemImage: "name", value: 1, role: .search, content: { Text("content") }) }.padding()
  }
}

struct TabCase7: View {
  @State private var one = 1
  var body: some View {
    TabView(selection: $one) { Tab("Title", image: "name", value: 1, role: .search) { Text("content") } }
  }
  @ViewBuilder var beside: some View {
    TabView(selection: $one) {
      Tab("Title", image: "name", value: 1) { Text("content") }
      Tab("Other", systemImage: "o", value: 2) { Sample() }
    }
    Divider()
  }
  var afterPadding: some View {
    TabView(selection: $one) { Tab("Title", image: "name", value: 1, role: .search, content: { Text("content") }) }.padding()
  }
}

struct TabCase8: View {
  var body: some View { TabView { Tab("Title", systemImage: "name", role: .search) { Text("content") } } }
  @ViewBuilder var beside: some View {
    TabView {
      Tab("Title", systemImage: "name") { Text("content") }
      Tab("Other", systemImage: "o") { Sample() }
    }
    Divider()
  }
  var afterPadding: some View {
    TabView { Tab("Title", systemImage: "name", role: .search, content: { Text("content") }) }.padding()
  }
}

struct TabCase9: View {
  let name: String
  var body: some View { TabView { Tab(name, systemImage: "name", role: .search) { Text("content") } } }
  @ViewBuilder var beside: some View {
    TabView {
      Tab(name, systemImage: "name") { Text("content") }
      Tab("Other", systemImage: "o") { Sample() }
    }
    Divider()
  }
  var afterPadding: some View {
    TabView { Tab(name, systemImage: "name", role: .search, content: { Text("content") }) }.padding()
  }
}

struct TabCase10: View {
  var body: some View { TabView { Tab("Title", image: "name", role: .search) { Text("content") } } }
  @ViewBuilder var beside: some View {
    TabView {
      Tab("Title", image: "name") { Text("content") }
      Tab("Other", systemImage: "o") { Sample() }
    }
    Divider()
  }
  var afterPadding: some View {
    TabView { Tab("Title", image: "name", role: .search, content: { Text("content") }) }.padding()
  }
}
