// For each and lists by rows: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct Item: Identifiable, Hashable {
  var id: String
  var title: String
  var children: [Item]?
}

struct ForEachCase1: View {
  let items: [Item]
  var body: some View { ForEach(items) { item in Text(item.title) } }
  @ViewBuilder var beside: some View {
    ForEach(items) { item in Text(item.title) }
    Divider()
  }
  var afterPadding: some View { ForEach(items, content: { item in Text(item.title) }).padding() }
}

struct ForEachCase2: View {
  let items: [Item]
  var body: some View { ForEach(items, id: \.title) { item in Text(item.title) } }
  @ViewBuilder var beside: some View {
    ForEach(items, id: \.title) { item in Text(item.title) }
    Divider()
  }
  var afterPadding: some View {
    ForEach(items, id: \.title, content: { item in Text(item.title) }).padding()
  }
}

struct ForEachCase3: View {
  @State private var list: [Item] = []
  var body: some View { ForEach($list) { $item in TextField("title", text: $item.title) } }
  @ViewBuilder var beside: some View {
    ForEach($list) { $item in TextField("title", text: $item.title) }
    Divider()
  }
  var afterPadding: some View {
    ForEach($list, content: { $item in TextField("title", text: $item.title) }).padding()
  }
}

struct ForEachCase4: View {
  @State private var list: [Item] = []
  var body: some View { ForEach($list, id: \.title) { $item in TextField("title", text: $item.title) } }
  @ViewBuilder var beside: some View {
    ForEach($list, id: \.title) { $item in TextField("title", text: $item.title) }
    Divider()
  }
  var afterPadding: some View {
    ForEach($list, id: \.title, content: { $item in TextField("title", text: $item.title) }).padding()
  }
}

struct ForEachCase5: View {
  var body: some View { ForEach(subviews: Sample()) { subview in subview.opacity(0.5) } }
  @ViewBuilder var beside: some View {
    ForEach(subviews: Sample()) { subview in subview.opacity(0.5) }
    Divider()
  }
  var afterPadding: some View {
    ForEach(subviews: Sample(), content: { subview in subview.opacity(0.5) }).padding()
  }
}

struct ForEachCase6: View {
  var body: some View { ForEach(0..<3) { number in Text("\(number)") } }
  @ViewBuilder var beside: some View {
    ForEach(0..<3) { number in Text("\(number)") }
    Divider()
  }
  var afterPadding: some View { ForEach(0..<3, content: { number in Text("\(number)") }).padding() }
}

struct ListCase8: View {
  var body: some View { List { Text("content") } }
  @ViewBuilder var beside: some View {
    List {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { List(content: { Text("content") }).padding() }
}

struct ListCase9: View {
  let items: [Item]
  var body: some View { List(items) { item in Text(item.title) } }
  @ViewBuilder var beside: some View {
    List(items) { item in Text(item.title) }
    Divider()
  }
  var afterPadding: some View { List(items, rowContent: { item in Text(item.title) }).padding() }
}

struct ListCase10: View {
  let items: [Item]
  var body: some View { List(items, id: \.title) { item in Text(item.title) } }
  @ViewBuilder var beside: some View {
    List(items, id: \.title) { item in Text(item.title) }
    Divider()
  }
  var afterPadding: some View {
    List(items, id: \.title, rowContent: { item in Text(item.title) }).padding()
  }
}

struct ListCase11: View {
  var body: some View { List(0..<3) { number in Text("\(number)") } }
  @ViewBuilder var beside: some View {
    List(0..<3) { number in Text("\(number)") }
    Divider()
  }
  var afterPadding: some View { List(0..<3, rowContent: { number in Text("\(number)") }).padding() }
}

struct ListCase12: View {
  let items: [Item]
  var body: some View { List(items, children: \.children) { item in Text(item.title) } }
  @ViewBuilder var beside: some View {
    List(items, children: \.children) { item in Text(item.title) }
    Divider()
  }
  var afterPadding: some View {
    List(items, children: \.children, rowContent: { item in Text(item.title) }).padding()
  }
}

struct ListCase13: View {
  @State private var list: [Item] = []
  var body: some View { List($list) { $item in TextField("title", text: $item.title) } }
  @ViewBuilder var beside: some View {
    List($list) { $item in TextField("title", text: $item.title) }
    Divider()
  }
  var afterPadding: some View {
    List($list, rowContent: { $item in TextField("title", text: $item.title) }).padding()
  }
}

struct NavigationLinkCase7: View {
  var body: some View { NavigationLink("Title") { Sample() } }
  @ViewBuilder var beside: some View {
    NavigationLink("Title") {
      Sample()
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { NavigationLink("Title", destination: { Sample() }).padding() }
}

struct NavigationLinkCase8: View {
  let name: String
  var body: some View { NavigationLink(name) { Sample() } }
  @ViewBuilder var beside: some View {
    NavigationLink(name) {
      Sample()
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { NavigationLink(name, destination: { Sample() }).padding() }
}

struct NavigationLinkCase9: View {
  var body: some View { NavigationLink("Title", destination: Sample()) }
  @ViewBuilder var beside: some View {
    NavigationLink("Title", destination: Sample())
    Divider()
  }
  var afterPadding: some View { NavigationLink("Title", destination: Sample()).padding() }
}

struct NavigationLinkCase10: View {
  let name: String
  var body: some View { NavigationLink(name, destination: Sample()) }
  @ViewBuilder var beside: some View {
    NavigationLink(name, destination: Sample())
    Divider()
  }
  var afterPadding: some View { NavigationLink(name, destination: Sample()).padding() }
}

struct NavigationLinkCase11: View {
  @State private var isOn = false
  var body: some View { NavigationLink("Title", destination: Sample(), isActive: $isOn) }
  @ViewBuilder var beside: some View {
    NavigationLink("Title", destination: Sample(), isActive: $isOn)
    Divider()
  }
  var afterPadding: some View {
    NavigationLink("Title", destination: Sample(), isActive: $isOn).padding()
  }
}

struct NavigationLinkCase12: View {
  var body: some View { NavigationLink(value: 3) { Text("label") } }
  @ViewBuilder var beside: some View {
    NavigationLink(value: 3) { Text("label") }
    Divider()
  }
  var afterPadding: some View { NavigationLink(value: 3, label: { Text("label") }).padding() }
}

struct NavigationLinkCase13: View {
  var body: some View { NavigationLink("Title", value: 3) }
  @ViewBuilder var beside: some View {
    NavigationLink("Title", value: 3)
    Divider()
  }
  var afterPadding: some View { NavigationLink("Title", value: 3).padding() }
}

struct NavigationLinkCase14: View {
  let name: String
  var body: some View { NavigationLink(name, value: 3) }
  @ViewBuilder var beside: some View {
    NavigationLink(name, value: 3)
    Divider()
  }
  var afterPadding: some View { NavigationLink(name, value: 3).padding() }
}

struct TabViewCase3: View {
  var body: some View { TabView { Text("content") } }
  @ViewBuilder var beside: some View {
    TabView {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { TabView(content: { Text("content") }).padding() }
}

struct TabViewCase4: View {
  var body: some View {
    TabView {
      Tab("A", systemImage: "a") { Sample() }
      Tab("B", systemImage: "b") { Text("b") }
    }
  }
  @ViewBuilder var beside: some View {
    TabView {
      Tab("A", systemImage: "a") { Sample() }
      Tab("B", systemImage: "b") { Text("b") }
    }
    Divider()
  }
  var afterPadding: some View {
    TabView(content: {
      Tab("A", systemImage: "a") { Sample() }
      Tab("B", systemImage: "b") { Text("b") }
    }).padding()
  }
}

struct GroupCase3: View {
  var body: some View { Sample().toolbar { Group { ToolbarItem { Text("x") } } } }
  @ViewBuilder var beside: some View {
    Sample().toolbar {
      Group { ToolbarItem { Text("x") } }
      ToolbarItem { Text("beside") }
    }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().toolbar {
      Group(content: { ToolbarItem { Text("x") } })
      ToolbarItem { Text("beside") }
    }
  }
}

struct ContentUnavailableViewCase2: View {
  var body: some View { ContentUnavailableView("Title", image: "name", description: Text("prompt")) }
  @ViewBuilder var beside: some View {
    ContentUnavailableView("Title", image: "name")
    Divider()
  }
  var afterPadding: some View {
    ContentUnavailableView("Title", image: "name", description: Text("prompt")).padding()
  }
}

struct ContentUnavailableViewCase3: View {
  var body: some View {
    ContentUnavailableView("Title", systemImage: "name", description: Text("prompt"))
  }
  @ViewBuilder var beside: some View {
    ContentUnavailableView("Title", systemImage: "name")
    Divider()
  }
  var afterPadding: some View {
    ContentUnavailableView("Title", systemImage: "name", description: Text("prompt")).padding()
  }
}

struct ContentUnavailableViewCase4: View {
  let name: String
  var body: some View { ContentUnavailableView(name, systemImage: "name", description: Text("prompt")) }
  @ViewBuilder var beside: some View {
    ContentUnavailableView(name, systemImage: "name")
    Divider()
  }
  var afterPadding: some View {
    ContentUnavailableView(name, systemImage: "name", description: Text("prompt")).padding()
  }
}

struct TimelineViewCase1: View {
  var body: some View { TimelineView(.everyMinute) { context in Text(context.date, style: .time) } }
  @ViewBuilder var beside: some View {
    TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
    Divider()
  }
  var afterPadding: some View {
    TimelineView(.everyMinute, content: { context in Text(context.date, style: .time) }).padding()
  }
}
