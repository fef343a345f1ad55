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

struct Generated51: View {
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
      .scaledToFit()
      .rotationEffect(.degrees(45))
      .contextMenu { Button("Copy") {} }
    Slider(value: $amount)
      .shadow(radius: 2)
    Card(title: "card") {
      Row(title: text)
        .italic(isOn)
        .opacity(isOn ? 1 : 0.5)
        .clipShape(Circle())
      if case .done(let items) = load {
        (Text("a") + Text("b").bold())
          .zIndex(1)
          .preferredColorScheme(.dark)
          .padding()
      } else {
        NavigationLink("Next") {
          Capsule().stroke(.red, lineWidth: 2)
            .background(.red)
            .onAppear { count += 1 }
          Capsule().stroke(.red, lineWidth: 2)
            .transition(.opacity)
            .disabled(!isOn)
            .border(Color.red, width: 2)
        }
          .toolbar { ToolbarItem { Text("item") } }
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .disabled(!isOn)
        Spacer(minLength: 8)
      }
      Text("a")
        .overlay(.quaternary)
    }
      .ignoresSafeArea()
      .bold()
      .offset(x: 4)
  }
}

struct Generated52: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value46 = count + 0
    Text("\(value46)")
    switch count {
    case 0:
      Row(title: "row")
    case 1...3:
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        LazyVStack(pinnedViews: .sectionHeaders) {
          if mode == .grid {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .aspectRatio(1, contentMode: .fit)
          } else if count > 3 {
            Button("Delete", role: .destructive) {}
              .textFieldStyle(.roundedBorder)
              .mask(Circle())
          } else {
          }
        }
          .hidden()
        AsyncImage(url: nil)
      }
        .tint(.orange)
    case let value where value < 0:
      LabeledContent("Key", value: "Value")
        .transition(.opacity)
        .help("help")
        .accessibilityLabel("label")
    default:
      Link("Site", destination: URL(string: "https://example.com")!)
        .buttonStyle(.bordered)
        .background { Color.green }
    }
    Text("a")
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    AnyView(Row(title: text))
  }
}

struct Generated53: View {
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
      Image("photo").resizable()
        .overlay(.quaternary)
        .badge(in: .blue)
        .clipped()
    } else if mode == .grid {
    } else {
      Row(title: text)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .animation(.default, value: isOn)
        .aspectRatio(1, contentMode: .fit)
      Link("Site", destination: URL(string: "https://example.com")!)
    }
    Section("Title") {
      (Text("a") + Text("b").bold())
        .listStyle(.plain)
        .accessibilityLabel("label")
      ProgressView(value: amount)
        .dimmed(isOn)
        .background(Circle())
        .position(x: 1, y: 1)
    }
      .onTapGesture { isOn.toggle() }
      .blur(radius: amount)
    Divider()
      .fontWeight(.semibold)
      .foregroundStyle(.secondary)
      .background(.thinMaterial)
  }
}

struct Generated54: View {
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
      .onAppear { count += 1 }
      .padding(8)
      .preferredColorScheme(.dark)
    if isOn {
      if isOn {
        ForEach(items, id: \.title) { item in
          List {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            Button("Delete", role: .destructive) {}
              .offset(x: 4)
              .shadow(radius: 2)
          }
            .listStyle(.plain)
          ScrollView(.horizontal, showsIndicators: false) {
          }
            .clipped()
            .background(.red)
            .preferredColorScheme(.dark)
          ProgressView()
        }
          .onChange(of: text) { print(text) }
          .opacity(isOn ? 1 : 0.5)
          .onChange(of: count) { old, new in print(old, new) }
        Capsule().stroke(.red, lineWidth: 2)
          .modifier(Badge())
          .overlay(Text("over"))
          .redacted(reason: .placeholder)
      } else if case .done(let items) = load {
      } else if case .done(let items) = load {
      }
      Button("Add", systemImage: "plus") { isOn.toggle() }
      Color.red
        .shadow(radius: 2)
        .help("help")
        .tint(.orange)
    } else {
    }
    Text("a")
  }
}

struct Generated55: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Divider()
      .padding()
      .badge(in: .blue)
    Circle()
      .onTapGesture { isOn.toggle() }
    if !items.isEmpty, isOn {
      ForEach(items) { item in
        let value173 = count + 2
        Text("\(value173)")
        Card(title: "card") {
          AnyView(Row(title: text))
            .clipped()
            .background(.thinMaterial)
            .clipped()
          Slider(value: $amount)
            .lineLimit(2)
        }
          .overlay(.quaternary)
          .background(Circle())
          .modifier(Badge())
        SecureField("Password", text: $text)
      }
        .blur(radius: amount)
        .scaledToFit()
        .scaleEffect(amount)
      ProgressView()
        .tint(.orange)
      Text(amount, format: .percent)
    } else if count > 3 {
    } else if mode == .grid {
    } else {
    }
  }
}

struct Generated56: View {
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
      Card(title: "card") {
        ColorPicker("Color", selection: .constant(.red))
        NavigationLink("Next") {
        }
      }
        .tag(mode)
        .navigationTitle(text)
      Slider(value: $amount, in: 0...10, step: 1)
        .padding()
        .scaleEffect(amount)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      ForEach(0..<3) { index in
        ProgressView()
        if case .done(let items) = load {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .gesture(TapGesture().onEnded { count = 0 })
            .scaleEffect(amount)
        } else if let shown = name {
        }
        Text(amount, format: .percent)
      }
    }
      .dimmed(isOn)
      .preferredColorScheme(.dark)
      .labelsHidden()
    EmptyView()
      .clipShape(Circle())
      .controlSize(.large)
    Text("a")
    (Text("a") + Text("b").bold())
      .pickerStyle(.segmented)
      .border(Color.red, width: 2)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
  }
}

struct Generated57: View {
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
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    let value248 = count + 0
    Text("\(value248)")
    let value250 = count + 0
    Text("\(value250)")
  }
}

struct Generated58: View {
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
      Group {
        Text(verbatim: "b")
          .labelsHidden()
          .scaledToFit()
      }
      Card {
        Section("Title") {
          Text(verbatim: "b")
            .scaledToFit()
            .tint(.orange)
            .zIndex(1)
          ZStack {
            AnyView(Row(title: text))
              .zIndex(1)
              .help("help")
          }
            .background { Color.green }
            .labelsHidden()
        }
        Row(title: "row")
      }
        .font(.system(size: 12, weight: .bold))
    }
      .badge(in: .blue)
      .listRowBackground(Color.red)
      .onTapGesture { isOn.toggle() }
    Stepper("Count", value: $count, in: 0...9)
      .opacity(isOn ? 1 : 0.5)
      .frame(minHeight: 20, alignment: .leading)
    Spacer()
      .onTapGesture { isOn.toggle() }
      .clipped()
    AnyView(Row(title: text))
      .frame(width: 40, height: 40)
  }
}

struct Generated59: View {
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
      .opacity(isOn ? 1 : 0.5)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .ignoresSafeArea()
  }
}

struct Generated60: View {
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
      .overlay(.quaternary)
      .transition(.opacity)
      .padding(8)
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .preferredColorScheme(.dark)
      .gesture(TapGesture().onEnded { count = 0 })
      .background(Circle())
    switch count {
    case 0:
      if count > 3 {
        ForEach(items) { item in
          Text(verbatim: "b")
            .buttonStyle(.bordered)
            .multilineTextAlignment(.center)
            .controlSize(.large)
          if let shown = name {
            Text("\(count)")
            Toggle("On", isOn: $isOn)
              .ignoresSafeArea()
              .pickerStyle(.segmented)
              .background(alignment: .top) { Text("back") }
          } else if mode == .grid {
          }
        }
        ProgressView(value: amount)
          .ignoresSafeArea()
          .mask(Circle())
      } else if mode == .grid {
      }
      SecureField("Password", text: $text)
        .onAppear { count += 1 }
        .tag(mode)
    case 1...3:
      ProgressView()
        .border(.gray)
        .padding(.horizontal)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    case let value where value < 0:
      Stepper("Count", value: $count, in: 0...9)
        .drawingGroup()
        .id(count)
        .transition(.opacity)
    default:
      Circle().fill(.blue)
        .dimmed(isOn)
        .tag(mode)
    }
  }
}

struct Generated61: View {
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
      TimelineView(.everyMinute) { context in
        ProgressView()
          .help("help")
          .background(Color.blue)
        VStack(alignment: .leading) {
          GeometryReader { proxy in
          }
            .multilineTextAlignment(.center)
        }
          .drawingGroup()
          .onChange(of: count) { old, new in print(old, new) }
      }
        .clipped()
      let value377 = count + 1
      Text("\(value377)")
      switch mode {
      case .list:
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .font(.system(size: 12, weight: .bold))
          .border(.gray)
          .border(.gray)
        Button("Delete", role: .destructive) {}
      case .grid:
        Spacer()
          .italic(isOn)
          .font(.title)
      case .map:
        Circle().fill(.blue)
      }
    }
    AsyncImage(url: nil)
  }
}

struct Generated62: View {
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
      if let shown = name {
        Card {
          name.map { Text($0) }
            .ignoresSafeArea()
          Stepper("Count", value: $count, in: 0...9)
            .contextMenu { Button("Copy") {} }
            .background(.red)
        }
          .badge(in: .blue)
      } else if !items.isEmpty, isOn {
      }
    } else {
    }
    if let shown = name {
      DisclosureGroup("More", isExpanded: $isOn) {
        Link("Site", destination: URL(string: "https://example.com")!)
          .tint(.orange)
          .font(.system(size: 12, weight: .bold))
          .preferredColorScheme(.dark)
        Text(verbatim: "b")
          .preferredColorScheme(.dark)
      }
        .onChange(of: text) { print(text) }
        .contextMenu { Button("Copy") {} }
      Text("a")
        .onDisappear {}
        .border(Color.red, width: 2)
        .listStyle(.plain)
    }
    DatePicker("When", selection: .constant(.now))
      .redacted(reason: .placeholder)
      .background(Color.blue)
      .toolbar { ToolbarItem { Text("item") } }
  }
}

struct Generated63: View {
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
      ProgressView()
      Stepper("Count", value: $count, in: 0...9)
        .border(Color.red, width: 2)
        .offset(x: 4)
        .padding(8)
    case 1...3:
      if count > 3 {
        if case .done(let items) = load {
          Color.red
            .foregroundStyle(.red, .blue)
          Button("Delete", role: .destructive) {}
            .onChange(of: count) { old, new in print(old, new) }
            .overlay(Text("over"))
        } else if case .done(let items) = load {
        } else {
          if count > 3 {
            Capsule().stroke(.red, lineWidth: 2)
          } else if let shown = name {
          } else {
          }
          Spacer(minLength: 8)
        }
      } else if case .done(let items) = load {
      }
      TextEditor(text: $text)
        .overlay(Text("over"))
        .padding(8)
        .environment(\.colorScheme, .dark)
    case let value where value < 0:
      (isOn ? Text("yes") : Text("no"))
    default:
      Stepper("Count", value: $count, in: 0...9)
        .shadow(radius: 2)
    }
    Text("\(count)")
    Text(text)
      .labelsHidden()
      .italic(isOn)
  }
}

struct Generated64: View {
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
      .frame(width: 40, height: 40)
      .task { text = "x" }
    List(items) { item in
      let value491 = count + 1
      Text("\(value491)")
      if case .done(let items) = load {
        Picker("Mode", selection: $mode) {
          Circle().fill(.blue)
            .hidden()
            .fontWeight(.semibold)
          ForEach(Mode.allCases) { mode in
            AsyncImage(url: nil)
              .textFieldStyle(.roundedBorder)
              .offset(x: 4)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            ColorPicker("Color", selection: .constant(.red))
            Color.red
              .zIndex(1)
          }
          ColorPicker("Color", selection: .constant(.red))
            .foregroundStyle(.red, .blue)
            .font(.title)
            .help("help")
        }
        Row(title: "row")
          .clipShape(.rect(cornerRadius: 8))
        Spacer(minLength: 8)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      } else {
      }
    }
      .fixedSize()
      .environment(\.colorScheme, .dark)
      .accessibilityHidden(isOn)
  }
}

struct Generated65: View {
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
      .textFieldStyle(.roundedBorder)
      .hidden()
      .fontWeight(.semibold)
    Image(systemName: "star")
      .frame(minHeight: 20, alignment: .leading)
      .padding()
    if let shown = name {
      name.map { Text($0) }
        .listStyle(.plain)
      switch count {
      case 0:
        let value540 = count + 2
        Text("\(value540)")
      case 1...3:
        if isOn {
          TextField("Name", text: $text)
            .disabled(!isOn)
          Button("Delete", role: .destructive) {}
          ProgressView(value: amount)
            .zIndex(1)
        }
      case let value where value < 0:
        Circle().fill(.blue)
          .hidden()
          .background(Color.blue)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      default:
        Toggle("On", isOn: $isOn)
          .contentShape(Rectangle())
          .listStyle(.plain)
      }
    } else if isOn {
    } else if !items.isEmpty, isOn {
    }
    Circle().fill(.blue)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .background { Color.green }
      .preferredColorScheme(.dark)
  }
}

struct Generated66: View {
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
      VStack {
        switch name {
        case let shown?:
          if isOn {
            Rectangle().trim(from: 0, to: amount)
              .padding(.horizontal)
              .font(.title)
              .disabled(!isOn)
            Toggle("On", isOn: $isOn)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            Slider(value: $amount, in: 0...10, step: 1)
              .clipShape(.rect(cornerRadius: 8))
              .clipped()
              .offset(x: 4)
          } else if isOn {
          } else if case .done(let items) = load {
            Image(systemName: "star")
              .dimmed(isOn)
            (isOn ? Text("yes") : Text("no"))
              .clipShape(Circle())
              .onAppear { count += 1 }
              .scaleEffect(amount)
          }
          (Text("a") + Text("b").bold())
            .textFieldStyle(.roundedBorder)
            .frame(minHeight: 20, alignment: .leading)
            .shadow(radius: 2)
          Stepper("Count", value: $count, in: 0...9)
            .cornerRadius(4)
        case nil:
          Slider(value: $amount)
            .listStyle(.plain)
        }
      }
        .clipped()
        .gesture(TapGesture().onEnded { count = 0 })
      Stepper("Count", value: $count, in: 0...9)
        .tint(.orange)
        .layoutPriority(1)
        .clipShape(Circle())
    }
      .padding(.horizontal)
      .multilineTextAlignment(.center)
    Text("a")
  }
}

struct Generated67: View {
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
      LabeledContent("Key") {
        Text("a")
          .position(x: 1, y: 1)
      }
        .padding(.vertical, 4)
        .listRowBackground(Color.red)
        .contextMenu { Button("Copy") {} }
      switch name {
      case let shown?:
        ScrollViewReader { proxy in
          Slider(value: $amount, in: 0...10, step: 1)
        }
          .animation(.default, value: isOn)
        (Text("a") + Text("b").bold())
          .overlay(Text("over"))
          .modifier(Badge())
        if case .done(let items) = load {
          Divider()
        } else if !items.isEmpty, isOn {
        }
      case nil:
        Link("Site", destination: URL(string: "https://example.com")!)
          .task { text = "x" }
          .dimmed(isOn)
      }
    }
    Slider(value: $amount)
  }
}

struct Generated68: View {
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
      let value659 = count + 1
      Text("\(value659)")
    } else if case .done(let items) = load {
      Slider(value: $amount, in: 0...10, step: 1)
      ProgressView(value: amount)
        .onChange(of: count) { old, new in print(old, new) }
    }
    if let shown = name {
      if isOn {
        VStack(alignment: .leading) {
          if case .done(let items) = load {
            TextField("Name", text: $text)
              .contextMenu { Button("Copy") {} }
              .dimmed(isOn)
          }
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .fontWeight(.semibold)
        }
        ColorPicker("Color", selection: .constant(.red))
          .scaledToFit()
          .onTapGesture { isOn.toggle() }
          .navigationTitle("Title")
      } else if let shown = name {
      } else if let shown = name {
      } else {
      }
      LabeledContent("Key", value: "Value")
        .cornerRadius(4)
        .clipped()
        .environment(\.colorScheme, .dark)
    } else if !items.isEmpty, isOn {
    } else {
    }
  }
}

struct Generated69: View {
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
      .padding(8)
      .layoutPriority(1)
      .background(alignment: .top) { Text("back") }
    Spacer(minLength: 8)
      .background(alignment: .top) { Text("back") }
      .frame(maxWidth: .infinity)
  }
}

struct Generated70: View {
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
    HStack {
      GridRow {
        if let shown = name {
          Color.accentColor.opacity(0.2)
            .background(Color.blue)
            .task { text = "x" }
        } else if count > 3 {
          if isOn {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .scaledToFit()
            Row(title: "row")
              .lineLimit(2)
              .toolbar { ToolbarItem { Text("item") } }
              .badge(in: .blue)
          } else if mode == .grid {
          }
          AnyView(Row(title: text))
            .background(.thinMaterial)
        } else if let shown = name {
        } else {
        }
        DatePicker("When", selection: .constant(.now))
      }
        .multilineTextAlignment(.center)
      ProgressView()
        .labelsHidden()
    }
      .preferredColorScheme(.dark)
      .onTapGesture { isOn.toggle() }
    Row(title: "row")
      .contentShape(Rectangle())
      .contextMenu { Button("Copy") {} }
      .italic(isOn)
    Divider()
      .tint(.orange)
      .padding(8)
      .help("help")
  }
}

struct Generated71: View {
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
      .opacity(isOn ? 1 : 0.5)
      .listRowBackground(Color.red)
    if count > 3 {
      Menu("Menu") {
        Rectangle().trim(from: 0, to: amount)
          .frame(width: 40, height: 40)
          .aspectRatio(1, contentMode: .fit)
          .gesture(TapGesture().onEnded { count = 0 })
        Spacer()
        DatePicker("When", selection: .constant(.now))
      }
        .foregroundStyle(.secondary)
        .fontWeight(.semibold)
    } else if let shown = name {
      HStack {
        ForEach($items) { $item in
          Divider()
            .foregroundStyle(.red, .blue)
            .clipShape(.rect(cornerRadius: 8))
        }
          .accessibilityHidden(isOn)
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .tag(mode)
          .environment(\.colorScheme, .dark)
      }
        .badge(in: .blue)
        .tag(mode)
    }
  }
}

struct Generated72: View {
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
      .onTapGesture { isOn.toggle() }
      .onDisappear {}
      .clipShape(Circle())
    ForEach($items) { $item in
      if count > 3 {
        LazyVStack(pinnedViews: .sectionHeaders) {
        }
          .contentShape(Rectangle())
          .onAppear { count += 1 }
          .multilineTextAlignment(.center)
        LazyVStack(pinnedViews: .sectionHeaders) {
        }
          .onTapGesture { isOn.toggle() }
          .lineLimit(2)
      } else {
      }
      Stepper("Count", value: $count, in: 0...9)
        .onChange(of: count) { old, new in print(old, new) }
        .background(alignment: .top) { Text("back") }
      if mode == .grid {
        ForEach(items) { item in
          ProgressView()
        }
          .hidden()
          .tag(mode)
      } else if mode == .grid {
      } else {
      }
    }
      .blur(radius: amount)
      .background { Color.green }
    Image("photo").resizable()
      .listRowInsets(EdgeInsets())
      .animation(.default, value: isOn)
    Text(text)
      .accessibilityHidden(isOn)
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated73: View {
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
      LabeledContent("Key", value: "Value")
        .padding(.horizontal)
    }
    Toggle("On", isOn: $isOn)
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
  }
}

struct Generated74: View {
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
      TextField("Name", text: $text)
        .clipped()
        .help("help")
      switch mode {
      case .list:
        if !items.isEmpty, isOn {
          Section {
            Image(systemName: "star")
              .background(.red)
            Spacer(minLength: 8)
              .disabled(!isOn)
              .preferredColorScheme(.dark)
          }
        } else if !items.isEmpty, isOn {
          if !items.isEmpty, isOn {
            (isOn ? Text("yes") : Text("no"))
              .background(alignment: .top) { Text("back") }
              .accessibilityHidden(isOn)
              .preferredColorScheme(.dark)
          } else if count > 3 {
          } else {
          }
          Circle().fill(.blue)
            .opacity(isOn ? 1 : 0.5)
        } else if isOn {
        } else {
        }
      case .grid:
        Color.red
          .background(.thinMaterial)
          .background(.red)
          .padding(8)
      case .map:
        ProgressView(value: amount)
          .task { text = "x" }
      }
      Capsule().stroke(.red, lineWidth: 2)
        .shadow(radius: 2)
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
    }
      .frame(maxWidth: .infinity)
      .onDisappear {}
      .blur(radius: amount)
    Text(verbatim: "b")
      .border(.gray)
  }
}

struct Generated75: View {
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
      Section("Title") {
        Grid {
        }
          .navigationTitle("Title")
          .preferredColorScheme(.dark)
        if isOn {
          let value906 = count + 3
          Text("\(value906)")
          GeometryReader { proxy in
            TextField("Name", text: $text)
              .fixedSize()
              .badge(in: .blue)
              .lineLimit(2)
          }
            .accessibilityLabel("label")
            .redacted(reason: .placeholder)
            .blur(radius: amount)
          Text("a")
            .background(Color.blue)
        } else if let shown = name {
        } else if case .done(let items) = load {
        } else {
        }
        Link("Site", destination: URL(string: "https://example.com")!)
          .navigationTitle("Title")
          .layoutPriority(1)
          .cornerRadius(4)
      }
        .tint(.orange)
        .fixedSize()
      Circle()
        .contentShape(Rectangle())
        .labelsHidden()
    }
      .gesture(TapGesture().onEnded { count = 0 })
      .animation(.default, value: isOn)
    Rectangle().trim(from: 0, to: amount)
    Text("\(count)")
  }
}

struct Generated76: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach($items) { $item in
      Rectangle().trim(from: 0, to: amount)
        .frame(minHeight: 20, alignment: .leading)
        .aspectRatio(1, contentMode: .fit)
      ProgressView(value: amount)
        .shadow(radius: 2)
    }
    VStack(alignment: .leading) {
      ZStack {
      }
        .scaledToFit()
        .environment(\.colorScheme, .dark)
        .listRowInsets(EdgeInsets())
    }
      .lineLimit(2)
      .navigationTitle("Title")
      .frame(minHeight: 20, alignment: .leading)
  }
}

struct Generated77: View {
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
      ForEach(items) { item in
        if !items.isEmpty, isOn {
          let value970 = count + 3
          Text("\(value970)")
        } else if !items.isEmpty, isOn {
          Toggle("On", isOn: $isOn)
          VStack {
          }
            .padding(.horizontal)
        } else if mode == .grid {
          ForEach(0..<3) { index in
            Spacer()
              .background(Color.blue)
          }
            .scaleEffect(amount)
        }
        TextEditor(text: $text)
      }
        .offset(x: 4)
    }
      .fontWeight(.semibold)
    SecureField("Password", text: $text)
      .contextMenu { Button("Copy") {} }
      .position(x: 1, y: 1)
      .clipShape(.rect(cornerRadius: 8))
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .id(count)
  }
}

struct Generated78: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1001 = count + 0
    Text("\(value1001)")
    Slider(value: $amount)
      .bold()
  }
}

struct Generated79: View {
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
      DisclosureGroup("More", isExpanded: $isOn) {
        Button("Go") { count += 1 }
          .badge(in: .blue)
          .frame(width: 40, height: 40)
      }
        .fontWeight(.semibold)
        .tint(.orange)
      Circle().fill(.blue)
        .background(.yellow, in: .rect(cornerRadius: 4))
        .environment(\.colorScheme, .dark)
        .mask(Circle())
      ForEach(items) { item in
        ZStack {
          Text(text)
        }
      }
    } else if count > 3 {
      DisclosureGroup("More") {
      }
    } else if count > 3 {
    } else {
    }
    Divider()
      .environment(\.colorScheme, .dark)
    Image("photo").resizable()
      .cornerRadius(4)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .navigationTitle(text)
    (Text("a") + Text("b").bold())
      .scaledToFit()
      .onTapGesture { isOn.toggle() }
  }
}

struct Generated80: View {
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
      Grid {
        Section("Title") {
          Color.accentColor.opacity(0.2)
            .animation(.default, value: isOn)
            .id(count)
            .animation(.default, value: isOn)
        }
          .onTapGesture { isOn.toggle() }
        Circle()
          .italic(isOn)
      }
        .task { text = "x" }
    }
      .rotationEffect(.degrees(45))
    if count > 3 {
      ControlGroup {
        ForEach(items) { item in
          Spacer(minLength: 8)
        }
          .frame(minHeight: 20, alignment: .leading)
        ColorPicker("Color", selection: .constant(.red))
          .tag(mode)
          .rotationEffect(.degrees(45))
      }
        .frame(width: 40, height: 40)
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .onAppear { count += 1 }
      .frame(minHeight: 20, alignment: .leading)
      .onTapGesture { isOn.toggle() }
  }
}

struct Generated81: View {
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
      .onTapGesture { isOn.toggle() }
    LabeledContent("Key", value: "Value")
      .overlay(Text("over"))
      .multilineTextAlignment(.center)
      .contentShape(Rectangle())
    ForEach(items.filter { $0.isDone }) { item in
      Row(title: "row")
        .background(Circle())
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    }
    LabeledContent("Key", value: "Value")
      .background(.yellow, in: .rect(cornerRadius: 4))
      .controlSize(.large)
      .layoutPriority(1)
  }
}

struct Generated82: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Divider()
      .blur(radius: amount)
    Color.accentColor.opacity(0.2)
      .help("help")
      .padding()
      .aspectRatio(1, contentMode: .fit)
    TextEditor(text: $text)
      .hidden()
    HStack(alignment: .firstTextBaseline, spacing: 2) {
      Divider()
        .blur(radius: amount)
        .frame(minHeight: 20, alignment: .leading)
    }
      .controlSize(.large)
      .blur(radius: amount)
  }
}

struct Generated83: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach($items) { $item in
      switch count {
      case 0:
        LazyHStack {
          Image(systemName: "star")
            .pickerStyle(.segmented)
            .onChange(of: count) { old, new in print(old, new) }
          if isOn {
            Circle().fill(.blue)
              .drawingGroup()
              .gesture(TapGesture().onEnded { count = 0 })
              .fixedSize()
            Text(amount, format: .percent)
              .listStyle(.plain)
              .onDisappear {}
              .padding(8)
            Divider()
              .listRowInsets(EdgeInsets())
              .background(alignment: .top) { Text("back") }
          } else if let shown = name {
          } else {
          }
        }
          .navigationTitle(text)
          .bold()
        Toggle("On", isOn: $isOn)
          .clipShape(.rect(cornerRadius: 8))
          .zIndex(1)
          .scaledToFit()
      case 1...3:
        LabeledContent("Key", value: "Value")
          .font(.system(size: 12, weight: .bold))
          .border(.gray)
          .badge(in: .blue)
      case let value where value < 0:
        (Text("a") + Text("b").bold())
      default:
        ProgressView()
          .dimmed(isOn)
          .offset(x: 4)
          .border(.gray)
      }
      Circle()
        .clipped()
        .background(Color.blue)
      AnyView(Row(title: text))
        .onChange(of: text) { print(text) }
        .aspectRatio(1, contentMode: .fit)
    }
    LabeledContent("Key", value: "Value")
    Spacer()
      .foregroundColor(.red)
    Slider(value: $amount)
      .navigationTitle("Title")
      .task { text = "x" }
  }
}

struct Generated84: View {
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
      Circle().fill(.blue)
        .padding(.vertical, 4)
        .tint(.orange)
        .tag(mode)
      if mode == .grid {
        Picker("Mode", selection: $mode) {
          ControlGroup {
            Spacer()
              .modifier(Badge())
              .rotationEffect(.degrees(45))
          }
            .clipShape(Circle())
            .background(Color.blue)
        }
        Spacer(minLength: 8)
        switch load {
        case .idle:
          Rectangle().trim(from: 0, to: amount)
            .dimmed(isOn)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
        case .loading(let amount):
          Text("a")
            .padding(.vertical, 4)
            .task { text = "x" }
            .background(Color.blue)
        case .done(let items):
          AnyView(Row(title: text))
            .border(.gray)
            .padding()
            .fixedSize()
        case .failed:
          Color.red
            .padding(8)
            .dimmed(isOn)
            .padding()
        }
      } else if count > 3 {
      }
    }
    ProgressView(value: amount)
    Color.accentColor.opacity(0.2)
    Text(verbatim: "b")
      .toolbar { ToolbarItem { Text("item") } }
  }
}

struct Generated85: View {
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
      Form {
      }
        .position(x: 1, y: 1)
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        if let shown = name {
          if isOn {
            AsyncImage(url: nil)
              .clipShape(.rect(cornerRadius: 8))
              .textFieldStyle(.roundedBorder)
            Toggle("On", isOn: $isOn)
              .onChange(of: text) { print(text) }
              .listStyle(.plain)
              .gesture(TapGesture().onEnded { count = 0 })
          } else if isOn {
            Button("Add", systemImage: "plus") { isOn.toggle() }
            ColorPicker("Color", selection: .constant(.red))
              .background { Color.green }
              .shadow(radius: 2)
              .environment(\.colorScheme, .dark)
          } else {
          }
          Divider()
            .disabled(!isOn)
            .background(Color.blue)
        } else if let shown = name {
        } else if count > 3 {
        } else {
        }
      }
      TextEditor(text: $text)
        .scaleEffect(amount)
        .background(.yellow, in: .rect(cornerRadius: 4))
    } else if case .done(let items) = load {
    } else if !items.isEmpty, isOn {
    } else {
    }
    TextEditor(text: $text)
      .scaledToFit()
    AnyView(Row(title: text))
      .frame(minHeight: 20, alignment: .leading)
  }
}

struct Generated86: View {
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
      .dimmed(isOn)
    ForEach(items.sorted { $0.title < $1.title }) { item in
      Stepper("Count", value: $count, in: 0...9)
        .contentShape(Rectangle())
        .onChange(of: count) { old, new in print(old, new) }
    }
      .help("help")
      .fontWeight(.semibold)
    ScrollView(.horizontal, showsIndicators: false) {
    }
      .font(.title)
      .italic(isOn)
      .scaleEffect(amount)
  }
}

struct Generated87: View {
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
      Text("\(count)")
        .textFieldStyle(.roundedBorder)
        .contentShape(Rectangle())
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
      if case .done(let items) = load {
        Divider()
          .multilineTextAlignment(.center)
          .overlay(Text("over"))
        Button("Go") { count += 1 }
          .background { Color.green }
          .help("help")
        ForEach(items.indices, id: \.self) { index in
          ForEach(0..<3) { index in
            Text("\(count)")
              .listStyle(.plain)
              .disabled(!isOn)
              .tag(mode)
          }
            .onTapGesture { isOn.toggle() }
            .background(.yellow, in: .rect(cornerRadius: 4))
            .multilineTextAlignment(.center)
          ProgressView(value: amount)
        }
          .position(x: 1, y: 1)
      } else if mode == .grid {
      } else if let shown = name {
      } else {
      }
    } else if let shown = name {
    } else if isOn {
    } else {
    }
    Rectangle().trim(from: 0, to: amount)
      .drawingGroup()
      .background(alignment: .top) { Text("back") }
      .border(Color.red, width: 2)
    Rectangle().trim(from: 0, to: amount)
      .help("help")
    name.map { Text($0) }
      .padding()
      .textFieldStyle(.roundedBorder)
      .toolbar { ToolbarItem { Text("item") } }
  }
}

struct Generated88: View {
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
      Divider()
        .onTapGesture { isOn.toggle() }
    }
      .onAppear { count += 1 }
    (isOn ? Text("yes") : Text("no"))
      .foregroundStyle(.secondary)
      .contentShape(Rectangle())
      .textFieldStyle(.roundedBorder)
  }
}

struct Generated89: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach($items) { $item in
      TextField("Name", text: $text)
        .preferredColorScheme(.dark)
        .multilineTextAlignment(.center)
        .padding(.vertical, 4)
      Label("Star", systemImage: "star")
        .accessibilityHidden(isOn)
        .listStyle(.plain)
        .background(Circle())
    }
      .onChange(of: count) { old, new in print(old, new) }
      .onDisappear {}
    TextEditor(text: $text)
      .navigationTitle("Title")
      .scaleEffect(amount)
      .multilineTextAlignment(.center)
  }
}

struct Generated90: View {
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
    } else if let shown = name {
      Group {
        Grid {
          Stepper("Count", value: $count, in: 0...9)
            .redacted(reason: .placeholder)
            .position(x: 1, y: 1)
            .gesture(TapGesture().onEnded { count = 0 })
        }
        let value1402 = count + 2
        Text("\(value1402)")
        ForEach(0..<3) { index in
          Card(title: "card") {
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .foregroundColor(.red)
          }
            .badge(in: .blue)
        }
      }
        .modifier(Badge())
      Rectangle().trim(from: 0, to: amount)
    }
    ColorPicker("Color", selection: .constant(.red))
      .background(.thinMaterial)
      .accessibilityLabel("label")
  }
}

struct Generated91: View {
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
      .italic(isOn)
      .id(count)
      .listRowInsets(EdgeInsets())
    ColorPicker("Color", selection: .constant(.red))
      .textFieldStyle(.roundedBorder)
      .scaleEffect(amount)
    name.map { Text($0) }
  }
}

struct Generated92: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    TextField("Name", text: $text)
    if mode == .grid {
      Row(title: text)
        .padding(.vertical, 4)
        .clipShape(.rect(cornerRadius: 8))
      List(items, id: \.self) { item in
        Text("\(count)")
        Label("Star", systemImage: "star")
          .aspectRatio(1, contentMode: .fit)
        Spacer()
      }
        .preferredColorScheme(.dark)
        .clipShape(.rect(cornerRadius: 8))
      TextField("Name", text: $text)
        .onAppear { count += 1 }
    } else {
    }
    TextEditor(text: $text)
      .tag(mode)
  }
}

struct Generated93: View {
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
      LabeledContent("Key", value: "Value")
        .modifier(Badge())
        .aspectRatio(1, contentMode: .fit)
        .fontWeight(.semibold)
      LabeledContent("Key") {
        LazyVStack(pinnedViews: .sectionHeaders) {
        }
          .padding(.vertical, 4)
          .multilineTextAlignment(.center)
          .border(Color.red, width: 2)
        Rectangle().trim(from: 0, to: amount)
          .disabled(!isOn)
          .foregroundStyle(.red, .blue)
          .help("help")
      }
        .listStyle(.plain)
      if count > 3 {
        Slider(value: $amount)
          .cornerRadius(4)
          .mask(Circle())
        LazyHStack {
        }
          .ignoresSafeArea()
          .navigationTitle("Title")
          .fontWeight(.semibold)
      } else if count > 3 {
      } else if isOn {
      }
    } else if let shown = name {
    } else if isOn {
    } else {
    }
    Stepper("Count", value: $count, in: 0...9)
      .background(.red)
  }
}

struct Generated94: View {
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
      let value1505 = count + 1
      Text("\(value1505)")
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .listStyle(.plain)
        .position(x: 1, y: 1)
      Capsule().stroke(.red, lineWidth: 2)
        .opacity(isOn ? 1 : 0.5)
        .drawingGroup()
        .preferredColorScheme(.dark)
    }
      .font(.system(size: 12, weight: .bold))
      .background(Color.blue)
      .overlay(Text("over"))
    DisclosureGroup("More", isExpanded: $isOn) {
      if case .done(let items) = load {
        let value1520 = count + 2
        Text("\(value1520)")
      }
      Spacer(minLength: 8)
        .badge(in: .blue)
        .aspectRatio(1, contentMode: .fit)
        .onChange(of: text) { print(text) }
    }
      .foregroundStyle(.red, .blue)
  }
}

struct Generated95: View {
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
    Text(text)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
  }
}

struct Generated96: View {
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
        switch name {
        case let shown?:
          LabeledContent("Key") {
          }
            .onDisappear {}
            .textFieldStyle(.roundedBorder)
          Grid {
            ColorPicker("Color", selection: .constant(.red))
              .navigationTitle(text)
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .scaledToFit()
              .disabled(!isOn)
          }
            .padding(.vertical, 4)
            .buttonStyle(.bordered)
            .padding(.vertical, 4)
        case nil:
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .italic(isOn)
            .clipped()
          Slider(value: $amount, in: 0...10, step: 1)
            .transition(.opacity)
            .padding(.vertical, 4)
            .dimmed(isOn)
          Color.red
            .zIndex(1)
            .listRowBackground(Color.red)
            .accessibilityHidden(isOn)
        }
        Text("\(count)")
      }
      Image("photo").resizable()
        .clipShape(Circle())
    }
    Slider(value: $amount)
      .gesture(TapGesture().onEnded { count = 0 })
      .help("help")
  }
}

struct Generated97: View {
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
    }
      .redacted(reason: .placeholder)
    if isOn {
      NavigationLink("Next") {
        if count > 3 {
          if count > 3 {
            Row(title: text)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .lineLimit(2)
              .hidden()
            Label("Star", systemImage: "star")
              .ignoresSafeArea()
              .redacted(reason: .placeholder)
            Circle().fill(.blue)
              .controlSize(.large)
              .contentShape(Rectangle())
              .redacted(reason: .placeholder)
          } else if mode == .grid {
          }
          Row(title: "row")
          (isOn ? Text("yes") : Text("no"))
            .clipped()
        } else if !items.isEmpty, isOn {
        } else {
        }
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
        .redacted(reason: .placeholder)
        .dimmed(isOn)
      Spacer()
        .padding(.vertical, 4)
        .padding(.horizontal)
    } else if !items.isEmpty, isOn {
    } else {
    }
  }
}

struct Generated98: View {
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
    AsyncImage(url: nil)
      .tint(.orange)
    let value1634 = count + 0
    Text("\(value1634)")
  }
}

struct Generated99: View {
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
      Image("photo").resizable()
        .navigationTitle(text)
      Section {
        Toggle("On", isOn: $isOn)
          .badge(in: .blue)
        Text("a")
          .drawingGroup()
      }
        .shadow(radius: 2)
        .gesture(TapGesture().onEnded { count = 0 })
    }
      .lineLimit(2)
    Stepper("Count", value: $count, in: 0...9)
      .dimmed(isOn)
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .navigationTitle(text)
  }
}

struct Generated100: View {
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
      ColorPicker("Color", selection: .constant(.red))
        .onChange(of: text) { print(text) }
        .foregroundStyle(.red, .blue)
        .background(Circle())
      Slider(value: $amount, in: 0...10, step: 1)
        .padding()
        .overlay(Text("over"))
    }
      .clipShape(Circle())
      .rotationEffect(.degrees(45))
      .frame(minHeight: 20, alignment: .leading)
    Text(amount, format: .percent)
      .frame(maxWidth: .infinity)
      .accessibilityLabel("label")
    Group {
      Text(text)
        .gesture(TapGesture().onEnded { count = 0 })
        .contentShape(Rectangle())
        .fontWeight(.semibold)
      name.map { Text($0) }
        .offset(x: 4)
        .clipShape(Circle())
        .controlSize(.large)
    }
      .drawingGroup()
      .overlay(Text("over"))
      .labelsHidden()
    if mode == .grid {
      TextField("Name", text: $text)
        .lineLimit(2)
    } else if let shown = name {
    } else if case .done(let items) = load {
    } else {
    }
  }
}
