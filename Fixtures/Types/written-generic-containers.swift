// Containers of one's own: generic over their content, with constraints, extensions and several initialisers.
import SwiftUI

struct Card<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content
  var spacing: CGFloat = 8

  init(spacing: CGFloat = 8, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.spacing = spacing
    self.content = content()
    self.header = header()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      header.font(.headline)
      Divider()
      content
    }
    .padding()
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
  }
}

extension Card where Header == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: EmptyView.init)
  }
}

extension Card where Header == Text {
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

struct Cards: View {
  var body: some View {
    Card { Text("plain") }
    Card("Title") {
      Text("one")
      Text("two")
    }
    Card(spacing: 2) {
      Image(systemName: "star")
    } header: {
      Label("Star", systemImage: "star")
    }
  }
}

struct Async<Value, Success: View, Failure: View>: View {
  enum Phase {
    case loading
    case success(Value)
    case failure(any Error)
  }

  @State private var phase = Phase.loading
  let load: () async throws -> Value
  @ViewBuilder let success: (Value) -> Success
  @ViewBuilder let failure: (any Error) -> Failure

  var body: some View {
    Group {
      switch phase {
      case .loading: ProgressView()
      case .success(let value): success(value)
      case .failure(let error): failure(error)
      }
    }
    .task {
      do { phase = .success(try await load()) } catch { phase = .failure(error) }
    }
  }
}

struct Profile: View {
  var body: some View {
    Async {
      try await Task.sleep(nanoseconds: 1)
      return "Ann"
    } success: { name in
      Text(name)
      Divider()
    } failure: { error in
      Text(error.localizedDescription).foregroundStyle(.red)
    }
  }
}

struct Grouped<Data: RandomAccessCollection, Key: Hashable & Comparable, Row: View>: View
where Data.Element: Identifiable {
  let data: Data
  let key: KeyPath<Data.Element, Key>
  @ViewBuilder var row: (Data.Element) -> Row

  private var keys: [Key] { Set(data.map { $0[keyPath: key] }).sorted() }

  var body: some View {
    ForEach(keys, id: \.self) { value in
      Section {
        ForEach(data.filter { $0[keyPath: key] == value }) { row($0) }
      } header: {
        Text("\(String(describing: value))")
      }
    }
  }
}

struct Person: Identifiable {
  let id: Int
  var name: String
  var city: String
}

struct People: View {
  let people: [Person]

  var body: some View {
    List {
      Grouped(data: people, key: \.city) { person in
        Text(person.name)
      }
    }
    .listStyle(.insetGrouped)
  }
}

struct Wrapped<Content>: View where Content: View {
  let content: () -> Content
  var body: some View { content().padding() }
}

struct WrappedTwice: View {
  var body: some View { Wrapped { Wrapped { Text("in") } } }
}

struct If<Then: View, Else: View>: View {
  let condition: Bool
  @ViewBuilder var then: Then
  @ViewBuilder var otherwise: Else

  var body: some View {
    if condition { then } else { otherwise }
  }
}

struct UsesIf: View {
  var body: some View {
    If(condition: true) {
      Text("yes")
    } otherwise: {
      Text("no")
      Spacer()
    }
    If(condition: false, then: { Color.red }, otherwise: { EmptyView() })
  }
}

struct Titled<Label>: View {
  let label: Label
  let text: KeyPath<Label, String>
  var body: some View { Text(label[keyPath: text]) }
}

struct UsesTitled: View {
  let person: Person
  var body: some View {
    HStack {
      Titled(label: person, text: \.name)
      Titled(label: "x", text: \.self)
    }
  }
}

struct Pager<Selection: Hashable, Page: View>: View {
  @Binding var selection: Selection
  let pages: [Selection]
  @ViewBuilder let page: (Selection) -> Page

  var body: some View {
    TabView(selection: $selection) {
      ForEach(pages, id: \.self) { page($0).tag($0) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}

struct Onboarding: View {
  enum Step: Int, CaseIterable { case welcome, permissions, done }

  @State private var step = Step.welcome

  var body: some View {
    Pager(selection: $step, pages: Step.allCases) { step in
      switch step {
      case .welcome: Text("Welcome")
      case .permissions: Toggle("Allow", isOn: .constant(true))
      case .done: Image(systemName: "checkmark").resizable()
      }
    }
  }
}

struct Measured<Content: View>: View {
  @State private var size = CGSize.zero
  var content: (CGSize) -> Content

  init(@ViewBuilder content: @escaping (CGSize) -> Content) { self.content = content }

  var body: some View {
    content(size)
      .background {
        GeometryReader { proxy in
          Color.clear.onAppear { size = proxy.size }
        }
      }
  }
}

struct UsesMeasured: View {
  var body: some View {
    Measured { size in
      Text("\(size.width)")
      Text("\(size.height)")
    }
    .padding(.top)
  }
}
