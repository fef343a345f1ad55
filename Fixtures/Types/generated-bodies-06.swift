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

struct Generated251: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value3 = count + 0
    Text("\(value3)")
    GroupBox("Box") {
      AnyView(Row(title: text))
        .onDisappear {}
        .background(.yellow, in: .rect(cornerRadius: 4))
        .multilineTextAlignment(.center)
    }
      .tag(mode)
      .background(.red)
    ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
      Capsule().stroke(.red, lineWidth: 2)
        .scaleEffect(amount)
        .contentShape(Rectangle())
        .cornerRadius(4)
      ProgressView(value: amount)
    }
      .onAppear { count += 1 }
      .hidden()
      .tint(.orange)
  }
}

struct Generated252: View {
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
    if mode == .grid {
      if !items.isEmpty, isOn {
        DisclosureGroup("More") {
          ForEach(items.filter { $0.isDone }) { item in
            Slider(value: $amount)
              .background(Circle())
              .aspectRatio(1, contentMode: .fit)
              .border(.gray)
          }
            .frame(width: 40, height: 40)
          Capsule().stroke(.red, lineWidth: 2)
            .background { Color.green }
            .tint(.orange)
            .onTapGesture { isOn.toggle() }
        }
          .border(.gray)
        Circle()
          .opacity(isOn ? 1 : 0.5)
          .pickerStyle(.segmented)
        Circle()
      } else {
      }
      Slider(value: $amount)
        .overlay(.quaternary)
      Spacer()
    } else {
    }
  }
}

struct Generated253: View {
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
      ForEach($items) { $item in
        let value65 = count + 2
        Text("\(value65)")
      }
        .task { text = "x" }
    } else if let shown = name {
      switch load {
      case .idle:
        AsyncImage(url: nil)
          .listStyle(.plain)
          .foregroundColor(.red)
      case .loading(let amount):
        ForEach(items.indices, id: \.self) { index in
          switch mode {
          case .list:
            AsyncImage(url: nil)
              .background(Circle())
            Button("Go") { count += 1 }
              .padding()
              .padding(.horizontal)
            ColorPicker("Color", selection: .constant(.red))
          case .grid:
            (Text("a") + Text("b").bold())
              .help("help")
              .transition(.opacity)
              .tint(.orange)
          case .map:
            Color.red
              .listStyle(.plain)
              .italic(isOn)
              .gesture(TapGesture().onEnded { count = 0 })
          }
          (isOn ? Text("yes") : Text("no"))
        }
          .buttonStyle(.bordered)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        Row(title: text)
        Text("a")
      case .done(let items):
        SecureField("Password", text: $text)
          .pickerStyle(.segmented)
          .aspectRatio(1, contentMode: .fit)
          .opacity(isOn ? 1 : 0.5)
      case .failed:
        DatePicker("When", selection: .constant(.now))
      }
    } else {
    }
    EmptyView()
      .border(.gray)
    Color.accentColor.opacity(0.2)
      .onChange(of: text) { print(text) }
    SecureField("Password", text: $text)
      .background { Color.green }
  }
}

struct Generated254: View {
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
      if let shown = name {
        Card(title: "card") {
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
            Slider(value: $amount)
              .preferredColorScheme(.dark)
            Button("Delete", role: .destructive) {}
              .frame(width: 40, height: 40)
              .badge(in: .blue)
              .overlay(Text("over"))
          }
            .listRowInsets(EdgeInsets())
        }
          .position(x: 1, y: 1)
          .onChange(of: text) { print(text) }
          .frame(width: 40, height: 40)
      } else if count > 3 {
        Stepper("Count", value: $count, in: 0...9)
          .background(Color.blue)
          .help("help")
          .task { text = "x" }
        let value145 = count + 2
        Text("\(value145)")
      }
      Text(verbatim: "b")
        .navigationTitle("Title")
        .border(Color.red, width: 2)
        .position(x: 1, y: 1)
    }
      .listStyle(.plain)
    Button("Go") { count += 1 }
    Text("a")
      .tag(mode)
      .onAppear { count += 1 }
      .cornerRadius(4)
  }
}

struct Generated255: View {
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
      if count > 3 {
        if isOn {
          DisclosureGroup("More") {
          }
          if let shown = name {
            Slider(value: $amount)
              .id(count)
            Slider(value: $amount, in: 0...10, step: 1)
              .pickerStyle(.segmented)
              .lineLimit(2)
              .clipped()
            ColorPicker("Color", selection: .constant(.red))
              .opacity(isOn ? 1 : 0.5)
              .disabled(!isOn)
          }
        } else if let shown = name {
        } else if case .done(let items) = load {
        } else {
        }
        Text(verbatim: "b")
      } else if !items.isEmpty, isOn {
      }
      Circle()
    }
    Divider()
      .border(Color.red, width: 2)
      .controlSize(.large)
      .drawingGroup()
    Row(title: text)
      .padding(8)
      .onDisappear {}
      .offset(x: 4)
  }
}

struct Generated256: View {
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
      .onDisappear {}
      .foregroundStyle(.secondary)
      .task { text = "x" }
    Toggle("On", isOn: $isOn)
      .listRowInsets(EdgeInsets())
      .transition(.opacity)
      .background(Circle())
  }
}

struct Generated257: View {
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
      Stepper("Count", value: $count, in: 0...9)
        .border(.gray)
        .background(.thinMaterial)
      Button("Delete", role: .destructive) {}
    }
      .task { text = "x" }
    LazyVStack(pinnedViews: .sectionHeaders) {
    }
    ForEach(0..<3) { index in
      AnyView(Row(title: text))
        .foregroundStyle(.secondary)
        .mask(Circle())
    }
  }
}

struct Generated258: View {
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
      NavigationLink("Next") {
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          VStack(alignment: .leading) {
            Label("Star", systemImage: "star")
            Image("photo").resizable()
              .drawingGroup()
              .blur(radius: amount)
          }
        }
          .cornerRadius(4)
          .frame(minHeight: 20, alignment: .leading)
          .font(.title)
      }
        .transition(.opacity)
      Rectangle().trim(from: 0, to: amount)
    } else if let shown = name {
    } else if !items.isEmpty, isOn {
      GroupBox("Box") {
        Spacer(minLength: 8)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .clipped()
          .onAppear { count += 1 }
      }
    }
    Label("Star", systemImage: "star")
      .navigationTitle(text)
      .clipShape(Circle())
  }
}

struct Generated259: View {
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
      TimelineView(.everyMinute) { context in
      }
        .navigationTitle(text)
        .foregroundStyle(.red, .blue)
        .navigationTitle("Title")
      let value278 = count + 1
      Text("\(value278)")
      Button("Go") { count += 1 }
        .opacity(isOn ? 1 : 0.5)
        .pickerStyle(.segmented)
        .overlay(.quaternary)
    }
      .background(Circle())
      .ignoresSafeArea()
    Spacer(minLength: 8)
      .overlay(Text("over"))
      .foregroundColor(.red)
  }
}

struct Generated260: View {
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
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
      }
        .background(.red)
    }
      .border(.gray)
      .pickerStyle(.segmented)
    Picker("Mode", selection: $mode) {
      if count > 3 {
        let value305 = count + 2
        Text("\(value305)")
        ForEach(items.indices, id: \.self) { index in
          Spacer()
            .clipped()
            .mask(Circle())
            .multilineTextAlignment(.center)
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .dimmed(isOn)
            .rotationEffect(.degrees(45))
            .drawingGroup()
          AsyncImage(url: nil)
            .foregroundStyle(.secondary)
            .shadow(radius: 2)
            .gesture(TapGesture().onEnded { count = 0 })
        }
      } else if let shown = name {
      } else {
      }
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .overlay(.quaternary)
      Row(title: text)
        .rotationEffect(.degrees(45))
    }
      .foregroundColor(.red)
      .mask(Circle())
    Divider()
    Button("Delete", role: .destructive) {}
      .toolbar { ToolbarItem { Text("item") } }
      .background(alignment: .top) { Text("back") }
  }
}

struct Generated261: View {
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
      .id(count)
    if count > 3 {
      name.map { Text($0) }
        .labelsHidden()
        .background(Circle())
        .modifier(Badge())
    }
    List {
      let value350 = count + 1
      Text("\(value350)")
      ZStack {
      }
        .preferredColorScheme(.dark)
        .task { text = "x" }
        .bold()
    }
  }
}

struct Generated262: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Slider(value: $amount, in: 0...10, step: 1)
      .mask(Circle())
      .overlay(Text("over"))
    let value367 = count + 0
    Text("\(value367)")
    EmptyView()
      .background(alignment: .top) { Text("back") }
      .onChange(of: count) { old, new in print(old, new) }
    ProgressView(value: amount)
      .italic(isOn)
      .tint(.orange)
      .background(Color.blue)
  }
}

struct Generated263: View {
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
      ScrollViewReader { proxy in
      }
        .foregroundStyle(.secondary)
      ForEach(Mode.allCases) { mode in
        AsyncImage(url: nil)
          .modifier(Badge())
          .id(count)
      }
    }
      .frame(minHeight: 20, alignment: .leading)
    ForEach(items.sorted { $0.title < $1.title }) { item in
      Slider(value: $amount, in: 0...10, step: 1)
      if mode == .grid {
        Link("Site", destination: URL(string: "https://example.com")!)
          .aspectRatio(1, contentMode: .fit)
        Divider()
      }
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .labelsHidden()
    }
      .frame(maxWidth: .infinity)
      .id(count)
    (Text("a") + Text("b").bold())
    Slider(value: $amount)
  }
}

struct Generated264: View {
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
      .frame(minHeight: 20, alignment: .leading)
      .listRowInsets(EdgeInsets())
      .onTapGesture { isOn.toggle() }
    Image(systemName: "star")
      .clipShape(.rect(cornerRadius: 8))
      .frame(width: 40, height: 40)
      .environment(\.colorScheme, .dark)
  }
}

struct Generated265: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
      Label("Star", systemImage: "star")
        .cornerRadius(4)
        .listRowInsets(EdgeInsets())
        .background { Color.green }
    }
      .navigationTitle(text)
    if !items.isEmpty, isOn {
      let value435 = count + 1
      Text("\(value435)")
      if isOn {
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          TextField("Name", text: $text)
            .navigationTitle("Title")
          DatePicker("When", selection: .constant(.now))
            .background(alignment: .top) { Text("back") }
            .accessibilityLabel("label")
        }
      }
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .drawingGroup()
  }
}

struct Generated266: View {
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
      Circle()
    }
      .badge(in: .blue)
      .padding(8)
      .navigationTitle("Title")
    let value461 = count + 0
    Text("\(value461)")
  }
}

struct Generated267: View {
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
      GridRow {
        if !items.isEmpty, isOn {
          if case .done(let items) = load {
            Capsule().stroke(.red, lineWidth: 2)
            Circle().fill(.blue)
              .padding()
              .task { text = "x" }
            Circle().fill(.blue)
              .padding()
              .clipShape(Circle())
              .accessibilityLabel("label")
          } else if case .done(let items) = load {
            Row(title: text)
            Button("Add", systemImage: "plus") { isOn.toggle() }
          } else if case .done(let items) = load {
          } else {
          }
        } else if case .done(let items) = load {
        }
        Stepper("Count", value: $count, in: 0...9)
      }
        .clipShape(Circle())
        .shadow(radius: 2)
        .onChange(of: count) { old, new in print(old, new) }
      LabeledContent("Key", value: "Value")
      Circle().fill(.blue)
        .foregroundStyle(.red, .blue)
        .redacted(reason: .placeholder)
    }
      .ignoresSafeArea()
      .frame(maxWidth: .infinity)
    name.map { Text($0) }
      .foregroundStyle(.secondary)
    Text("\(count)")
      .navigationTitle(text)
      .background(.red)
  }
}

struct Generated268: View {
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
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
      }
        .border(Color.red, width: 2)
        .textFieldStyle(.roundedBorder)
        .lineLimit(2)
      ForEach(items.indices, id: \.self) { index in
        if case .done(let items) = load {
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
            Slider(value: $amount, in: 0...10, step: 1)
          }
        } else {
          if isOn {
            Button("Delete", role: .destructive) {}
              .transition(.opacity)
            Text("a")
              .offset(x: 4)
              .foregroundStyle(.secondary)
            Text(amount, format: .percent)
              .fontWeight(.semibold)
          } else if let shown = name {
          } else if isOn {
          }
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .frame(maxWidth: .infinity)
        }
      }
        .cornerRadius(4)
    }
      .help("help")
      .hidden()
      .layoutPriority(1)
    Button("Delete", role: .destructive) {}
      .animation(.default, value: isOn)
      .background(.yellow, in: .rect(cornerRadius: 4))
      .badge(in: .blue)
    Color.accentColor.opacity(0.2)
      .animation(.default, value: isOn)
    (isOn ? Text("yes") : Text("no"))
      .clipShape(Circle())
      .frame(minHeight: 20, alignment: .leading)
      .fontWeight(.semibold)
  }
}

struct Generated269: View {
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
      LabeledContent("Key", value: "Value")
        .multilineTextAlignment(.center)
        .background(.yellow, in: .rect(cornerRadius: 4))
    } else if isOn {
    } else {
      TimelineView(.everyMinute) { context in
      }
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .preferredColorScheme(.dark)
      LazyVStack(pinnedViews: .sectionHeaders) {
      }
    }
    TimelineView(.everyMinute) { context in
      VStack {
      }
        .onChange(of: text) { print(text) }
        .scaleEffect(amount)
        .background(.yellow, in: .rect(cornerRadius: 4))
      LazyHStack {
      }
        .zIndex(1)
        .preferredColorScheme(.dark)
    }
    switch load {
    case .idle:
      TextField("Name", text: $text)
        .background(.red)
        .gesture(TapGesture().onEnded { count = 0 })
    case .loading(let amount):
      Toggle("On", isOn: $isOn)
        .onTapGesture { isOn.toggle() }
    case .done(let items):
      Stepper("Count", value: $count, in: 0...9)
        .background(alignment: .top) { Text("back") }
    case .failed:
      Capsule().stroke(.red, lineWidth: 2)
        .listRowInsets(EdgeInsets())
        .id(count)
        .drawingGroup()
    }
    Circle()
      .modifier(Badge())
      .scaleEffect(amount)
      .navigationTitle("Title")
  }
}

struct Generated270: View {
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
      .padding(.vertical, 4)
      .gesture(TapGesture().onEnded { count = 0 })
      .clipShape(Circle())
    GridRow {
      Row(title: text)
        .drawingGroup()
    }
      .background(Color.blue)
    if !items.isEmpty, isOn {
      ForEach(items.filter { $0.isDone }) { item in
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        }
          .font(.system(size: 12, weight: .bold))
          .foregroundColor(.red)
          .onChange(of: text) { print(text) }
        Section {
          if count > 3 {
            Toggle("On", isOn: $isOn)
              .id(count)
          }
          Text("a")
            .blur(radius: amount)
            .buttonStyle(.bordered)
        }
        DatePicker("When", selection: .constant(.now))
          .padding()
          .scaledToFit()
          .modifier(Badge())
      }
        .navigationTitle("Title")
        .animation(.default, value: isOn)
      Slider(value: $amount)
        .overlay(.quaternary)
        .clipShape(Circle())
    } else if let shown = name {
    } else if case .done(let items) = load {
    } else {
    }
    Circle().fill(.blue)
      .padding(.horizontal)
      .listStyle(.plain)
      .listRowInsets(EdgeInsets())
  }
}

struct Generated271: View {
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
      switch load {
      case .idle:
        Row(title: text)
          .background(Color.blue)
      case .loading(let amount):
        Label("Star", systemImage: "star")
      case .done(let items):
        let value668 = count + 2
        Text("\(value668)")
        SecureField("Password", text: $text)
      case .failed:
        Circle()
          .dimmed(isOn)
          .shadow(radius: 2)
        AsyncImage(url: nil)
          .background(.red)
          .layoutPriority(1)
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .listRowInsets(EdgeInsets())
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
      }
    }
      .ignoresSafeArea()
    ProgressView(value: amount)
      .clipped()
    ColorPicker("Color", selection: .constant(.red))
      .scaledToFit()
      .fixedSize()
  }
}

struct Generated272: View {
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
      Card(title: "card") {
        if isOn {
          ForEach(items.filter { $0.isDone }) { item in
            Button("Add", systemImage: "plus") { isOn.toggle() }
            Divider()
              .animation(.default, value: isOn)
            AsyncImage(url: nil)
              .foregroundColor(.red)
              .blur(radius: amount)
          }
            .environment(\.colorScheme, .dark)
            .scaleEffect(amount)
          ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .clipShape(Circle())
              .frame(width: 40, height: 40)
          }
            .dimmed(isOn)
            .toolbar { ToolbarItem { Text("item") } }
            .rotationEffect(.degrees(45))
        } else if let shown = name {
        } else if count > 3 {
        }
        AnyView(Row(title: text))
          .accessibilityHidden(isOn)
        Toggle("On", isOn: $isOn)
          .accessibilityHidden(isOn)
          .background(.yellow, in: .rect(cornerRadius: 4))
          .listRowInsets(EdgeInsets())
      }
        .textFieldStyle(.roundedBorder)
      Stepper("Count", value: $count, in: 0...9)
        .listStyle(.plain)
        .overlay(Text("over"))
    } else if count > 3 {
    } else {
    }
    Image(systemName: "star")
      .listStyle(.plain)
    Text("a")
      .padding(8)
    Slider(value: $amount, in: 0...10, step: 1)
  }
}

struct Generated273: View {
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
      Capsule().stroke(.red, lineWidth: 2)
        .hidden()
        .preferredColorScheme(.dark)
        .background(Color.blue)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .font(.title)
        .foregroundStyle(.red, .blue)
        .clipShape(Circle())
      let value753 = count + 1
      Text("\(value753)")
    }
    ScrollView(.horizontal, showsIndicators: false) {
    }
      .position(x: 1, y: 1)
    if !items.isEmpty, isOn {
      if count > 3 {
        Group {
          Text(text)
            .blur(radius: amount)
            .offset(x: 4)
        }
          .overlay(Text("over"))
          .opacity(isOn ? 1 : 0.5)
          .background(alignment: .top) { Text("back") }
        (isOn ? Text("yes") : Text("no"))
          .modifier(Badge())
          .redacted(reason: .placeholder)
          .font(.title)
        EmptyView()
          .controlSize(.large)
      } else if !items.isEmpty, isOn {
      } else if let shown = name {
      }
    } else if isOn {
    } else if isOn {
    }
  }
}

struct Generated274: View {
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
      .background(.thinMaterial)
      .help("help")
    AsyncImage(url: nil)
      .id(count)
      .italic(isOn)
  }
}

struct Generated275: View {
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
      Row(title: text)
      ScrollView(.horizontal, showsIndicators: false) {
      }
        .id(count)
      if mode == .grid {
        Group {
          Color.red
            .contentShape(Rectangle())
            .bold()
            .blur(radius: amount)
          let value810 = count + 3
          Text("\(value810)")
        }
          .padding()
          .position(x: 1, y: 1)
          .shadow(radius: 2)
      } else {
        if mode == .grid {
          Rectangle().trim(from: 0, to: amount)
            .gesture(TapGesture().onEnded { count = 0 })
            .listStyle(.plain)
        } else if case .done(let items) = load {
        }
      }
    }
    Slider(value: $amount)
  }
}

struct Generated276: View {
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
      switch name {
      case let shown?:
        Spacer(minLength: 8)
          .background(.thinMaterial)
          .overlay(Text("over"))
          .scaleEffect(amount)
        Link("Site", destination: URL(string: "https://example.com")!)
        (Text("a") + Text("b").bold())
      case nil:
        name.map { Text($0) }
          .tag(mode)
      }
    }
      .fixedSize()
      .hidden()
    if let shown = name {
      let value849 = count + 1
      Text("\(value849)")
      Rectangle().trim(from: 0, to: amount)
        .onTapGesture { isOn.toggle() }
      Circle().fill(.blue)
        .offset(x: 4)
    }
  }
}

struct Generated277: View {
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
      ForEach(items.sorted { $0.title < $1.title }) { item in
        if let shown = name {
          ScrollView {
          }
            .opacity(isOn ? 1 : 0.5)
          ForEach(items.sorted { $0.title < $1.title }) { item in
            Text(verbatim: "b")
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
              .transition(.opacity)
            DatePicker("When", selection: .constant(.now))
              .background(.yellow, in: .rect(cornerRadius: 4))
            TextEditor(text: $text)
              .clipShape(Circle())
              .frame(minHeight: 20, alignment: .leading)
              .tag(mode)
          }
          SecureField("Password", text: $text)
            .font(.title)
            .lineLimit(2)
        } else if count > 3 {
        } else if count > 3 {
        }
        TextEditor(text: $text)
          .background(Circle())
      }
        .padding(8)
        .tag(mode)
        .border(.gray)
      Image(systemName: "star")
      TextEditor(text: $text)
    } else if count > 3 {
    } else {
    }
    Slider(value: $amount)
    Link("Site", destination: URL(string: "https://example.com")!)
      .layoutPriority(1)
      .onAppear { count += 1 }
      .font(.system(size: 12, weight: .bold))
  }
}

struct Generated278: View {
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
      Color.red
        .frame(width: 40, height: 40)
      let value911 = count + 1
      Text("\(value911)")
      Button("Add", systemImage: "plus") { isOn.toggle() }
    case 1...3:
      Row(title: text)
        .padding(.horizontal)
        .preferredColorScheme(.dark)
    case let value where value < 0:
      Row(title: "row")
        .scaleEffect(amount)
      SecureField("Password", text: $text)
        .toolbar { ToolbarItem { Text("item") } }
        .listRowBackground(Color.red)
        .layoutPriority(1)
    default:
      let value926 = count + 1
      Text("\(value926)")
    }
    ProgressView(value: amount)
      .navigationTitle("Title")
      .pickerStyle(.segmented)
      .animation(.default, value: isOn)
  }
}

struct Generated279: View {
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
      .onTapGesture { isOn.toggle() }
      .onTapGesture { isOn.toggle() }
      .help("help")
    DisclosureGroup("More") {
    }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .border(.gray)
    List(items, id: \.self) { item in
      LazyHStack {
        ProgressView(value: amount)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      }
        .modifier(Badge())
      if count > 3 {
        if case .done(let items) = load {
          DisclosureGroup("More", isExpanded: $isOn) {
          }
            .toolbar { ToolbarItem { Text("item") } }
            .background(.red)
            .disabled(!isOn)
          TextEditor(text: $text)
            .background(.red)
            .fixedSize()
        } else {
        }
      } else if case .done(let items) = load {
      } else {
      }
    }
      .navigationTitle(text)
    TextField("Name", text: $text)
  }
}

struct Generated280: View {
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
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
      }
    }
    DisclosureGroup("More", isExpanded: $isOn) {
    }
      .border(Color.red, width: 2)
      .drawingGroup()
      .dimmed(isOn)
    LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
    }
  }
}

struct Generated281: View {
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
      Grid {
        SecureField("Password", text: $text)
          .foregroundStyle(.red, .blue)
        Section {
          switch mode {
          case .list:
            SecureField("Password", text: $text)
              .onChange(of: text) { print(text) }
              .task { text = "x" }
            Color.accentColor.opacity(0.2)
          case .grid:
            SecureField("Password", text: $text)
              .background(alignment: .top) { Text("back") }
              .lineLimit(2)
              .background { Color.green }
          case .map:
            Slider(value: $amount)
              .disabled(!isOn)
              .lineLimit(2)
              .mask(Circle())
          }
          Stepper("Count", value: $count, in: 0...9)
        }
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .border(Color.red, width: 2)
      }
        .offset(x: 4)
      (isOn ? Text("yes") : Text("no"))
        .animation(.default, value: isOn)
        .background(.yellow, in: .rect(cornerRadius: 4))
    }
    ProgressView(value: amount)
      .scaleEffect(amount)
      .modifier(Badge())
      .frame(minHeight: 20, alignment: .leading)
  }
}

struct Generated282: View {
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
      if mode == .grid {
        let value1038 = count + 2
        Text("\(value1038)")
        Color.red
          .rotationEffect(.degrees(45))
          .layoutPriority(1)
      } else if case .done(let items) = load {
        Button("Add", systemImage: "plus") { isOn.toggle() }
        let value1045 = count + 2
        Text("\(value1045)")
      } else if case .done(let items) = load {
        List {
        }
          .background(Color.blue)
      }
      VStack(alignment: .leading) {
      }
        .tint(.orange)
        .textFieldStyle(.roundedBorder)
    }
      .environment(\.colorScheme, .dark)
      .dimmed(isOn)
      .textFieldStyle(.roundedBorder)
    AnyView(Row(title: text))
      .font(.system(size: 12, weight: .bold))
    Button("Go") { count += 1 }
      .foregroundStyle(.red, .blue)
      .navigationTitle("Title")
      .buttonStyle(.bordered)
  }
}

struct Generated283: View {
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
      VStack(alignment: .leading) {
      }
    } else {
      if isOn {
        Label("Star", systemImage: "star")
          .accessibilityHidden(isOn)
      } else if let shown = name {
      } else {
      }
    }
    DisclosureGroup("More", isExpanded: $isOn) {
      HStack {
      }
    }
      .background(.thinMaterial)
    LazyVStack(pinnedViews: .sectionHeaders) {
    }
      .task { text = "x" }
      .controlSize(.large)
    Divider()
  }
}

struct Generated284: View {
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
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        switch count {
        case 0:
          GridRow {
            Stepper("Count", value: $count, in: 0...9)
              .bold()
            Label("Star", systemImage: "star")
              .opacity(isOn ? 1 : 0.5)
              .mask(Circle())
          }
          HStack {
            ProgressView(value: amount)
          }
        case 1...3:
          Spacer()
            .rotationEffect(.degrees(45))
        case let value where value < 0:
          Text("a")
            .toolbar { ToolbarItem { Text("item") } }
        default:
          Image("photo").resizable()
            .foregroundStyle(.red, .blue)
            .toolbar { ToolbarItem { Text("item") } }
            .redacted(reason: .placeholder)
        }
        DatePicker("When", selection: .constant(.now))
      }
      (isOn ? Text("yes") : Text("no"))
        .foregroundStyle(.red, .blue)
    } else if mode == .grid {
    } else if let shown = name {
    }
    Text(text)
      .padding(8)
      .rotationEffect(.degrees(45))
      .offset(x: 4)
    AsyncImage(url: nil)
      .hidden()
  }
}

struct Generated285: View {
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
      .padding(8)
    LazyVStack(pinnedViews: .sectionHeaders) {
      if count > 3 {
        EmptyView()
          .tint(.orange)
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
          Slider(value: $amount)
        }
          .navigationTitle(text)
          .background(Color.blue)
      } else if !items.isEmpty, isOn {
      } else if isOn {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .scaleEffect(amount)
        let value1159 = count + 2
        Text("\(value1159)")
      } else {
      }
    }
      .drawingGroup()
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .background(Circle())
      .help("help")
      .rotationEffect(.degrees(45))
  }
}

struct Generated286: View {
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
      let value1176 = count + 1
      Text("\(value1176)")
    }
      .frame(width: 40, height: 40)
      .background(Color.blue)
    ViewThatFits {
      if mode == .grid {
        Rectangle().trim(from: 0, to: amount)
        switch mode {
        case .list:
          Toggle("On", isOn: $isOn)
            .overlay(.quaternary)
            .drawingGroup()
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
        case .grid:
          Rectangle().trim(from: 0, to: amount)
            .clipShape(.rect(cornerRadius: 8))
            .background(.thinMaterial)
            .hidden()
          AnyView(Row(title: text))
            .rotationEffect(.degrees(45))
            .task { text = "x" }
            .disabled(!isOn)
        case .map:
          ProgressView(value: amount)
        }
      } else if case .done(let items) = load {
      } else if !items.isEmpty, isOn {
      } else {
      }
      Label("Star", systemImage: "star")
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .background { Color.green }
        .gesture(TapGesture().onEnded { count = 0 })
    }
      .listRowInsets(EdgeInsets())
      .frame(width: 40, height: 40)
      .buttonStyle(.bordered)
    Toggle("On", isOn: $isOn)
  }
}

struct Generated287: View {
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
      HStack {
        TextField("Name", text: $text)
      }
        .environment(\.colorScheme, .dark)
      if isOn {
        ForEach(0..<3) { index in
          (isOn ? Text("yes") : Text("no"))
            .zIndex(1)
            .scaledToFit()
        }
          .labelsHidden()
          .modifier(Badge())
      } else {
      }
      VStack(alignment: .leading) {
      }
    case 1...3:
      ScrollViewReader { proxy in
      }
      Label("Star", systemImage: "star")
        .scaleEffect(amount)
        .transition(.opacity)
        .contentShape(Rectangle())
    case let value where value < 0:
      Image(systemName: "star")
    default:
      Row(title: text)
        .bold()
        .background(.yellow, in: .rect(cornerRadius: 4))
        .contentShape(Rectangle())
    }
    TextEditor(text: $text)
    Image("photo").resizable()
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
      .onChange(of: count) { old, new in print(old, new) }
  }
}

struct Generated288: View {
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
    TextField("Name", text: $text)
      .padding(8)
    List {
      let value1269 = count + 1
      Text("\(value1269)")
    }
      .background(.thinMaterial)
  }
}

struct Generated289: View {
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
      .padding(.vertical, 4)
      .padding(.vertical, 4)
    Spacer()
  }
}

struct Generated290: View {
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
      Row(title: "row")
        .fixedSize()
        .toolbar { ToolbarItem { Text("item") } }
      Color.red
        .toolbar { ToolbarItem { Text("item") } }
        .bold()
      Slider(value: $amount)
    }
      .border(.gray)
    TimelineView(.everyMinute) { context in
    }
  }
}

struct Generated291: View {
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
      .background(alignment: .top) { Text("back") }
      .clipped()
    DisclosureGroup("More") {
      Button("Delete", role: .destructive) {}
        .clipped()
      if let shown = name {
        List(items) { item in
          DatePicker("When", selection: .constant(.now))
            .hidden()
          AsyncImage(url: nil)
            .toolbar { ToolbarItem { Text("item") } }
            .layoutPriority(1)
          ScrollViewReader { proxy in
          }
            .padding(.vertical, 4)
            .border(.gray)
            .multilineTextAlignment(.center)
        }
          .navigationTitle(text)
          .listStyle(.plain)
      }
    }
      .onChange(of: count) { old, new in print(old, new) }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .aspectRatio(1, contentMode: .fit)
      .overlay(.quaternary)
      .tint(.orange)
  }
}

struct Generated292: View {
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
      LazyHStack {
        Spacer()
          .animation(.default, value: isOn)
        TextField("Name", text: $text)
      }
      Circle()
      Menu("Menu") {
        switch name {
        case let shown?:
          ScrollView {
          }
            .controlSize(.large)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
          Toggle("On", isOn: $isOn)
            .clipped()
        case nil:
          Divider()
            .lineLimit(2)
            .help("help")
            .accessibilityHidden(isOn)
        }
        Text(amount, format: .percent)
          .background(.thinMaterial)
          .clipped()
      }
        .onChange(of: text) { print(text) }
        .onDisappear {}
        .frame(maxWidth: .infinity)
    }
      .italic(isOn)
      .accessibilityLabel("label")
    Color.accentColor.opacity(0.2)
    LabeledContent("Key", value: "Value")
      .lineLimit(2)
      .textFieldStyle(.roundedBorder)
  }
}

struct Generated293: View {
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
      if !items.isEmpty, isOn {
        (isOn ? Text("yes") : Text("no"))
          .scaledToFit()
        Circle().fill(.blue)
          .badge(in: .blue)
          .padding(.vertical, 4)
        Section {
          if case .done(let items) = load {
            Text("a")
              .padding(8)
              .onDisappear {}
            Slider(value: $amount, in: 0...10, step: 1)
          }
          AnyView(Row(title: text))
            .padding()
        }
          .fixedSize()
          .bold()
          .padding(8)
      } else if count > 3 {
      } else if case .done(let items) = load {
      } else {
      }
    }
      .disabled(!isOn)
      .aspectRatio(1, contentMode: .fit)
      .toolbar { ToolbarItem { Text("item") } }
    Link("Site", destination: URL(string: "https://example.com")!)
      .controlSize(.large)
    Image(systemName: "star")
      .overlay(Text("over"))
      .buttonStyle(.bordered)
      .padding(8)
  }
}

struct Generated294: View {
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
      Toggle("On", isOn: $isOn)
    } else if count > 3 {
    } else if isOn {
      ViewThatFits {
        Grid {
        }
          .bold()
          .tag(mode)
          .onChange(of: count) { old, new in print(old, new) }
        Slider(value: $amount)
          .contextMenu { Button("Copy") {} }
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      }
        .background(.red)
        .badge(in: .blue)
        .task { text = "x" }
    } else {
    }
    DisclosureGroup("More", isExpanded: $isOn) {
    }
    if mode == .grid {
      VStack(alignment: .trailing, spacing: 8) {
      }
        .background(.yellow, in: .rect(cornerRadius: 4))
    }
    AnyView(Row(title: text))
      .transition(.opacity)
  }
}

struct Generated295: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1457 = count + 0
    Text("\(value1457)")
    switch count {
    case 0:
      if mode == .grid {
        if !items.isEmpty, isOn {
          Text(text)
            .environment(\.colorScheme, .dark)
            .accessibilityHidden(isOn)
            .background(.thinMaterial)
        }
      } else {
        Row(title: "row")
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .frame(minHeight: 20, alignment: .leading)
      }
      switch mode {
      case .list:
        GridRow {
        }
      case .grid:
        (isOn ? Text("yes") : Text("no"))
          .padding(.horizontal)
          .opacity(isOn ? 1 : 0.5)
      case .map:
        Circle().fill(.blue)
          .shadow(radius: 2)
          .offset(x: 4)
          .zIndex(1)
      }
      Text("\(count)")
    case 1...3:
      Text("\(count)")
        .environment(\.colorScheme, .dark)
    case let value where value < 0:
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .hidden()
        .frame(width: 40, height: 40)
    default:
      Text("a")
        .gesture(TapGesture().onEnded { count = 0 })
        .font(.title)
        .navigationTitle(text)
    }
  }
}

struct Generated296: View {
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
      Button("Go") { count += 1 }
        .background { Color.green }
      switch load {
      case .idle:
        Button("Go") { count += 1 }
        switch load {
        case .idle:
          Section {
            Image(systemName: "star")
              .foregroundStyle(.red, .blue)
            SecureField("Password", text: $text)
              .aspectRatio(1, contentMode: .fit)
            Button("Delete", role: .destructive) {}
              .offset(x: 4)
          }
            .border(.gray)
            .position(x: 1, y: 1)
            .modifier(Badge())
        case .loading(let amount):
          Text("\(count)")
        case .done(let items):
          Toggle("On", isOn: $isOn)
        case .failed:
          Toggle("On", isOn: $isOn)
            .offset(x: 4)
            .frame(minHeight: 20, alignment: .leading)
            .tint(.orange)
        }
        Rectangle().trim(from: 0, to: amount)
          .scaledToFit()
          .onDisappear {}
      case .loading(let amount):
        (Text("a") + Text("b").bold())
          .padding()
          .background(.yellow, in: .rect(cornerRadius: 4))
          .clipped()
      case .done(let items):
        name.map { Text($0) }
      case .failed:
        Button("Delete", role: .destructive) {}
          .scaledToFit()
          .preferredColorScheme(.dark)
          .foregroundStyle(.secondary)
      }
      AsyncImage(url: nil)
    } else if isOn {
    } else if count > 3 {
    } else {
    }
    Row(title: text)
      .id(count)
      .onDisappear {}
    name.map { Text($0) }
      .background { Color.green }
      .badge(in: .blue)
  }
}

struct Generated297: View {
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
      .drawingGroup()
      .contentShape(Rectangle())
      .listRowInsets(EdgeInsets())
    if let shown = name {
      Row(title: text)
        .border(.gray)
      ViewThatFits {
        switch name {
        case let shown?:
          if mode == .grid {
            TextField("Name", text: $text)
            Button("Go") { count += 1 }
          } else if let shown = name {
          } else if count > 3 {
          } else {
          }
          AsyncImage(url: nil)
            .environment(\.colorScheme, .dark)
            .onChange(of: text) { print(text) }
        case nil:
          Slider(value: $amount, in: 0...10, step: 1)
            .onChange(of: count) { old, new in print(old, new) }
            .dimmed(isOn)
        }
      }
    } else if !items.isEmpty, isOn {
    } else if count > 3 {
    } else {
    }
  }
}

struct Generated298: View {
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
      .frame(minHeight: 20, alignment: .leading)
      .offset(x: 4)
    if case .done(let items) = load {
      List(items, id: \.self) { item in
        ForEach(Mode.allCases) { mode in
          (isOn ? Text("yes") : Text("no"))
            .gesture(TapGesture().onEnded { count = 0 })
          Toggle("On", isOn: $isOn)
            .hidden()
            .tint(.orange)
            .frame(width: 40, height: 40)
        }
          .clipShape(Circle())
          .blur(radius: amount)
        (Text("a") + Text("b").bold())
          .background(.thinMaterial)
          .badge(in: .blue)
          .id(count)
      }
        .font(.system(size: 12, weight: .bold))
        .bold()
        .layoutPriority(1)
      Section {
        TextEditor(text: $text)
          .onTapGesture { isOn.toggle() }
          .redacted(reason: .placeholder)
          .navigationTitle("Title")
      }
        .clipShape(Circle())
        .border(.gray)
        .background { Color.green }
    } else if !items.isEmpty, isOn {
    } else if !items.isEmpty, isOn {
    }
    Circle().fill(.blue)
  }
}

struct Generated299: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Grid {
      switch mode {
      case .list:
        switch load {
        case .idle:
          List(items, id: \.self) { item in
            Circle().fill(.blue)
              .disabled(!isOn)
              .layoutPriority(1)
          }
            .listRowBackground(Color.red)
            .redacted(reason: .placeholder)
        case .loading(let amount):
          let value1660 = count + 3
          Text("\(value1660)")
          if isOn {
            name.map { Text($0) }
              .padding()
          }
        case .done(let items):
          Button("Delete", role: .destructive) {}
            .cornerRadius(4)
            .blur(radius: amount)
            .onTapGesture { isOn.toggle() }
        case .failed:
          Capsule().stroke(.red, lineWidth: 2)
            .textFieldStyle(.roundedBorder)
            .clipped()
        }
        ColorPicker("Color", selection: .constant(.red))
          .font(.title)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .accessibilityLabel("label")
      case .grid:
        Divider()
      case .map:
        (isOn ? Text("yes") : Text("no"))
      }
      ColorPicker("Color", selection: .constant(.red))
        .gesture(TapGesture().onEnded { count = 0 })
    }
    Color.red
      .badge(in: .blue)
    Spacer()
      .background(Circle())
      .navigationTitle("Title")
  }
}

struct Generated300: View {
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
      ForEach(Mode.allCases) { mode in
        Circle().fill(.blue)
          .clipShape(.rect(cornerRadius: 8))
          .onTapGesture { isOn.toggle() }
        EmptyView()
        VStack {
          Form {
          }
            .foregroundColor(.red)
            .padding(.horizontal)
        }
      }
        .help("help")
        .accessibilityLabel("label")
        .border(.gray)
      Button("Go") { count += 1 }
        .onTapGesture { isOn.toggle() }
    } else {
      NavigationStack {
      }
    }
    Row(title: text)
      .redacted(reason: .placeholder)
      .listRowBackground(Color.red)
      .frame(maxWidth: .infinity)
    ProgressView(value: amount)
      .foregroundStyle(.red, .blue)
      .foregroundColor(.red)
  }
}
