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

struct Generated701: View {
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
      (Text("a") + Text("b").bold())
        .onDisappear {}
      Button("Add", systemImage: "plus") { isOn.toggle() }
    } else if count > 3 {
    } else {
    }
    Text(text)
      .toolbar { ToolbarItem { Text("item") } }
      .background(alignment: .top) { Text("back") }
      .background(.red)
    HStack(spacing: 0) {
    }
      .badge(in: .blue)
      .listRowBackground(Color.red)
  }
}

struct Generated702: View {
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
    switch name {
    case let shown?:
      Slider(value: $amount, in: 0...10, step: 1)
        .onTapGesture { isOn.toggle() }
      Button("Go") { count += 1 }
        .background(.yellow, in: .rect(cornerRadius: 4))
        .pickerStyle(.segmented)
        .contentShape(Rectangle())
    case nil:
      switch mode {
      case .list:
        List {
          ScrollViewReader { proxy in
            Circle().fill(.blue)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
            SecureField("Password", text: $text)
              .pickerStyle(.segmented)
              .background(.yellow, in: .rect(cornerRadius: 4))
          }
            .multilineTextAlignment(.center)
            .id(count)
            .background(.yellow, in: .rect(cornerRadius: 4))
        }
          .font(.title)
        TextEditor(text: $text)
          .italic(isOn)
          .background(alignment: .top) { Text("back") }
          .task { text = "x" }
      case .grid:
        LabeledContent("Key", value: "Value")
          .ignoresSafeArea()
          .background(.yellow, in: .rect(cornerRadius: 4))
      case .map:
        Row(title: text)
          .tint(.orange)
          .accessibilityLabel("label")
          .onTapGesture { isOn.toggle() }
      }
      Spacer()
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .lineLimit(2)
    Image(systemName: "star")
  }
}

struct Generated703: View {
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
      Picker("Mode", selection: $mode) {
        Text(text)
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .dimmed(isOn)
          .font(.title)
          .dimmed(isOn)
      }
        .onDisappear {}
        .onTapGesture { isOn.toggle() }
      if let shown = name {
        switch mode {
        case .list:
          if isOn {
            TextEditor(text: $text)
            Slider(value: $amount, in: 0...10, step: 1)
              .shadow(radius: 2)
            Label("Star", systemImage: "star")
              .background(Circle())
          } else if case .done(let items) = load {
          } else {
          }
        case .grid:
          AnyView(Row(title: text))
        case .map:
          ProgressView(value: amount)
            .accessibilityLabel("label")
        }
        Spacer()
          .font(.system(size: 12, weight: .bold))
        Spacer()
          .help("help")
      } else if count > 3 {
      } else if isOn {
      } else {
      }
      AnyView(Row(title: text))
    }
    Divider()
      .frame(width: 40, height: 40)
      .controlSize(.large)
  }
}

struct Generated704: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    DisclosureGroup("More") {
      switch mode {
      case .list:
        Grid {
          GeometryReader { proxy in
          }
            .navigationTitle("Title")
        }
        GridRow {
          (Text("a") + Text("b").bold())
            .ignoresSafeArea()
            .ignoresSafeArea()
            .background(.yellow, in: .rect(cornerRadius: 4))
          if let shown = name {
            Color.accentColor.opacity(0.2)
          } else if !items.isEmpty, isOn {
          }
        }
          .rotationEffect(.degrees(45))
      case .grid:
        DatePicker("When", selection: .constant(.now))
          .toolbar { ToolbarItem { Text("item") } }
          .contextMenu { Button("Copy") {} }
      case .map:
        Divider()
          .position(x: 1, y: 1)
          .overlay(.quaternary)
          .badge(in: .blue)
      }
      Text("\(count)")
    }
    Rectangle().trim(from: 0, to: amount)
      .hidden()
      .accessibilityHidden(isOn)
      .id(count)
  }
}

struct Generated705: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .padding(.vertical, 4)
    Row(title: "row")
      .font(.title)
  }
}

struct Generated706: View {
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
      .border(.gray)
      .environment(\.colorScheme, .dark)
    Group {
      switch mode {
      case .list:
        ProgressView(value: amount)
          .onDisappear {}
          .blur(radius: amount)
        ForEach(items) { item in
          List {
            EmptyView()
              .background(Circle())
              .help("help")
              .listRowBackground(Color.red)
            Spacer()
              .border(Color.red, width: 2)
              .onAppear { count += 1 }
              .opacity(isOn ? 1 : 0.5)
          }
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .redacted(reason: .placeholder)
          Text(amount, format: .percent)
            .overlay(Text("over"))
          Image("photo").resizable()
        }
          .font(.system(size: 12, weight: .bold))
          .pickerStyle(.segmented)
          .onChange(of: count) { old, new in print(old, new) }
      case .grid:
        Label("Star", systemImage: "star")
      case .map:
        name.map { Text($0) }
          .overlay(Text("over"))
          .task { text = "x" }
      }
    }
      .toolbar { ToolbarItem { Text("item") } }
      .scaleEffect(amount)
  }
}

struct Generated707: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Toggle("On", isOn: $isOn)
      .foregroundStyle(.secondary)
    if let shown = name {
      if let shown = name {
        Text(amount, format: .percent)
          .modifier(Badge())
          .drawingGroup()
      } else if count > 3 {
      } else {
        if let shown = name {
          ForEach($items) { $item in
            Spacer(minLength: 8)
              .modifier(Badge())
              .bold()
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .background(Color.blue)
              .foregroundStyle(.red, .blue)
          }
            .shadow(radius: 2)
          Text("a")
            .background(.thinMaterial)
        } else {
        }
        Row(title: text)
          .controlSize(.large)
      }
      EmptyView()
        .mask(Circle())
    }
    LabeledContent("Key", value: "Value")
      .padding(.horizontal)
      .foregroundStyle(.red, .blue)
  }
}

struct Generated708: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ScrollViewReader { proxy in
      let value256 = count + 1
      Text("\(value256)")
      VStack(alignment: .leading) {
      }
        .padding(.horizontal)
        .contextMenu { Button("Copy") {} }
        .id(count)
    }
    HStack(alignment: .firstTextBaseline, spacing: 2) {
    }
      .tint(.orange)
      .bold()
      .aspectRatio(1, contentMode: .fit)
    Section("Title") {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      ForEach(items) { item in
        if count > 3 {
          Divider()
            .foregroundStyle(.secondary)
            .badge(in: .blue)
        }
        Button("Go") { count += 1 }
          .padding(.horizontal)
          .listRowInsets(EdgeInsets())
      }
        .aspectRatio(1, contentMode: .fit)
        .clipped()
    }
      .clipped()
      .aspectRatio(1, contentMode: .fit)
      .aspectRatio(1, contentMode: .fit)
    ProgressView(value: amount)
      .hidden()
      .position(x: 1, y: 1)
  }
}

struct Generated709: View {
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
      ZStack {
      }
        .labelsHidden()
        .font(.system(size: 12, weight: .bold))
      if count > 3 {
        if !items.isEmpty, isOn {
          LazyHStack {
          }
          name.map { Text($0) }
        } else if let shown = name {
        } else if count > 3 {
        } else {
          switch name {
          case let shown?:
            Toggle("On", isOn: $isOn)
              .padding(8)
            ProgressView()
              .scaledToFit()
              .foregroundStyle(.secondary)
          case nil:
            Text(amount, format: .percent)
          }
        }
      } else if isOn {
      } else if case .done(let items) = load {
      }
      Button("Delete", role: .destructive) {}
        .fixedSize()
        .onChange(of: count) { old, new in print(old, new) }
        .environment(\.colorScheme, .dark)
    } else {
    }
    Slider(value: $amount)
      .background(Circle())
    Text("a")
      .foregroundStyle(.secondary)
      .padding()
  }
}

struct Generated710: View {
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
      .layoutPriority(1)
      .listStyle(.plain)
      .background(Circle())
    ForEach(items) { item in
      VStack(alignment: .leading) {
        ScrollViewReader { proxy in
        }
          .frame(width: 40, height: 40)
          .onChange(of: count) { old, new in print(old, new) }
        Grid {
        }
          .onTapGesture { isOn.toggle() }
          .background(Circle())
          .accessibilityLabel("label")
      }
      NavigationStack {
        if case .done(let items) = load {
          Text(text)
            .environment(\.colorScheme, .dark)
            .padding(.vertical, 4)
          Spacer(minLength: 8)
        } else if mode == .grid {
        }
        Link("Site", destination: URL(string: "https://example.com")!)
          .task { text = "x" }
          .textFieldStyle(.roundedBorder)
      }
        .offset(x: 4)
        .listStyle(.plain)
        .clipShape(.rect(cornerRadius: 8))
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .rotationEffect(.degrees(45))
        .preferredColorScheme(.dark)
    }
      .foregroundColor(.red)
  }
}

struct Generated711: View {
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
      ViewThatFits {
        List {
          if let shown = name {
            (Text("a") + Text("b").bold())
              .scaleEffect(amount)
              .redacted(reason: .placeholder)
              .redacted(reason: .placeholder)
            name.map { Text($0) }
          } else if case .done(let items) = load {
            Text(amount, format: .percent)
              .accessibilityLabel("label")
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .zIndex(1)
              .rotationEffect(.degrees(45))
              .foregroundStyle(.red, .blue)
          } else {
          }
          Text("a")
        }
          .background(alignment: .top) { Text("back") }
          .navigationTitle("Title")
      }
      Rectangle().trim(from: 0, to: amount)
        .listStyle(.plain)
      Circle().fill(.blue)
        .padding(8)
        .clipShape(.rect(cornerRadius: 8))
        .preferredColorScheme(.dark)
    case nil:
      Link("Site", destination: URL(string: "https://example.com")!)
    }
    Button("Go") { count += 1 }
      .hidden()
    DatePicker("When", selection: .constant(.now))
      .position(x: 1, y: 1)
      .onTapGesture { isOn.toggle() }
    Stepper("Count", value: $count, in: 0...9)
      .clipShape(Circle())
      .scaleEffect(amount)
  }
}

struct Generated712: View {
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
      DatePicker("When", selection: .constant(.now))
        .id(count)
    } else if case .done(let items) = load {
      Capsule().stroke(.red, lineWidth: 2)
        .navigationTitle(text)
      if !items.isEmpty, isOn {
        VStack(alignment: .trailing, spacing: 8) {
          Card(title: "card") {
            Spacer()
              .animation(.default, value: isOn)
              .listStyle(.plain)
              .disabled(!isOn)
          }
            .textFieldStyle(.roundedBorder)
            .foregroundStyle(.secondary)
            .background(.thinMaterial)
          if count > 3 {
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .transition(.opacity)
              .onChange(of: count) { old, new in print(old, new) }
              .labelsHidden()
          }
        }
          .listRowInsets(EdgeInsets())
          .dimmed(isOn)
        AnyView(Row(title: text))
          .background(Circle())
          .task { text = "x" }
          .border(Color.red, width: 2)
      } else if let shown = name {
      } else {
      }
    }
    Label("Star", systemImage: "star")
      .contentShape(Rectangle())
      .shadow(radius: 2)
    Image("photo").resizable()
      .redacted(reason: .placeholder)
      .textFieldStyle(.roundedBorder)
      .controlSize(.large)
    Circle().fill(.blue)
      .id(count)
  }
}

struct Generated713: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Circle().fill(.blue)
      .zIndex(1)
      .textFieldStyle(.roundedBorder)
    ForEach(items, id: \.title) { item in
      if mode == .grid {
        Text(text)
        Grid {
          Text(amount, format: .percent)
        }
          .toolbar { ToolbarItem { Text("item") } }
        if count > 3 {
          if !items.isEmpty, isOn {
            Text("\(count)")
              .listStyle(.plain)
          } else if isOn {
          } else if isOn {
          } else {
          }
          Row(title: "row")
            .background(Color.blue)
            .accessibilityLabel("label")
          Label("Star", systemImage: "star")
            .onChange(of: count) { old, new in print(old, new) }
            .background(.thinMaterial)
        } else if case .done(let items) = load {
        } else if isOn {
        } else {
        }
      } else if case .done(let items) = load {
      } else if !items.isEmpty, isOn {
      } else {
      }
      AsyncImage(url: nil)
        .overlay(.quaternary)
        .listStyle(.plain)
        .font(.title)
    }
      .navigationTitle("Title")
  }
}

struct Generated714: View {
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
      HStack(spacing: 0) {
        Toggle("On", isOn: $isOn)
          .textFieldStyle(.roundedBorder)
          .foregroundColor(.red)
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
        let value529 = count + 2
        Text("\(value529)")
      }
        .onChange(of: text) { print(text) }
        .bold()
      if mode == .grid {
        DisclosureGroup("More", isExpanded: $isOn) {
          Text(text)
            .italic(isOn)
        }
          .padding(8)
        if isOn {
          Divider()
            .padding(.vertical, 4)
        } else if count > 3 {
        } else if case .done(let items) = load {
        }
        LabeledContent("Key", value: "Value")
          .overlay(.quaternary)
      } else if let shown = name {
      } else if case .done(let items) = load {
      }
      Color.red
        .multilineTextAlignment(.center)
        .ignoresSafeArea()
    case .loading(let amount):
      ColorPicker("Color", selection: .constant(.red))
        .italic(isOn)
        .redacted(reason: .placeholder)
        .italic(isOn)
    case .done(let items):
      DatePicker("When", selection: .constant(.now))
        .font(.title)
        .italic(isOn)
    case .failed:
      Slider(value: $amount)
        .help("help")
        .padding(8)
    }
    Slider(value: $amount, in: 0...10, step: 1)
      .offset(x: 4)
      .background(.red)
    Circle()
      .background { Color.green }
      .offset(x: 4)
  }
}

struct Generated715: View {
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
      Image(systemName: "star")
        .id(count)
      List(items) { item in
        if count > 3 {
          Menu("Menu") {
            Text(verbatim: "b")
            (isOn ? Text("yes") : Text("no"))
            Row(title: text)
              .frame(minHeight: 20, alignment: .leading)
          }
            .opacity(isOn ? 1 : 0.5)
            .buttonStyle(.bordered)
            .fixedSize()
          Row(title: text)
            .tint(.orange)
            .layoutPriority(1)
          Toggle("On", isOn: $isOn)
            .bold()
        }
        ColorPicker("Color", selection: .constant(.red))
          .padding(8)
          .id(count)
        Link("Site", destination: URL(string: "https://example.com")!)
          .padding(.horizontal)
          .labelsHidden()
          .navigationTitle(text)
      }
    } else if mode == .grid {
    } else if mode == .grid {
    } else {
    }
    Circle().fill(.blue)
  }
}

struct Generated716: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Toggle("On", isOn: $isOn)
    Stepper("Count", value: $count, in: 0...9)
      .modifier(Badge())
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .gesture(TapGesture().onEnded { count = 0 })
  }
}

struct Generated717: View {
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
      .background { Color.green }
    ForEach(items, id: \.title) { item in
      ControlGroup {
        DatePicker("When", selection: .constant(.now))
          .overlay(.quaternary)
          .accessibilityLabel("label")
        Label("Star", systemImage: "star")
          .clipShape(.rect(cornerRadius: 8))
          .layoutPriority(1)
          .badge(in: .blue)
      }
    }
      .onAppear { count += 1 }
    ProgressView()
  }
}

struct Generated718: View {
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
      Color.red
        .border(.gray)
        .help("help")
    }
      .font(.system(size: 12, weight: .bold))
    if case .done(let items) = load {
      Image(systemName: "star")
    } else if isOn {
    } else if isOn {
    }
    Toggle("On", isOn: $isOn)
      .listRowBackground(Color.red)
      .accessibilityLabel("label")
    ForEach(Mode.allCases) { mode in
      Divider()
        .bold()
        .buttonStyle(.bordered)
        .layoutPriority(1)
    }
  }
}

struct Generated719: View {
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
      List(items, id: \.self) { item in
        ForEach(items) { item in
          Stepper("Count", value: $count, in: 0...9)
        }
      }
      Spacer()
        .id(count)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .fixedSize()
    case nil:
      Text(amount, format: .percent)
    }
    Menu("Menu") {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .fixedSize()
        .zIndex(1)
        .frame(minHeight: 20, alignment: .leading)
    }
      .background(Color.blue)
      .onChange(of: count) { old, new in print(old, new) }
    TextField("Name", text: $text)
      .multilineTextAlignment(.center)
      .overlay(.quaternary)
      .cornerRadius(4)
  }
}

struct Generated720: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .listStyle(.plain)
    DisclosureGroup("More") {
    }
      .disabled(!isOn)
      .background(.red)
    HStack {
    }
      .scaleEffect(amount)
      .drawingGroup()
    Divider()
  }
}

struct Generated721: View {
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
      Slider(value: $amount)
        .offset(x: 4)
        .foregroundStyle(.red, .blue)
        .onDisappear {}
      Rectangle().trim(from: 0, to: amount)
    }
      .blur(radius: amount)
      .rotationEffect(.degrees(45))
    TimelineView(.everyMinute) { context in
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        TextEditor(text: $text)
          .gesture(TapGesture().onEnded { count = 0 })
          .onDisappear {}
          .accessibilityLabel("label")
        switch name {
        case let shown?:
          ForEach(Mode.allCases) { mode in
            DatePicker("When", selection: .constant(.now))
          }
          Text("\(count)")
            .modifier(Badge())
            .task { text = "x" }
            .drawingGroup()
          Circle().fill(.blue)
            .listStyle(.plain)
        case nil:
          Spacer()
            .foregroundColor(.red)
        }
        Image(systemName: "star")
      }
    }
      .background { Color.green }
      .bold()
      .dimmed(isOn)
    Stepper("Count", value: $count, in: 0...9)
    ColorPicker("Color", selection: .constant(.red))
  }
}

struct Generated722: View {
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
      List(items) { item in
        if !items.isEmpty, isOn {
          LabeledContent("Key", value: "Value")
        } else if count > 3 {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .shadow(radius: 2)
          ZStack(alignment: .bottomTrailing) {
          }
            .contentShape(Rectangle())
        } else if let shown = name {
        }
      }
        .hidden()
        .hidden()
        .onTapGesture { isOn.toggle() }
    }
    DatePicker("When", selection: .constant(.now))
    let value788 = count + 0
    Text("\(value788)")
  }
}

struct Generated723: View {
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
      ControlGroup {
        SecureField("Password", text: $text)
          .clipShape(Circle())
        if !items.isEmpty, isOn {
          TextEditor(text: $text)
          Divider()
            .fontWeight(.semibold)
          Section("Title") {
            Text(text)
              .background { Color.green }
          }
            .background(Circle())
        } else if !items.isEmpty, isOn {
        }
      }
        .background(.red)
        .environment(\.colorScheme, .dark)
        .mask(Circle())
    }
      .border(.gray)
      .textFieldStyle(.roundedBorder)
      .onTapGesture { isOn.toggle() }
    TextEditor(text: $text)
    SecureField("Password", text: $text)
      .dimmed(isOn)
  }
}

struct Generated724: View {
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
    }
      .cornerRadius(4)
      .controlSize(.large)
      .bold()
    ForEach(items, id: \.title) { item in
      Row(title: "row")
        .frame(width: 40, height: 40)
      ForEach(items.filter { $0.isDone }) { item in
        VStack {
          GridRow {
            SecureField("Password", text: $text)
              .padding()
            Color.accentColor.opacity(0.2)
              .environment(\.colorScheme, .dark)
              .modifier(Badge())
          }
            .ignoresSafeArea()
            .hidden()
            .background(.yellow, in: .rect(cornerRadius: 4))
        }
        Rectangle().trim(from: 0, to: amount)
          .overlay(.quaternary)
          .background(.thinMaterial)
        Color.red
      }
        .font(.title)
        .redacted(reason: .placeholder)
        .onChange(of: text) { print(text) }
    }
      .background(alignment: .top) { Text("back") }
      .listRowInsets(EdgeInsets())
      .frame(minHeight: 20, alignment: .leading)
    Label("Star", systemImage: "star")
  }
}

struct Generated725: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    LabeledContent("Key") {
    }
      .lineLimit(2)
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .fixedSize()
      .italic(isOn)
      .buttonStyle(.bordered)
    if let shown = name {
      ForEach(Mode.allCases) { mode in
        switch count {
        case 0:
          Text("a")
            .task { text = "x" }
            .font(.system(size: 12, weight: .bold))
          Slider(value: $amount, in: 0...10, step: 1)
            .lineLimit(2)
          Color.accentColor.opacity(0.2)
            .help("help")
            .fixedSize()
        case 1...3:
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .accessibilityLabel("label")
            .frame(width: 40, height: 40)
        case let value where value < 0:
          Row(title: text)
            .badge(in: .blue)
        default:
          Color.accentColor.opacity(0.2)
        }
        Row(title: "row")
          .background(.red)
      }
        .disabled(!isOn)
        .ignoresSafeArea()
        .zIndex(1)
      Color.accentColor.opacity(0.2)
        .overlay(.quaternary)
        .contentShape(Rectangle())
    } else if isOn {
    } else if isOn {
    }
    AsyncImage(url: nil)
      .toolbar { ToolbarItem { Text("item") } }
      .background(alignment: .top) { Text("back") }
      .frame(width: 40, height: 40)
  }
}

struct Generated726: View {
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
      .hidden()
      .scaledToFit()
    if let shown = name {
      (Text("a") + Text("b").bold())
        .background(alignment: .top) { Text("back") }
        .scaleEffect(amount)
      if let shown = name {
        if !items.isEmpty, isOn {
          Button("Go") { count += 1 }
        }
        VStack {
        }
          .dimmed(isOn)
          .border(.gray)
        DatePicker("When", selection: .constant(.now))
          .zIndex(1)
      }
    } else if isOn {
    } else if count > 3 {
    } else {
    }
  }
}

struct Generated727: View {
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
      if count > 3 {
        ForEach(items.sorted { $0.title < $1.title }) { item in
          if case .done(let items) = load {
            Label("Star", systemImage: "star")
            Stepper("Count", value: $count, in: 0...9)
              .padding(8)
              .border(Color.red, width: 2)
              .zIndex(1)
          } else if count > 3 {
            Row(title: "row")
            ProgressView()
              .id(count)
          } else if case .done(let items) = load {
          } else {
          }
        }
          .foregroundStyle(.red, .blue)
        ProgressView(value: amount)
          .background(.red)
        Capsule().stroke(.red, lineWidth: 2)
          .padding()
          .rotationEffect(.degrees(45))
          .modifier(Badge())
      } else {
      }
      Divider()
        .toolbar { ToolbarItem { Text("item") } }
        .rotationEffect(.degrees(45))
    }
      .scaleEffect(amount)
      .fixedSize()
    Color.accentColor.opacity(0.2)
      .fontWeight(.semibold)
    Slider(value: $amount, in: 0...10, step: 1)
      .dimmed(isOn)
      .bold()
  }
}

struct Generated728: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Slider(value: $amount)
      .background(alignment: .top) { Text("back") }
      .foregroundStyle(.red, .blue)
    LazyHStack {
    }
      .disabled(!isOn)
      .bold()
  }
}

struct Generated729: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach(items.indices, id: \.self) { index in
      if isOn {
        List(items) { item in
          Slider(value: $amount, in: 0...10, step: 1)
            .foregroundColor(.red)
          if count > 3 {
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .toolbar { ToolbarItem { Text("item") } }
            Spacer(minLength: 8)
              .clipped()
              .frame(minHeight: 20, alignment: .leading)
            Text(verbatim: "b")
              .navigationTitle(text)
              .labelsHidden()
              .lineLimit(2)
          } else if isOn {
          } else if count > 3 {
          }
        }
        Color.accentColor.opacity(0.2)
          .foregroundColor(.red)
          .cornerRadius(4)
          .background(.red)
        Button("Delete", role: .destructive) {}
          .disabled(!isOn)
          .preferredColorScheme(.dark)
          .foregroundStyle(.secondary)
      }
      Text("\(count)")
        .overlay(.quaternary)
        .accessibilityLabel("label")
    }
      .accessibilityHidden(isOn)
      .fixedSize()
      .zIndex(1)
    LabeledContent("Key", value: "Value")
      .toolbar { ToolbarItem { Text("item") } }
      .overlay(.quaternary)
    (Text("a") + Text("b").bold())
      .scaledToFit()
      .disabled(!isOn)
      .background(Color.blue)
  }
}

struct Generated730: View {
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
      NavigationStack {
      }
        .onDisappear {}
    }
      .rotationEffect(.degrees(45))
      .foregroundStyle(.secondary)
      .listStyle(.plain)
    ForEach(items) { item in
      ViewThatFits {
        switch mode {
        case .list:
          if !items.isEmpty, isOn {
            (Text("a") + Text("b").bold())
            AsyncImage(url: nil)
            (Text("a") + Text("b").bold())
              .mask(Circle())
              .foregroundColor(.red)
              .scaledToFit()
          } else if let shown = name {
          }
        case .grid:
          name.map { Text($0) }
            .background(.red)
            .fixedSize()
            .fontWeight(.semibold)
        case .map:
          Spacer()
            .layoutPriority(1)
            .listRowInsets(EdgeInsets())
        }
      }
        .frame(maxWidth: .infinity)
        .listStyle(.plain)
        .foregroundStyle(.secondary)
    }
      .zIndex(1)
    Button("Go") { count += 1 }
      .frame(minHeight: 20, alignment: .leading)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
  }
}

struct Generated731: View {
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
      .italic(isOn)
      .border(.gray)
      .accessibilityHidden(isOn)
    if mode == .grid {
      if case .done(let items) = load {
        TextEditor(text: $text)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .background(.red)
      } else if mode == .grid {
        DisclosureGroup("More") {
          ForEach(0..<3) { index in
            Text(text)
              .frame(maxWidth: .infinity)
            Row(title: "row")
          }
            .textFieldStyle(.roundedBorder)
          Link("Site", destination: URL(string: "https://example.com")!)
        }
          .preferredColorScheme(.dark)
          .transition(.opacity)
          .border(.gray)
        ColorPicker("Color", selection: .constant(.red))
          .listRowInsets(EdgeInsets())
      } else {
      }
      Label("Star", systemImage: "star")
      Slider(value: $amount, in: 0...10, step: 1)
        .frame(width: 40, height: 40)
    } else {
    }
    Text(amount, format: .percent)
      .foregroundColor(.red)
  }
}

struct Generated732: View {
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
    }
      .background(alignment: .top) { Text("back") }
    Text("\(count)")
      .padding(.horizontal)
      .rotationEffect(.degrees(45))
  }
}

struct Generated733: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    LazyHStack {
      VStack(alignment: .trailing, spacing: 8) {
        LabeledContent("Key", value: "Value")
          .onDisappear {}
          .background(Color.blue)
      }
        .ignoresSafeArea()
        .contentShape(Rectangle())
        .toolbar { ToolbarItem { Text("item") } }
      Text("a")
        .padding(.horizontal)
        .badge(in: .blue)
    }
    LazyVStack(pinnedViews: .sectionHeaders) {
      if !items.isEmpty, isOn {
        if count > 3 {
          ForEach(items.indices, id: \.self) { index in
            Link("Site", destination: URL(string: "https://example.com")!)
              .listStyle(.plain)
              .preferredColorScheme(.dark)
          }
            .gesture(TapGesture().onEnded { count = 0 })
            .onChange(of: count) { old, new in print(old, new) }
            .hidden()
        } else if !items.isEmpty, isOn {
        } else {
        }
      }
    }
      .cornerRadius(4)
      .drawingGroup()
  }
}

struct Generated734: View {
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
      Slider(value: $amount)
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          switch load {
          case .idle:
            name.map { Text($0) }
              .lineLimit(2)
              .fontWeight(.semibold)
              .environment(\.colorScheme, .dark)
          case .loading(let amount):
            Button("Go") { count += 1 }
              .disabled(!isOn)
            Row(title: text)
              .padding(.vertical, 4)
              .padding()
              .blur(radius: amount)
            Text(amount, format: .percent)
              .scaleEffect(amount)
              .labelsHidden()
              .rotationEffect(.degrees(45))
          case .done(let items):
            Text("\(count)")
              .controlSize(.large)
          case .failed:
            ColorPicker("Color", selection: .constant(.red))
          }
          Row(title: text)
            .accessibilityHidden(isOn)
            .foregroundStyle(.secondary)
            .redacted(reason: .placeholder)
        }
          .padding(8)
      }
    }
    Text(amount, format: .percent)
      .rotationEffect(.degrees(45))
      .scaleEffect(amount)
    Divider()
  }
}

struct Generated735: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1230 = count + 0
    Text("\(value1230)")
    ProgressView(value: amount)
      .textFieldStyle(.roundedBorder)
      .onChange(of: text) { print(text) }
    ForEach(Mode.allCases) { mode in
      NavigationLink("Next") {
        ScrollViewReader { proxy in
          if mode == .grid {
            Spacer()
          } else {
            Text(verbatim: "b")
              .navigationTitle(text)
              .transition(.opacity)
          }
          Spacer()
        }
          .background(.thinMaterial)
        Circle().fill(.blue)
          .accessibilityHidden(isOn)
          .environment(\.colorScheme, .dark)
          .padding(8)
      }
        .textFieldStyle(.roundedBorder)
      Text(amount, format: .percent)
    }
      .tint(.orange)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    DatePicker("When", selection: .constant(.now))
      .modifier(Badge())
  }
}

struct Generated736: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Circle()
      .padding(.horizontal)
    ForEach(Mode.allCases) { mode in
      AnyView(Row(title: text))
      SecureField("Password", text: $text)
        .gesture(TapGesture().onEnded { count = 0 })
        .tag(mode)
        .onChange(of: text) { print(text) }
      Spacer()
        .onDisappear {}
        .controlSize(.large)
        .background(Color.blue)
    }
      .zIndex(1)
      .frame(maxWidth: .infinity)
    switch name {
    case let shown?:
      Row(title: "row")
        .onChange(of: count) { old, new in print(old, new) }
        .labelsHidden()
    case nil:
      ForEach(Mode.allCases) { mode in
        name.map { Text($0) }
          .background(.red)
          .aspectRatio(1, contentMode: .fit)
          .background(.thinMaterial)
      }
        .border(Color.red, width: 2)
        .onChange(of: text) { print(text) }
        .background(Color.blue)
      Capsule().stroke(.red, lineWidth: 2)
        .contentShape(Rectangle())
    }
    Row(title: text)
      .accessibilityHidden(isOn)
      .transition(.opacity)
  }
}

struct Generated737: View {
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
      Color.accentColor.opacity(0.2)
        .border(Color.red, width: 2)
        .overlay(Text("over"))
      ForEach(items.sorted { $0.title < $1.title }) { item in
        ForEach(["a", "b"], id: \.self) { letter in
          if mode == .grid {
            Capsule().stroke(.red, lineWidth: 2)
              .foregroundColor(.red)
            EmptyView()
            Button("Go") { count += 1 }
              .lineLimit(2)
              .fixedSize()
          } else if let shown = name {
          } else {
          }
          AsyncImage(url: nil)
            .padding()
            .redacted(reason: .placeholder)
        }
      }
    }
      .opacity(isOn ? 1 : 0.5)
      .tag(mode)
      .foregroundStyle(.red, .blue)
    Slider(value: $amount, in: 0...10, step: 1)
      .modifier(Badge())
      .lineLimit(2)
  }
}

struct Generated738: View {
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
      if case .done(let items) = load {
        NavigationLink("Next") {
        }
        let value1346 = count + 2
        Text("\(value1346)")
        ScrollViewReader { proxy in
          Form {
            Text(amount, format: .percent)
              .gesture(TapGesture().onEnded { count = 0 })
              .blur(radius: amount)
              .opacity(isOn ? 1 : 0.5)
          }
            .cornerRadius(4)
            .zIndex(1)
          TextEditor(text: $text)
            .onAppear { count += 1 }
            .badge(in: .blue)
        }
      } else if isOn {
      } else if count > 3 {
      } else {
      }
    } else if !items.isEmpty, isOn {
    } else if count > 3 {
    } else {
    }
    Spacer(minLength: 8)
      .hidden()
      .listStyle(.plain)
  }
}

struct Generated739: View {
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
      NavigationStack {
      }
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .clipShape(.rect(cornerRadius: 8))
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .pickerStyle(.segmented)
    }
      .foregroundStyle(.secondary)
    let value1387 = count + 0
    Text("\(value1387)")
    ForEach(items) { item in
      if let shown = name {
        Text(verbatim: "b")
          .textFieldStyle(.roundedBorder)
          .scaleEffect(amount)
          .background(.red)
        HStack {
        }
          .clipShape(Circle())
          .disabled(!isOn)
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
      } else if case .done(let items) = load {
      } else {
      }
      Link("Site", destination: URL(string: "https://example.com")!)
    }
      .badge(in: .blue)
      .foregroundStyle(.secondary)
      .foregroundStyle(.secondary)
  }
}

struct Generated740: View {
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
      .onChange(of: count) { old, new in print(old, new) }
    name.map { Text($0) }
      .accessibilityLabel("label")
    Text("a")
  }
}

struct Generated741: View {
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
    let value1426 = count + 0
    Text("\(value1426)")
    List {
    }
      .listRowInsets(EdgeInsets())
  }
}

struct Generated742: View {
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
      DisclosureGroup("More") {
        Row(title: text)
        if isOn {
          ColorPicker("Color", selection: .constant(.red))
            .opacity(isOn ? 1 : 0.5)
            .environment(\.colorScheme, .dark)
        } else {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .accessibilityLabel("label")
            .tag(mode)
            .overlay(Text("over"))
          Text(verbatim: "b")
        }
      }
        .modifier(Badge())
      NavigationStack {
      }
        .clipShape(Circle())
    }
      .multilineTextAlignment(.center)
      .italic(isOn)
      .fontWeight(.semibold)
    Slider(value: $amount, in: 0...10, step: 1)
      .lineLimit(2)
    Spacer(minLength: 8)
      .contentShape(Rectangle())
      .badge(in: .blue)
      .disabled(!isOn)
    Toggle("On", isOn: $isOn)
      .listRowInsets(EdgeInsets())
      .italic(isOn)
      .hidden()
  }
}

struct Generated743: View {
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
      Slider(value: $amount)
        .animation(.default, value: isOn)
        .border(.gray)
      List(items) { item in
        if case .done(let items) = load {
          if !items.isEmpty, isOn {
            Row(title: "row")
            ProgressView()
              .contextMenu { Button("Copy") {} }
              .environment(\.colorScheme, .dark)
              .accessibilityHidden(isOn)
          } else if case .done(let items) = load {
            ProgressView()
              .accessibilityLabel("label")
              .aspectRatio(1, contentMode: .fit)
              .background(.thinMaterial)
            Link("Site", destination: URL(string: "https://example.com")!)
          } else if !items.isEmpty, isOn {
          } else {
          }
          Circle()
            .toolbar { ToolbarItem { Text("item") } }
        }
      }
    }
      .background(alignment: .top) { Text("back") }
      .tag(mode)
      .help("help")
    Button("Delete", role: .destructive) {}
    Button("Add", systemImage: "plus") { isOn.toggle() }
  }
}

struct Generated744: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1513 = count + 0
    Text("\(value1513)")
    Label("Star", systemImage: "star")
      .background(.yellow, in: .rect(cornerRadius: 4))
      .background(Circle())
  }
}

struct Generated745: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    VStack(alignment: .trailing, spacing: 8) {
      if case .done(let items) = load {
        Label("Star", systemImage: "star")
          .transition(.opacity)
          .help("help")
        LabeledContent("Key", value: "Value")
          .labelsHidden()
          .drawingGroup()
          .badge(in: .blue)
        Text(amount, format: .percent)
          .toolbar { ToolbarItem { Text("item") } }
          .badge(in: .blue)
          .listStyle(.plain)
      } else if case .done(let items) = load {
        ProgressView(value: amount)
          .drawingGroup()
          .accessibilityLabel("label")
      } else if mode == .grid {
        if mode == .grid {
          switch mode {
          case .list:
            Link("Site", destination: URL(string: "https://example.com")!)
              .listRowInsets(EdgeInsets())
              .onAppear { count += 1 }
          case .grid:
            Text(verbatim: "b")
          case .map:
            Label("Star", systemImage: "star")
              .offset(x: 4)
              .disabled(!isOn)
          }
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .ignoresSafeArea()
            .multilineTextAlignment(.center)
        } else if count > 3 {
        } else if let shown = name {
        } else {
        }
      }
    }
    TextEditor(text: $text)
      .preferredColorScheme(.dark)
      .aspectRatio(1, contentMode: .fit)
    Color.red
      .lineLimit(2)
  }
}

struct Generated746: View {
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
      switch mode {
      case .list:
        ColorPicker("Color", selection: .constant(.red))
          .textFieldStyle(.roundedBorder)
          .contentShape(Rectangle())
        Section("Title") {
          ProgressView()
            .toolbar { ToolbarItem { Text("item") } }
        }
          .scaleEffect(amount)
      case .grid:
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(Mode.allCases) { mode in
            TextField("Name", text: $text)
              .clipShape(.rect(cornerRadius: 8))
              .accessibilityHidden(isOn)
              .contentShape(Rectangle())
            ProgressView()
              .onChange(of: text) { print(text) }
              .tag(mode)
              .padding()
            Circle().fill(.blue)
          }
            .background { Color.green }
        }
          .padding(.vertical, 4)
          .aspectRatio(1, contentMode: .fit)
          .environment(\.colorScheme, .dark)
        Image("photo").resizable()
        Capsule().stroke(.red, lineWidth: 2)
          .font(.system(size: 12, weight: .bold))
      case .map:
        TextEditor(text: $text)
      }
      Label("Star", systemImage: "star")
        .background(.thinMaterial)
        .offset(x: 4)
        .navigationTitle("Title")
      Button("Add", systemImage: "plus") { isOn.toggle() }
    } else if let shown = name {
    } else {
    }
    Color.accentColor.opacity(0.2)
      .position(x: 1, y: 1)
      .border(.gray)
      .padding(8)
    Spacer(minLength: 8)
  }
}

struct Generated747: View {
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
      Form {
      }
        .labelsHidden()
        .navigationTitle(text)
      List(items) { item in
        if count > 3 {
          EmptyView()
          Label("Star", systemImage: "star")
            .dimmed(isOn)
            .preferredColorScheme(.dark)
        } else {
          Text("a")
        }
      }
        .border(Color.red, width: 2)
    } else if !items.isEmpty, isOn {
    } else {
    }
    LazyVStack(pinnedViews: .sectionHeaders) {
    }
      .onAppear { count += 1 }
      .id(count)
      .onTapGesture { isOn.toggle() }
  }
}

struct Generated748: View {
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
      if isOn {
        Section {
          if isOn {
            Text(amount, format: .percent)
              .listStyle(.plain)
            AsyncImage(url: nil)
              .contextMenu { Button("Copy") {} }
              .rotationEffect(.degrees(45))
              .padding(8)
          } else {
            Text("a")
              .navigationTitle("Title")
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          }
          Text("\(count)")
          Divider()
            .ignoresSafeArea()
        }
          .clipShape(Circle())
          .listStyle(.plain)
        Slider(value: $amount, in: 0...10, step: 1)
          .multilineTextAlignment(.center)
          .contentShape(Rectangle())
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .listRowBackground(Color.red)
          .clipShape(Circle())
          .listRowBackground(Color.red)
      } else if isOn {
      }
      Button("Delete", role: .destructive) {}
        .border(.gray)
        .gesture(TapGesture().onEnded { count = 0 })
        .accessibilityHidden(isOn)
    }
    Text("\(count)")
      .animation(.default, value: isOn)
  }
}

struct Generated749: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Picker("Mode", selection: $mode) {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        if let shown = name {
          ForEach(["a", "b"], id: \.self) { letter in
            Row(title: "row")
              .padding(8)
              .opacity(isOn ? 1 : 0.5)
              .frame(minHeight: 20, alignment: .leading)
          }
            .background(Circle())
          ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
            Capsule().stroke(.red, lineWidth: 2)
              .listRowBackground(Color.red)
              .padding()
              .lineLimit(2)
          }
            .fontWeight(.semibold)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .transition(.opacity)
        } else if mode == .grid {
        } else if count > 3 {
        } else {
          EmptyView()
            .border(Color.red, width: 2)
        }
        (Text("a") + Text("b").bold())
      }
        .navigationTitle(text)
        .frame(maxWidth: .infinity)
      Text(verbatim: "b")
        .frame(minHeight: 20, alignment: .leading)
    }
      .frame(maxWidth: .infinity)
    Image(systemName: "star")
    Spacer()
  }
}

struct Generated750: View {
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
      TextField("Name", text: $text)
    }
      .transition(.opacity)
      .padding(.horizontal)
    if let shown = name {
      Toggle("On", isOn: $isOn)
        .background(.red)
      if mode == .grid {
        Button("Go") { count += 1 }
        Circle()
      } else if case .done(let items) = load {
      } else {
        VStack {
        }
          .rotationEffect(.degrees(45))
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      }
      Text("a")
        .bold()
        .navigationTitle(text)
        .clipped()
    } else if mode == .grid {
    } else if count > 3 {
    }
  }
}
