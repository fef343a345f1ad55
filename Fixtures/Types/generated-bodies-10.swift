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

struct Generated451: View {
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
      TextField("Name", text: $text)
        .background(Circle())
    }
      .background(Color.blue)
      .padding()
    DatePicker("When", selection: .constant(.now))
      .onTapGesture { isOn.toggle() }
      .italic(isOn)
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated452: View {
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
      if mode == .grid {
        Label("Star", systemImage: "star")
          .pickerStyle(.segmented)
        ForEach(["a", "b"], id: \.self) { letter in
          NavigationLink("Next") {
          }
          Row(title: "row")
        }
          .accessibilityLabel("label")
        TimelineView(.everyMinute) { context in
          HStack(spacing: 0) {
          }
            .help("help")
            .background(.red)
            .drawingGroup()
        }
          .position(x: 1, y: 1)
          .background(.yellow, in: .rect(cornerRadius: 4))
      } else if case .done(let items) = load {
      } else if isOn {
      }
    }
      .gesture(TapGesture().onEnded { count = 0 })
    Button("Delete", role: .destructive) {}
      .fontWeight(.semibold)
      .ignoresSafeArea()
    Circle()
    Slider(value: $amount, in: 0...10, step: 1)
      .mask(Circle())
  }
}

struct Generated453: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ColorPicker("Color", selection: .constant(.red))
      .badge(in: .blue)
    if mode == .grid {
      Color.red
        .lineLimit(2)
      if case .done(let items) = load {
        VStack(alignment: .trailing, spacing: 8) {
          ForEach(items, id: \.title) { item in
            Text("\(count)")
          }
            .textFieldStyle(.roundedBorder)
            .overlay(.quaternary)
          Text("\(count)")
            .clipShape(.rect(cornerRadius: 8))
            .rotationEffect(.degrees(45))
            .layoutPriority(1)
        }
          .disabled(!isOn)
      } else if case .done(let items) = load {
      }
    } else if mode == .grid {
    } else if isOn {
    } else {
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .padding(.vertical, 4)
      .aspectRatio(1, contentMode: .fit)
      .labelsHidden()
  }
}

struct Generated454: View {
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
    ForEach($items) { $item in
      if case .done(let items) = load {
        ForEach(items.indices, id: \.self) { index in
          let value93 = count + 3
          Text("\(value93)")
          NavigationLink("Next") {
            Divider()
              .clipped()
              .padding(.horizontal)
              .mask(Circle())
            Stepper("Count", value: $count, in: 0...9)
              .tint(.orange)
          }
        }
          .badge(in: .blue)
          .fixedSize()
          .textFieldStyle(.roundedBorder)
      }
      Image(systemName: "star")
        .gesture(TapGesture().onEnded { count = 0 })
        .lineLimit(2)
        .border(Color.red, width: 2)
      ProgressView(value: amount)
        .hidden()
        .accessibilityLabel("label")
    }
      .fontWeight(.semibold)
      .disabled(!isOn)
      .border(.gray)
    Stepper("Count", value: $count, in: 0...9)
      .scaledToFit()
    Text(text)
      .contentShape(Rectangle())
      .textFieldStyle(.roundedBorder)
  }
}

struct Generated455: View {
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
        Form {
          switch load {
          case .idle:
            EmptyView()
              .background(Color.blue)
          case .loading(let amount):
            Circle().fill(.blue)
              .contentShape(Rectangle())
          case .done(let items):
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .preferredColorScheme(.dark)
            Spacer()
              .contentShape(Rectangle())
          case .failed:
            (Text("a") + Text("b").bold())
          }
          Divider()
            .drawingGroup()
            .toolbar { ToolbarItem { Text("item") } }
        }
          .italic(isOn)
          .onDisappear {}
      } else if let shown = name {
      }
      Circle()
        .zIndex(1)
    }
    Rectangle().trim(from: 0, to: amount)
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .zIndex(1)
      .pickerStyle(.segmented)
  }
}

struct Generated456: View {
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
      if case .done(let items) = load {
        DatePicker("When", selection: .constant(.now))
          .background(Color.blue)
          .navigationTitle("Title")
          .opacity(isOn ? 1 : 0.5)
        if case .done(let items) = load {
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .gesture(TapGesture().onEnded { count = 0 })
            .navigationTitle(text)
          EmptyView()
            .rotationEffect(.degrees(45))
            .pickerStyle(.segmented)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
        }
      } else {
        Color.red
          .task { text = "x" }
          .clipShape(Circle())
        Slider(value: $amount)
          .task { text = "x" }
      }
    }
      .fontWeight(.semibold)
      .blur(radius: amount)
    Image(systemName: "star")
      .badge(in: .blue)
      .badge(in: .blue)
  }
}

struct Generated457: View {
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
      Slider(value: $amount)
        .tag(mode)
        .pickerStyle(.segmented)
        .onAppear { count += 1 }
      if let shown = name {
        ProgressView()
          .drawingGroup()
          .onDisappear {}
          .lineLimit(2)
        Image(systemName: "star")
          .clipShape(.rect(cornerRadius: 8))
        if !items.isEmpty, isOn {
          Color.accentColor.opacity(0.2)
          DisclosureGroup("More") {
          }
        } else if isOn {
        } else if let shown = name {
        } else {
        }
      } else if isOn {
      } else if count > 3 {
      }
      Text("a")
        .fixedSize()
        .onDisappear {}
        .hidden()
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
    Stepper("Count", value: $count, in: 0...9)
      .padding(8)
      .bold()
      .opacity(isOn ? 1 : 0.5)
    Circle().fill(.blue)
      .fixedSize()
      .aspectRatio(1, contentMode: .fit)
  }
}

struct Generated458: View {
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
      .aspectRatio(1, contentMode: .fit)
      .scaleEffect(amount)
      .accessibilityHidden(isOn)
    ForEach(["a", "b"], id: \.self) { letter in
      switch count {
      case 0:
        HStack(alignment: .firstTextBaseline, spacing: 2) {
        }
          .frame(maxWidth: .infinity)
          .zIndex(1)
          .background(Color.blue)
      case 1...3:
        AsyncImage(url: nil)
          .foregroundColor(.red)
          .frame(width: 40, height: 40)
      case let value where value < 0:
        Card(title: "card") {
          Image(systemName: "star")
            .onDisappear {}
            .help("help")
        }
          .navigationTitle(text)
          .overlay(Text("over"))
          .shadow(radius: 2)
        GeometryReader { proxy in
        }
          .font(.system(size: 12, weight: .bold))
          .contentShape(Rectangle())
        Text("\(count)")
          .tint(.orange)
      default:
        Spacer()
          .mask(Circle())
      }
    }
      .accessibilityLabel("label")
      .task { text = "x" }
      .drawingGroup()
  }
}

struct Generated459: View {
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
      Text("a")
        .scaleEffect(amount)
        .navigationTitle("Title")
      if !items.isEmpty, isOn {
        GridRow {
          ScrollView {
          }
            .task { text = "x" }
          if case .done(let items) = load {
            Spacer()
            Spacer()
          } else if !items.isEmpty, isOn {
          }
        }
      } else if isOn {
      }
    } else if !items.isEmpty, isOn {
    } else if mode == .grid {
    }
    Stepper("Count", value: $count, in: 0...9)
      .foregroundColor(.red)
    Circle().fill(.blue)
      .scaledToFit()
      .padding(.vertical, 4)
      .multilineTextAlignment(.center)
    ColorPicker("Color", selection: .constant(.red))
      .accessibilityHidden(isOn)
      .overlay(.quaternary)
      .onAppear { count += 1 }
  }
}

struct Generated460: View {
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
      if case .done(let items) = load {
        HStack {
          if !items.isEmpty, isOn {
            Text(text)
          } else if mode == .grid {
            Slider(value: $amount)
              .accessibilityHidden(isOn)
              .padding()
              .padding()
          } else if !items.isEmpty, isOn {
            EmptyView()
              .overlay(.quaternary)
              .bold()
            AnyView(Row(title: text))
              .id(count)
              .background(.thinMaterial)
          }
        }
          .padding(8)
      } else if let shown = name {
      } else {
      }
      Image("photo").resizable()
        .contextMenu { Button("Copy") {} }
        .onAppear { count += 1 }
        .overlay(.quaternary)
    } else if count > 3 {
    }
    Spacer()
    ColorPicker("Color", selection: .constant(.red))
      .bold()
    AnyView(Row(title: text))
  }
}

struct Generated461: View {
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
    LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
    }
      .help("help")
    LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
      Text(amount, format: .percent)
        .lineLimit(2)
      Color.accentColor.opacity(0.2)
        .disabled(!isOn)
    }
      .rotationEffect(.degrees(45))
  }
}

struct Generated462: View {
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
      ForEach(items, id: \.title) { item in
        Image(systemName: "star")
      }
        .padding(8)
        .listStyle(.plain)
    }
    ForEach(["a", "b"], id: \.self) { letter in
      let value390 = count + 1
      Text("\(value390)")
      if mode == .grid {
        ZStack {
          Grid {
          }
            .onChange(of: text) { print(text) }
            .environment(\.colorScheme, .dark)
            .border(Color.red, width: 2)
          name.map { Text($0) }
        }
          .lineLimit(2)
          .id(count)
        Spacer()
          .lineLimit(2)
          .textFieldStyle(.roundedBorder)
          .italic(isOn)
      } else if count > 3 {
      }
    }
      .padding()
      .tint(.orange)
      .accessibilityHidden(isOn)
  }
}

struct Generated463: View {
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
    Card(title: "card") {
      let value422 = count + 1
      Text("\(value422)")
      if count > 3 {
        Link("Site", destination: URL(string: "https://example.com")!)
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .navigationTitle(text)
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .listRowBackground(Color.red)
        Stepper("Count", value: $count, in: 0...9)
      }
      if isOn {
        (Text("a") + Text("b").bold())
          .lineLimit(2)
          .clipShape(.rect(cornerRadius: 8))
      } else if case .done(let items) = load {
      } else {
      }
    }
  }
}

struct Generated464: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value446 = count + 0
    Text("\(value446)")
    Color.red
      .offset(x: 4)
      .badge(in: .blue)
      .zIndex(1)
  }
}

struct Generated465: View {
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
      ProgressView()
        .badge(in: .blue)
        .clipped()
        .font(.title)
    } else if isOn {
      List {
      }
        .border(.gray)
        .foregroundStyle(.secondary)
      ForEach(items) { item in
        if mode == .grid {
          Grid {
            Toggle("On", isOn: $isOn)
              .badge(in: .blue)
              .background { Color.green }
              .offset(x: 4)
          }
            .foregroundStyle(.secondary)
            .clipped()
            .tag(mode)
        } else {
          GroupBox("Box") {
            AnyView(Row(title: text))
              .opacity(isOn ? 1 : 0.5)
              .onTapGesture { isOn.toggle() }
              .font(.title)
          }
          Rectangle().trim(from: 0, to: amount)
            .onChange(of: count) { old, new in print(old, new) }
            .onChange(of: text) { print(text) }
        }
        Row(title: text)
        Text(text)
          .onTapGesture { isOn.toggle() }
      }
        .help("help")
        .shadow(radius: 2)
        .aspectRatio(1, contentMode: .fit)
    }
    ColorPicker("Color", selection: .constant(.red))
    name.map { Text($0) }
      .contextMenu { Button("Copy") {} }
      .padding()
      .opacity(isOn ? 1 : 0.5)
  }
}

struct Generated466: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Circle().fill(.blue)
    }
      .help("help")
      .frame(minHeight: 20, alignment: .leading)
    if isOn {
      if count > 3 {
        Text(verbatim: "b")
          .rotationEffect(.degrees(45))
          .controlSize(.large)
        ForEach(["a", "b"], id: \.self) { letter in
          if mode == .grid {
            EmptyView()
              .fixedSize()
          } else if case .done(let items) = load {
          } else if isOn {
          } else {
          }
          Text(amount, format: .percent)
            .position(x: 1, y: 1)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .onChange(of: count) { old, new in print(old, new) }
        }
          .contextMenu { Button("Copy") {} }
        ProgressView(value: amount)
          .buttonStyle(.bordered)
      }
      Slider(value: $amount, in: 0...10, step: 1)
        .toolbar { ToolbarItem { Text("item") } }
        .clipShape(Circle())
        .padding(8)
    } else if mode == .grid {
    }
    SecureField("Password", text: $text)
  }
}

struct Generated467: View {
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
      if let shown = name {
        Text("\(count)")
          .task { text = "x" }
          .task { text = "x" }
        GridRow {
        }
        if let shown = name {
          Card {
            TextEditor(text: $text)
          }
            .frame(width: 40, height: 40)
        }
      } else if mode == .grid {
        Section("Title") {
          Color.accentColor.opacity(0.2)
            .aspectRatio(1, contentMode: .fit)
            .foregroundColor(.red)
        }
        ProgressView()
          .rotationEffect(.degrees(45))
          .background { Color.green }
      }
    }
      .listRowInsets(EdgeInsets())
      .fixedSize()
      .lineLimit(2)
    SecureField("Password", text: $text)
      .gesture(TapGesture().onEnded { count = 0 })
      .background(.thinMaterial)
      .background(.thinMaterial)
    Slider(value: $amount, in: 0...10, step: 1)
      .shadow(radius: 2)
      .listStyle(.plain)
  }
}

struct Generated468: View {
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
      if count > 3 {
        Group {
          ScrollViewReader { proxy in
            Divider()
              .ignoresSafeArea()
            Toggle("On", isOn: $isOn)
              .clipShape(Circle())
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
              .padding(.vertical, 4)
          }
            .pickerStyle(.segmented)
          if mode == .grid {
            Spacer(minLength: 8)
            AnyView(Row(title: text))
          }
        }
      } else if !items.isEmpty, isOn {
      } else if !items.isEmpty, isOn {
      }
    }
      .disabled(!isOn)
      .transition(.opacity)
      .background(.red)
    Text("\(count)")
      .zIndex(1)
      .background(.thinMaterial)
    EmptyView()
      .id(count)
      .background { Color.green }
      .mask(Circle())
    Color.accentColor.opacity(0.2)
  }
}

struct Generated469: View {
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
      let value628 = count + 1
      Text("\(value628)")
    } else if !items.isEmpty, isOn {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .background(Color.blue)
      VStack {
        Text("a")
          .pickerStyle(.segmented)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .foregroundStyle(.secondary)
      }
        .listRowBackground(Color.red)
        .toolbar { ToolbarItem { Text("item") } }
    } else if case .done(let items) = load {
    }
    if case .done(let items) = load {
      Spacer()
    } else if let shown = name {
    }
    if case .done(let items) = load {
      Spacer()
        .fixedSize()
        .layoutPriority(1)
    }
    name.map { Text($0) }
  }
}

struct Generated470: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Row(title: text)
    ForEach(Mode.allCases) { mode in
      Row(title: text)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .border(.gray)
      TextField("Name", text: $text)
        .navigationTitle(text)
        .aspectRatio(1, contentMode: .fit)
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .badge(in: .blue)
      .opacity(isOn ? 1 : 0.5)
    LazyHStack {
    }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .foregroundStyle(.secondary)
  }
}

struct Generated471: View {
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
      Text("\(count)")
        .layoutPriority(1)
        .clipped()
        .transition(.opacity)
      Text("\(count)")
        .modifier(Badge())
        .tag(mode)
        .listRowInsets(EdgeInsets())
      ViewThatFits {
        List(items, id: \.self) { item in
          ForEach(Mode.allCases) { mode in
            Row(title: text)
              .frame(maxWidth: .infinity)
              .foregroundStyle(.red, .blue)
            Row(title: "row")
              .overlay(.quaternary)
              .listRowBackground(Color.red)
              .font(.system(size: 12, weight: .bold))
          }
        }
          .ignoresSafeArea()
          .preferredColorScheme(.dark)
      }
        .drawingGroup()
    } else if mode == .grid {
    } else {
    }
    Image("photo").resizable()
    Text("\(count)")
      .background(.red)
      .clipShape(.rect(cornerRadius: 8))
      .blur(radius: amount)
  }
}

struct Generated472: View {
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
      Picker("Mode", selection: $mode) {
        if mode == .grid {
          VStack(alignment: .trailing, spacing: 8) {
            Capsule().stroke(.red, lineWidth: 2)
          }
          Image("photo").resizable()
            .clipped()
            .onChange(of: count) { old, new in print(old, new) }
        } else {
          TimelineView(.everyMinute) { context in
            Label("Star", systemImage: "star")
              .scaleEffect(amount)
              .blur(radius: amount)
            (Text("a") + Text("b").bold())
              .padding(8)
              .background(.thinMaterial)
          }
            .accessibilityLabel("label")
            .navigationTitle(text)
          Button("Go") { count += 1 }
        }
        Button("Add", systemImage: "plus") { isOn.toggle() }
        Toggle("On", isOn: $isOn)
      }
        .scaleEffect(amount)
        .foregroundColor(.red)
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .rotationEffect(.degrees(45))
        .hidden()
    }
      .font(.title)
      .dimmed(isOn)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .opacity(isOn ? 1 : 0.5)
      .fixedSize()
    EmptyView()
      .textFieldStyle(.roundedBorder)
      .clipped()
      .lineLimit(2)
  }
}

struct Generated473: View {
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
        ZStack {
          ViewThatFits {
            Label("Star", systemImage: "star")
              .frame(minHeight: 20, alignment: .leading)
          }
            .clipShape(.rect(cornerRadius: 8))
        }
          .shadow(radius: 2)
      }
      Text(verbatim: "b")
      Label("Star", systemImage: "star")
        .scaledToFit()
        .clipped()
        .clipShape(Circle())
    } else if !items.isEmpty, isOn {
      VStack(alignment: .trailing, spacing: 8) {
      }
        .border(.gray)
        .preferredColorScheme(.dark)
        .disabled(!isOn)
      Divider()
    } else if count > 3 {
    }
    Circle()
      .frame(width: 40, height: 40)
      .onChange(of: count) { old, new in print(old, new) }
  }
}

struct Generated474: View {
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
      if count > 3 {
        if !items.isEmpty, isOn {
          TextField("Name", text: $text)
            .font(.title)
            .clipped()
            .pickerStyle(.segmented)
          Circle().fill(.blue)
            .foregroundColor(.red)
            .overlay(Text("over"))
            .clipShape(Circle())
        } else {
        }
      } else if !items.isEmpty, isOn {
        DisclosureGroup("More") {
          AnyView(Row(title: text))
            .overlay(Text("over"))
            .background(.red)
        }
          .controlSize(.large)
          .opacity(isOn ? 1 : 0.5)
          .position(x: 1, y: 1)
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          Stepper("Count", value: $count, in: 0...9)
        }
          .offset(x: 4)
      } else {
      }
      Capsule().stroke(.red, lineWidth: 2)
        .foregroundStyle(.secondary)
        .padding(.horizontal)
      Text(text)
        .lineLimit(2)
        .font(.title)
        .fontWeight(.semibold)
    }
      .onChange(of: text) { print(text) }
      .preferredColorScheme(.dark)
    Circle().fill(.blue)
    Button("Go") { count += 1 }
  }
}

struct Generated475: View {
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
      .animation(.default, value: isOn)
      .rotationEffect(.degrees(45))
    LazyVStack(pinnedViews: .sectionHeaders) {
      ForEach(["a", "b"], id: \.self) { letter in
        EmptyView()
          .aspectRatio(1, contentMode: .fit)
          .listRowBackground(Color.red)
        Spacer()
        Section("Title") {
          let value856 = count + 3
          Text("\(value856)")
        }
          .frame(minHeight: 20, alignment: .leading)
          .font(.system(size: 12, weight: .bold))
          .toolbar { ToolbarItem { Text("item") } }
      }
        .toolbar { ToolbarItem { Text("item") } }
      AsyncImage(url: nil)
        .zIndex(1)
        .padding(.horizontal)
        .border(.gray)
    }
      .listStyle(.plain)
      .layoutPriority(1)
    DatePicker("When", selection: .constant(.now))
      .padding()
    DatePicker("When", selection: .constant(.now))
  }
}

struct Generated476: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      switch load {
      case .idle:
        ControlGroup {
          Menu("Menu") {
            (Text("a") + Text("b").bold())
              .background(.red)
              .border(Color.red, width: 2)
          }
            .cornerRadius(4)
        }
          .multilineTextAlignment(.center)
        if mode == .grid {
          if !items.isEmpty, isOn {
            Color.red
              .italic(isOn)
            Image("photo").resizable()
              .shadow(radius: 2)
          } else if count > 3 {
          } else if case .done(let items) = load {
          }
          Button("Go") { count += 1 }
            .border(.gray)
        } else if isOn {
        } else if mode == .grid {
        } else {
        }
        Slider(value: $amount)
          .multilineTextAlignment(.center)
          .buttonStyle(.bordered)
      case .loading(let amount):
        Capsule().stroke(.red, lineWidth: 2)
          .tint(.orange)
      case .done(let items):
        Button("Add", systemImage: "plus") { isOn.toggle() }
      case .failed:
        Stepper("Count", value: $count, in: 0...9)
          .rotationEffect(.degrees(45))
          .task { text = "x" }
      }
    }
      .padding(8)
      .onChange(of: count) { old, new in print(old, new) }
      .clipped()
    Label("Star", systemImage: "star")
      .onTapGesture { isOn.toggle() }
      .frame(width: 40, height: 40)
      .layoutPriority(1)
    Capsule().stroke(.red, lineWidth: 2)
      .accessibilityLabel("label")
      .toolbar { ToolbarItem { Text("item") } }
      .environment(\.colorScheme, .dark)
  }
}

struct Generated477: View {
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
    }
      .clipShape(.rect(cornerRadius: 8))
      .onAppear { count += 1 }
    if !items.isEmpty, isOn {
      Circle().fill(.blue)
    } else if !items.isEmpty, isOn {
    } else if count > 3 {
      TimelineView(.everyMinute) { context in
        ControlGroup {
          DatePicker("When", selection: .constant(.now))
          VStack {
            Spacer(minLength: 8)
            Text(text)
          }
        }
          .mask(Circle())
          .padding()
      }
    }
    Stepper("Count", value: $count, in: 0...9)
      .background(Color.blue)
      .listRowInsets(EdgeInsets())
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .foregroundStyle(.red, .blue)
      .navigationTitle("Title")
  }
}

struct Generated478: View {
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
      Label("Star", systemImage: "star")
        .frame(maxWidth: .infinity)
      if count > 3 {
        AsyncImage(url: nil)
          .opacity(isOn ? 1 : 0.5)
        let value976 = count + 2
        Text("\(value976)")
      } else {
        ZStack(alignment: .bottomTrailing) {
          ForEach(items, id: \.title) { item in
            Image("photo").resizable()
              .dimmed(isOn)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .opacity(isOn ? 1 : 0.5)
            SecureField("Password", text: $text)
          }
            .navigationTitle(text)
            .frame(width: 40, height: 40)
            .buttonStyle(.bordered)
        }
          .position(x: 1, y: 1)
      }
      (isOn ? Text("yes") : Text("no"))
        .layoutPriority(1)
    }
      .drawingGroup()
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    DatePicker("When", selection: .constant(.now))
      .redacted(reason: .placeholder)
  }
}

struct Generated479: View {
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
      if !items.isEmpty, isOn {
        Capsule().stroke(.red, lineWidth: 2)
          .onTapGesture { isOn.toggle() }
          .dimmed(isOn)
      } else if !items.isEmpty, isOn {
        if case .done(let items) = load {
          AsyncImage(url: nil)
            .padding(.vertical, 4)
          HStack(spacing: 0) {
          }
            .clipped()
            .multilineTextAlignment(.center)
          AsyncImage(url: nil)
            .lineLimit(2)
            .overlay(Text("over"))
            .font(.system(size: 12, weight: .bold))
        } else if let shown = name {
        } else {
          Row(title: "row")
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .navigationTitle(text)
            .onAppear { count += 1 }
            .layoutPriority(1)
        }
      }
    }
      .multilineTextAlignment(.center)
    Spacer()
  }
}

struct Generated480: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1041 = count + 0
    Text("\(value1041)")
    AnyView(Row(title: text))
      .frame(width: 40, height: 40)
      .mask(Circle())
  }
}

struct Generated481: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    AnyView(Row(title: text))
      .font(.system(size: 12, weight: .bold))
    Slider(value: $amount)
      .gesture(TapGesture().onEnded { count = 0 })
      .gesture(TapGesture().onEnded { count = 0 })
      .tint(.orange)
  }
}

struct Generated482: View {
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
      List {
      }
        .scaleEffect(amount)
        .foregroundStyle(.secondary)
    case 1...3:
      NavigationLink("Next") {
        Menu("Menu") {
          ForEach(items.sorted { $0.title < $1.title }) { item in
            TextEditor(text: $text)
          }
            .background { Color.green }
          ForEach(items, id: \.title) { item in
            Text(amount, format: .percent)
              .padding(.horizontal)
            name.map { Text($0) }
              .mask(Circle())
          }
            .background(.red)
            .border(Color.red, width: 2)
            .padding()
        }
          .help("help")
          .layoutPriority(1)
          .badge(in: .blue)
      }
        .font(.title)
    case let value where value < 0:
      Circle()
    default:
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .cornerRadius(4)
        .overlay(Text("over"))
        .position(x: 1, y: 1)
    }
    Divider()
    EmptyView()
    Text("a")
      .bold()
  }
}

struct Generated483: View {
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
      VStack(alignment: .trailing, spacing: 8) {
        ForEach(items.sorted { $0.title < $1.title }) { item in
          DisclosureGroup("More", isExpanded: $isOn) {
          }
            .id(count)
            .preferredColorScheme(.dark)
        }
          .padding(.vertical, 4)
      }
      NavigationStack {
        ScrollView(.horizontal, showsIndicators: false) {
        }
          .background { Color.green }
          .fontWeight(.semibold)
      }
    }
      .background { Color.green }
    List {
      let value1129 = count + 1
      Text("\(value1129)")
    }
      .foregroundStyle(.red, .blue)
      .drawingGroup()
  }
}

struct Generated484: View {
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
      ForEach(["a", "b"], id: \.self) { letter in
        if isOn {
          Section("Title") {
            Spacer(minLength: 8)
              .contextMenu { Button("Copy") {} }
          }
            .hidden()
            .drawingGroup()
            .background(.yellow, in: .rect(cornerRadius: 4))
        } else if !items.isEmpty, isOn {
        } else if !items.isEmpty, isOn {
          if mode == .grid {
            LabeledContent("Key", value: "Value")
              .tag(mode)
              .controlSize(.large)
          } else if case .done(let items) = load {
            Label("Star", systemImage: "star")
              .border(Color.red, width: 2)
              .background(.red)
          } else if let shown = name {
          }
        }
        Toggle("On", isOn: $isOn)
          .controlSize(.large)
          .padding()
          .onDisappear {}
      }
        .offset(x: 4)
        .border(.gray)
    } else if let shown = name {
    } else {
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
  }
}

struct Generated485: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1180 = count + 0
    Text("\(value1180)")
    NavigationLink("Next") {
      TimelineView(.everyMinute) { context in
        Color.red
          .background(Color.blue)
          .id(count)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        if count > 3 {
          Label("Star", systemImage: "star")
            .fontWeight(.semibold)
        } else {
          NavigationStack {
          }
          if isOn {
            Image("photo").resizable()
              .fixedSize()
              .contentShape(Rectangle())
          } else {
          }
        }
      }
    }
      .clipShape(Circle())
      .animation(.default, value: isOn)
    Circle().fill(.blue)
      .listRowInsets(EdgeInsets())
    Row(title: text)
      .contextMenu { Button("Copy") {} }
      .padding(8)
  }
}

struct Generated486: View {
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
      Button("Go") { count += 1 }
        .frame(minHeight: 20, alignment: .leading)
        .foregroundStyle(.red, .blue)
      if let shown = name {
        Capsule().stroke(.red, lineWidth: 2)
          .fontWeight(.semibold)
          .dimmed(isOn)
        EmptyView()
      } else if !items.isEmpty, isOn {
        DisclosureGroup("More", isExpanded: $isOn) {
        }
          .italic(isOn)
          .hidden()
        let value1230 = count + 2
        Text("\(value1230)")
      }
    }
      .layoutPriority(1)
    switch name {
    case let shown?:
      SecureField("Password", text: $text)
        .border(Color.red, width: 2)
    case nil:
      Image("photo").resizable()
        .frame(width: 40, height: 40)
    }
    Spacer(minLength: 8)
      .clipShape(.rect(cornerRadius: 8))
      .animation(.default, value: isOn)
      .foregroundStyle(.red, .blue)
    Text("a")
      .multilineTextAlignment(.center)
      .lineLimit(2)
  }
}

struct Generated487: View {
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
        let value1259 = count + 2
        Text("\(value1259)")
      case nil:
        ZStack(alignment: .bottomTrailing) {
          ZStack(alignment: .bottomTrailing) {
          }
            .offset(x: 4)
            .zIndex(1)
          List {
          }
            .scaledToFit()
            .foregroundStyle(.secondary)
            .animation(.default, value: isOn)
        }
          .hidden()
          .lineLimit(2)
          .clipShape(Circle())
        ZStack {
        }
        Spacer()
          .blur(radius: amount)
      }
      Slider(value: $amount)
        .fixedSize()
        .lineLimit(2)
        .font(.title)
      Rectangle().trim(from: 0, to: amount)
    }
    Divider()
      .contentShape(Rectangle())
      .background(alignment: .top) { Text("back") }
    Slider(value: $amount, in: 0...10, step: 1)
  }
}

struct Generated488: View {
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
      ProgressView(value: amount)
        .cornerRadius(4)
    case 1...3:
      ForEach(Mode.allCases) { mode in
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .onAppear { count += 1 }
          .drawingGroup()
        ProgressView()
          .onDisappear {}
          .frame(minHeight: 20, alignment: .leading)
          .labelsHidden()
      }
        .textFieldStyle(.roundedBorder)
        .ignoresSafeArea()
        .navigationTitle(text)
      GridRow {
        let value1315 = count + 2
        Text("\(value1315)")
      }
        .onDisappear {}
        .onDisappear {}
        .overlay(.quaternary)
      GeometryReader { proxy in
      }
        .textFieldStyle(.roundedBorder)
        .border(.gray)
    case let value where value < 0:
      TextField("Name", text: $text)
        .scaledToFit()
        .disabled(!isOn)
        .gesture(TapGesture().onEnded { count = 0 })
    default:
      ProgressView()
        .listRowInsets(EdgeInsets())
        .shadow(radius: 2)
    }
    (isOn ? Text("yes") : Text("no"))
      .padding(.vertical, 4)
      .listStyle(.plain)
  }
}

struct Generated489: View {
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
      ForEach(["a", "b"], id: \.self) { letter in
        VStack {
          DatePicker("When", selection: .constant(.now))
            .aspectRatio(1, contentMode: .fit)
          Button("Go") { count += 1 }
            .font(.system(size: 12, weight: .bold))
            .accessibilityHidden(isOn)
            .position(x: 1, y: 1)
        }
          .listStyle(.plain)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
        .disabled(!isOn)
        .onDisappear {}
      VStack(alignment: .leading) {
        Button("Delete", role: .destructive) {}
          .modifier(Badge())
        Image(systemName: "star")
          .pickerStyle(.segmented)
          .ignoresSafeArea()
          .clipShape(Circle())
      }
        .shadow(radius: 2)
        .background(.yellow, in: .rect(cornerRadius: 4))
        .position(x: 1, y: 1)
      ProgressView(value: amount)
    }
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .modifier(Badge())
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
    Text(amount, format: .percent)
    Circle()
      .shadow(radius: 2)
      .onChange(of: text) { print(text) }
  }
}

struct Generated490: View {
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
      Circle()
        .clipShape(.rect(cornerRadius: 8))
        .frame(width: 40, height: 40)
        .task { text = "x" }
      if case .done(let items) = load {
        Stepper("Count", value: $count, in: 0...9)
          .position(x: 1, y: 1)
          .textFieldStyle(.roundedBorder)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        switch mode {
        case .list:
          if isOn {
            Button("Go") { count += 1 }
              .mask(Circle())
            Spacer()
              .tint(.orange)
          }
          Text(text)
          LabeledContent("Key", value: "Value")
            .opacity(isOn ? 1 : 0.5)
            .preferredColorScheme(.dark)
            .onChange(of: count) { old, new in print(old, new) }
        case .grid:
          ColorPicker("Color", selection: .constant(.red))
            .help("help")
        case .map:
          (Text("a") + Text("b").bold())
            .italic(isOn)
            .hidden()
            .task { text = "x" }
        }
      } else if let shown = name {
      } else if let shown = name {
      } else {
      }
      Capsule().stroke(.red, lineWidth: 2)
        .italic(isOn)
        .labelsHidden()
        .help("help")
    } else if !items.isEmpty, isOn {
    }
    Circle().fill(.blue)
      .listStyle(.plain)
    Label("Star", systemImage: "star")
      .tint(.orange)
      .animation(.default, value: isOn)
  }
}

struct Generated491: View {
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
    Capsule().stroke(.red, lineWidth: 2)
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated492: View {
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
      Color.red
        .opacity(isOn ? 1 : 0.5)
        .rotationEffect(.degrees(45))
    }
      .tint(.orange)
    if let shown = name {
      Text(text)
        .onChange(of: count) { old, new in print(old, new) }
      ForEach(items.sorted { $0.title < $1.title }) { item in
        Circle()
        if mode == .grid {
          Text(verbatim: "b")
            .redacted(reason: .placeholder)
            .contextMenu { Button("Copy") {} }
          Circle().fill(.blue)
            .onDisappear {}
            .clipped()
            .tag(mode)
          Image(systemName: "star")
            .background { Color.green }
        }
        (isOn ? Text("yes") : Text("no"))
          .padding()
          .navigationTitle("Title")
          .background(.red)
      }
    } else {
    }
    name.map { Text($0) }
      .foregroundStyle(.red, .blue)
      .ignoresSafeArea()
      .foregroundColor(.red)
    Stepper("Count", value: $count, in: 0...9)
      .padding(.vertical, 4)
      .background(Color.blue)
      .padding()
  }
}

struct Generated493: View {
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
      .hidden()
    Text(amount, format: .percent)
      .accessibilityLabel("label")
    Toggle("On", isOn: $isOn)
      .preferredColorScheme(.dark)
      .background(.thinMaterial)
      .disabled(!isOn)
    if case .done(let items) = load {
      TimelineView(.everyMinute) { context in
      }
        .foregroundStyle(.red, .blue)
        .contentShape(Rectangle())
        .scaleEffect(amount)
      let value1504 = count + 1
      Text("\(value1504)")
    } else if mode == .grid {
      if mode == .grid {
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .clipShape(.rect(cornerRadius: 8))
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        DatePicker("When", selection: .constant(.now))
          .opacity(isOn ? 1 : 0.5)
          .background { Color.green }
          .listRowBackground(Color.red)
      } else {
      }
    } else {
    }
  }
}

struct Generated494: View {
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
      .font(.system(size: 12, weight: .bold))
      .blur(radius: amount)
    if case .done(let items) = load {
      (isOn ? Text("yes") : Text("no"))
        .buttonStyle(.bordered)
        .background { Color.green }
        .redacted(reason: .placeholder)
      ProgressView()
        .hidden()
        .padding(8)
        .navigationTitle("Title")
      let value1537 = count + 1
      Text("\(value1537)")
    } else if count > 3 {
      if isOn {
        if let shown = name {
          if count > 3 {
            Link("Site", destination: URL(string: "https://example.com")!)
              .opacity(isOn ? 1 : 0.5)
          } else if !items.isEmpty, isOn {
          } else {
          }
          Slider(value: $amount, in: 0...10, step: 1)
            .redacted(reason: .placeholder)
        } else {
        }
        Divider()
      } else if !items.isEmpty, isOn {
      } else if isOn {
      }
      Divider()
        .toolbar { ToolbarItem { Text("item") } }
        .shadow(radius: 2)
    } else if !items.isEmpty, isOn {
    } else {
    }
    Image(systemName: "star")
      .padding(.horizontal)
      .foregroundStyle(.red, .blue)
      .scaledToFit()
  }
}

struct Generated495: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Row(title: text)
    ScrollViewReader { proxy in
    }
    if let shown = name {
      Image(systemName: "star")
        .rotationEffect(.degrees(45))
        .tag(mode)
        .dimmed(isOn)
      ForEach(0..<3) { index in
        ZStack(alignment: .bottomTrailing) {
        }
          .bold()
          .border(Color.red, width: 2)
          .accessibilityLabel("label")
        if let shown = name {
          if let shown = name {
            (isOn ? Text("yes") : Text("no"))
          } else if let shown = name {
          } else if case .done(let items) = load {
          } else {
          }
        } else if !items.isEmpty, isOn {
        }
      }
        .tint(.orange)
        .scaleEffect(amount)
      EmptyView()
    } else if isOn {
    } else {
    }
  }
}

struct Generated496: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    LazyVStack(pinnedViews: .sectionHeaders) {
      if let shown = name {
        Link("Site", destination: URL(string: "https://example.com")!)
          .foregroundStyle(.red, .blue)
          .id(count)
      } else if !items.isEmpty, isOn {
        if mode == .grid {
          VStack(alignment: .leading) {
          }
          if !items.isEmpty, isOn {
            Button("Go") { count += 1 }
              .foregroundStyle(.red, .blue)
              .onDisappear {}
              .overlay(Text("over"))
            Text(verbatim: "b")
              .italic(isOn)
              .blur(radius: amount)
          }
        } else if let shown = name {
        } else if mode == .grid {
        } else {
        }
        Text(verbatim: "b")
          .clipped()
          .onDisappear {}
      } else {
      }
    }
      .frame(maxWidth: .infinity)
      .transition(.opacity)
      .drawingGroup()
    Circle().fill(.blue)
      .scaledToFit()
      .disabled(!isOn)
      .tint(.orange)
    (isOn ? Text("yes") : Text("no"))
      .contextMenu { Button("Copy") {} }
      .listRowInsets(EdgeInsets())
      .dimmed(isOn)
    Image("photo").resizable()
      .disabled(!isOn)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .overlay(Text("over"))
  }
}

struct Generated497: View {
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
      .scaleEffect(amount)
      .background(Circle())
    ForEach(Mode.allCases) { mode in
      Capsule().stroke(.red, lineWidth: 2)
    }
    Text(text)
  }
}

struct Generated498: View {
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
      .environment(\.colorScheme, .dark)
    if count > 3 {
      Capsule().stroke(.red, lineWidth: 2)
        .border(Color.red, width: 2)
      let value1675 = count + 1
      Text("\(value1675)")
      VStack(alignment: .trailing, spacing: 8) {
        Spacer()
          .foregroundStyle(.secondary)
          .ignoresSafeArea()
        if mode == .grid {
          if let shown = name {
            Circle().fill(.blue)
          } else if count > 3 {
          } else if case .done(let items) = load {
          } else {
          }
          Link("Site", destination: URL(string: "https://example.com")!)
            .background(alignment: .top) { Text("back") }
            .contextMenu { Button("Copy") {} }
        }
      }
        .rotationEffect(.degrees(45))
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .fontWeight(.semibold)
    } else if isOn {
    } else if case .done(let items) = load {
    } else {
    }
    Color.accentColor.opacity(0.2)
    Stepper("Count", value: $count, in: 0...9)
      .transition(.opacity)
      .drawingGroup()
      .tag(mode)
  }
}

struct Generated499: View {
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
      .gesture(TapGesture().onEnded { count = 0 })
      .padding(8)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    if mode == .grid {
      ScrollViewReader { proxy in
        Link("Site", destination: URL(string: "https://example.com")!)
      }
        .position(x: 1, y: 1)
        .accessibilityLabel("label")
        .blur(radius: amount)
      Rectangle().trim(from: 0, to: amount)
      ForEach(0..<3) { index in
        switch mode {
        case .list:
          if !items.isEmpty, isOn {
            LabeledContent("Key", value: "Value")
          } else if case .done(let items) = load {
          }
          Label("Star", systemImage: "star")
            .aspectRatio(1, contentMode: .fit)
            .dimmed(isOn)
            .controlSize(.large)
        case .grid:
          TextEditor(text: $text)
        case .map:
          Button("Go") { count += 1 }
        }
        AsyncImage(url: nil)
          .disabled(!isOn)
          .mask(Circle())
          .padding(8)
      }
        .foregroundStyle(.secondary)
        .navigationTitle(text)
    } else if mode == .grid {
    } else if !items.isEmpty, isOn {
    } else {
    }
    Image("photo").resizable()
    SecureField("Password", text: $text)
      .bold()
      .clipShape(Circle())
  }
}

struct Generated500: View {
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
      switch mode {
      case .list:
        switch count {
        case 0:
          let value1766 = count + 3
          Text("\(value1766)")
          if !items.isEmpty, isOn {
            Image(systemName: "star")
              .gesture(TapGesture().onEnded { count = 0 })
              .fontWeight(.semibold)
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .fontWeight(.semibold)
          } else if let shown = name {
            TextEditor(text: $text)
              .frame(width: 40, height: 40)
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .contextMenu { Button("Copy") {} }
              .onTapGesture { isOn.toggle() }
              .dimmed(isOn)
          }
          DatePicker("When", selection: .constant(.now))
        case 1...3:
          Image("photo").resizable()
            .buttonStyle(.bordered)
            .badge(in: .blue)
        case let value where value < 0:
          Circle()
            .mask(Circle())
            .layoutPriority(1)
            .onChange(of: text) { print(text) }
        default:
          Button("Go") { count += 1 }
            .redacted(reason: .placeholder)
            .listRowBackground(Color.red)
            .clipShape(Circle())
        }
      case .grid:
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .tag(mode)
          .background(Circle())
          .multilineTextAlignment(.center)
      case .map:
        TextEditor(text: $text)
          .gesture(TapGesture().onEnded { count = 0 })
      }
      name.map { Text($0) }
        .scaledToFit()
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
    }
      .badge(in: .blue)
    ProgressView(value: amount)
      .italic(isOn)
      .environment(\.colorScheme, .dark)
      .toolbar { ToolbarItem { Text("item") } }
    AnyView(Row(title: text))
      .tint(.orange)
    ColorPicker("Color", selection: .constant(.red))
      .background(.yellow, in: .rect(cornerRadius: 4))
      .scaleEffect(amount)
      .background(.red)
  }
}
