// Toolbar items: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct ToolbarItemGroupCase1: View {
  var body: some View {
    Sample().toolbar { ToolbarItemGroup(placement: .topBarTrailing) { Text("content") } }
  }
  @ViewBuilder var beside: some View {
    Sample().toolbar {
      ToolbarItemGroup {
        Text("content")
        Divider()
      }
      ToolbarItem { Text("beside") }
    }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().toolbar {
      ToolbarItemGroup(placement: .topBarTrailing, content: { Text("content") })
      ToolbarItem { Text("beside") }
    }
  }
}

struct ToolbarTitleMenuCase1: View {
  var body: some View { Sample().toolbar { ToolbarTitleMenu() } }
  @ViewBuilder var beside: some View {
    Sample().toolbar {
      ToolbarTitleMenu()
      ToolbarItem { Text("beside") }
    }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().toolbar {
      ToolbarTitleMenu()
      ToolbarItem { Text("beside") }
    }
  }
}

struct ToolbarTitleMenuCase2: View {
  var body: some View { Sample().toolbar { ToolbarTitleMenu { Text("content") } } }
  @ViewBuilder var beside: some View {
    Sample().toolbar {
      ToolbarTitleMenu {
        Text("content")
        Divider()
      }
      ToolbarItem { Text("beside") }
    }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().toolbar {
      ToolbarTitleMenu(content: { Text("content") })
      ToolbarItem { Text("beside") }
    }
  }
}

struct ToolbarItemCase1: View {
  var body: some View { Sample().toolbar { ToolbarItem(placement: .topBarTrailing) { Text("content") } } }
  @ViewBuilder var beside: some View {
    Sample().toolbar {
      ToolbarItem {
        Text("content")
        Divider()
      }
      ToolbarItem { Text("beside") }
    }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().toolbar {
      ToolbarItem(placement: .topBarTrailing, content: { Text("content") })
      ToolbarItem { Text("beside") }
    }
  }
}

struct ToolbarItemCase2: View {
  var body: some View {
    Sample().toolbar { ToolbarItem(id: "name", placement: .topBarTrailing) { Text("content") } }
  }
  @ViewBuilder var beside: some View {
    Sample().toolbar {
      ToolbarItem(id: "name") {
        Text("content")
        Divider()
      }
      ToolbarItem { Text("beside") }
    }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().toolbar {
      ToolbarItem(id: "name", placement: .topBarTrailing, content: { Text("content") })
      ToolbarItem { Text("beside") }
    }
  }
}
