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

struct Generated851: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach(["a", "b"], id: \.self) { letter in
      AnyView(Row(title: text))
        .aspectRatio(1, contentMode: .fit)
        .padding(8)
    }
      .controlSize(.large)
    Grid {
      Capsule().stroke(.red, lineWidth: 2)
      if let shown = name {
        EmptyView()
          .layoutPriority(1)
        if count > 3 {
          if !items.isEmpty, isOn {
            Color.accentColor.opacity(0.2)
              .tag(mode)
              .animation(.default, value: isOn)
          }
        } else if mode == .grid {
        } else if mode == .grid {
        } else {
        }
        Text(text)
          .labelsHidden()
          .foregroundColor(.red)
          .onChange(of: text) { print(text) }
      } else if mode == .grid {
      }
    }
    Image(systemName: "star")
      .bold()
      .onChange(of: count) { old, new in print(old, new) }
    Toggle("On", isOn: $isOn)
      .padding(8)
      .padding()
      .frame(width: 40, height: 40)
  }
}

struct Generated852: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    NavigationStack {
      if !items.isEmpty, isOn {
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          switch name {
          case let shown?:
            Text("\(count)")
              .textFieldStyle(.roundedBorder)
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .clipShape(Circle())
          case nil:
            Color.accentColor.opacity(0.2)
              .hidden()
              .blur(radius: amount)
              .scaledToFit()
            EmptyView()
              .textFieldStyle(.roundedBorder)
            name.map { Text($0) }
              .tag(mode)
              .clipShape(.rect(cornerRadius: 8))
          }
          Row(title: "row")
            .font(.system(size: 12, weight: .bold))
            .tint(.orange)
            .background(Circle())
          Text(text)
            .scaleEffect(amount)
            .clipShape(.rect(cornerRadius: 8))
        }
      } else {
      }
    }
      .background { Color.green }
    Color.red
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .ignoresSafeArea()
      .foregroundStyle(.red, .blue)
  }
}

struct Generated853: View {
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
      if !items.isEmpty, isOn {
        let value88 = count + 2
        Text("\(value88)")
        switch load {
        case .idle:
          TextField("Name", text: $text)
            .overlay(Text("over"))
          VStack(alignment: .trailing, spacing: 8) {
          }
          Button("Go") { count += 1 }
        case .loading(let amount):
          Color.red
            .accessibilityHidden(isOn)
            .preferredColorScheme(.dark)
            .frame(minHeight: 20, alignment: .leading)
          Text(verbatim: "b")
            .layoutPriority(1)
            .multilineTextAlignment(.center)
          Image("photo").resizable()
            .padding()
            .padding(.horizontal)
        case .done(let items):
          ProgressView(value: amount)
            .ignoresSafeArea()
            .ignoresSafeArea()
            .labelsHidden()
        case .failed:
          TextEditor(text: $text)
            .hidden()
            .font(.title)
            .background(.red)
        }
      } else if mode == .grid {
      } else {
      }
      Row(title: text)
        .rotationEffect(.degrees(45))
    }
    EmptyView()
      .drawingGroup()
    (isOn ? Text("yes") : Text("no"))
  }
}

struct Generated854: View {
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
        Slider(value: $amount)
        Link("Site", destination: URL(string: "https://example.com")!)
          .buttonStyle(.bordered)
        TimelineView(.everyMinute) { context in
          LabeledContent("Key") {
          }
        }
          .drawingGroup()
          .position(x: 1, y: 1)
          .italic(isOn)
      } else if case .done(let items) = load {
      } else if case .done(let items) = load {
        Text(verbatim: "b")
          .onTapGesture { isOn.toggle() }
          .overlay(.quaternary)
          .multilineTextAlignment(.center)
        if count > 3 {
          Capsule().stroke(.red, lineWidth: 2)
        } else {
        }
      }
    }
    Text("\(count)")
      .cornerRadius(4)
      .navigationTitle(text)
    ColorPicker("Color", selection: .constant(.red))
    TextField("Name", text: $text)
      .background { Color.green }
      .frame(width: 40, height: 40)
  }
}

struct Generated855: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    List {
      TimelineView(.everyMinute) { context in
      }
      DisclosureGroup("More") {
        NavigationLink("Next") {
          if let shown = name {
            Text(text)
              .multilineTextAlignment(.center)
              .onTapGesture { isOn.toggle() }
              .onChange(of: text) { print(text) }
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .background(Circle())
          }
        }
          .background(Color.blue)
          .mask(Circle())
        List(items) { item in
          Stepper("Count", value: $count, in: 0...9)
            .labelsHidden()
            .foregroundStyle(.red, .blue)
        }
          .onChange(of: text) { print(text) }
          .listStyle(.plain)
          .textFieldStyle(.roundedBorder)
      }
    }
      .contentShape(Rectangle())
      .onTapGesture { isOn.toggle() }
      .italic(isOn)
    TextEditor(text: $text)
      .clipped()
      .hidden()
    Button("Delete", role: .destructive) {}
      .navigationTitle("Title")
  }
}

struct Generated856: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Text(text)
      .overlay(Text("over"))
    if case .done(let items) = load {
      if count > 3 {
        DatePicker("When", selection: .constant(.now))
      } else if !items.isEmpty, isOn {
        ForEach(items) { item in
          List(items, id: \.self) { item in
            Capsule().stroke(.red, lineWidth: 2)
              .mask(Circle())
              .fontWeight(.semibold)
            Toggle("On", isOn: $isOn)
              .help("help")
          }
        }
          .modifier(Badge())
          .foregroundStyle(.red, .blue)
        Text("\(count)")
          .background(.thinMaterial)
          .zIndex(1)
          .padding(.horizontal)
      } else if isOn {
      } else {
      }
      Image("photo").resizable()
        .help("help")
        .bold()
        .buttonStyle(.bordered)
    }
    ProgressView(value: amount)
      .dimmed(isOn)
      .pickerStyle(.segmented)
  }
}

struct Generated857: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    switch load {
    case .idle:
      Picker("Mode", selection: $mode) {
        List(items, id: \.self) { item in
          let value253 = count + 3
          Text("\(value253)")
          ControlGroup {
          }
          name.map { Text($0) }
            .background(Circle())
        }
          .task { text = "x" }
          .accessibilityLabel("label")
          .background(.yellow, in: .rect(cornerRadius: 4))
        ForEach(items) { item in
          ZStack(alignment: .bottomTrailing) {
          }
        }
          .pickerStyle(.segmented)
        ProgressView()
          .buttonStyle(.bordered)
          .buttonStyle(.bordered)
          .frame(minHeight: 20, alignment: .leading)
      }
        .background(Color.blue)
        .onDisappear {}
      Toggle("On", isOn: $isOn)
      Row(title: "row")
        .zIndex(1)
        .background(Color.blue)
    case .loading(let amount):
      Row(title: text)
        .onChange(of: text) { print(text) }
        .modifier(Badge())
    case .done(let items):
      AsyncImage(url: nil)
        .textFieldStyle(.roundedBorder)
    case .failed:
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .help("help")
        .clipShape(.rect(cornerRadius: 8))
    }
    Text(text)
      .environment(\.colorScheme, .dark)
      .padding()
  }
}

struct Generated858: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Row(title: "row")
      .onChange(of: count) { old, new in print(old, new) }
    Card {
      Slider(value: $amount)
        .ignoresSafeArea()
        .position(x: 1, y: 1)
      let value306 = count + 1
      Text("\(value306)")
    }
      .scaleEffect(amount)
      .clipShape(Circle())
      .multilineTextAlignment(.center)
    List {
    }
      .border(Color.red, width: 2)
      .disabled(!isOn)
  }
}

struct Generated859: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Capsule().stroke(.red, lineWidth: 2)
      .foregroundColor(.red)
    Button("Delete", role: .destructive) {}
      .onChange(of: count) { old, new in print(old, new) }
      .scaledToFit()
    VStack {
      ColorPicker("Color", selection: .constant(.red))
    }
      .padding(.horizontal)
    ForEach(items) { item in
      let value332 = count + 1
      Text("\(value332)")
    }
      .padding(8)
      .labelsHidden()
      .layoutPriority(1)
  }
}

struct Generated860: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Row(title: "row")
      .animation(.default, value: isOn)
    ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
      Text(verbatim: "b")
      SecureField("Password", text: $text)
        .frame(width: 40, height: 40)
        .aspectRatio(1, contentMode: .fit)
        .redacted(reason: .placeholder)
      if count > 3 {
        if case .done(let items) = load {
          switch load {
          case .idle:
            Image(systemName: "star")
          case .loading(let amount):
            ColorPicker("Color", selection: .constant(.red))
              .font(.title)
              .id(count)
              .clipped()
          case .done(let items):
            Text(verbatim: "b")
          case .failed:
            Toggle("On", isOn: $isOn)
              .scaledToFit()
              .listStyle(.plain)
              .redacted(reason: .placeholder)
          }
        }
      } else if mode == .grid {
      } else if !items.isEmpty, isOn {
      }
    }
  }
}

struct Generated861: View {
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
      Link("Site", destination: URL(string: "https://example.com")!)
    } else if isOn {
      Circle().fill(.blue)
        .dimmed(isOn)
        .preferredColorScheme(.dark)
      let value387 = count + 1
      Text("\(value387)")
    }
    if count > 3 {
      switch count {
      case 0:
        Section {
          Slider(value: $amount)
            .zIndex(1)
            .transition(.opacity)
          (Text("a") + Text("b").bold())
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
          Slider(value: $amount)
            .foregroundStyle(.secondary)
        }
          .help("help")
          .controlSize(.large)
          .blur(radius: amount)
        SecureField("Password", text: $text)
      case 1...3:
        (Text("a") + Text("b").bold())
      case let value where value < 0:
        SecureField("Password", text: $text)
          .listRowInsets(EdgeInsets())
          .foregroundStyle(.secondary)
          .toolbar { ToolbarItem { Text("item") } }
      default:
        Image(systemName: "star")
          .contentShape(Rectangle())
          .listRowBackground(Color.red)
      }
    } else if isOn {
    }
  }
}

struct Generated862: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      ScrollViewReader { proxy in
        SecureField("Password", text: $text)
          .padding(.horizontal)
          .bold()
      }
        .tag(mode)
        .onChange(of: text) { print(text) }
        .foregroundColor(.red)
    }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    switch count {
    case 0:
      HStack(spacing: 0) {
        let value440 = count + 2
        Text("\(value440)")
      }
        .background(.yellow, in: .rect(cornerRadius: 4))
        .accessibilityLabel("label")
        .border(Color.red, width: 2)
      GridRow {
      }
    case 1...3:
      Label("Star", systemImage: "star")
        .background(Circle())
    case let value where value < 0:
      Row(title: "row")
    default:
      Slider(value: $amount, in: 0...10, step: 1)
        .padding(.vertical, 4)
        .clipShape(Circle())
    }
  }
}

struct Generated863: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    List {
      if let shown = name {
        TimelineView(.everyMinute) { context in
          Picker("Mode", selection: $mode) {
            Row(title: text)
              .help("help")
            Capsule().stroke(.red, lineWidth: 2)
              .layoutPriority(1)
              .animation(.default, value: isOn)
          }
            .layoutPriority(1)
        }
          .toolbar { ToolbarItem { Text("item") } }
        Group {
          Menu("Menu") {
            LabeledContent("Key", value: "Value")
              .tag(mode)
              .bold()
              .listStyle(.plain)
          }
            .layoutPriority(1)
            .listRowBackground(Color.red)
            .background(alignment: .top) { Text("back") }
          Circle().fill(.blue)
        }
          .aspectRatio(1, contentMode: .fit)
          .fontWeight(.semibold)
      } else if let shown = name {
      } else if count > 3 {
      } else {
      }
      Circle()
        .foregroundStyle(.red, .blue)
        .onChange(of: text) { print(text) }
    }
      .onAppear { count += 1 }
      .onChange(of: text) { print(text) }
    Color.accentColor.opacity(0.2)
    Button("Go") { count += 1 }
      .font(.title)
      .border(.gray)
      .modifier(Badge())
    Image("photo").resizable()
  }
}

struct Generated864: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach(items, id: \.title) { item in
      DisclosureGroup("More", isExpanded: $isOn) {
        ScrollView(.horizontal, showsIndicators: false) {
          Section {
            EmptyView()
              .badge(in: .blue)
              .layoutPriority(1)
            Circle().fill(.blue)
              .disabled(!isOn)
            Rectangle().trim(from: 0, to: amount)
              .pickerStyle(.segmented)
              .listRowBackground(Color.red)
              .bold()
          }
          if let shown = name {
            Slider(value: $amount)
              .background { Color.green }
              .font(.system(size: 12, weight: .bold))
          } else if let shown = name {
          } else if case .done(let items) = load {
          } else {
          }
        }
          .blur(radius: amount)
          .pickerStyle(.segmented)
      }
      Button("Go") { count += 1 }
        .onChange(of: text) { print(text) }
        .listRowInsets(EdgeInsets())
        .opacity(isOn ? 1 : 0.5)
      Button("Delete", role: .destructive) {}
    }
    Image("photo").resizable()
      .shadow(radius: 2)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    Label("Star", systemImage: "star")
      .background(Color.blue)
      .background { Color.green }
  }
}

struct Generated865: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach(0..<3) { index in
      Slider(value: $amount, in: 0...10, step: 1)
      Stepper("Count", value: $count, in: 0...9)
        .foregroundStyle(.secondary)
        .lineLimit(2)
      if case .done(let items) = load {
        ForEach(items, id: \.title) { item in
          Button("Go") { count += 1 }
        }
          .pickerStyle(.segmented)
          .onChange(of: count) { old, new in print(old, new) }
          .padding()
      } else if let shown = name {
      }
    }
      .navigationTitle(text)
      .mask(Circle())
    if isOn {
      Card(title: "card") {
        Text("\(count)")
      }
        .animation(.default, value: isOn)
        .frame(width: 40, height: 40)
        .accessibilityLabel("label")
      name.map { Text($0) }
        .listStyle(.plain)
        .help("help")
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
      EmptyView()
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
    }
  }
}

struct Generated866: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    TextEditor(text: $text)
      .zIndex(1)
      .id(count)
      .accessibilityLabel("label")
    if !items.isEmpty, isOn {
      if isOn {
        if mode == .grid {
          if count > 3 {
            Slider(value: $amount, in: 0...10, step: 1)
              .disabled(!isOn)
            LabeledContent("Key", value: "Value")
              .tint(.orange)
              .background(alignment: .top) { Text("back") }
              .toolbar { ToolbarItem { Text("item") } }
            Text(text)
              .task { text = "x" }
          } else if isOn {
          } else {
          }
        } else {
        }
        TextEditor(text: $text)
          .listRowBackground(Color.red)
        Image("photo").resizable()
      } else {
      }
      Image("photo").resizable()
        .rotationEffect(.degrees(45))
        .multilineTextAlignment(.center)
        .tag(mode)
    } else if count > 3 {
    } else {
    }
    Color.accentColor.opacity(0.2)
      .foregroundStyle(.red, .blue)
      .foregroundStyle(.secondary)
  }
}

struct Generated867: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Card(title: "card") {
      NavigationStack {
        GridRow {
        }
          .padding(.horizontal)
          .contextMenu { Button("Copy") {} }
          .position(x: 1, y: 1)
      }
        .italic(isOn)
        .hidden()
      if !items.isEmpty, isOn {
        if let shown = name {
          Toggle("On", isOn: $isOn)
          ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
            AsyncImage(url: nil)
              .id(count)
              .preferredColorScheme(.dark)
              .overlay(.quaternary)
          }
            .background(alignment: .top) { Text("back") }
        } else if !items.isEmpty, isOn {
        } else if mode == .grid {
        } else {
        }
      }
    }
    name.map { Text($0) }
      .background(Circle())
      .gesture(TapGesture().onEnded { count = 0 })
    Text(amount, format: .percent)
  }
}

struct Generated868: View {
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
      if mode == .grid {
        Card(title: "card") {
          ForEach($items) { $item in
            Color.red
              .blur(radius: amount)
              .bold()
            Stepper("Count", value: $count, in: 0...9)
              .overlay(Text("over"))
          }
          Color.red
            .tag(mode)
            .controlSize(.large)
        }
        if isOn {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .foregroundStyle(.red, .blue)
            .accessibilityHidden(isOn)
        } else {
        }
      } else if mode == .grid {
      } else {
      }
      Text(text)
        .zIndex(1)
      (Text("a") + Text("b").bold())
        .onTapGesture { isOn.toggle() }
        .padding(.horizontal)
        .background(.red)
    } else if let shown = name {
    } else if !items.isEmpty, isOn {
    }
    Rectangle().trim(from: 0, to: amount)
      .frame(maxWidth: .infinity)
  }
}

struct Generated869: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Row(title: "row")
      .listRowInsets(EdgeInsets())
      .blur(radius: amount)
    (isOn ? Text("yes") : Text("no"))
  }
}

struct Generated870: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ZStack {
      NavigationStack {
        Label("Star", systemImage: "star")
        ViewThatFits {
        }
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .background(alignment: .top) { Text("back") }
      }
    }
    Divider()
      .ignoresSafeArea()
      .background(.yellow, in: .rect(cornerRadius: 4))
  }
}

struct Generated871: View {
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
      ForEach(Mode.allCases) { mode in
        Slider(value: $amount, in: 0...10, step: 1)
          .animation(.default, value: isOn)
      }
        .onAppear { count += 1 }
        .padding(8)
      switch mode {
      case .list:
        ForEach(items) { item in
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .fontWeight(.semibold)
            .background(.red)
            .onAppear { count += 1 }
        }
          .disabled(!isOn)
          .frame(minHeight: 20, alignment: .leading)
          .accessibilityLabel("label")
        if mode == .grid {
          ZStack {
          }
            .position(x: 1, y: 1)
            .badge(in: .blue)
          ProgressView()
        } else {
        }
      case .grid:
        Rectangle().trim(from: 0, to: amount)
          .labelsHidden()
          .accessibilityLabel("label")
      case .map:
        Stepper("Count", value: $count, in: 0...9)
          .fixedSize()
      }
      Color.red
    }
    Row(title: text)
      .rotationEffect(.degrees(45))
      .clipShape(Circle())
      .multilineTextAlignment(.center)
    Button("Go") { count += 1 }
  }
}

struct Generated872: View {
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
      if !items.isEmpty, isOn {
        if !items.isEmpty, isOn {
          if isOn {
            (isOn ? Text("yes") : Text("no"))
              .clipShape(.rect(cornerRadius: 8))
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .italic(isOn)
              .buttonStyle(.bordered)
          } else if let shown = name {
            Capsule().stroke(.red, lineWidth: 2)
              .scaledToFit()
              .navigationTitle(text)
              .drawingGroup()
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          } else if isOn {
          } else {
          }
          Text("\(count)")
            .zIndex(1)
            .cornerRadius(4)
        }
        Button("Go") { count += 1 }
      } else if isOn {
      } else if case .done(let items) = load {
      }
      Label("Star", systemImage: "star")
        .transition(.opacity)
        .border(.gray)
        .badge(in: .blue)
    }
      .animation(.default, value: isOn)
    ColorPicker("Color", selection: .constant(.red))
      .drawingGroup()
      .scaledToFit()
      .scaledToFit()
    TextEditor(text: $text)
      .border(.gray)
      .tag(mode)
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated873: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Stepper("Count", value: $count, in: 0...9)
      .badge(in: .blue)
    ControlGroup {
      SecureField("Password", text: $text)
        .background(.red)
        .background(Circle())
        .onChange(of: text) { print(text) }
      Stepper("Count", value: $count, in: 0...9)
    }
      .shadow(radius: 2)
      .navigationTitle(text)
  }
}

struct Generated874: View {
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
      .background(.yellow, in: .rect(cornerRadius: 4))
      .foregroundStyle(.secondary)
      .ignoresSafeArea()
    HStack(spacing: 0) {
      TextField("Name", text: $text)
        .navigationTitle(text)
        .ignoresSafeArea()
        .padding()
      HStack(spacing: 0) {
        ForEach(Mode.allCases) { mode in
          ForEach(items.sorted { $0.title < $1.title }) { item in
            Text("a")
              .mask(Circle())
              .ignoresSafeArea()
            Rectangle().trim(from: 0, to: amount)
              .ignoresSafeArea()
              .border(.gray)
              .padding(.horizontal)
          }
            .padding(.horizontal)
            .overlay(Text("over"))
          Row(title: "row")
            .labelsHidden()
          Text(amount, format: .percent)
        }
          .labelsHidden()
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .fixedSize()
          .foregroundStyle(.secondary)
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
      }
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .border(.gray)
    Text("\(count)")
      .accessibilityHidden(isOn)
      .font(.system(size: 12, weight: .bold))
  }
}

struct Generated875: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value894 = count + 0
    Text("\(value894)")
    if isOn {
      Row(title: text)
        .scaleEffect(amount)
        .onDisappear {}
      if let shown = name {
        Spacer()
          .disabled(!isOn)
        ForEach(0..<3) { index in
          Slider(value: $amount)
            .onAppear { count += 1 }
            .buttonStyle(.bordered)
            .environment(\.colorScheme, .dark)
          if count > 3 {
            Toggle("On", isOn: $isOn)
              .foregroundColor(.red)
              .onTapGesture { isOn.toggle() }
              .onDisappear {}
          } else if isOn {
          } else if count > 3 {
          } else {
          }
        }
          .onChange(of: text) { print(text) }
          .offset(x: 4)
        (Text("a") + Text("b").bold())
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .overlay(Text("over"))
          .lineLimit(2)
      } else if case .done(let items) = load {
      }
    }
    name.map { Text($0) }
      .foregroundStyle(.red, .blue)
      .tint(.orange)
      .tint(.orange)
  }
}

struct Generated876: View {
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
      Text(verbatim: "b")
        .foregroundStyle(.red, .blue)
      Circle().fill(.blue)
        .font(.title)
        .mask(Circle())
    }
      .accessibilityHidden(isOn)
      .rotationEffect(.degrees(45))
    Link("Site", destination: URL(string: "https://example.com")!)
      .frame(width: 40, height: 40)
    if let shown = name {
      if mode == .grid {
        Capsule().stroke(.red, lineWidth: 2)
          .onDisappear {}
          .aspectRatio(1, contentMode: .fit)
          .onAppear { count += 1 }
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .task { text = "x" }
          .fontWeight(.semibold)
      } else if mode == .grid {
      } else if isOn {
      }
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .italic(isOn)
        .overlay(Text("over"))
      Stepper("Count", value: $count, in: 0...9)
        .multilineTextAlignment(.center)
        .task { text = "x" }
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    } else if isOn {
    } else {
    }
  }
}

struct Generated877: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 2) {
    }
      .border(Color.red, width: 2)
      .onAppear { count += 1 }
    Text("a")
    Stepper("Count", value: $count, in: 0...9)
    if case .done(let items) = load {
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        AsyncImage(url: nil)
          .zIndex(1)
          .tint(.orange)
      }
        .overlay(.quaternary)
        .font(.system(size: 12, weight: .bold))
      TextEditor(text: $text)
        .animation(.default, value: isOn)
    }
  }
}

struct Generated878: View {
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
      if count > 3 {
        ForEach(Mode.allCases) { mode in
          if case .done(let items) = load {
            Row(title: "row")
              .gesture(TapGesture().onEnded { count = 0 })
              .onTapGesture { isOn.toggle() }
          } else if case .done(let items) = load {
            TextEditor(text: $text)
              .border(.gray)
          } else if isOn {
            ProgressView()
              .overlay(Text("over"))
              .ignoresSafeArea()
              .padding(.horizontal)
          }
          switch name {
          case let shown?:
            DatePicker("When", selection: .constant(.now))
              .preferredColorScheme(.dark)
              .aspectRatio(1, contentMode: .fit)
          case nil:
            Divider()
              .pickerStyle(.segmented)
              .padding(8)
          }
          Text(verbatim: "b")
        }
          .layoutPriority(1)
          .italic(isOn)
          .controlSize(.large)
        Color.red
      }
      AsyncImage(url: nil)
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .foregroundStyle(.red, .blue)
      .padding(.horizontal)
    AsyncImage(url: nil)
    Spacer(minLength: 8)
  }
}

struct Generated879: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Card(title: "card") {
      AsyncImage(url: nil)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .id(count)
        .font(.system(size: 12, weight: .bold))
      if count > 3 {
        LazyHStack {
          Spacer()
            .padding(.horizontal)
          switch mode {
          case .list:
            Color.red
              .padding(8)
              .shadow(radius: 2)
              .overlay(.quaternary)
            Circle()
            Button("Go") { count += 1 }
              .blur(radius: amount)
          case .grid:
            Text(text)
              .transition(.opacity)
          case .map:
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .background(.red)
          }
        }
          .listRowBackground(Color.red)
          .aspectRatio(1, contentMode: .fit)
          .animation(.default, value: isOn)
        ProgressView(value: amount)
          .fixedSize()
        Color.accentColor.opacity(0.2)
          .cornerRadius(4)
          .foregroundStyle(.red, .blue)
      } else {
      }
    }
      .font(.title)
      .gesture(TapGesture().onEnded { count = 0 })
    Color.red
    Button("Delete", role: .destructive) {}
      .onChange(of: text) { print(text) }
      .accessibilityHidden(isOn)
  }
}

struct Generated880: View {
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
      VStack(alignment: .trailing, spacing: 8) {
        if let shown = name {
          Color.accentColor.opacity(0.2)
            .background { Color.green }
            .font(.system(size: 12, weight: .bold))
            .cornerRadius(4)
          Text(amount, format: .percent)
            .cornerRadius(4)
            .frame(minHeight: 20, alignment: .leading)
            .foregroundStyle(.secondary)
        } else if let shown = name {
          GridRow {
            AsyncImage(url: nil)
              .background(.thinMaterial)
              .layoutPriority(1)
            AnyView(Row(title: text))
              .clipShape(Circle())
              .listStyle(.plain)
          }
            .id(count)
            .gesture(TapGesture().onEnded { count = 0 })
          Text("\(count)")
            .ignoresSafeArea()
        } else {
        }
        ProgressView()
          .offset(x: 4)
          .mask(Circle())
      }
        .ignoresSafeArea()
      (isOn ? Text("yes") : Text("no"))
        .navigationTitle(text)
      Color.accentColor.opacity(0.2)
        .aspectRatio(1, contentMode: .fit)
        .badge(in: .blue)
        .background(Circle())
    case 1...3:
      Color.accentColor.opacity(0.2)
        .navigationTitle(text)
        .layoutPriority(1)
        .transition(.opacity)
    case let value where value < 0:
      Button("Go") { count += 1 }
        .background(Circle())
    default:
      Color.red
        .foregroundStyle(.red, .blue)
        .background { Color.green }
    }
    Toggle("On", isOn: $isOn)
      .blur(radius: amount)
    Text(text)
      .buttonStyle(.bordered)
      .modifier(Badge())
    Circle().fill(.blue)
      .frame(width: 40, height: 40)
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated881: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1159 = count + 0
    Text("\(value1159)")
    if !items.isEmpty, isOn {
      (isOn ? Text("yes") : Text("no"))
        .border(.gray)
        .dimmed(isOn)
      DatePicker("When", selection: .constant(.now))
        .onChange(of: text) { print(text) }
    } else if count > 3 {
      ForEach($items) { $item in
        ViewThatFits {
          let value1170 = count + 3
          Text("\(value1170)")
        }
          .listStyle(.plain)
          .hidden()
          .overlay(.quaternary)
        Card {
          Text(verbatim: "b")
            .cornerRadius(4)
            .background(Circle())
            .lineLimit(2)
        }
      }
        .fontWeight(.semibold)
    } else if mode == .grid {
    } else {
    }
  }
}

struct Generated882: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
      let value1194 = count + 1
      Text("\(value1194)")
      Slider(value: $amount)
        .contentShape(Rectangle())
        .id(count)
    }
    if isOn {
      if mode == .grid {
        Circle()
      } else if mode == .grid {
      } else {
      }
      Text("\(count)")
        .layoutPriority(1)
        .background(.red)
        .padding()
    } else if count > 3 {
      Menu("Menu") {
        AnyView(Row(title: text))
          .lineLimit(2)
          .font(.system(size: 12, weight: .bold))
      }
        .overlay(.quaternary)
        .onTapGesture { isOn.toggle() }
      Label("Star", systemImage: "star")
    } else if count > 3 {
    }
    SecureField("Password", text: $text)
      .listRowInsets(EdgeInsets())
      .background(Circle())
      .navigationTitle("Title")
  }
}

struct Generated883: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Image(systemName: "star")
      .padding(8)
      .gesture(TapGesture().onEnded { count = 0 })
      .accessibilityLabel("label")
    Card(title: "card") {
      if count > 3 {
        Section("Title") {
          Menu("Menu") {
            Toggle("On", isOn: $isOn)
              .controlSize(.large)
              .dimmed(isOn)
              .cornerRadius(4)
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .lineLimit(2)
          }
            .background(.yellow, in: .rect(cornerRadius: 4))
            .onTapGesture { isOn.toggle() }
          if case .done(let items) = load {
            AsyncImage(url: nil)
          } else if isOn {
          } else if mode == .grid {
          }
        }
      } else {
      }
    }
      .border(Color.red, width: 2)
      .font(.system(size: 12, weight: .bold))
    Row(title: "row")
      .scaledToFit()
      .animation(.default, value: isOn)
    Color.accentColor.opacity(0.2)
      .redacted(reason: .placeholder)
      .tint(.orange)
      .onTapGesture { isOn.toggle() }
  }
}

struct Generated884: View {
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
      HStack(spacing: 0) {
        if case .done(let items) = load {
          if count > 3 {
            Spacer()
              .listStyle(.plain)
              .background(.red)
              .transition(.opacity)
            Row(title: "row")
          } else if isOn {
          } else if count > 3 {
          }
          if count > 3 {
            AsyncImage(url: nil)
            Slider(value: $amount)
              .badge(in: .blue)
              .badge(in: .blue)
          } else if let shown = name {
          } else if !items.isEmpty, isOn {
          } else {
          }
        } else if isOn {
        } else if case .done(let items) = load {
        }
        Text(verbatim: "b")
      }
        .gesture(TapGesture().onEnded { count = 0 })
        .drawingGroup()
        .lineLimit(2)
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .preferredColorScheme(.dark)
      Color.accentColor.opacity(0.2)
        .padding(8)
        .clipShape(Circle())
    } else if count > 3 {
    } else {
    }
    Spacer(minLength: 8)
      .aspectRatio(1, contentMode: .fit)
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated885: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    (isOn ? Text("yes") : Text("no"))
      .contextMenu { Button("Copy") {} }
      .padding(8)
      .redacted(reason: .placeholder)
    if isOn {
      (isOn ? Text("yes") : Text("no"))
        .listRowBackground(Color.red)
    } else if !items.isEmpty, isOn {
      switch load {
      case .idle:
        List(items, id: \.self) { item in
          GroupBox("Box") {
            TextEditor(text: $text)
              .toolbar { ToolbarItem { Text("item") } }
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .textFieldStyle(.roundedBorder)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .listRowInsets(EdgeInsets())
          }
            .background { Color.green }
            .onChange(of: count) { old, new in print(old, new) }
          TextEditor(text: $text)
            .shadow(radius: 2)
            .font(.title)
        }
          .lineLimit(2)
          .fontWeight(.semibold)
          .controlSize(.large)
      case .loading(let amount):
        TextField("Name", text: $text)
          .onDisappear {}
      case .done(let items):
        Text("\(count)")
          .transition(.opacity)
      case .failed:
        Text(verbatim: "b")
      }
      Slider(value: $amount, in: 0...10, step: 1)
        .environment(\.colorScheme, .dark)
        .task { text = "x" }
    } else if !items.isEmpty, isOn {
    }
    Capsule().stroke(.red, lineWidth: 2)
      .onChange(of: count) { old, new in print(old, new) }
      .rotationEffect(.degrees(45))
  }
}

struct Generated886: View {
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
      Row(title: "row")
    }
      .padding(.horizontal)
      .disabled(!isOn)
    ScrollViewReader { proxy in
      ForEach($items) { $item in
        (Text("a") + Text("b").bold())
          .controlSize(.large)
          .ignoresSafeArea()
        let value1379 = count + 2
        Text("\(value1379)")
        Capsule().stroke(.red, lineWidth: 2)
          .environment(\.colorScheme, .dark)
      }
    }
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    if case .done(let items) = load {
      Text(amount, format: .percent)
        .border(.gray)
        .rotationEffect(.degrees(45))
        .environment(\.colorScheme, .dark)
    } else if !items.isEmpty, isOn {
    } else if case .done(let items) = load {
    } else {
    }
  }
}

struct Generated887: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    NavigationLink("Next") {
      Capsule().stroke(.red, lineWidth: 2)
    }
      .padding(.vertical, 4)
      .clipShape(Circle())
      .fontWeight(.semibold)
    SecureField("Password", text: $text)
      .onTapGesture { isOn.toggle() }
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
      TextEditor(text: $text)
      let value1412 = count + 1
      Text("\(value1412)")
      if let shown = name {
        Group {
          Button("Delete", role: .destructive) {}
            .accessibilityHidden(isOn)
            .background(Color.blue)
        }
          .redacted(reason: .placeholder)
      } else if case .done(let items) = load {
      } else if isOn {
      } else {
      }
    }
      .textFieldStyle(.roundedBorder)
      .bold()
      .badge(in: .blue)
    Slider(value: $amount, in: 0...10, step: 1)
  }
}

struct Generated888: View {
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
      let value1437 = count + 1
      Text("\(value1437)")
      if !items.isEmpty, isOn {
        TextEditor(text: $text)
          .gesture(TapGesture().onEnded { count = 0 })
          .bold()
          .rotationEffect(.degrees(45))
        if case .done(let items) = load {
          (Text("a") + Text("b").bold())
          ZStack(alignment: .bottomTrailing) {
          }
            .listRowBackground(Color.red)
            .clipShape(.rect(cornerRadius: 8))
            .frame(width: 40, height: 40)
          if mode == .grid {
            ColorPicker("Color", selection: .constant(.red))
              .disabled(!isOn)
              .disabled(!isOn)
              .listStyle(.plain)
          } else if count > 3 {
          } else {
          }
        } else if mode == .grid {
        } else if case .done(let items) = load {
        }
      } else {
      }
    }
      .transition(.opacity)
      .background(.red)
    Capsule().stroke(.red, lineWidth: 2)
      .onAppear { count += 1 }
    Button("Delete", role: .destructive) {}
    DatePicker("When", selection: .constant(.now))
      .redacted(reason: .placeholder)
  }
}

struct Generated889: View {
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
      .background { Color.green }
    LabeledContent("Key") {
      if mode == .grid {
        LabeledContent("Key", value: "Value")
          .font(.system(size: 12, weight: .bold))
          .scaleEffect(amount)
        HStack(spacing: 0) {
        }
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .blur(radius: amount)
        if let shown = name {
          ZStack(alignment: .bottomTrailing) {
            Slider(value: $amount, in: 0...10, step: 1)
              .tag(mode)
            (isOn ? Text("yes") : Text("no"))
              .contentShape(Rectangle())
          }
            .labelsHidden()
            .contextMenu { Button("Copy") {} }
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .overlay(Text("over"))
            .contentShape(Rectangle())
            .padding()
        } else {
        }
      } else if count > 3 {
      } else if !items.isEmpty, isOn {
      }
      (isOn ? Text("yes") : Text("no"))
        .redacted(reason: .placeholder)
        .buttonStyle(.bordered)
    }
      .onChange(of: text) { print(text) }
    Color.accentColor.opacity(0.2)
      .font(.system(size: 12, weight: .bold))
    (Text("a") + Text("b").bold())
      .font(.system(size: 12, weight: .bold))
      .onAppear { count += 1 }
  }
}

struct Generated890: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    TextEditor(text: $text)
      .listRowInsets(EdgeInsets())
    Text(amount, format: .percent)
      .opacity(isOn ? 1 : 0.5)
      .zIndex(1)
      .position(x: 1, y: 1)
  }
}

struct Generated891: View {
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
      ForEach(items.sorted { $0.title < $1.title }) { item in
        Link("Site", destination: URL(string: "https://example.com")!)
          .fontWeight(.semibold)
          .zIndex(1)
        if case .done(let items) = load {
          if count > 3 {
            TextEditor(text: $text)
              .frame(width: 40, height: 40)
              .position(x: 1, y: 1)
          } else if mode == .grid {
            ColorPicker("Color", selection: .constant(.red))
              .position(x: 1, y: 1)
          } else if !items.isEmpty, isOn {
            name.map { Text($0) }
              .navigationTitle(text)
              .position(x: 1, y: 1)
              .background(.thinMaterial)
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .toolbar { ToolbarItem { Text("item") } }
              .background(.thinMaterial)
              .onChange(of: text) { print(text) }
          } else {
          }
          Link("Site", destination: URL(string: "https://example.com")!)
            .lineLimit(2)
        } else if isOn {
        } else if !items.isEmpty, isOn {
        } else {
        }
        ProgressView(value: amount)
          .accessibilityLabel("label")
      }
        .padding(.horizontal)
        .gesture(TapGesture().onEnded { count = 0 })
        .onChange(of: count) { old, new in print(old, new) }
    } else if let shown = name {
    } else if !items.isEmpty, isOn {
    } else {
    }
    Rectangle().trim(from: 0, to: amount)
    ProgressView()
      .task { text = "x" }
    Image(systemName: "star")
      .zIndex(1)
  }
}

struct Generated892: View {
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
      (isOn ? Text("yes") : Text("no"))
        .buttonStyle(.bordered)
        .accessibilityLabel("label")
      if !items.isEmpty, isOn {
        Button("Go") { count += 1 }
          .dimmed(isOn)
          .mask(Circle())
          .overlay(.quaternary)
      } else if mode == .grid {
      } else {
        if !items.isEmpty, isOn {
          AsyncImage(url: nil)
          ColorPicker("Color", selection: .constant(.red))
            .navigationTitle("Title")
            .contentShape(Rectangle())
        } else {
          ForEach(items.indices, id: \.self) { index in
            Text("a")
              .clipped()
              .help("help")
          }
            .background(alignment: .top) { Text("back") }
            .contextMenu { Button("Copy") {} }
        }
        TextEditor(text: $text)
          .frame(width: 40, height: 40)
          .multilineTextAlignment(.center)
      }
    }
      .padding(.horizontal)
    Image("photo").resizable()
      .font(.title)
      .hidden()
    ProgressView()
    Divider()
  }
}

struct Generated893: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Button("Go") { count += 1 }
    LabeledContent("Key") {
      (isOn ? Text("yes") : Text("no"))
    }
      .background { Color.green }
      .accessibilityLabel("label")
    if case .done(let items) = load {
      Spacer()
        .background(Color.blue)
      if case .done(let items) = load {
        (Text("a") + Text("b").bold())
        LazyVStack(pinnedViews: .sectionHeaders) {
        }
          .fixedSize()
        Capsule().stroke(.red, lineWidth: 2)
          .foregroundStyle(.red, .blue)
          .font(.system(size: 12, weight: .bold))
          .background(.red)
      } else {
      }
    }
    Text(verbatim: "b")
      .mask(Circle())
      .hidden()
      .navigationTitle("Title")
  }
}

struct Generated894: View {
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
      Form {
        TimelineView(.everyMinute) { context in
        }
        ControlGroup {
          ControlGroup {
            Label("Star", systemImage: "star")
              .blur(radius: amount)
              .modifier(Badge())
            ColorPicker("Color", selection: .constant(.red))
              .toolbar { ToolbarItem { Text("item") } }
              .listStyle(.plain)
          }
            .listRowBackground(Color.red)
            .dimmed(isOn)
        }
          .cornerRadius(4)
          .cornerRadius(4)
      }
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .frame(minHeight: 20, alignment: .leading)
        .scaleEffect(amount)
        .shadow(radius: 2)
      Color.accentColor.opacity(0.2)
        .cornerRadius(4)
        .border(Color.red, width: 2)
        .frame(minHeight: 20, alignment: .leading)
    } else if case .done(let items) = load {
    } else if case .done(let items) = load {
    } else {
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .accessibilityLabel("label")
      .overlay(Text("over"))
      .padding(.horizontal)
    name.map { Text($0) }
      .clipShape(.rect(cornerRadius: 8))
      .foregroundStyle(.secondary)
    SecureField("Password", text: $text)
  }
}

struct Generated895: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Section {
      Section {
        ForEach(Mode.allCases) { mode in
          let value1707 = count + 3
          Text("\(value1707)")
          Picker("Mode", selection: $mode) {
            Rectangle().trim(from: 0, to: amount)
              .listRowInsets(EdgeInsets())
              .task { text = "x" }
              .aspectRatio(1, contentMode: .fit)
          }
            .padding(.horizontal)
            .contextMenu { Button("Copy") {} }
          ZStack {
          }
            .toolbar { ToolbarItem { Text("item") } }
            .foregroundStyle(.secondary)
            .navigationTitle("Title")
        }
      }
        .accessibilityHidden(isOn)
      Row(title: text)
        .frame(minHeight: 20, alignment: .leading)
    }
      .frame(width: 40, height: 40)
      .onChange(of: count) { old, new in print(old, new) }
      .onAppear { count += 1 }
    Image("photo").resizable()
      .overlay(Text("over"))
  }
}

struct Generated896: View {
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
      Stepper("Count", value: $count, in: 0...9)
        .drawingGroup()
        .font(.title)
      (isOn ? Text("yes") : Text("no"))
    }
    Button("Delete", role: .destructive) {}
      .overlay(Text("over"))
  }
}

struct Generated897: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    DatePicker("When", selection: .constant(.now))
    Section {
      Divider()
        .redacted(reason: .placeholder)
      Row(title: "row")
        .background { Color.green }
      Link("Site", destination: URL(string: "https://example.com")!)
        .background(Circle())
        .transition(.opacity)
    }
      .gesture(TapGesture().onEnded { count = 0 })
      .border(Color.red, width: 2)
  }
}

struct Generated898: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    VStack(alignment: .leading) {
    }
      .controlSize(.large)
      .foregroundStyle(.secondary)
      .padding()
    let value1776 = count + 0
    Text("\(value1776)")
  }
}

struct Generated899: View {
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
      Color.accentColor.opacity(0.2)
    }
      .preferredColorScheme(.dark)
      .blur(radius: amount)
    VStack {
      Image(systemName: "star")
        .navigationTitle(text)
        .navigationTitle("Title")
      VStack(alignment: .leading) {
      }
    }
  }
}

struct Generated900: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    GroupBox("Box") {
      Picker("Mode", selection: $mode) {
        if isOn {
          ColorPicker("Color", selection: .constant(.red))
            .padding(8)
            .frame(maxWidth: .infinity)
            .preferredColorScheme(.dark)
          if let shown = name {
            Slider(value: $amount, in: 0...10, step: 1)
              .preferredColorScheme(.dark)
              .font(.title)
          } else if count > 3 {
            Text("\(count)")
          } else {
            Slider(value: $amount, in: 0...10, step: 1)
              .onDisappear {}
          }
        } else {
        }
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .border(.gray)
        Image(systemName: "star")
      }
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .rotationEffect(.degrees(45))
        .cornerRadius(4)
    }
      .clipShape(.rect(cornerRadius: 8))
      .background { Color.green }
      .cornerRadius(4)
    DatePicker("When", selection: .constant(.now))
      .dimmed(isOn)
    Stepper("Count", value: $count, in: 0...9)
      .contentShape(Rectangle())
      .onTapGesture { isOn.toggle() }
  }
}
