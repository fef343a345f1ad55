// Forms lists and navigation: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct Item: Identifiable, Hashable {
  var id: String
  var title: String
  var children: [Item]?
}

struct FormCase1: View {
  var body: some View { Form { Text("content") } }
  @ViewBuilder var beside: some View {
    Form {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Form(content: { Text("content") }).padding() }
}

struct ListCase1: View {
  @State private var several: Set<Item.ID> = []
  var body: some View { List(selection: $several) { Text("content") } }
  @ViewBuilder var beside: some View {
    List(selection: $several) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { List(selection: $several, content: { Text("content") }).padding() }
}

struct ListCase2: View {
  @State private var chosen: Item.ID?
  var body: some View { List(selection: $chosen) { Text("content") } }
  @ViewBuilder var beside: some View {
    List(selection: $chosen) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { List(selection: $chosen, content: { Text("content") }).padding() }
}

struct ListCase3: View {
  @State private var one = 1
  var body: some View { List(selection: $one) { Text("content") } }
  @ViewBuilder var beside: some View {
    List(selection: $one) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { List(selection: $one, content: { Text("content") }).padding() }
}

struct ListCase4: View {
  let items: [Item]
  @State private var several: Set<Item.ID> = []
  var body: some View { List(items, selection: $several) { item in Text(item.title) } }
  @ViewBuilder var beside: some View {
    List(items, selection: $several) { item in Text(item.title) }
    Divider()
  }
  var afterPadding: some View {
    List(items, selection: $several, rowContent: { item in Text(item.title) }).padding()
  }
}

struct ListCase5: View {
  let items: [Item]
  @State private var chosen: Item.ID?
  var body: some View { List(items, selection: $chosen) { item in Text(item.title) } }
  @ViewBuilder var beside: some View {
    List(items, selection: $chosen) { item in Text(item.title) }
    Divider()
  }
  var afterPadding: some View {
    List(items, selection: $chosen, rowContent: { item in Text(item.title) }).padding()
  }
}

struct ListCase6: View {
  let items: [Item]
  @State private var several: Set<Item.ID> = []
  var body: some View { List(items, id: \.title, selection: $several) { item in Text(item.title) } }
  @ViewBuilder var beside: some View {
    List(items, id: \.title, selection: $several) { item in Text(item.title) }
    Divider()
  }
  var afterPadding: some View {
    List(items, id: \.title, selection: $several, rowContent: { item in Text(item.title) }).padding()
  }
}

struct ListCase7: View {
  let items: [Item]
  @State private var chosen: Item.ID?
  var body: some View { List(items, id: \.title, selection: $chosen) { item in Text(item.title) } }
  @ViewBuilder var beside: some View {
    List(items, id: \.title, selection: $chosen) { item in Text(item.title) }
    Divider()
  }
  var afterPadding: some View {
    List(items, id: \.title, selection: $chosen, rowContent: { item in Text(item.title) }).padding()
  }
}

struct NavigationStackCase1: View {
  var body: some View { NavigationStack { Sample() } }
  @ViewBuilder var beside: some View {
    NavigationStack {
      Sample()
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { NavigationStack(root: { Sample() }).padding() }
}

struct NavigationStackCase2: View {
  @State private var path = NavigationPath()
  var body: some View { NavigationStack(path: $path) { Sample() } }
  @ViewBuilder var beside: some View {
    NavigationStack(path: $path) {
      Sample()
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { NavigationStack(path: $path, root: { Sample() }).padding() }
}

struct NavigationStackCase3: View {
  @State private var numbers: [Int] = []
  var body: some View { NavigationStack(path: $numbers) { Sample() } }
  @ViewBuilder var beside: some View {
    NavigationStack(path: $numbers) {
      Sample()
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { NavigationStack(path: $numbers, root: { Sample() }).padding() }
}

struct NavigationViewCase1: View {
  var body: some View { NavigationView { Text("content") } }
  @ViewBuilder var beside: some View {
    NavigationView {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { NavigationView(content: { Text("content") }).padding() }
}

struct NavigationSplitViewCase1: View {
  var body: some View {
    NavigationSplitView { Text("sidebar") } content: { Text("content") } detail: { Sample() }
  }
  @ViewBuilder var beside: some View {
    NavigationSplitView {
      Text("sidebar")
      Divider()
    } content: {
      Text("content")
      Divider()
    } detail: {
      Sample()
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    NavigationSplitView(sidebar: { Text("sidebar") }, content: { Text("content") }, detail: { Sample() }).padding()
  }
}

struct NavigationSplitViewCase2: View {
  @State private var visibility = NavigationSplitViewVisibility.automatic
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) { Text("sidebar") } content: { Text("content") } detail: { Sample() }
  }
  @ViewBuilder var beside: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("sidebar")
      Divider()
    } content: {
      Text("content")
      Divider()
    } detail: {
      Sample()
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    NavigationSplitView(columnVisibility: $visibility, sidebar: { Text("sidebar") }, content: { Text("content") }, detail: { Sample() }).padding()
  }
}

struct NavigationSplitViewCase3: View {
  var body: some View { NavigationSplitView { Text("sidebar") } detail: { Sample() } }
  @ViewBuilder var beside: some View {
    NavigationSplitView {
      Text("sidebar")
      Divider()
    } detail: {
      Sample()
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    NavigationSplitView(sidebar: { Text("sidebar") }, detail: { Sample() }).padding()
  }
}

struct NavigationSplitViewCase4: View {
  @State private var visibility = NavigationSplitViewVisibility.automatic
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) { Text("sidebar") } detail: { Sample() }
  }
  @ViewBuilder var beside: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("sidebar")
      Divider()
    } detail: {
      Sample()
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    NavigationSplitView(columnVisibility: $visibility, sidebar: { Text("sidebar") }, detail: { Sample() }).padding()
  }
}

struct NavigationSplitViewCase5: View {
  @State private var column = NavigationSplitViewColumn.sidebar
  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) { Text("sidebar") } detail: { Sample() }
  }
  @ViewBuilder var beside: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("sidebar")
      Divider()
    } detail: {
      Sample()
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    NavigationSplitView(preferredCompactColumn: $column, sidebar: { Text("sidebar") }, detail: { Sample() }).padding()
  }
}
