// Written by Tests/Goldens/generate-bodies.py.
import SwiftUI

struct Item: Identifiable, Hashable {
  var id: Int
  var title: String
  var isDone = false
}

enum Mode: String, CaseIterable, Identifiable {
  case list, grid, map
  var id: Self { self }
}

enum Load {
  case idle
  case loading(Double)
  case done([Item])
  case failed(any Error)
}

struct Card<Content: View>: View {
  var title = ""
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      content
    }
    .padding()
  }
}

struct Row: View {
  let title: String

  var body: some View { Label(title, systemImage: "star") }
}

struct Badge: ViewModifier {
  var color = Color.red

  func body(content: Content) -> some View {
    content.padding(4).background(color, in: .capsule)
  }
}

extension View {
  func badge(in color: Color) -> some View { modifier(Badge(color: color)) }

  @ViewBuilder func dimmed(_ isDimmed: Bool) -> some View {
    if isDimmed { opacity(0.5) } else { self }
  }
}

struct Generated351: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Text("\(count)")
      .background(Circle())
      .border(.gray)
    switch count {
    case 0:
      if count > 3 {
        Image(systemName: "star")
          .overlay(.quaternary)
          .labelsHidden()
          .redacted(reason: .placeholder)
      } else {
        if case .done(let items) = load {
          Color.red
            .ignoresSafeArea()
            .offset(x: 4)
        } else if mode == .grid {
          EmptyView()
            .rotationEffect(.degrees(45))
            .disabled(!isOn)
        } else {
          Toggle("On", isOn: $isOn)
            .listRowInsets(EdgeInsets())
            .font(.system(size: 12, weight: .bold))
        }
      }
      TextEditor(text: $text)
        .clipShape(Circle())
        .accessibilityLabel("label")
        .modifier(Badge())
    case 1...3:
      Toggle("On", isOn: $isOn)
        .pickerStyle(.segmented)
        .onChange(of: text) { print(text) }
        .listRowInsets(EdgeInsets())
    case let value where value < 0:
      (isOn ? Text("yes") : Text("no"))
    default:
      Text("\(count)")
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .pickerStyle(.segmented)
    }
    Spacer()
  }
}

struct Generated352: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Image("photo").resizable()
      .dimmed(isOn)
      .frame(minHeight: 20, alignment: .leading)
      .position(x: 1, y: 1)
    Circle().fill(.blue)
      .scaledToFit()
      .tag(mode)
      .padding(.vertical, 4)
    if count > 3 {
      if let shown = name {
        ScrollView(.horizontal, showsIndicators: false) {
          let value62 = count + 3
          Text("\(value62)")
        }
          .position(x: 1, y: 1)
        let value66 = count + 2
        Text("\(value66)")
        DisclosureGroup("More", isExpanded: $isOn) {
        }
          .listStyle(.plain)
      } else {
      }
    } else if let shown = name {
    }
    DatePicker("When", selection: .constant(.now))
      .layoutPriority(1)
  }
}

struct Generated353: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if count > 3 {
      EmptyView()
      Spacer(minLength: 8)
        .background { Color.green }
    } else if mode == .grid {
    } else if count > 3 {
      switch mode {
      case .list:
        NavigationStack {
        }
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .background(Color.blue)
          .contextMenu { Button("Copy") {} }
        LabeledContent("Key", value: "Value")
        LabeledContent("Key", value: "Value")
          .tag(mode)
          .shadow(radius: 2)
          .foregroundStyle(.secondary)
      case .grid:
        let value102 = count + 2
        Text("\(value102)")
      case .map:
        Label("Star", systemImage: "star")
          .task { text = "x" }
          .foregroundStyle(.red, .blue)
          .listRowInsets(EdgeInsets())
      }
    }
    AsyncImage(url: nil)
      .foregroundStyle(.secondary)
      .border(Color.red, width: 2)
    Text("a")
      .labelsHidden()
      .blur(radius: amount)
    TextEditor(text: $text)
  }
}

struct Generated354: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if isOn {
      if !items.isEmpty, isOn {
        Spacer(minLength: 8)
          .background(Circle())
          .hidden()
      } else if mode == .grid {
      } else {
      }
    } else if count > 3 {
      ScrollView {
      }
        .tag(mode)
      ColorPicker("Color", selection: .constant(.red))
        .environment(\.colorScheme, .dark)
    } else {
      if mode == .grid {
        Image("photo").resizable()
          .contentShape(Rectangle())
          .clipShape(Circle())
        Circle().fill(.blue)
          .background(alignment: .top) { Text("back") }
          .controlSize(.large)
          .background(Circle())
        Slider(value: $amount)
          .onChange(of: text) { print(text) }
          .animation(.default, value: isOn)
      } else if mode == .grid {
      }
    }
    Toggle("On", isOn: $isOn)
    AsyncImage(url: nil)
    Spacer()
      .cornerRadius(4)
      .tint(.orange)
      .onChange(of: count) { old, new in print(old, new) }
  }
}

struct Generated355: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if mode == .grid {
      AnyView(Row(title: text))
        .badge(in: .blue)
        .drawingGroup()
      List(items, id: \.self) { item in
        NavigationLink("Next") {
        }
          .listStyle(.plain)
          .task { text = "x" }
          .environment(\.colorScheme, .dark)
        DatePicker("When", selection: .constant(.now))
          .opacity(isOn ? 1 : 0.5)
          .background(alignment: .top) { Text("back") }
        GridRow {
          Stepper("Count", value: $count, in: 0...9)
            .cornerRadius(4)
            .animation(.default, value: isOn)
          if count > 3 {
            Button("Delete", role: .destructive) {}
              .background(Circle())
          } else if let shown = name {
          }
        }
          .environment(\.colorScheme, .dark)
      }
        .controlSize(.large)
    } else if isOn {
    }
    Toggle("On", isOn: $isOn)
    Text(verbatim: "b")
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  }
}

struct Generated356: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if let shown = name {
      AsyncImage(url: nil)
        .accessibilityLabel("label")
      if count > 3 {
        Stepper("Count", value: $count, in: 0...9)
          .overlay(Text("over"))
        SecureField("Password", text: $text)
        if case .done(let items) = load {
          Row(title: text)
          Color.red
            .clipShape(Circle())
            .mask(Circle())
          AnyView(Row(title: text))
            .textFieldStyle(.roundedBorder)
        }
      } else if !items.isEmpty, isOn {
      } else {
      }
      (Text("a") + Text("b").bold())
        .redacted(reason: .placeholder)
        .fontWeight(.semibold)
    } else {
    }
    Text(text)
      .position(x: 1, y: 1)
      .background(alignment: .top) { Text("back") }
      .background(.red)
    Circle().fill(.blue)
      .onAppear { count += 1 }
      .toolbar { ToolbarItem { Text("item") } }
  }
}

struct Generated357: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ControlGroup {
      Slider(value: $amount, in: 0...10, step: 1)
        .foregroundStyle(.red, .blue)
        .frame(width: 40, height: 40)
      DisclosureGroup("More") {
      }
        .bold()
        .multilineTextAlignment(.center)
        .contextMenu { Button("Copy") {} }
    }
      .environment(\.colorScheme, .dark)
    ForEach(items, id: \.title) { item in
      GeometryReader { proxy in
      }
        .zIndex(1)
        .preferredColorScheme(.dark)
        .scaledToFit()
      (isOn ? Text("yes") : Text("no"))
    }
      .padding(.horizontal)
      .preferredColorScheme(.dark)
      .foregroundStyle(.red, .blue)
  }
}

struct Generated358: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Card {
      if case .done(let items) = load {
        switch name {
        case let shown?:
          LazyHStack {
          }
            .clipShape(.rect(cornerRadius: 8))
            .padding(.vertical, 4)
            .textFieldStyle(.roundedBorder)
        case nil:
          AnyView(Row(title: text))
            .redacted(reason: .placeholder)
            .mask(Circle())
            .blur(radius: amount)
          ForEach(items, id: \.title) { item in
            Circle()
          }
          Slider(value: $amount)
            .background(.yellow, in: .rect(cornerRadius: 4))
            .overlay(Text("over"))
            .background(alignment: .top) { Text("back") }
        }
        Text(verbatim: "b")
          .overlay(Text("over"))
          .preferredColorScheme(.dark)
        Circle()
          .background { Color.green }
          .mask(Circle())
          .frame(minHeight: 20, alignment: .leading)
      } else if !items.isEmpty, isOn {
      } else if isOn {
      } else {
      }
      Toggle("On", isOn: $isOn)
        .background { Color.green }
    }
      .scaleEffect(amount)
      .contentShape(Rectangle())
      .dimmed(isOn)
    (Text("a") + Text("b").bold())
    Text(text)
    SecureField("Password", text: $text)
      .padding(.horizontal)
      .padding(.vertical, 4)
  }
}

struct Generated359: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Label("Star", systemImage: "star")
      .mask(Circle())
    name.map { Text($0) }
    GridRow {
      Section("Title") {
        Color.red
          .help("help")
          .navigationTitle(text)
        List(items, id: \.self) { item in
          if mode == .grid {
            Button("Delete", role: .destructive) {}
              .bold()
            Capsule().stroke(.red, lineWidth: 2)
          } else {
          }
          Capsule().stroke(.red, lineWidth: 2)
          name.map { Text($0) }
            .onChange(of: count) { old, new in print(old, new) }
            .accessibilityHidden(isOn)
        }
      }
        .offset(x: 4)
      LabeledContent("Key", value: "Value")
        .controlSize(.large)
        .position(x: 1, y: 1)
    }
      .fixedSize()
      .overlay(Text("over"))
    Color.red
  }
}

struct Generated360: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ProgressView(value: amount)
      .background(.thinMaterial)
      .background(Circle())
    Capsule().stroke(.red, lineWidth: 2)
      .environment(\.colorScheme, .dark)
      .position(x: 1, y: 1)
      .background(Circle())
  }
}

struct Generated361: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    LabeledContent("Key", value: "Value")
      .foregroundStyle(.secondary)
      .rotationEffect(.degrees(45))
      .overlay(.quaternary)
    AsyncImage(url: nil)
  }
}

struct Generated362: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value375 = count + 0
    Text("\(value375)")
    List(items, id: \.self) { item in
      Toggle("On", isOn: $isOn)
    }
      .frame(maxWidth: .infinity)
    Image(systemName: "star")
      .labelsHidden()
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
  }
}

struct Generated363: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Spacer(minLength: 8)
      .id(count)
      .listStyle(.plain)
    ZStack {
      Button("Add", systemImage: "plus") { isOn.toggle() }
      if case .done(let items) = load {
        if let shown = name {
          ForEach(items, id: \.title) { item in
            Text(verbatim: "b")
              .scaleEffect(amount)
            (Text("a") + Text("b").bold())
              .clipShape(.rect(cornerRadius: 8))
          }
          Stepper("Count", value: $count, in: 0...9)
          Text("a")
        } else {
        }
        Label("Star", systemImage: "star")
          .tag(mode)
        (Text("a") + Text("b").bold())
          .rotationEffect(.degrees(45))
          .animation(.default, value: isOn)
      } else if let shown = name {
      } else if let shown = name {
      }
    }
      .ignoresSafeArea()
      .overlay(Text("over"))
    name.map { Text($0) }
      .padding(.horizontal)
      .bold()
  }
}

struct Generated364: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach(Mode.allCases) { mode in
      Color.accentColor.opacity(0.2)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .foregroundColor(.red)
        .textFieldStyle(.roundedBorder)
    }
      .listStyle(.plain)
      .frame(maxWidth: .infinity)
      .clipped()
    let value436 = count + 0
    Text("\(value436)")
    if mode == .grid {
      ScrollView {
        Form {
          let value441 = count + 3
          Text("\(value441)")
          if let shown = name {
            Divider()
              .overlay(Text("over"))
          } else if count > 3 {
          } else {
          }
        }
          .tag(mode)
        AsyncImage(url: nil)
      }
        .labelsHidden()
        .listRowInsets(EdgeInsets())
      Text("\(count)")
        .clipShape(Circle())
    }
  }
}

struct Generated365: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if !items.isEmpty, isOn {
      switch count {
      case 0:
        if let shown = name {
          Text(text)
            .cornerRadius(4)
            .foregroundStyle(.secondary)
            .preferredColorScheme(.dark)
          Button("Delete", role: .destructive) {}
          if mode == .grid {
            TextField("Name", text: $text)
          } else if let shown = name {
            Toggle("On", isOn: $isOn)
          } else if mode == .grid {
          } else {
          }
        } else if mode == .grid {
        }
        Image(systemName: "star")
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .aspectRatio(1, contentMode: .fit)
        Button("Delete", role: .destructive) {}
          .foregroundColor(.red)
          .environment(\.colorScheme, .dark)
      case 1...3:
        Slider(value: $amount, in: 0...10, step: 1)
          .italic(isOn)
      case let value where value < 0:
        Slider(value: $amount)
          .buttonStyle(.bordered)
      default:
        Circle()
          .gesture(TapGesture().onEnded { count = 0 })
      }
      Color.red
      Color.red
        .onTapGesture { isOn.toggle() }
        .rotationEffect(.degrees(45))
        .ignoresSafeArea()
    } else if case .done(let items) = load {
    } else if !items.isEmpty, isOn {
    } else {
    }
    ProgressView()
      .offset(x: 4)
      .buttonStyle(.bordered)
      .tint(.orange)
  }
}

struct Generated366: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    List(items, id: \.self) { item in
      if case .done(let items) = load {
        ProgressView(value: amount)
          .background(.thinMaterial)
      } else {
        HStack(spacing: 0) {
          if count > 3 {
            Spacer()
              .clipShape(.rect(cornerRadius: 8))
              .onDisappear {}
            Rectangle().trim(from: 0, to: amount)
          } else if !items.isEmpty, isOn {
            DatePicker("When", selection: .constant(.now))
              .listRowBackground(Color.red)
              .onChange(of: text) { print(text) }
              .border(Color.red, width: 2)
            EmptyView()
              .navigationTitle(text)
              .preferredColorScheme(.dark)
          }
          Row(title: "row")
        }
      }
      Row(title: "row")
        .italic(isOn)
    }
      .tint(.orange)
      .fixedSize()
      .font(.system(size: 12, weight: .bold))
    ColorPicker("Color", selection: .constant(.red))
      .overlay(.quaternary)
      .navigationTitle("Title")
      .background(.yellow, in: .rect(cornerRadius: 4))
    Text(verbatim: "b")
  }
}

struct Generated367: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    switch count {
    case 0:
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .frame(minHeight: 20, alignment: .leading)
        .accessibilityHidden(isOn)
        .rotationEffect(.degrees(45))
      if isOn {
        if let shown = name {
          if mode == .grid {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            Row(title: text)
          } else if count > 3 {
          } else if !items.isEmpty, isOn {
            (isOn ? Text("yes") : Text("no"))
              .position(x: 1, y: 1)
              .cornerRadius(4)
              .textFieldStyle(.roundedBorder)
          } else {
          }
        } else if count > 3 {
        } else if isOn {
        } else {
        }
        Capsule().stroke(.red, lineWidth: 2)
          .background(Color.blue)
          .listRowBackground(Color.red)
        TextEditor(text: $text)
      } else if mode == .grid {
      } else {
      }
      Circle()
        .frame(width: 40, height: 40)
        .background(.red)
    case 1...3:
      ProgressView()
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    case let value where value < 0:
      Color.accentColor.opacity(0.2)
    default:
      Spacer()
    }
    Text(verbatim: "b")
      .transition(.opacity)
      .scaledToFit()
    (Text("a") + Text("b").bold())
  }
}

struct Generated368: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Text(amount, format: .percent)
      .frame(maxWidth: .infinity)
      .multilineTextAlignment(.center)
    ProgressView()
      .labelsHidden()
  }
}

struct Generated369: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if case .done(let items) = load {
      if mode == .grid {
        ViewThatFits {
          if case .done(let items) = load {
            TextEditor(text: $text)
              .padding(.vertical, 4)
              .drawingGroup()
              .font(.system(size: 12, weight: .bold))
            ProgressView(value: amount)
            Link("Site", destination: URL(string: "https://example.com")!)
              .textFieldStyle(.roundedBorder)
              .contextMenu { Button("Copy") {} }
              .border(Color.red, width: 2)
          } else if !items.isEmpty, isOn {
            Text("a")
              .padding(8)
              .clipShape(Circle())
            Image(systemName: "star")
              .lineLimit(2)
          }
        }
          .background { Color.green }
          .aspectRatio(1, contentMode: .fit)
        Row(title: "row")
          .help("help")
      } else {
      }
    } else {
    }
    Color.red
      .labelsHidden()
    Label("Star", systemImage: "star")
      .overlay(.quaternary)
  }
}

struct Generated370: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach(items.filter { $0.isDone }) { item in
      ForEach(items, id: \.title) { item in
        Text(amount, format: .percent)
        Grid {
        }
          .frame(minHeight: 20, alignment: .leading)
          .redacted(reason: .placeholder)
      }
        .onTapGesture { isOn.toggle() }
        .task { text = "x" }
      let value668 = count + 1
      Text("\(value668)")
    }
      .frame(maxWidth: .infinity)
    Capsule().stroke(.red, lineWidth: 2)
      .fontWeight(.semibold)
      .task { text = "x" }
      .bold()
    (Text("a") + Text("b").bold())
      .clipShape(.rect(cornerRadius: 8))
    DisclosureGroup("More", isExpanded: $isOn) {
    }
      .background(.yellow, in: .rect(cornerRadius: 4))
      .navigationTitle(text)
  }
}

struct Generated371: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Group {
      DisclosureGroup("More", isExpanded: $isOn) {
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          switch load {
          case .idle:
            ColorPicker("Color", selection: .constant(.red))
              .foregroundStyle(.secondary)
          case .loading(let amount):
            name.map { Text($0) }
              .background(.yellow, in: .rect(cornerRadius: 4))
            Button("Delete", role: .destructive) {}
              .background(.thinMaterial)
              .layoutPriority(1)
            Button("Delete", role: .destructive) {}
              .position(x: 1, y: 1)
              .hidden()
          case .done(let items):
            Divider()
              .id(count)
              .cornerRadius(4)
              .rotationEffect(.degrees(45))
          case .failed:
            Image(systemName: "star")
              .padding(.horizontal)
          }
        }
        Toggle("On", isOn: $isOn)
          .frame(maxWidth: .infinity)
          .navigationTitle(text)
      }
        .buttonStyle(.bordered)
        .modifier(Badge())
        .font(.system(size: 12, weight: .bold))
      Text(verbatim: "b")
    }
      .overlay(.quaternary)
    TextEditor(text: $text)
      .disabled(!isOn)
      .tag(mode)
      .onChange(of: text) { print(text) }
    Circle()
    Spacer(minLength: 8)
      .tag(mode)
      .overlay(Text("over"))
      .accessibilityHidden(isOn)
  }
}

struct Generated372: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    List(items, id: \.self) { item in
      Text(amount, format: .percent)
        .contentShape(Rectangle())
        .tag(mode)
      Card {
        if case .done(let items) = load {
          if count > 3 {
            Label("Star", systemImage: "star")
            Text("a")
              .mask(Circle())
              .scaledToFit()
              .redacted(reason: .placeholder)
            Slider(value: $amount, in: 0...10, step: 1)
              .bold()
          }
        } else if isOn {
        } else if isOn {
        }
      }
      Spacer(minLength: 8)
        .clipped()
        .id(count)
    }
      .border(.gray)
      .padding(8)
      .border(.gray)
    Rectangle().trim(from: 0, to: amount)
      .navigationTitle("Title")
      .onDisappear {}
      .mask(Circle())
  }
}

struct Generated373: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    switch count {
    case 0:
      if mode == .grid {
        let value778 = count + 2
        Text("\(value778)")
        Text("a")
        let value781 = count + 2
        Text("\(value781)")
      } else if !items.isEmpty, isOn {
        AsyncImage(url: nil)
        if mode == .grid {
          Menu("Menu") {
            Stepper("Count", value: $count, in: 0...9)
              .onDisappear {}
              .clipShape(.rect(cornerRadius: 8))
              .background(Color.blue)
          }
          Toggle("On", isOn: $isOn)
          Capsule().stroke(.red, lineWidth: 2)
        } else if !items.isEmpty, isOn {
        }
      } else if isOn {
      } else {
      }
      Capsule().stroke(.red, lineWidth: 2)
        .id(count)
        .overlay(.quaternary)
        .border(.gray)
    case 1...3:
      Label("Star", systemImage: "star")
        .pickerStyle(.segmented)
        .transition(.opacity)
        .frame(minHeight: 20, alignment: .leading)
    case let value where value < 0:
      Text(verbatim: "b")
        .layoutPriority(1)
    default:
      Capsule().stroke(.red, lineWidth: 2)
    }
    Divider()
      .foregroundStyle(.secondary)
      .frame(minHeight: 20, alignment: .leading)
    Slider(value: $amount)
      .listRowBackground(Color.red)
      .fontWeight(.semibold)
      .environment(\.colorScheme, .dark)
  }
}

struct Generated374: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    VStack {
      GroupBox("Box") {
        Button("Add", systemImage: "plus") { isOn.toggle() }
      }
        .labelsHidden()
      ForEach(items, id: \.title) { item in
        Label("Star", systemImage: "star")
          .background(.thinMaterial)
          .accessibilityLabel("label")
        if !items.isEmpty, isOn {
          if isOn {
            AnyView(Row(title: text))
              .background(alignment: .top) { Text("back") }
              .listStyle(.plain)
              .bold()
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .drawingGroup()
              .task { text = "x" }
              .ignoresSafeArea()
            (Text("a") + Text("b").bold())
              .fontWeight(.semibold)
              .environment(\.colorScheme, .dark)
              .clipShape(.rect(cornerRadius: 8))
          } else if let shown = name {
          } else if mode == .grid {
          } else {
          }
        } else if isOn {
        } else if let shown = name {
        }
      }
        .clipShape(Circle())
        .frame(width: 40, height: 40)
    }
      .tint(.orange)
      .foregroundStyle(.secondary)
    Button("Delete", role: .destructive) {}
      .background { Color.green }
      .background(.thinMaterial)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    Spacer(minLength: 8)
      .frame(maxWidth: .infinity)
      .listStyle(.plain)
    Stepper("Count", value: $count, in: 0...9)
  }
}

struct Generated375: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Text(verbatim: "b")
      .dimmed(isOn)
      .labelsHidden()
      .clipShape(.rect(cornerRadius: 8))
    Rectangle().trim(from: 0, to: amount)
      .mask(Circle())
      .environment(\.colorScheme, .dark)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .opacity(isOn ? 1 : 0.5)
      .listRowBackground(Color.red)
  }
}

struct Generated376: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ProgressView(value: amount)
    Divider()
      .navigationTitle("Title")
      .ignoresSafeArea()
    if count > 3 {
      List {
      }
        .padding(.vertical, 4)
        .border(.gray)
    } else if count > 3 {
    } else {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .environment(\.colorScheme, .dark)
        .animation(.default, value: isOn)
        .transition(.opacity)
    }
    Row(title: text)
  }
}

struct Generated377: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    HStack {
    }
      .frame(maxWidth: .infinity)
    ForEach(items) { item in
      Row(title: text)
    }
  }
}

struct Generated378: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if count > 3 {
      switch count {
      case 0:
        switch mode {
        case .list:
          Section("Title") {
            Capsule().stroke(.red, lineWidth: 2)
              .italic(isOn)
              .padding()
            Text(amount, format: .percent)
            Button("Add", systemImage: "plus") { isOn.toggle() }
          }
            .badge(in: .blue)
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          ProgressView()
            .italic(isOn)
            .background(.thinMaterial)
            .controlSize(.large)
        case .grid:
          SecureField("Password", text: $text)
            .fontWeight(.semibold)
        case .map:
          EmptyView()
            .zIndex(1)
        }
      case 1...3:
        Label("Star", systemImage: "star")
          .dimmed(isOn)
          .onDisappear {}
          .padding()
      case let value where value < 0:
        Stepper("Count", value: $count, in: 0...9)
          .environment(\.colorScheme, .dark)
          .listRowBackground(Color.red)
      default:
        Row(title: "row")
          .foregroundColor(.red)
      }
    }
    Circle().fill(.blue)
      .toolbar { ToolbarItem { Text("item") } }
      .transition(.opacity)
    Color.accentColor.opacity(0.2)
      .frame(maxWidth: .infinity)
      .overlay(Text("over"))
    ProgressView(value: amount)
      .disabled(!isOn)
  }
}

struct Generated379: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    GridRow {
      if !items.isEmpty, isOn {
        ViewThatFits {
          if isOn {
            DatePicker("When", selection: .constant(.now))
              .position(x: 1, y: 1)
            Circle()
              .padding()
          } else if isOn {
            Text("a")
              .accessibilityLabel("label")
            LabeledContent("Key", value: "Value")
              .tag(mode)
              .onChange(of: text) { print(text) }
              .labelsHidden()
          }
        }
          .navigationTitle("Title")
          .lineLimit(2)
        AnyView(Row(title: text))
      } else if case .done(let items) = load {
      } else if !items.isEmpty, isOn {
      }
    }
      .tint(.orange)
      .accessibilityLabel("label")
    SecureField("Password", text: $text)
      .environment(\.colorScheme, .dark)
      .navigationTitle("Title")
  }
}

struct Generated380: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ScrollView {
      if case .done(let items) = load {
        Text(verbatim: "b")
        TimelineView(.everyMinute) { context in
          let value1021 = count + 3
          Text("\(value1021)")
        }
          .ignoresSafeArea()
        Button("Go") { count += 1 }
          .scaleEffect(amount)
      } else if isOn {
      }
    }
      .badge(in: .blue)
      .background(Circle())
      .frame(width: 40, height: 40)
    if count > 3 {
      Card(title: "card") {
        ColorPicker("Color", selection: .constant(.red))
          .frame(maxWidth: .infinity)
          .animation(.default, value: isOn)
      }
        .bold()
        .opacity(isOn ? 1 : 0.5)
        .overlay(Text("over"))
      Capsule().stroke(.red, lineWidth: 2)
        .task { text = "x" }
    }
  }
}

struct Generated381: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if count > 3 {
      Stepper("Count", value: $count, in: 0...9)
        .opacity(isOn ? 1 : 0.5)
    } else if !items.isEmpty, isOn {
    } else if case .done(let items) = load {
      Text("\(count)")
        .zIndex(1)
        .fixedSize()
        .environment(\.colorScheme, .dark)
      if isOn {
        Capsule().stroke(.red, lineWidth: 2)
      } else if mode == .grid {
        if mode == .grid {
          GridRow {
            Toggle("On", isOn: $isOn)
              .clipShape(Circle())
              .padding(8)
              .font(.system(size: 12, weight: .bold))
          }
            .contextMenu { Button("Copy") {} }
        } else if isOn {
        } else if count > 3 {
        }
      } else {
      }
    }
    Circle().fill(.blue)
    Color.accentColor.opacity(0.2)
      .navigationTitle("Title")
      .blur(radius: amount)
      .tint(.orange)
  }
}

struct Generated382: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Color.accentColor.opacity(0.2)
      .background { Color.green }
      .background(.red)
      .overlay(Text("over"))
    ColorPicker("Color", selection: .constant(.red))
  }
}

struct Generated383: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if isOn {
      List(items) { item in
        if count > 3 {
          let value1102 = count + 3
          Text("\(value1102)")
          Circle()
            .background(.thinMaterial)
            .multilineTextAlignment(.center)
        } else {
          if case .done(let items) = load {
            Text(verbatim: "b")
              .zIndex(1)
              .frame(minHeight: 20, alignment: .leading)
          } else if case .done(let items) = load {
          } else {
          }
          ZStack {
          }
        }
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      }
        .textFieldStyle(.roundedBorder)
        .controlSize(.large)
        .scaleEffect(amount)
    } else if !items.isEmpty, isOn {
    }
    Slider(value: $amount, in: 0...10, step: 1)
      .onAppear { count += 1 }
      .accessibilityHidden(isOn)
      .modifier(Badge())
  }
}

struct Generated384: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .lineLimit(2)
    VStack {
      GroupBox("Box") {
        Text("a")
      }
        .frame(minHeight: 20, alignment: .leading)
      if isOn {
        (Text("a") + Text("b").bold())
        Circle()
          .bold()
          .overlay(Text("over"))
          .listRowBackground(Color.red)
      } else if let shown = name {
        ZStack {
        }
          .contextMenu { Button("Copy") {} }
          .foregroundColor(.red)
          .tint(.orange)
        Color.red
      } else if !items.isEmpty, isOn {
      } else {
      }
    }
      .clipShape(Circle())
    Color.accentColor.opacity(0.2)
      .rotationEffect(.degrees(45))
      .background { Color.green }
      .preferredColorScheme(.dark)
    Button("Go") { count += 1 }
  }
}

struct Generated385: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    LabeledContent("Key", value: "Value")
      .scaleEffect(amount)
      .opacity(isOn ? 1 : 0.5)
      .overlay(.quaternary)
    if let shown = name {
      if let shown = name {
        List(items) { item in
          let value1179 = count + 3
          Text("\(value1179)")
        }
          .background { Color.green }
          .padding(.vertical, 4)
        LazyVStack(pinnedViews: .sectionHeaders) {
          GridRow {
            ProgressView(value: amount)
              .scaledToFit()
            EmptyView()
              .controlSize(.large)
          }
          AsyncImage(url: nil)
            .clipShape(.rect(cornerRadius: 8))
        }
          .scaleEffect(amount)
        ColorPicker("Color", selection: .constant(.red))
          .dimmed(isOn)
          .controlSize(.large)
      }
      Rectangle().trim(from: 0, to: amount)
        .padding(8)
      ColorPicker("Color", selection: .constant(.red))
        .aspectRatio(1, contentMode: .fit)
    } else if count > 3 {
    } else {
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .tint(.orange)
  }
}

struct Generated386: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    GridRow {
      Text(verbatim: "b")
        .badge(in: .blue)
        .listStyle(.plain)
    }
    Circle().fill(.blue)
      .font(.title)
      .layoutPriority(1)
    Slider(value: $amount, in: 0...10, step: 1)
      .buttonStyle(.bordered)
      .scaledToFit()
      .preferredColorScheme(.dark)
  }
}

struct Generated387: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if !items.isEmpty, isOn {
      Card(title: "card") {
        Color.red
          .blur(radius: amount)
          .badge(in: .blue)
          .contentShape(Rectangle())
        if isOn {
          List(items, id: \.self) { item in
            Slider(value: $amount, in: 0...10, step: 1)
              .id(count)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
              .tag(mode)
            (Text("a") + Text("b").bold())
            (isOn ? Text("yes") : Text("no"))
              .onChange(of: count) { old, new in print(old, new) }
          }
          ProgressView(value: amount)
            .navigationTitle("Title")
            .layoutPriority(1)
          Text(text)
            .aspectRatio(1, contentMode: .fit)
        } else if !items.isEmpty, isOn {
        }
        ProgressView()
          .padding(8)
          .blur(radius: amount)
      }
        .scaleEffect(amount)
      Color.red
        .animation(.default, value: isOn)
        .onTapGesture { isOn.toggle() }
      Button("Go") { count += 1 }
        .cornerRadius(4)
        .foregroundColor(.red)
        .padding(.vertical, 4)
    }
    Stepper("Count", value: $count, in: 0...9)
      .frame(width: 40, height: 40)
    SecureField("Password", text: $text)
      .modifier(Badge())
    TextField("Name", text: $text)
      .shadow(radius: 2)
      .textFieldStyle(.roundedBorder)
      .background(Circle())
  }
}

struct Generated388: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Section("Title") {
      if count > 3 {
        AsyncImage(url: nil)
        NavigationStack {
          if count > 3 {
            ProgressView()
          } else if count > 3 {
          } else if isOn {
          }
        }
          .dimmed(isOn)
        Stepper("Count", value: $count, in: 0...9)
          .background(Color.blue)
      }
      NavigationLink("Next") {
      }
        .background(alignment: .top) { Text("back") }
    }
      .position(x: 1, y: 1)
    Stepper("Count", value: $count, in: 0...9)
    (Text("a") + Text("b").bold())
      .frame(maxWidth: .infinity)
      .cornerRadius(4)
    Button("Delete", role: .destructive) {}
      .onChange(of: text) { print(text) }
      .preferredColorScheme(.dark)
      .background(Circle())
  }
}

struct Generated389: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if let shown = name {
      Circle().fill(.blue)
        .mask(Circle())
        .border(Color.red, width: 2)
    } else if mode == .grid {
    }
    if case .done(let items) = load {
      ControlGroup {
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          if isOn {
            ColorPicker("Color", selection: .constant(.red))
              .scaleEffect(amount)
              .listStyle(.plain)
              .transition(.opacity)
            Stepper("Count", value: $count, in: 0...9)
          } else if let shown = name {
          } else {
          }
          name.map { Text($0) }
        }
          .onTapGesture { isOn.toggle() }
      }
    } else if case .done(let items) = load {
    } else if case .done(let items) = load {
    } else {
    }
    name.map { Text($0) }
      .multilineTextAlignment(.center)
    Image("photo").resizable()
      .accessibilityHidden(isOn)
      .overlay(Text("over"))
      .background(alignment: .top) { Text("back") }
  }
}

struct Generated390: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Text(amount, format: .percent)
      .scaleEffect(amount)
      .padding(.horizontal)
      .id(count)
    if mode == .grid {
      Row(title: text)
        .fontWeight(.semibold)
        .listRowInsets(EdgeInsets())
        .modifier(Badge())
    } else if !items.isEmpty, isOn {
      Text("\(count)")
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .transition(.opacity)
    } else if mode == .grid {
      NavigationStack {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .fixedSize()
      }
        .hidden()
        .background(.thinMaterial)
    }
    Capsule().stroke(.red, lineWidth: 2)
      .onDisappear {}
      .layoutPriority(1)
      .background(.red)
    if isOn {
      Link("Site", destination: URL(string: "https://example.com")!)
        .bold()
    } else if isOn {
    } else if count > 3 {
    }
  }
}

struct Generated391: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    List(items) { item in
      if isOn {
        if let shown = name {
          let value1393 = count + 3
          Text("\(value1393)")
          Color.accentColor.opacity(0.2)
            .padding(.vertical, 4)
            .scaledToFit()
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          Slider(value: $amount)
        } else if !items.isEmpty, isOn {
        } else if mode == .grid {
          ViewThatFits {
            Color.red
            Label("Star", systemImage: "star")
              .background { Color.green }
          }
        }
      } else if let shown = name {
      } else if count > 3 {
      }
      Spacer(minLength: 8)
        .background(Color.blue)
        .gesture(TapGesture().onEnded { count = 0 })
      Slider(value: $amount)
        .navigationTitle("Title")
    }
      .background(alignment: .top) { Text("back") }
      .onChange(of: count) { old, new in print(old, new) }
      .blur(radius: amount)
    ProgressView()
      .contentShape(Rectangle())
      .toolbar { ToolbarItem { Text("item") } }
      .fontWeight(.semibold)
    TextField("Name", text: $text)
      .onChange(of: text) { print(text) }
      .mask(Circle())
  }
}

struct Generated392: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Text(amount, format: .percent)
      .multilineTextAlignment(.center)
      .aspectRatio(1, contentMode: .fit)
    if case .done(let items) = load {
      ForEach(items) { item in
        TextField("Name", text: $text)
          .tint(.orange)
          .foregroundStyle(.red, .blue)
          .preferredColorScheme(.dark)
        SecureField("Password", text: $text)
          .frame(minHeight: 20, alignment: .leading)
          .task { text = "x" }
        Circle()
          .padding(8)
          .environment(\.colorScheme, .dark)
          .buttonStyle(.bordered)
      }
        .animation(.default, value: isOn)
        .foregroundStyle(.secondary)
        .listRowInsets(EdgeInsets())
      Section {
        List(items) { item in
          Button("Add", systemImage: "plus") { isOn.toggle() }
        }
        TextEditor(text: $text)
          .overlay(Text("over"))
          .blur(radius: amount)
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .ignoresSafeArea()
      }
        .contextMenu { Button("Copy") {} }
        .offset(x: 4)
    } else if mode == .grid {
    } else if case .done(let items) = load {
    }
  }
}

struct Generated393: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    switch name {
    case let shown?:
      Grid {
        Circle()
          .foregroundStyle(.red, .blue)
      }
        .disabled(!isOn)
        .border(.gray)
      switch mode {
      case .list:
        DisclosureGroup("More") {
        }
          .font(.system(size: 12, weight: .bold))
          .background(Color.blue)
          .frame(width: 40, height: 40)
        if let shown = name {
          AsyncImage(url: nil)
          ColorPicker("Color", selection: .constant(.red))
            .font(.title)
            .frame(width: 40, height: 40)
            .tag(mode)
          Circle().fill(.blue)
            .lineLimit(2)
        } else if isOn {
        } else if !items.isEmpty, isOn {
        } else {
        }
      case .grid:
        DatePicker("When", selection: .constant(.now))
          .foregroundColor(.red)
      case .map:
        AsyncImage(url: nil)
      }
      Image(systemName: "star")
        .hidden()
    case nil:
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .aspectRatio(1, contentMode: .fit)
        .aspectRatio(1, contentMode: .fit)
        .badge(in: .blue)
    }
    ColorPicker("Color", selection: .constant(.red))
  }
}

struct Generated394: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ViewThatFits {
      TextEditor(text: $text)
        .border(.gray)
        .cornerRadius(4)
        .listStyle(.plain)
    }
      .id(count)
    Section {
      VStack(alignment: .trailing, spacing: 8) {
        Toggle("On", isOn: $isOn)
        name.map { Text($0) }
      }
    }
      .help("help")
      .badge(in: .blue)
    Text(verbatim: "b")
      .foregroundColor(.red)
      .pickerStyle(.segmented)
  }
}

struct Generated395: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    if case .done(let items) = load {
      ForEach(items) { item in
        ForEach(items, id: \.title) { item in
          (isOn ? Text("yes") : Text("no"))
          GridRow {
            Row(title: text)
              .onDisappear {}
              .buttonStyle(.bordered)
            Color.red
              .background(Color.blue)
          }
        }
          .contextMenu { Button("Copy") {} }
          .lineLimit(2)
        let value1560 = count + 2
        Text("\(value1560)")
        Text(amount, format: .percent)
          .clipShape(Circle())
          .foregroundStyle(.red, .blue)
      }
        .gesture(TapGesture().onEnded { count = 0 })
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
      Circle()
        .navigationTitle(text)
        .onAppear { count += 1 }
        .foregroundStyle(.secondary)
      Link("Site", destination: URL(string: "https://example.com")!)
        .background(Color.blue)
        .background(.yellow, in: .rect(cornerRadius: 4))
    } else if isOn {
    } else {
    }
    Capsule().stroke(.red, lineWidth: 2)
      .task { text = "x" }
      .mask(Circle())
  }
}

struct Generated396: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Color.accentColor.opacity(0.2)
      .modifier(Badge())
      .background(Color.blue)
    if let shown = name {
      Row(title: text)
        .background(Circle())
        .task { text = "x" }
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .tint(.orange)
        .onAppear { count += 1 }
        .contentShape(Rectangle())
      switch name {
      case let shown?:
        GridRow {
        }
          .blur(radius: amount)
          .background { Color.green }
        ControlGroup {
        }
          .modifier(Badge())
        LabeledContent("Key") {
        }
      case nil:
        Text("a")
          .hidden()
          .environment(\.colorScheme, .dark)
          .accessibilityHidden(isOn)
      }
    }
    Image(systemName: "star")
  }
}

struct Generated397: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1623 = count + 0
    Text("\(value1623)")
    if case .done(let items) = load {
      if !items.isEmpty, isOn {
        ZStack(alignment: .bottomTrailing) {
        }
        if let shown = name {
          Slider(value: $amount, in: 0...10, step: 1)
            .accessibilityLabel("label")
            .listRowBackground(Color.red)
            .fixedSize()
          Text("\(count)")
            .background(alignment: .top) { Text("back") }
            .scaledToFit()
            .toolbar { ToolbarItem { Text("item") } }
        } else if count > 3 {
          Capsule().stroke(.red, lineWidth: 2)
          Row(title: "row")
            .padding(.vertical, 4)
            .padding(8)
            .onAppear { count += 1 }
        }
      }
      TextField("Name", text: $text)
        .transition(.opacity)
        .clipped()
        .accessibilityLabel("label")
    } else if mode == .grid {
    } else if let shown = name {
    } else {
    }
    Spacer(minLength: 8)
  }
}

struct Generated398: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Color.red
      .navigationTitle("Title")
      .contextMenu { Button("Copy") {} }
      .mask(Circle())
    TextEditor(text: $text)
    DisclosureGroup("More", isExpanded: $isOn) {
      switch count {
      case 0:
        if isOn {
          Image("photo").resizable()
            .listRowBackground(Color.red)
        } else {
        }
        let value1674 = count + 2
        Text("\(value1674)")
      case 1...3:
        if count > 3 {
          TextField("Name", text: $text)
        }
      case let value where value < 0:
        AsyncImage(url: nil)
          .navigationTitle("Title")
          .preferredColorScheme(.dark)
      default:
        Slider(value: $amount)
          .listRowBackground(Color.red)
          .onChange(of: text) { print(text) }
      }
    }
      .scaledToFit()
  }
}

struct Generated399: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach(items.sorted { $0.title < $1.title }) { item in
      Button("Go") { count += 1 }
    }
    if isOn {
      Section {
        Image("photo").resizable()
          .mask(Circle())
          .fixedSize()
          .modifier(Badge())
      }
        .accessibilityLabel("label")
        .background(.thinMaterial)
    } else if mode == .grid {
      Toggle("On", isOn: $isOn)
        .contentShape(Rectangle())
        .italic(isOn)
      if let shown = name {
        if !items.isEmpty, isOn {
          Button("Go") { count += 1 }
            .scaledToFit()
            .background(Color.blue)
            .controlSize(.large)
        } else if mode == .grid {
        }
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea()
          .padding(.horizontal)
          .modifier(Badge())
        Slider(value: $amount)
          .disabled(!isOn)
      } else if !items.isEmpty, isOn {
      } else if !items.isEmpty, isOn {
      } else {
      }
    } else if let shown = name {
    }
  }
}

struct Generated400: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Text("a")
      .frame(minHeight: 20, alignment: .leading)
    Capsule().stroke(.red, lineWidth: 2)
    Card {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .redacted(reason: .placeholder)
      Form {
      }
        .foregroundStyle(.red, .blue)
    }
      .padding(8)
  }
}
