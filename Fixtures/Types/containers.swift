// Containers: alone, in a builder beside another view, and with padding.
import SwiftUI

struct SpacerCase1: View {
  var body: some View { Spacer(minLength: 8) }
  @ViewBuilder var beside: some View {
    Spacer()
    Divider()
  }
  var afterPadding: some View { Spacer(minLength: 8).padding() }
}

struct DividerCase1: View {
  var body: some View { Divider() }
  @ViewBuilder var beside: some View {
    Divider()
    Divider()
  }
  var afterPadding: some View { Divider().padding() }
}

struct VStackCase1: View {
  var body: some View { VStack(alignment: .leading, spacing: 8) { Text("content") } }
  @ViewBuilder var beside: some View {
    VStack {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    VStack(alignment: .leading, spacing: 8, content: { Text("content") }).padding()
  }
}

struct HStackCase1: View {
  var body: some View { HStack(alignment: .top, spacing: 8) { Text("content") } }
  @ViewBuilder var beside: some View {
    HStack {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    HStack(alignment: .top, spacing: 8, content: { Text("content") }).padding()
  }
}

struct ZStackCase1: View {
  var body: some View { ZStack(alignment: .bottomTrailing) { Text("content") } }
  @ViewBuilder var beside: some View {
    ZStack {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    ZStack(alignment: .bottomTrailing, content: { Text("content") }).padding()
  }
}

struct LazyVStackCase1: View {
  var body: some View {
    LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) { Text("content") }
  }
  @ViewBuilder var beside: some View {
    LazyVStack {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders], content: { Text("content") }).padding()
  }
}

struct LazyHStackCase1: View {
  var body: some View {
    LazyHStack(alignment: .top, spacing: 8, pinnedViews: [.sectionHeaders]) { Text("content") }
  }
  @ViewBuilder var beside: some View {
    LazyHStack {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    LazyHStack(alignment: .top, spacing: 8, pinnedViews: [.sectionHeaders], content: { Text("content") }).padding()
  }
}

struct LazyVGridCase1: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))], alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) { Text("content") }
  }
  @ViewBuilder var beside: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))]) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))], alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders], content: { Text("content") }).padding()
  }
}

struct LazyHGridCase1: View {
  var body: some View {
    LazyHGrid(rows: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))], alignment: .top, spacing: 8, pinnedViews: [.sectionHeaders]) { Text("content") }
  }
  @ViewBuilder var beside: some View {
    LazyHGrid(rows: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))]) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    LazyHGrid(rows: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))], alignment: .top, spacing: 8, pinnedViews: [.sectionHeaders], content: { Text("content") }).padding()
  }
}

struct GridCase1: View {
  var body: some View {
    Grid(alignment: .bottomTrailing, horizontalSpacing: 8, verticalSpacing: 8) { Text("content") }
  }
  @ViewBuilder var beside: some View {
    Grid {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    Grid(alignment: .bottomTrailing, horizontalSpacing: 8, verticalSpacing: 8, content: { Text("content") }).padding()
  }
}

struct GridRowCase1: View {
  var body: some View { GridRow(alignment: .firstTextBaseline) { Text("content") } }
  @ViewBuilder var beside: some View {
    GridRow {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    GridRow(alignment: .firstTextBaseline, content: { Text("content") }).padding()
  }
}

struct ScrollViewCase1: View {
  var body: some View { ScrollView(.horizontal, showsIndicators: true) { Text("content") } }
  @ViewBuilder var beside: some View {
    ScrollView {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    ScrollView(.horizontal, showsIndicators: true, content: { Text("content") }).padding()
  }
}

struct ScrollViewReaderCase1: View {
  var body: some View { ScrollViewReader { proxy in Button("Up") { proxy.scrollTo(0) } } }
  @ViewBuilder var beside: some View {
    ScrollViewReader { proxy in Button("Up") { proxy.scrollTo(0) } }
    Divider()
  }
  var afterPadding: some View {
    ScrollViewReader(content: { proxy in Button("Up") { proxy.scrollTo(0) } }).padding()
  }
}

struct GeometryReaderCase1: View {
  var body: some View { GeometryReader { proxy in Circle().frame(width: proxy.size.width) } }
  @ViewBuilder var beside: some View {
    GeometryReader { proxy in Circle().frame(width: proxy.size.width) }
    Divider()
  }
  var afterPadding: some View {
    GeometryReader(content: { proxy in Circle().frame(width: proxy.size.width) }).padding()
  }
}

struct ViewThatFitsCase1: View {
  var body: some View { ViewThatFits(in: .horizontal) { Text("content") } }
  @ViewBuilder var beside: some View {
    ViewThatFits {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { ViewThatFits(in: .horizontal, content: { Text("content") }).padding() }
}
