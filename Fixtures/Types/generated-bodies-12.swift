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

struct Generated551: View {
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
      NavigationLink("Next") {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .blur(radius: amount)
      }
        .bold()
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
      if !items.isEmpty, isOn {
        ForEach(items.filter { $0.isDone }) { item in
          Color.accentColor.opacity(0.2)
          Capsule().stroke(.red, lineWidth: 2)
            .toolbar { ToolbarItem { Text("item") } }
          Text(text)
        }
      } else if case .done(let items) = load {
      } else if count > 3 {
      } else {
      }
      Text(verbatim: "b")
        .listRowBackground(Color.red)
    } else if case .done(let items) = load {
    } else if mode == .grid {
    } else {
    }
    Spacer()
      .font(.title)
      .layoutPriority(1)
    Label("Star", systemImage: "star")
    Text(verbatim: "b")
      .zIndex(1)
  }
}

struct Generated552: View {
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
      ZStack(alignment: .bottomTrailing) {
        ForEach(items.filter { $0.isDone }) { item in
          HStack(alignment: .firstTextBaseline, spacing: 2) {
            EmptyView()
            Rectangle().trim(from: 0, to: amount)
              .clipShape(Circle())
              .fixedSize()
          }
            .buttonStyle(.bordered)
            .background(.red)
          HStack(spacing: 0) {
            Row(title: text)
              .background(alignment: .top) { Text("back") }
          }
          Link("Site", destination: URL(string: "https://example.com")!)
            .listRowBackground(Color.red)
        }
      }
        .onChange(of: text) { print(text) }
    }
      .onChange(of: count) { old, new in print(old, new) }
      .labelsHidden()
      .opacity(isOn ? 1 : 0.5)
    EmptyView()
    name.map { Text($0) }
      .foregroundColor(.red)
      .foregroundColor(.red)
      .italic(isOn)
  }
}

struct Generated553: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value74 = count + 0
    Text("\(value74)")
    if isOn {
      NavigationLink("Next") {
        Button("Go") { count += 1 }
          .listRowBackground(Color.red)
          .onChange(of: text) { print(text) }
          .lineLimit(2)
        if case .done(let items) = load {
          ForEach(Mode.allCases) { mode in
            Divider()
            Divider()
              .foregroundStyle(.red, .blue)
          }
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .navigationTitle("Title")
            .overlay(Text("over"))
          Capsule().stroke(.red, lineWidth: 2)
            .listRowBackground(Color.red)
            .foregroundStyle(.secondary)
        } else if let shown = name {
        } else if mode == .grid {
        }
      }
        .help("help")
        .drawingGroup()
    } else {
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .background(.red)
      .redacted(reason: .placeholder)
    EmptyView()
      .modifier(Badge())
  }
}

struct Generated554: View {
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
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        AsyncImage(url: nil)
          .foregroundStyle(.secondary)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .contentShape(Rectangle())
          .zIndex(1)
          .lineLimit(2)
        Rectangle().trim(from: 0, to: amount)
          .multilineTextAlignment(.center)
          .frame(minHeight: 20, alignment: .leading)
          .cornerRadius(4)
      }
        .fixedSize()
        .contextMenu { Button("Copy") {} }
    } else if let shown = name {
      Text("\(count)")
        .labelsHidden()
        .task { text = "x" }
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        ControlGroup {
        }
          .opacity(isOn ? 1 : 0.5)
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .environment(\.colorScheme, .dark)
      }
        .padding(8)
        .gesture(TapGesture().onEnded { count = 0 })
    } else if mode == .grid {
    }
    Divider()
    Slider(value: $amount)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .blur(radius: amount)
      .onTapGesture { isOn.toggle() }
    LabeledContent("Key", value: "Value")
      .frame(minHeight: 20, alignment: .leading)
      .position(x: 1, y: 1)
      .redacted(reason: .placeholder)
  }
}

struct Generated555: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ProgressView()
      .background(alignment: .top) { Text("back") }
    Card {
      if count > 3 {
        HStack {
        }
          .bold()
        if case .done(let items) = load {
          if mode == .grid {
            ColorPicker("Color", selection: .constant(.red))
              .labelsHidden()
          } else {
            LabeledContent("Key", value: "Value")
              .shadow(radius: 2)
              .shadow(radius: 2)
            Circle()
              .drawingGroup()
              .background(.red)
              .frame(width: 40, height: 40)
          }
          Color.accentColor.opacity(0.2)
          TextEditor(text: $text)
            .scaleEffect(amount)
            .font(.title)
            .cornerRadius(4)
        } else if count > 3 {
        } else {
        }
      } else if isOn {
      } else {
      }
      (isOn ? Text("yes") : Text("no"))
        .drawingGroup()
        .labelsHidden()
      Slider(value: $amount, in: 0...10, step: 1)
        .padding(.vertical, 4)
        .disabled(!isOn)
        .task { text = "x" }
    }
      .aspectRatio(1, contentMode: .fit)
  }
}

struct Generated556: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Menu("Menu") {
      ForEach(items.filter { $0.isDone }) { item in
        ForEach(0..<3) { index in
          Picker("Mode", selection: $mode) {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .frame(minHeight: 20, alignment: .leading)
            TextField("Name", text: $text)
              .padding(8)
              .frame(minHeight: 20, alignment: .leading)
              .navigationTitle(text)
            Divider()
              .accessibilityLabel("label")
              .italic(isOn)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
          }
            .foregroundColor(.red)
            .border(.gray)
          if mode == .grid {
            Color.red
              .modifier(Badge())
              .background { Color.green }
              .buttonStyle(.bordered)
          } else if let shown = name {
          } else if !items.isEmpty, isOn {
          }
        }
          .background(.yellow, in: .rect(cornerRadius: 4))
      }
      Button("Add", systemImage: "plus") { isOn.toggle() }
      ProgressView(value: amount)
        .background(Color.blue)
        .foregroundStyle(.secondary)
    }
      .listRowBackground(Color.red)
      .onAppear { count += 1 }
    Rectangle().trim(from: 0, to: amount)
      .dimmed(isOn)
    Link("Site", destination: URL(string: "https://example.com")!)
      .navigationTitle(text)
  }
}

struct Generated557: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach(items) { item in
      Image(systemName: "star")
        .frame(width: 40, height: 40)
      ForEach(items.sorted { $0.title < $1.title }) { item in
        if case .done(let items) = load {
          Group {
            Button("Go") { count += 1 }
            (isOn ? Text("yes") : Text("no"))
              .clipShape(Circle())
              .tag(mode)
              .help("help")
            Circle().fill(.blue)
              .rotationEffect(.degrees(45))
          }
          AnyView(Row(title: text))
            .fontWeight(.semibold)
            .padding(8)
          Toggle("On", isOn: $isOn)
            .position(x: 1, y: 1)
            .task { text = "x" }
            .disabled(!isOn)
        } else {
        }
        Image("photo").resizable()
          .hidden()
        LabeledContent("Key", value: "Value")
      }
      Color.accentColor.opacity(0.2)
        .foregroundColor(.red)
        .cornerRadius(4)
        .foregroundStyle(.red, .blue)
    }
      .pickerStyle(.segmented)
      .contextMenu { Button("Copy") {} }
      .background(.red)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .italic(isOn)
      .help("help")
    Button("Go") { count += 1 }
      .cornerRadius(4)
      .multilineTextAlignment(.center)
      .padding()
  }
}

struct Generated558: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value297 = count + 0
    Text("\(value297)")
    Capsule().stroke(.red, lineWidth: 2)
      .border(Color.red, width: 2)
      .scaleEffect(amount)
      .tag(mode)
    name.map { Text($0) }
    HStack(spacing: 0) {
      GroupBox("Box") {
        if count > 3 {
          if mode == .grid {
            AsyncImage(url: nil)
              .background(.thinMaterial)
            Spacer()
            Row(title: text)
              .gesture(TapGesture().onEnded { count = 0 })
              .controlSize(.large)
          }
          TextEditor(text: $text)
        } else if !items.isEmpty, isOn {
        }
      }
        .tint(.orange)
      Circle()
        .scaledToFit()
    }
      .help("help")
      .labelsHidden()
  }
}

struct Generated559: View {
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
      .background(Color.blue)
      .preferredColorScheme(.dark)
    if case .done(let items) = load {
      if isOn {
        Section {
          GridRow {
            (Text("a") + Text("b").bold())
              .ignoresSafeArea()
              .onChange(of: count) { old, new in print(old, new) }
              .redacted(reason: .placeholder)
            Text(text)
              .textFieldStyle(.roundedBorder)
              .background { Color.green }
              .pickerStyle(.segmented)
          }
            .help("help")
        }
          .tag(mode)
          .contentShape(Rectangle())
          .foregroundColor(.red)
        ForEach(items, id: \.title) { item in
          ColorPicker("Color", selection: .constant(.red))
            .drawingGroup()
            .animation(.default, value: isOn)
            .background(Color.blue)
        }
          .listStyle(.plain)
          .frame(maxWidth: .infinity)
          .gesture(TapGesture().onEnded { count = 0 })
      }
      Text("\(count)")
        .frame(width: 40, height: 40)
        .frame(minHeight: 20, alignment: .leading)
    } else if count > 3 {
    } else if let shown = name {
    }
    Slider(value: $amount, in: 0...10, step: 1)
  }
}

struct Generated560: View {
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
    }
    LazyVStack(pinnedViews: .sectionHeaders) {
    }
      .onChange(of: text) { print(text) }
      .disabled(!isOn)
  }
}

struct Generated561: View {
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
      .foregroundStyle(.red, .blue)
      .padding(8)
    Text("\(count)")
    Image(systemName: "star")
      .position(x: 1, y: 1)
      .border(Color.red, width: 2)
    HStack(alignment: .firstTextBaseline, spacing: 2) {
      if isOn {
        Image("photo").resizable()
          .pickerStyle(.segmented)
          .background(.yellow, in: .rect(cornerRadius: 4))
      } else if let shown = name {
        Grid {
          ViewThatFits {
          }
            .clipped()
            .controlSize(.large)
          ProgressView(value: amount)
            .foregroundColor(.red)
            .toolbar { ToolbarItem { Text("item") } }
            .layoutPriority(1)
        }
        Row(title: text)
          .frame(width: 40, height: 40)
          .font(.title)
      } else if mode == .grid {
      }
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .tag(mode)
    }
      .toolbar { ToolbarItem { Text("item") } }
      .preferredColorScheme(.dark)
  }
}

struct Generated562: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    GeometryReader { proxy in
    }
      .mask(Circle())
    SecureField("Password", text: $text)
      .foregroundColor(.red)
      .position(x: 1, y: 1)
      .mask(Circle())
    let value434 = count + 0
    Text("\(value434)")
  }
}

struct Generated563: View {
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
      .listRowBackground(Color.red)
      .mask(Circle())
      .pickerStyle(.segmented)
    if mode == .grid {
      Divider()
        .font(.title)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    } else if count > 3 {
    }
    Text("\(count)")
      .layoutPriority(1)
      .redacted(reason: .placeholder)
  }
}

struct Generated564: View {
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
      GridRow {
      }
        .multilineTextAlignment(.center)
        .zIndex(1)
      if isOn {
        Card {
          ProgressView()
            .drawingGroup()
            .buttonStyle(.bordered)
            .border(Color.red, width: 2)
          if count > 3 {
            name.map { Text($0) }
              .foregroundColor(.red)
              .clipShape(Circle())
            Capsule().stroke(.red, lineWidth: 2)
              .transition(.opacity)
              .scaledToFit()
              .clipped()
          } else if mode == .grid {
          } else {
          }
        }
          .zIndex(1)
          .background { Color.green }
          .tag(mode)
      } else if case .done(let items) = load {
      } else if isOn {
      } else {
      }
      Circle().fill(.blue)
        .transition(.opacity)
        .contextMenu { Button("Copy") {} }
        .clipShape(.rect(cornerRadius: 8))
    }
      .aspectRatio(1, contentMode: .fit)
      .drawingGroup()
    Divider()
      .help("help")
    ProgressView()
      .hidden()
    Slider(value: $amount)
      .tag(mode)
  }
}

struct Generated565: View {
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
      ScrollViewReader { proxy in
        ForEach(Mode.allCases) { mode in
          ProgressView(value: amount)
          if case .done(let items) = load {
            Circle().fill(.blue)
              .contextMenu { Button("Copy") {} }
            Slider(value: $amount, in: 0...10, step: 1)
            Text(amount, format: .percent)
          } else if mode == .grid {
          } else if !items.isEmpty, isOn {
          } else {
          }
          Button("Go") { count += 1 }
        }
          .background(.thinMaterial)
          .background(Color.blue)
          .aspectRatio(1, contentMode: .fit)
      }
      Text(verbatim: "b")
        .background { Color.green }
    } else if isOn {
    } else {
    }
    AsyncImage(url: nil)
      .clipShape(.rect(cornerRadius: 8))
      .clipShape(Circle())
  }
}

struct Generated566: View {
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
      let value544 = count + 1
      Text("\(value544)")
      ForEach(Mode.allCases) { mode in
        switch name {
        case let shown?:
          ZStack {
            Color.red
              .controlSize(.large)
              .multilineTextAlignment(.center)
          }
            .onChange(of: text) { print(text) }
          ScrollView(.horizontal, showsIndicators: false) {
          }
            .border(.gray)
          Stepper("Count", value: $count, in: 0...9)
            .multilineTextAlignment(.center)
            .disabled(!isOn)
            .toolbar { ToolbarItem { Text("item") } }
        case nil:
          Row(title: "row")
            .onTapGesture { isOn.toggle() }
            .opacity(isOn ? 1 : 0.5)
            .buttonStyle(.bordered)
        }
      }
        .gesture(TapGesture().onEnded { count = 0 })
    }
      .listRowBackground(Color.red)
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .italic(isOn)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    Divider()
      .badge(in: .blue)
      .onDisappear {}
      .environment(\.colorScheme, .dark)
  }
}

struct Generated567: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    SecureField("Password", text: $text)
      .overlay(Text("over"))
      .rotationEffect(.degrees(45))
      .disabled(!isOn)
    ForEach(Mode.allCases) { mode in
      if count > 3 {
        ForEach(items.indices, id: \.self) { index in
          Stepper("Count", value: $count, in: 0...9)
            .redacted(reason: .placeholder)
            .textFieldStyle(.roundedBorder)
        }
          .padding(8)
        if mode == .grid {
          Form {
          }
            .ignoresSafeArea()
          if let shown = name {
            Circle().fill(.blue)
              .overlay(.quaternary)
          }
        } else {
        }
      } else if isOn {
      }
      Text(amount, format: .percent)
        .foregroundStyle(.secondary)
        .textFieldStyle(.roundedBorder)
    }
    Image("photo").resizable()
      .padding(.vertical, 4)
      .lineLimit(2)
      .layoutPriority(1)
    ProgressView(value: amount)
      .frame(width: 40, height: 40)
  }
}

struct Generated568: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    (Text("a") + Text("b").bold())
      .textFieldStyle(.roundedBorder)
    let value628 = count + 0
    Text("\(value628)")
    if mode == .grid {
      Card {
        ScrollView(.horizontal, showsIndicators: false) {
        }
          .cornerRadius(4)
          .foregroundColor(.red)
        Slider(value: $amount, in: 0...10, step: 1)
      }
      Row(title: "row")
        .toolbar { ToolbarItem { Text("item") } }
        .pickerStyle(.segmented)
    }
  }
}

struct Generated569: View {
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
      EmptyView()
        .onTapGesture { isOn.toggle() }
      AsyncImage(url: nil)
        .contextMenu { Button("Copy") {} }
        .multilineTextAlignment(.center)
        .clipped()
    }
      .dimmed(isOn)
    Divider()
      .badge(in: .blue)
      .background(Circle())
      .fontWeight(.semibold)
    DisclosureGroup("More", isExpanded: $isOn) {
    }
      .frame(width: 40, height: 40)
      .background(Circle())
    DisclosureGroup("More", isExpanded: $isOn) {
    }
      .ignoresSafeArea()
  }
}

struct Generated570: View {
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
    LazyHStack {
      Text(amount, format: .percent)
        .overlay(Text("over"))
        .scaleEffect(amount)
        .padding(.vertical, 4)
    }
      .background(.thinMaterial)
      .foregroundStyle(.secondary)
      .ignoresSafeArea()
    ForEach(Mode.allCases) { mode in
      Image(systemName: "star")
        .listRowInsets(EdgeInsets())
        .border(Color.red, width: 2)
        .listRowInsets(EdgeInsets())
      Text("\(count)")
        .environment(\.colorScheme, .dark)
      switch load {
      case .idle:
        (Text("a") + Text("b").bold())
          .border(Color.red, width: 2)
          .hidden()
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .clipped()
          .position(x: 1, y: 1)
          .foregroundStyle(.red, .blue)
        (Text("a") + Text("b").bold())
      case .loading(let amount):
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .onChange(of: count) { old, new in print(old, new) }
          .background(alignment: .top) { Text("back") }
          .clipped()
      case .done(let items):
        AsyncImage(url: nil)
          .onDisappear {}
          .overlay(Text("over"))
          .textFieldStyle(.roundedBorder)
      case .failed:
        Stepper("Count", value: $count, in: 0...9)
          .background(Color.blue)
          .padding()
      }
    }
      .onChange(of: text) { print(text) }
    DatePicker("When", selection: .constant(.now))
  }
}

struct Generated571: View {
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
      .zIndex(1)
    GroupBox("Box") {
      if isOn {
        ForEach(Mode.allCases) { mode in
          GroupBox("Box") {
            Link("Site", destination: URL(string: "https://example.com")!)
          }
            .onChange(of: count) { old, new in print(old, new) }
            .contentShape(Rectangle())
        }
          .accessibilityLabel("label")
          .overlay(Text("over"))
      }
      ForEach($items) { $item in
        AsyncImage(url: nil)
        Capsule().stroke(.red, lineWidth: 2)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .background(.yellow, in: .rect(cornerRadius: 4))
          .onChange(of: count) { old, new in print(old, new) }
        Circle().fill(.blue)
      }
        .border(.gray)
      Slider(value: $amount)
        .offset(x: 4)
        .hidden()
    }
    Image(systemName: "star")
    Row(title: text)
      .italic(isOn)
  }
}

struct Generated572: View {
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
    }
      .preferredColorScheme(.dark)
      .redacted(reason: .placeholder)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    Circle().fill(.blue)
      .position(x: 1, y: 1)
    Slider(value: $amount, in: 0...10, step: 1)
      .background(.yellow, in: .rect(cornerRadius: 4))
    VStack {
    }
  }
}

struct Generated573: View {
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
      .clipShape(Circle())
    let value781 = count + 0
    Text("\(value781)")
  }
}

struct Generated574: View {
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
      if !items.isEmpty, isOn {
        if case .done(let items) = load {
          ScrollView {
            Label("Star", systemImage: "star")
              .scaledToFit()
              .onChange(of: count) { old, new in print(old, new) }
              .disabled(!isOn)
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .background(.red)
              .clipShape(.rect(cornerRadius: 8))
              .background(.yellow, in: .rect(cornerRadius: 4))
          }
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .labelsHidden()
            .bold()
          ZStack(alignment: .bottomTrailing) {
            Text(verbatim: "b")
          }
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .lineLimit(2)
        } else if isOn {
        }
        Text("\(count)")
          .navigationTitle("Title")
          .border(.gray)
      } else if isOn {
      }
      Divider()
    } else if !items.isEmpty, isOn {
    } else if mode == .grid {
    } else {
    }
    Circle()
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .background(.yellow, in: .rect(cornerRadius: 4))
      .preferredColorScheme(.dark)
    TextEditor(text: $text)
      .redacted(reason: .placeholder)
      .border(Color.red, width: 2)
      .scaleEffect(amount)
    TextEditor(text: $text)
      .onChange(of: text) { print(text) }
      .onDisappear {}
  }
}

struct Generated575: View {
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
      .environment(\.colorScheme, .dark)
      .overlay(.quaternary)
      .bold()
    List(items, id: \.self) { item in
      Color.accentColor.opacity(0.2)
        .accessibilityLabel("label")
        .layoutPriority(1)
        .zIndex(1)
      ColorPicker("Color", selection: .constant(.red))
    }
    DisclosureGroup("More", isExpanded: $isOn) {
      List(items) { item in
        AsyncImage(url: nil)
          .overlay(Text("over"))
          .transition(.opacity)
          .mask(Circle())
        TextField("Name", text: $text)
        Text("\(count)")
          .font(.title)
          .labelsHidden()
          .animation(.default, value: isOn)
      }
        .redacted(reason: .placeholder)
      ProgressView()
        .onChange(of: text) { print(text) }
        .textFieldStyle(.roundedBorder)
        .opacity(isOn ? 1 : 0.5)
    }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .tag(mode)
      .disabled(!isOn)
  }
}

struct Generated576: View {
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
      Slider(value: $amount)
      name.map { Text($0) }
        .overlay(Text("over"))
    }
      .scaledToFit()
      .frame(maxWidth: .infinity)
    ForEach(items, id: \.title) { item in
      DisclosureGroup("More") {
        HStack {
          Text(verbatim: "b")
            .listStyle(.plain)
          ScrollView {
          }
            .accessibilityLabel("label")
            .background(Circle())
            .bold()
        }
      }
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .onDisappear {}
        .background { Color.green }
    }
      .clipped()
      .fixedSize()
  }
}

struct Generated577: View {
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
      DisclosureGroup("More", isExpanded: $isOn) {
        if isOn {
          EmptyView()
            .navigationTitle(text)
          HStack(spacing: 0) {
            AsyncImage(url: nil)
            Image("photo").resizable()
              .animation(.default, value: isOn)
          }
            .textFieldStyle(.roundedBorder)
            .font(.system(size: 12, weight: .bold))
          DisclosureGroup("More") {
          }
            .tint(.orange)
            .environment(\.colorScheme, .dark)
        } else if let shown = name {
        } else if isOn {
        }
      }
      Image(systemName: "star")
        .environment(\.colorScheme, .dark)
        .onAppear { count += 1 }
      LabeledContent("Key", value: "Value")
    }
    ColorPicker("Color", selection: .constant(.red))
    Button("Go") { count += 1 }
      .drawingGroup()
      .accessibilityLabel("label")
      .controlSize(.large)
    Spacer()
      .font(.title)
  }
}

struct Generated578: View {
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
      switch name {
      case let shown?:
        ForEach(items.sorted { $0.title < $1.title }) { item in
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .border(Color.red, width: 2)
            .tint(.orange)
            .onTapGesture { isOn.toggle() }
          ForEach(["a", "b"], id: \.self) { letter in
            ProgressView()
              .onChange(of: count) { old, new in print(old, new) }
            Text(verbatim: "b")
              .onAppear { count += 1 }
              .onTapGesture { isOn.toggle() }
              .accessibilityHidden(isOn)
          }
            .modifier(Badge())
            .background(.red)
            .controlSize(.large)
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .contentShape(Rectangle())
            .shadow(radius: 2)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
        }
          .mask(Circle())
      case nil:
        Text(verbatim: "b")
          .mask(Circle())
      }
    } else {
    }
    AsyncImage(url: nil)
      .opacity(isOn ? 1 : 0.5)
      .border(Color.red, width: 2)
      .aspectRatio(1, contentMode: .fit)
    SecureField("Password", text: $text)
      .animation(.default, value: isOn)
      .cornerRadius(4)
      .onDisappear {}
  }
}

struct Generated579: View {
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
      Stepper("Count", value: $count, in: 0...9)
      AnyView(Row(title: text))
        .background(.yellow, in: .rect(cornerRadius: 4))
    }
    ProgressView(value: amount)
      .padding(8)
      .onChange(of: text) { print(text) }
    Text(amount, format: .percent)
      .lineLimit(2)
      .position(x: 1, y: 1)
  }
}

struct Generated580: View {
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
      Card {
        ForEach(["a", "b"], id: \.self) { letter in
          Row(title: "row")
          ForEach(Mode.allCases) { mode in
            Divider()
              .border(.gray)
              .lineLimit(2)
          }
          Row(title: text)
            .padding(.vertical, 4)
            .background(.thinMaterial)
            .dimmed(isOn)
        }
        let value1022 = count + 2
        Text("\(value1022)")
        Circle().fill(.blue)
      }
        .background(.red)
        .scaleEffect(amount)
      Text(verbatim: "b")
        .background(Circle())
      ProgressView()
    } else if mode == .grid {
    } else {
    }
    Row(title: text)
      .padding(.vertical, 4)
      .task { text = "x" }
      .rotationEffect(.degrees(45))
    ProgressView()
      .background { Color.green }
      .zIndex(1)
      .onChange(of: text) { print(text) }
    Image("photo").resizable()
      .zIndex(1)
  }
}

struct Generated581: View {
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
      Row(title: "row")
        .listRowInsets(EdgeInsets())
        .font(.system(size: 12, weight: .bold))
        .listStyle(.plain)
      ProgressView()
        .listRowBackground(Color.red)
        .border(Color.red, width: 2)
    } else if !items.isEmpty, isOn {
    } else if let shown = name {
      let value1060 = count + 1
      Text("\(value1060)")
      VStack(alignment: .trailing, spacing: 8) {
        Stepper("Count", value: $count, in: 0...9)
          .background(.yellow, in: .rect(cornerRadius: 4))
        Text("\(count)")
          .modifier(Badge())
          .contentShape(Rectangle())
          .background(.red)
      }
    }
    LabeledContent("Key", value: "Value")
      .padding(.vertical, 4)
  }
}

struct Generated582: View {
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
        Text(verbatim: "b")
          .navigationTitle("Title")
          .background(.red)
          .fixedSize()
        Text(verbatim: "b")
        Row(title: text)
          .background(.yellow, in: .rect(cornerRadius: 4))
      } else {
        (isOn ? Text("yes") : Text("no"))
          .navigationTitle("Title")
        HStack(alignment: .firstTextBaseline, spacing: 2) {
        }
          .controlSize(.large)
      }
    }
    ScrollView {
    }
      .tint(.orange)
      .tint(.orange)
      .task { text = "x" }
    name.map { Text($0) }
      .opacity(isOn ? 1 : 0.5)
      .padding(.horizontal)
  }
}

struct Generated583: View {
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
      .disabled(!isOn)
    Text(verbatim: "b")
  }
}

struct Generated584: View {
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
      .position(x: 1, y: 1)
    Spacer(minLength: 8)
      .foregroundColor(.red)
    Text(verbatim: "b")
      .background(.yellow, in: .rect(cornerRadius: 4))
      .foregroundStyle(.secondary)
  }
}

struct Generated585: View {
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
        if !items.isEmpty, isOn {
          ForEach(["a", "b"], id: \.self) { letter in
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          }
            .fontWeight(.semibold)
            .zIndex(1)
            .badge(in: .blue)
          Image(systemName: "star")
        } else if let shown = name {
          ForEach(["a", "b"], id: \.self) { letter in
            (isOn ? Text("yes") : Text("no"))
              .animation(.default, value: isOn)
              .padding()
            (Text("a") + Text("b").bold())
          }
            .onTapGesture { isOn.toggle() }
            .hidden()
            .rotationEffect(.degrees(45))
          DatePicker("When", selection: .constant(.now))
            .font(.title)
        } else if mode == .grid {
        }
        Slider(value: $amount)
          .tag(mode)
          .padding(.horizontal)
      }
      Text(text)
        .overlay(Text("over"))
        .contextMenu { Button("Copy") {} }
        .overlay(Text("over"))
      AnyView(Row(title: text))
        .textFieldStyle(.roundedBorder)
        .foregroundColor(.red)
        .animation(.default, value: isOn)
    } else if isOn {
    } else if let shown = name {
    } else {
    }
    DatePicker("When", selection: .constant(.now))
      .foregroundStyle(.red, .blue)
    (isOn ? Text("yes") : Text("no"))
      .foregroundStyle(.red, .blue)
      .italic(isOn)
  }
}

struct Generated586: View {
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
      ForEach(items) { item in
        switch load {
        case .idle:
          Toggle("On", isOn: $isOn)
            .frame(maxWidth: .infinity)
            .padding(8)
            .aspectRatio(1, contentMode: .fit)
          if isOn {
            TextField("Name", text: $text)
              .modifier(Badge())
              .fixedSize()
              .onChange(of: count) { old, new in print(old, new) }
          } else if isOn {
            name.map { Text($0) }
            Circle().fill(.blue)
              .tag(mode)
              .border(.gray)
          } else if case .done(let items) = load {
          }
        case .loading(let amount):
          Label("Star", systemImage: "star")
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        case .done(let items):
          SecureField("Password", text: $text)
            .tint(.orange)
            .border(Color.red, width: 2)
        case .failed:
          Row(title: text)
            .navigationTitle("Title")
            .border(Color.red, width: 2)
            .background(.yellow, in: .rect(cornerRadius: 4))
        }
      }
        .accessibilityLabel("label")
        .padding()
      Divider()
        .preferredColorScheme(.dark)
        .italic(isOn)
        .frame(width: 40, height: 40)
      Row(title: "row")
        .tint(.orange)
    }
      .accessibilityLabel("label")
      .frame(width: 40, height: 40)
    TextEditor(text: $text)
      .gesture(TapGesture().onEnded { count = 0 })
      .frame(maxWidth: .infinity)
    Capsule().stroke(.red, lineWidth: 2)
      .drawingGroup()
      .background(Color.blue)
    Row(title: text)
      .gesture(TapGesture().onEnded { count = 0 })
      .ignoresSafeArea()
      .font(.title)
  }
}

struct Generated587: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    (Text("a") + Text("b").bold())
      .background(.thinMaterial)
      .lineLimit(2)
      .scaledToFit()
    if case .done(let items) = load {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text(text)
          .padding(.vertical, 4)
          .background(alignment: .top) { Text("back") }
      }
        .bold()
        .border(.gray)
        .background(Circle())
      Picker("Mode", selection: $mode) {
        LabeledContent("Key") {
          LabeledContent("Key", value: "Value")
            .italic(isOn)
            .shadow(radius: 2)
          if case .done(let items) = load {
            Spacer()
              .border(.gray)
          } else if case .done(let items) = load {
          } else if let shown = name {
          } else {
          }
        }
          .listRowBackground(Color.red)
          .background(.red)
        Spacer(minLength: 8)
        Text(verbatim: "b")
          .id(count)
      }
      Circle()
        .listRowInsets(EdgeInsets())
        .frame(minHeight: 20, alignment: .leading)
    } else if isOn {
    } else if let shown = name {
    }
    Text("\(count)")
  }
}

struct Generated588: View {
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
      GeometryReader { proxy in
        ControlGroup {
          ForEach(0..<3) { index in
            Link("Site", destination: URL(string: "https://example.com")!)
              .foregroundColor(.red)
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            Row(title: text)
          }
            .clipShape(Circle())
        }
        VStack(alignment: .trailing, spacing: 8) {
        }
      }
      Button("Go") { count += 1 }
      DatePicker("When", selection: .constant(.now))
        .background(Color.blue)
    }
      .pickerStyle(.segmented)
      .listStyle(.plain)
    Text(text)
      .multilineTextAlignment(.center)
    Image(systemName: "star")
  }
}

struct Generated589: View {
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
      if !items.isEmpty, isOn {
        Divider()
        if case .done(let items) = load {
          LabeledContent("Key", value: "Value")
            .layoutPriority(1)
        }
        Card(title: "card") {
          if case .done(let items) = load {
            Image(systemName: "star")
              .tint(.orange)
              .border(Color.red, width: 2)
              .buttonStyle(.bordered)
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .overlay(.quaternary)
            Text("\(count)")
              .shadow(radius: 2)
              .onChange(of: text) { print(text) }
              .clipShape(.rect(cornerRadius: 8))
          }
          Circle().fill(.blue)
            .accessibilityHidden(isOn)
        }
          .navigationTitle(text)
      }
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .toolbar { ToolbarItem { Text("item") } }
      .background(alignment: .top) { Text("back") }
      .environment(\.colorScheme, .dark)
    Row(title: "row")
      .italic(isOn)
      .background(.yellow, in: .rect(cornerRadius: 4))
  }
}

struct Generated590: View {
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
      .font(.title)
    if isOn {
      ScrollView(.horizontal, showsIndicators: false) {
      }
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .zIndex(1)
        .labelsHidden()
        .padding(8)
      ForEach(items) { item in
        ForEach(["a", "b"], id: \.self) { letter in
          Image("photo").resizable()
        }
        if count > 3 {
          Spacer(minLength: 8)
            .onAppear { count += 1 }
        } else if case .done(let items) = load {
        } else {
        }
      }
        .shadow(radius: 2)
        .listStyle(.plain)
        .frame(minHeight: 20, alignment: .leading)
    }
    Text(amount, format: .percent)
      .clipShape(.rect(cornerRadius: 8))
      .ignoresSafeArea()
      .onChange(of: text) { print(text) }
    (isOn ? Text("yes") : Text("no"))
      .tint(.orange)
      .badge(in: .blue)
  }
}

struct Generated591: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    name.map { Text($0) }
      .contentShape(Rectangle())
      .onTapGesture { isOn.toggle() }
    VStack(alignment: .leading) {
      Button("Go") { count += 1 }
    }
      .blur(radius: amount)
      .scaledToFit()
    ForEach($items) { $item in
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
      }
        .fontWeight(.semibold)
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
          }
            .blur(radius: amount)
          AnyView(Row(title: text))
            .foregroundStyle(.red, .blue)
            .transition(.opacity)
        }
          .textFieldStyle(.roundedBorder)
        Button("Go") { count += 1 }
          .navigationTitle(text)
          .tint(.orange)
          .ignoresSafeArea()
      }
        .blur(radius: amount)
      DatePicker("When", selection: .constant(.now))
        .dimmed(isOn)
    }
  }
}

struct Generated592: View {
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
      .cornerRadius(4)
      .hidden()
    ForEach(items.indices, id: \.self) { index in
      if let shown = name {
        if case .done(let items) = load {
          if let shown = name {
            (isOn ? Text("yes") : Text("no"))
              .onChange(of: text) { print(text) }
              .overlay(.quaternary)
            Text(text)
              .accessibilityHidden(isOn)
              .background(.thinMaterial)
              .overlay(.quaternary)
            (isOn ? Text("yes") : Text("no"))
          } else {
          }
        } else {
        }
      } else if isOn {
      } else {
      }
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .padding(8)
        .fixedSize()
        .onChange(of: count) { old, new in print(old, new) }
      Text("a")
        .navigationTitle(text)
        .help("help")
        .onDisappear {}
    }
    (Text("a") + Text("b").bold())
      .aspectRatio(1, contentMode: .fit)
    TextField("Name", text: $text)
  }
}

struct Generated593: View {
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
      DatePicker("When", selection: .constant(.now))
        .padding()
        .padding(.horizontal)
    }
      .controlSize(.large)
    LabeledContent("Key", value: "Value")
      .fontWeight(.semibold)
  }
}

struct Generated594: View {
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
      ColorPicker("Color", selection: .constant(.red))
        .onDisappear {}
    } else {
      VStack {
        Text(amount, format: .percent)
        ForEach(items.indices, id: \.self) { index in
          if let shown = name {
            Color.red
            Rectangle().trim(from: 0, to: amount)
            Slider(value: $amount)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
          } else {
          }
          AnyView(Row(title: text))
            .onTapGesture { isOn.toggle() }
        }
          .overlay(.quaternary)
          .preferredColorScheme(.dark)
      }
      TextEditor(text: $text)
        .padding(.vertical, 4)
        .tint(.orange)
    }
    Circle()
      .buttonStyle(.bordered)
      .preferredColorScheme(.dark)
  }
}

struct Generated595: View {
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
    }
    VStack(alignment: .leading) {
      if mode == .grid {
        switch mode {
        case .list:
          if !items.isEmpty, isOn {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .transition(.opacity)
              .fontWeight(.semibold)
              .listRowInsets(EdgeInsets())
            Image("photo").resizable()
              .modifier(Badge())
              .navigationTitle(text)
              .drawingGroup()
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .foregroundColor(.red)
          }
        case .grid:
          Row(title: text)
            .controlSize(.large)
        case .map:
          ProgressView()
            .layoutPriority(1)
        }
        Text(text)
      }
    }
      .onTapGesture { isOn.toggle() }
      .accessibilityLabel("label")
  }
}

struct Generated596: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    TimelineView(.everyMinute) { context in
      Image(systemName: "star")
        .contextMenu { Button("Copy") {} }
        .frame(maxWidth: .infinity)
        .drawingGroup()
    }
      .disabled(!isOn)
      .contentShape(Rectangle())
    Form {
      Stepper("Count", value: $count, in: 0...9)
        .offset(x: 4)
        .buttonStyle(.bordered)
        .labelsHidden()
    }
  }
}

struct Generated597: View {
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
      .padding(.vertical, 4)
      .frame(width: 40, height: 40)
    (isOn ? Text("yes") : Text("no"))
      .task { text = "x" }
      .contentShape(Rectangle())
      .overlay(Text("over"))
    Grid {
      Button("Delete", role: .destructive) {}
        .clipShape(.rect(cornerRadius: 8))
        .onTapGesture { isOn.toggle() }
        .contextMenu { Button("Copy") {} }
    }
    if let shown = name {
      LabeledContent("Key", value: "Value")
        .overlay(.quaternary)
        .position(x: 1, y: 1)
      Button("Delete", role: .destructive) {}
    } else if !items.isEmpty, isOn {
    } else if isOn {
      Group {
        Capsule().stroke(.red, lineWidth: 2)
          .cornerRadius(4)
      }
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    }
  }
}

struct Generated598: View {
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
    }
      .cornerRadius(4)
      .disabled(!isOn)
      .listRowBackground(Color.red)
    ForEach(Mode.allCases) { mode in
      VStack(alignment: .leading) {
      }
    }
    Image(systemName: "star")
      .frame(maxWidth: .infinity)
      .background(.thinMaterial)
  }
}

struct Generated599: View {
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
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        TimelineView(.everyMinute) { context in
          ViewThatFits {
            (Text("a") + Text("b").bold())
              .rotationEffect(.degrees(45))
              .listRowBackground(Color.red)
          }
            .pickerStyle(.segmented)
            .border(.gray)
        }
          .toolbar { ToolbarItem { Text("item") } }
      }
        .background(.red)
        .border(.gray)
      Toggle("On", isOn: $isOn)
        .buttonStyle(.bordered)
        .navigationTitle("Title")
        .listStyle(.plain)
      NavigationStack {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .onChange(of: text) { print(text) }
          .font(.system(size: 12, weight: .bold))
          .onDisappear {}
        ProgressView(value: amount)
          .bold()
      }
        .contextMenu { Button("Copy") {} }
        .frame(minHeight: 20, alignment: .leading)
        .environment(\.colorScheme, .dark)
    } else if count > 3 {
    } else if isOn {
    } else {
    }
    SecureField("Password", text: $text)
      .disabled(!isOn)
      .accessibilityHidden(isOn)
  }
}

struct Generated600: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ProgressView()
      .dimmed(isOn)
    if case .done(let items) = load {
      Capsule().stroke(.red, lineWidth: 2)
        .background(.red)
        .background(Color.blue)
        .cornerRadius(4)
    } else if count > 3 {
      ProgressView()
        .onChange(of: count) { old, new in print(old, new) }
        .transition(.opacity)
        .navigationTitle(text)
      switch mode {
      case .list:
        HStack(alignment: .firstTextBaseline, spacing: 2) {
        }
          .multilineTextAlignment(.center)
          .cornerRadius(4)
        Image(systemName: "star")
          .scaleEffect(amount)
          .badge(in: .blue)
          .drawingGroup()
        VStack {
        }
          .mask(Circle())
      case .grid:
        Image(systemName: "star")
          .background(.yellow, in: .rect(cornerRadius: 4))
          .transition(.opacity)
          .navigationTitle(text)
      case .map:
        Divider()
      }
    } else {
    }
    Color.red
      .environment(\.colorScheme, .dark)
      .navigationTitle("Title")
    Color.accentColor.opacity(0.2)
  }
}
