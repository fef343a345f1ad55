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

struct Generated901: View {
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
      .toolbar { ToolbarItem { Text("item") } }
      .drawingGroup()
    VStack(alignment: .trailing, spacing: 8) {
    }
    Button("Go") { count += 1 }
      .preferredColorScheme(.dark)
      .background(alignment: .top) { Text("back") }
    Button("Delete", role: .destructive) {}
      .gesture(TapGesture().onEnded { count = 0 })
  }
}

struct Generated902: View {
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
    let value20 = count + 0
    Text("\(value20)")
    if mode == .grid {
      (Text("a") + Text("b").bold())
        .background(Color.blue)
      if isOn {
        ZStack {
          Section {
            Color.accentColor.opacity(0.2)
              .background(Color.blue)
          }
            .padding(.horizontal)
            .onAppear { count += 1 }
            .navigationTitle(text)
          (isOn ? Text("yes") : Text("no"))
        }
          .italic(isOn)
          .labelsHidden()
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
        Image("photo").resizable()
      } else if case .done(let items) = load {
      } else {
      }
    } else if mode == .grid {
    }
  }
}

struct Generated903: View {
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
      Label("Star", systemImage: "star")
      ProgressView()
        .onAppear { count += 1 }
      Row(title: text)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .cornerRadius(4)
    }
      .background(Color.blue)
      .ignoresSafeArea()
      .padding(.horizontal)
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .controlSize(.large)
      .shadow(radius: 2)
    Text(amount, format: .percent)
      .controlSize(.large)
      .multilineTextAlignment(.center)
    LabeledContent("Key") {
    }
      .scaledToFit()
      .gesture(TapGesture().onEnded { count = 0 })
  }
}

struct Generated904: View {
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
        HStack {
        }
          .pickerStyle(.segmented)
          .listRowBackground(Color.red)
          .rotationEffect(.degrees(45))
        Color.red
      } else {
      }
    } else if let shown = name {
      if mode == .grid {
        ZStack {
          HStack(alignment: .firstTextBaseline, spacing: 2) {
            Divider()
              .foregroundStyle(.red, .blue)
            Color.red
              .onTapGesture { isOn.toggle() }
          }
            .padding(.horizontal)
            .onDisappear {}
          Capsule().stroke(.red, lineWidth: 2)
        }
      } else if mode == .grid {
      } else if isOn {
      }
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .badge(in: .blue)
        .onTapGesture { isOn.toggle() }
    } else if case .done(let items) = load {
    }
    Text("a")
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { count = 0 })
      .padding(8)
    Text("\(count)")
      .padding()
      .preferredColorScheme(.dark)
    AsyncImage(url: nil)
      .redacted(reason: .placeholder)
      .blur(radius: amount)
  }
}

struct Generated905: View {
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
    }
      .transition(.opacity)
      .fixedSize()
    VStack(alignment: .leading) {
      ForEach(Mode.allCases) { mode in
        Spacer()
        ScrollView {
          if case .done(let items) = load {
            name.map { Text($0) }
              .animation(.default, value: isOn)
          } else if !items.isEmpty, isOn {
            TextField("Name", text: $text)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .overlay(.quaternary)
            Slider(value: $amount, in: 0...10, step: 1)
          }
          (Text("a") + Text("b").bold())
        }
          .navigationTitle("Title")
          .overlay(.quaternary)
        Capsule().stroke(.red, lineWidth: 2)
          .accessibilityHidden(isOn)
      }
        .navigationTitle(text)
        .listStyle(.plain)
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .pickerStyle(.segmented)
        .background(Color.blue)
    }
      .controlSize(.large)
    Slider(value: $amount, in: 0...10, step: 1)
      .layoutPriority(1)
      .blur(radius: amount)
      .background(.red)
  }
}

struct Generated906: View {
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
      if count > 3 {
        if case .done(let items) = load {
          if let shown = name {
            Toggle("On", isOn: $isOn)
              .accessibilityLabel("label")
              .rotationEffect(.degrees(45))
              .disabled(!isOn)
            name.map { Text($0) }
              .blur(radius: amount)
              .task { text = "x" }
              .environment(\.colorScheme, .dark)
            Text("a")
              .labelsHidden()
          } else if isOn {
            EmptyView()
              .badge(in: .blue)
              .layoutPriority(1)
              .transition(.opacity)
          } else if let shown = name {
          }
          name.map { Text($0) }
            .contentShape(Rectangle())
          AnyView(Row(title: text))
            .border(Color.red, width: 2)
        } else if !items.isEmpty, isOn {
        } else if !items.isEmpty, isOn {
        } else {
        }
        Row(title: text)
          .tag(mode)
          .transition(.opacity)
          .frame(width: 40, height: 40)
        Text("\(count)")
          .redacted(reason: .placeholder)
      } else {
      }
    } else {
    }
    ColorPicker("Color", selection: .constant(.red))
      .multilineTextAlignment(.center)
      .listRowBackground(Color.red)
    Button("Delete", role: .destructive) {}
      .clipped()
      .overlay(.quaternary)
      .scaledToFit()
  }
}

struct Generated907: View {
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
      switch load {
      case .idle:
        switch load {
        case .idle:
          ZStack {
            Slider(value: $amount)
              .background(Color.blue)
              .padding(8)
              .background(Circle())
          }
            .padding(8)
          Stepper("Count", value: $count, in: 0...9)
            .onChange(of: count) { old, new in print(old, new) }
            .font(.title)
          if count > 3 {
            AnyView(Row(title: text))
              .buttonStyle(.bordered)
            Slider(value: $amount, in: 0...10, step: 1)
              .contextMenu { Button("Copy") {} }
              .controlSize(.large)
          } else {
          }
        case .loading(let amount):
          (isOn ? Text("yes") : Text("no"))
            .environment(\.colorScheme, .dark)
            .background(.yellow, in: .rect(cornerRadius: 4))
            .tag(mode)
        case .done(let items):
          Slider(value: $amount)
            .onTapGesture { isOn.toggle() }
        case .failed:
          Text(text)
            .clipped()
            .dimmed(isOn)
        }
        Text(text)
        EmptyView()
          .task { text = "x" }
      case .loading(let amount):
        Circle().fill(.blue)
          .environment(\.colorScheme, .dark)
      case .done(let items):
        Text(amount, format: .percent)
          .navigationTitle("Title")
          .background(alignment: .top) { Text("back") }
      case .failed:
        Spacer(minLength: 8)
      }
      Spacer()
        .accessibilityLabel("label")
      Image(systemName: "star")
        .clipped()
        .border(.gray)
        .disabled(!isOn)
    } else if case .done(let items) = load {
    }
    ColorPicker("Color", selection: .constant(.red))
      .multilineTextAlignment(.center)
      .rotationEffect(.degrees(45))
    name.map { Text($0) }
      .onChange(of: text) { print(text) }
  }
}

struct Generated908: View {
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
      VStack(alignment: .leading) {
        Slider(value: $amount, in: 0...10, step: 1)
          .toolbar { ToolbarItem { Text("item") } }
          .background(Color.blue)
          .listStyle(.plain)
      }
        .multilineTextAlignment(.center)
      switch mode {
      case .list:
        let value296 = count + 2
        Text("\(value296)")
        EmptyView()
        Color.red
          .border(.gray)
      case .grid:
        if !items.isEmpty, isOn {
          SecureField("Password", text: $text)
        } else if count > 3 {
        }
        Color.red
        name.map { Text($0) }
      case .map:
        Slider(value: $amount, in: 0...10, step: 1)
          .foregroundColor(.red)
      }
    }
      .background(.red)
      .padding()
      .listRowBackground(Color.red)
    ProgressView()
  }
}

struct Generated909: View {
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
      .onChange(of: count) { old, new in print(old, new) }
    let value326 = count + 0
    Text("\(value326)")
    if !items.isEmpty, isOn {
      ForEach(Mode.allCases) { mode in
        ForEach(items.indices, id: \.self) { index in
          LabeledContent("Key", value: "Value")
            .onChange(of: text) { print(text) }
            .font(.system(size: 12, weight: .bold))
          ScrollView {
            AsyncImage(url: nil)
              .id(count)
              .navigationTitle("Title")
          }
          Text(verbatim: "b")
        }
          .layoutPriority(1)
      }
        .mask(Circle())
        .italic(isOn)
    } else if let shown = name {
    } else if mode == .grid {
    } else {
    }
  }
}

struct Generated910: View {
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
      if count > 3 {
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .foregroundStyle(.red, .blue)
          .clipShape(Circle())
          .foregroundStyle(.red, .blue)
        Link("Site", destination: URL(string: "https://example.com")!)
          .italic(isOn)
          .frame(maxWidth: .infinity)
      } else if mode == .grid {
      } else if !items.isEmpty, isOn {
        switch mode {
        case .list:
          if !items.isEmpty, isOn {
            EmptyView()
              .background(Color.blue)
          } else if case .done(let items) = load {
          } else {
            TextEditor(text: $text)
              .onChange(of: text) { print(text) }
          }
          LabeledContent("Key", value: "Value")
            .help("help")
          Slider(value: $amount)
            .contentShape(Rectangle())
        case .grid:
          Row(title: text)
            .background(.thinMaterial)
        case .map:
          AsyncImage(url: nil)
            .task { text = "x" }
            .overlay(Text("over"))
        }
        (isOn ? Text("yes") : Text("no"))
          .disabled(!isOn)
      }
    }
    AsyncImage(url: nil)
  }
}

struct Generated911: View {
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
        .onChange(of: count) { old, new in print(old, new) }
        .navigationTitle("Title")
        .shadow(radius: 2)
    }
      .contentShape(Rectangle())
      .onDisappear {}
      .border(.gray)
    ForEach($items) { $item in
      switch count {
      case 0:
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
          Button("Go") { count += 1 }
        }
          .bold()
        switch name {
        case let shown?:
          if isOn {
            Capsule().stroke(.red, lineWidth: 2)
              .background(.thinMaterial)
          } else if isOn {
          } else if !items.isEmpty, isOn {
          }
        case nil:
          Circle()
            .rotationEffect(.degrees(45))
            .border(Color.red, width: 2)
        }
      case 1...3:
        Stepper("Count", value: $count, in: 0...9)
          .position(x: 1, y: 1)
          .padding(.vertical, 4)
      case let value where value < 0:
        Text(verbatim: "b")
          .font(.title)
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .foregroundColor(.red)
      default:
        Text(amount, format: .percent)
          .padding(.vertical, 4)
          .textFieldStyle(.roundedBorder)
      }
      Button("Add", systemImage: "plus") { isOn.toggle() }
      LabeledContent("Key", value: "Value")
        .blur(radius: amount)
        .listRowInsets(EdgeInsets())
        .cornerRadius(4)
    }
      .ignoresSafeArea()
      .toolbar { ToolbarItem { Text("item") } }
    AsyncImage(url: nil)
      .fixedSize()
      .hidden()
      .layoutPriority(1)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  }
}

struct Generated912: View {
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
      if !items.isEmpty, isOn {
        Label("Star", systemImage: "star")
          .background(alignment: .top) { Text("back") }
        Button("Delete", role: .destructive) {}
      }
      Color.accentColor.opacity(0.2)
    }
    if mode == .grid {
      switch name {
      case let shown?:
        switch count {
        case 0:
          TextEditor(text: $text)
            .foregroundColor(.red)
            .textFieldStyle(.roundedBorder)
        case 1...3:
          EmptyView()
            .shadow(radius: 2)
        case let value where value < 0:
          ColorPicker("Color", selection: .constant(.red))
            .rotationEffect(.degrees(45))
        default:
          Text(amount, format: .percent)
            .transition(.opacity)
        }
      case nil:
        Text("\(count)")
          .navigationTitle(text)
          .background(.red)
      }
    } else if case .done(let items) = load {
    } else if mode == .grid {
    }
  }
}

struct Generated913: View {
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
      .clipShape(.rect(cornerRadius: 8))
      .opacity(isOn ? 1 : 0.5)
    if count > 3 {
      if case .done(let items) = load {
        List(items, id: \.self) { item in
          LazyHStack {
            Slider(value: $amount)
              .dimmed(isOn)
              .accessibilityHidden(isOn)
          }
            .contextMenu { Button("Copy") {} }
            .fixedSize()
          if let shown = name {
            AnyView(Row(title: text))
            EmptyView()
          } else if !items.isEmpty, isOn {
          } else if isOn {
          } else {
          }
          SecureField("Password", text: $text)
            .rotationEffect(.degrees(45))
        }
        Spacer()
          .rotationEffect(.degrees(45))
          .buttonStyle(.bordered)
          .onAppear { count += 1 }
      } else {
      }
    } else if case .done(let items) = load {
    } else if case .done(let items) = load {
    }
    Button("Go") { count += 1 }
      .ignoresSafeArea()
      .overlay(Text("over"))
      .zIndex(1)
  }
}

struct Generated914: View {
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
      List(items) { item in
        Menu("Menu") {
          ForEach(items.filter { $0.isDone }) { item in
            Spacer()
              .frame(maxWidth: .infinity)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
              .transition(.opacity)
            Image(systemName: "star")
              .preferredColorScheme(.dark)
            Capsule().stroke(.red, lineWidth: 2)
              .onChange(of: count) { old, new in print(old, new) }
              .buttonStyle(.bordered)
              .transition(.opacity)
          }
            .multilineTextAlignment(.center)
        }
          .clipShape(Circle())
        ForEach(items.sorted { $0.title < $1.title }) { item in
          TextEditor(text: $text)
            .environment(\.colorScheme, .dark)
            .hidden()
            .redacted(reason: .placeholder)
        }
          .id(count)
        ProgressView()
          .mask(Circle())
      }
        .ignoresSafeArea()
        .background(Circle())
      Button("Delete", role: .destructive) {}
        .background(.red)
    } else if !items.isEmpty, isOn {
    } else if !items.isEmpty, isOn {
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .bold()
    EmptyView()
      .background(.thinMaterial)
  }
}

struct Generated915: View {
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
      .frame(maxWidth: .infinity)
      .pickerStyle(.segmented)
    VStack(alignment: .trailing, spacing: 8) {
    }
    ForEach(items.sorted { $0.title < $1.title }) { item in
      Link("Site", destination: URL(string: "https://example.com")!)
        .labelsHidden()
        .toolbar { ToolbarItem { Text("item") } }
      if mode == .grid {
        Text("\(count)")
          .accessibilityLabel("label")
          .font(.title)
          .mask(Circle())
      } else {
        switch count {
        case 0:
          ForEach(items.sorted { $0.title < $1.title }) { item in
            TextField("Name", text: $text)
          }
            .bold()
          TextEditor(text: $text)
            .ignoresSafeArea()
        case 1...3:
          Text("a")
            .ignoresSafeArea()
            .onTapGesture { isOn.toggle() }
            .ignoresSafeArea()
        case let value where value < 0:
          Circle().fill(.blue)
            .position(x: 1, y: 1)
            .padding(8)
        default:
          Capsule().stroke(.red, lineWidth: 2)
            .onTapGesture { isOn.toggle() }
            .listRowBackground(Color.red)
            .bold()
        }
        SecureField("Password", text: $text)
      }
    }
  }
}

struct Generated916: View {
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
      if mode == .grid {
        if case .done(let items) = load {
          LabeledContent("Key") {
            Button("Add", systemImage: "plus") { isOn.toggle() }
            Color.accentColor.opacity(0.2)
              .foregroundStyle(.secondary)
          }
          Label("Star", systemImage: "star")
            .pickerStyle(.segmented)
            .badge(in: .blue)
            .controlSize(.large)
          if case .done(let items) = load {
            Slider(value: $amount)
              .background(.thinMaterial)
          }
        } else if !items.isEmpty, isOn {
        } else {
        }
      } else {
      }
    } else if isOn {
    } else if isOn {
    } else {
    }
    Row(title: "row")
      .aspectRatio(1, contentMode: .fit)
    DatePicker("When", selection: .constant(.now))
      .id(count)
      .controlSize(.large)
  }
}

struct Generated917: View {
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
      }
        .onDisappear {}
        .background(Color.blue)
        .ignoresSafeArea()
      if mode == .grid {
        Form {
          let value680 = count + 3
          Text("\(value680)")
          DisclosureGroup("More", isExpanded: $isOn) {
          }
        }
          .offset(x: 4)
          .onChange(of: text) { print(text) }
          .hidden()
      } else {
      }
    case 1...3:
      ScrollView {
      }
        .accessibilityLabel("label")
        .textFieldStyle(.roundedBorder)
        .listStyle(.plain)
      ForEach(0..<3) { index in
        Text(amount, format: .percent)
          .lineLimit(2)
          .background(.thinMaterial)
          .italic(isOn)
      }
        .labelsHidden()
    case let value where value < 0:
      LabeledContent("Key", value: "Value")
        .onChange(of: text) { print(text) }
    default:
      Stepper("Count", value: $count, in: 0...9)
    }
    name.map { Text($0) }
    Text("a")
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .background(.yellow, in: .rect(cornerRadius: 4))
    Text(amount, format: .percent)
  }
}

struct Generated918: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    HStack(spacing: 0) {
    }
      .padding(8)
      .listStyle(.plain)
    Capsule().stroke(.red, lineWidth: 2)
      .gesture(TapGesture().onEnded { count = 0 })
      .onChange(of: count) { old, new in print(old, new) }
    (isOn ? Text("yes") : Text("no"))
      .disabled(!isOn)
      .background(Color.blue)
      .onDisappear {}
  }
}

struct Generated919: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    switch mode {
    case .list:
      if let shown = name {
        if let shown = name {
          ProgressView()
            .task { text = "x" }
            .foregroundStyle(.red, .blue)
            .onChange(of: count) { old, new in print(old, new) }
        } else if !items.isEmpty, isOn {
          if !items.isEmpty, isOn {
            (Text("a") + Text("b").bold())
              .textFieldStyle(.roundedBorder)
              .background(.yellow, in: .rect(cornerRadius: 4))
              .onAppear { count += 1 }
            Text("a")
              .padding(8)
              .shadow(radius: 2)
              .multilineTextAlignment(.center)
          } else if !items.isEmpty, isOn {
          } else if isOn {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .padding(8)
              .position(x: 1, y: 1)
              .font(.title)
            Divider()
              .listStyle(.plain)
          } else {
          }
        } else {
        }
        Stepper("Count", value: $count, in: 0...9)
          .overlay(.quaternary)
          .frame(maxWidth: .infinity)
        Row(title: text)
      } else if !items.isEmpty, isOn {
      } else if isOn {
      }
      Spacer(minLength: 8)
        .contextMenu { Button("Copy") {} }
        .multilineTextAlignment(.center)
      (Text("a") + Text("b").bold())
        .help("help")
        .cornerRadius(4)
        .animation(.default, value: isOn)
    case .grid:
      Image("photo").resizable()
    case .map:
      AsyncImage(url: nil)
        .frame(maxWidth: .infinity)
        .multilineTextAlignment(.center)
        .background(.red)
    }
    Stepper("Count", value: $count, in: 0...9)
      .contentShape(Rectangle())
      .italic(isOn)
      .accessibilityHidden(isOn)
    Toggle("On", isOn: $isOn)
      .overlay(Text("over"))
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    (isOn ? Text("yes") : Text("no"))
      .position(x: 1, y: 1)
      .pickerStyle(.segmented)
      .rotationEffect(.degrees(45))
  }
}

struct Generated920: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Rectangle().trim(from: 0, to: amount)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .dimmed(isOn)
      .badge(in: .blue)
    if mode == .grid {
      if mode == .grid {
        Text(verbatim: "b")
          .textFieldStyle(.roundedBorder)
          .id(count)
          .help("help")
        List {
        }
      } else if count > 3 {
        EmptyView()
          .bold()
      }
      EmptyView()
        .opacity(isOn ? 1 : 0.5)
        .opacity(isOn ? 1 : 0.5)
        .dimmed(isOn)
    } else if count > 3 {
    } else {
    }
  }
}

struct Generated921: View {
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
      ForEach(items, id: \.title) { item in
        LabeledContent("Key", value: "Value")
          .labelsHidden()
          .overlay(Text("over"))
        switch mode {
        case .list:
          Text("a")
            .background(Color.blue)
            .offset(x: 4)
            .fontWeight(.semibold)
        case .grid:
          ViewThatFits {
            Text("\(count)")
              .frame(maxWidth: .infinity)
          }
            .padding(.vertical, 4)
            .zIndex(1)
        case .map:
          let value854 = count + 3
          Text("\(value854)")
          Capsule().stroke(.red, lineWidth: 2)
        }
      }
        .background(Circle())
        .frame(width: 40, height: 40)
        .buttonStyle(.bordered)
      Spacer(minLength: 8)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .listStyle(.plain)
    } else if case .done(let items) = load {
    } else if let shown = name {
    }
    Color.red
      .navigationTitle("Title")
    Text("a")
      .id(count)
    Spacer(minLength: 8)
      .padding()
  }
}

struct Generated922: View {
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
      .clipped()
      .pickerStyle(.segmented)
    let value883 = count + 0
    Text("\(value883)")
    ForEach(0..<3) { index in
      let value886 = count + 1
      Text("\(value886)")
    }
  }
}

struct Generated923: View {
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
      GridRow {
      }
        .bold()
        .foregroundStyle(.secondary)
        .font(.system(size: 12, weight: .bold))
    }
      .fixedSize()
    List(items) { item in
      Form {
        VStack(alignment: .leading) {
        }
          .drawingGroup()
          .fixedSize()
          .italic(isOn)
      }
        .tag(mode)
      if case .done(let items) = load {
        if let shown = name {
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .zIndex(1)
            .disabled(!isOn)
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .shadow(radius: 2)
            .bold()
        } else {
        }
        Stepper("Count", value: $count, in: 0...9)
      } else if let shown = name {
      } else if !items.isEmpty, isOn {
      }
      LabeledContent("Key", value: "Value")
    }
  }
}

struct Generated924: View {
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
      Image(systemName: "star")
      Circle().fill(.blue)
      ForEach(items.filter { $0.isDone }) { item in
        DatePicker("When", selection: .constant(.now))
          .transition(.opacity)
          .background(.yellow, in: .rect(cornerRadius: 4))
        ForEach(items, id: \.title) { item in
          GeometryReader { proxy in
            Button("Go") { count += 1 }
              .transition(.opacity)
            Capsule().stroke(.red, lineWidth: 2)
              .frame(maxWidth: .infinity)
          }
            .contentShape(Rectangle())
          ColorPicker("Color", selection: .constant(.red))
            .contextMenu { Button("Copy") {} }
        }
          .padding()
          .padding(.vertical, 4)
        ProgressView()
          .listStyle(.plain)
          .background(alignment: .top) { Text("back") }
          .tint(.orange)
      }
        .animation(.default, value: isOn)
        .scaledToFit()
    } else if count > 3 {
    }
    Capsule().stroke(.red, lineWidth: 2)
      .tag(mode)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .clipShape(Circle())
      .italic(isOn)
    Text("\(count)")
      .id(count)
  }
}

struct Generated925: View {
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
      Row(title: "row")
        .preferredColorScheme(.dark)
      Capsule().stroke(.red, lineWidth: 2)
        .listRowInsets(EdgeInsets())
        .frame(maxWidth: .infinity)
        .foregroundStyle(.red, .blue)
      VStack(alignment: .leading) {
        if isOn {
          ScrollView(.horizontal, showsIndicators: false) {
            Toggle("On", isOn: $isOn)
              .foregroundColor(.red)
          }
            .clipShape(.rect(cornerRadius: 8))
            .frame(maxWidth: .infinity)
        } else if count > 3 {
          ViewThatFits {
          }
            .preferredColorScheme(.dark)
            .fontWeight(.semibold)
            .border(.gray)
          LabeledContent("Key", value: "Value")
            .padding()
        } else {
        }
        TextEditor(text: $text)
          .clipped()
      }
        .environment(\.colorScheme, .dark)
        .padding(.horizontal)
        .font(.system(size: 12, weight: .bold))
    } else if isOn {
    }
    Text(verbatim: "b")
      .disabled(!isOn)
    Button("Delete", role: .destructive) {}
      .font(.title)
      .contentShape(Rectangle())
    (Text("a") + Text("b").bold())
      .modifier(Badge())
      .overlay(.quaternary)
      .foregroundColor(.red)
  }
}

struct Generated926: View {
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
      .background(.yellow, in: .rect(cornerRadius: 4))
      .font(.title)
      .task { text = "x" }
    if count > 3 {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .gesture(TapGesture().onEnded { count = 0 })
        .frame(maxWidth: .infinity)
        .blur(radius: amount)
      if let shown = name {
        SecureField("Password", text: $text)
        DisclosureGroup("More") {
          DatePicker("When", selection: .constant(.now))
            .padding(.vertical, 4)
            .frame(minHeight: 20, alignment: .leading)
        }
          .environment(\.colorScheme, .dark)
          .blur(radius: amount)
        ProgressView()
          .italic(isOn)
          .disabled(!isOn)
          .redacted(reason: .placeholder)
      } else if count > 3 {
      }
    } else if case .done(let items) = load {
    }
    TextField("Name", text: $text)
    Label("Star", systemImage: "star")
      .overlay(.quaternary)
      .border(.gray)
      .redacted(reason: .placeholder)
  }
}

struct Generated927: View {
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
      Rectangle().trim(from: 0, to: amount)
        .navigationTitle(text)
        .overlay(.quaternary)
        .background(Circle())
      ForEach(items, id: \.title) { item in
        Text(text)
          .background(.thinMaterial)
          .foregroundStyle(.secondary)
      }
    }
    Circle()
      .scaledToFit()
      .aspectRatio(1, contentMode: .fit)
      .accessibilityLabel("label")
    Group {
      ForEach(0..<3) { index in
        ForEach(items.sorted { $0.title < $1.title }) { item in
          Capsule().stroke(.red, lineWidth: 2)
            .contextMenu { Button("Copy") {} }
        }
        SecureField("Password", text: $text)
          .controlSize(.large)
          .blur(radius: amount)
          .onChange(of: count) { old, new in print(old, new) }
        Text("a")
          .border(.gray)
          .tag(mode)
          .foregroundStyle(.red, .blue)
      }
        .badge(in: .blue)
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
      Rectangle().trim(from: 0, to: amount)
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .id(count)
    }
  }
}

struct Generated928: View {
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
      .onAppear { count += 1 }
    ControlGroup {
    }
      .tint(.orange)
      .background { Color.green }
    switch count {
    case 0:
      (Text("a") + Text("b").bold())
        .rotationEffect(.degrees(45))
        .italic(isOn)
        .opacity(isOn ? 1 : 0.5)
    case 1...3:
      LabeledContent("Key") {
        ZStack(alignment: .bottomTrailing) {
        }
          .fontWeight(.semibold)
      }
      ColorPicker("Color", selection: .constant(.red))
    case let value where value < 0:
      LabeledContent("Key") {
      }
        .textFieldStyle(.roundedBorder)
        .blur(radius: amount)
    default:
      Image("photo").resizable()
        .contextMenu { Button("Copy") {} }
        .tag(mode)
        .background(.thinMaterial)
    }
  }
}

struct Generated929: View {
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
      AnyView(Row(title: text))
        .drawingGroup()
      Menu("Menu") {
        LabeledContent("Key") {
          VStack {
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .help("help")
              .badge(in: .blue)
          }
            .background(alignment: .top) { Text("back") }
          VStack {
            Divider()
              .padding()
            Capsule().stroke(.red, lineWidth: 2)
              .fixedSize()
              .layoutPriority(1)
              .onDisappear {}
          }
            .badge(in: .blue)
        }
          .listRowBackground(Color.red)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .scaledToFit()
        Image(systemName: "star")
      }
        .overlay(Text("over"))
      Text(amount, format: .percent)
        .onChange(of: text) { print(text) }
        .navigationTitle("Title")
    } else if case .done(let items) = load {
    } else if isOn {
    } else {
    }
    AnyView(Row(title: text))
    Circle().fill(.blue)
    Button("Go") { count += 1 }
  }
}

struct Generated930: View {
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
      ScrollViewReader { proxy in
        EmptyView()
      }
        .foregroundStyle(.secondary)
        .onChange(of: text) { print(text) }
      if let shown = name {
        switch name {
        case let shown?:
          if case .done(let items) = load {
            Toggle("On", isOn: $isOn)
              .clipped()
          } else if count > 3 {
            ProgressView()
          } else {
          }
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          Rectangle().trim(from: 0, to: amount)
            .fontWeight(.semibold)
            .navigationTitle(text)
        case nil:
          TextField("Name", text: $text)
            .onTapGesture { isOn.toggle() }
            .foregroundColor(.red)
        }
        Image(systemName: "star")
      } else if let shown = name {
      }
      Capsule().stroke(.red, lineWidth: 2)
    }
      .background(.yellow, in: .rect(cornerRadius: 4))
    EmptyView()
  }
}

struct Generated931: View {
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
      LazyVStack(pinnedViews: .sectionHeaders) {
        ColorPicker("Color", selection: .constant(.red))
          .padding(.vertical, 4)
          .font(.system(size: 12, weight: .bold))
          .onAppear { count += 1 }
      }
        .fixedSize()
        .padding(.horizontal)
    }
    LabeledContent("Key", value: "Value")
      .textFieldStyle(.roundedBorder)
    List(items) { item in
      switch count {
      case 0:
        ForEach(items.filter { $0.isDone }) { item in
          ScrollView(.horizontal, showsIndicators: false) {
          }
            .dimmed(isOn)
          TextField("Name", text: $text)
            .labelsHidden()
            .mask(Circle())
            .pickerStyle(.segmented)
          name.map { Text($0) }
            .background { Color.green }
            .scaledToFit()
        }
        Slider(value: $amount, in: 0...10, step: 1)
          .padding()
          .foregroundColor(.red)
      case 1...3:
        Text(text)
      case let value where value < 0:
        Label("Star", systemImage: "star")
          .tint(.orange)
          .gesture(TapGesture().onEnded { count = 0 })
      default:
        Spacer()
          .onTapGesture { isOn.toggle() }
          .scaledToFit()
      }
      EmptyView()
    }
  }
}

struct Generated932: View {
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
      .onTapGesture { isOn.toggle() }
      .shadow(radius: 2)
      .background(.thinMaterial)
    if let shown = name {
      if case .done(let items) = load {
        Color.accentColor.opacity(0.2)
        if mode == .grid {
          AsyncImage(url: nil)
            .overlay(.quaternary)
            .scaleEffect(amount)
            .clipShape(.rect(cornerRadius: 8))
        } else {
          Toggle("On", isOn: $isOn)
            .foregroundStyle(.red, .blue)
        }
        ForEach(["a", "b"], id: \.self) { letter in
          Text("a")
            .font(.system(size: 12, weight: .bold))
            .border(Color.red, width: 2)
            .background(.thinMaterial)
        }
          .accessibilityHidden(isOn)
      } else if count > 3 {
      }
      Button("Go") { count += 1 }
        .border(Color.red, width: 2)
        .padding(.vertical, 4)
        .fixedSize()
    } else {
    }
  }
}

struct Generated933: View {
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
      GridRow {
        if case .done(let items) = load {
          ProgressView()
            .id(count)
            .background(.yellow, in: .rect(cornerRadius: 4))
            .border(.gray)
        } else if case .done(let items) = load {
        }
      }
        .bold()
        .clipShape(.rect(cornerRadius: 8))
      AnyView(Row(title: text))
      ProgressView()
        .rotationEffect(.degrees(45))
        .onAppear { count += 1 }
    }
    ForEach(items.indices, id: \.self) { index in
      List {
      }
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .help("help")
        .listRowInsets(EdgeInsets())
      ColorPicker("Color", selection: .constant(.red))
        .disabled(!isOn)
        .border(.gray)
        .listRowInsets(EdgeInsets())
    }
      .padding(.vertical, 4)
      .rotationEffect(.degrees(45))
      .blur(radius: amount)
    Text(amount, format: .percent)
      .navigationTitle(text)
      .fixedSize()
    Color.red
      .padding(.vertical, 4)
      .aspectRatio(1, contentMode: .fit)
      .help("help")
  }
}

struct Generated934: View {
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
      Menu("Menu") {
        ForEach(["a", "b"], id: \.self) { letter in
          Color.accentColor.opacity(0.2)
            .foregroundColor(.red)
            .border(.gray)
            .background(.thinMaterial)
        }
          .labelsHidden()
          .modifier(Badge())
          .textFieldStyle(.roundedBorder)
        if isOn {
          if let shown = name {
            Text(text)
              .environment(\.colorScheme, .dark)
              .id(count)
            TextEditor(text: $text)
            Toggle("On", isOn: $isOn)
              .onChange(of: count) { old, new in print(old, new) }
          } else if !items.isEmpty, isOn {
          } else if mode == .grid {
          } else {
          }
          Label("Star", systemImage: "star")
        } else {
        }
      }
      Row(title: "row")
        .controlSize(.large)
      Text(verbatim: "b")
    }
      .padding(8)
    LabeledContent("Key", value: "Value")
  }
}

struct Generated935: View {
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
      .shadow(radius: 2)
      .textFieldStyle(.roundedBorder)
    VStack {
      Text("a")
        .contentShape(Rectangle())
        .position(x: 1, y: 1)
        .textFieldStyle(.roundedBorder)
    }
      .fontWeight(.semibold)
      .zIndex(1)
    Stepper("Count", value: $count, in: 0...9)
    if mode == .grid {
      Circle()
        .background(.yellow, in: .rect(cornerRadius: 4))
        .overlay(.quaternary)
    } else if let shown = name {
      Label("Star", systemImage: "star")
      LabeledContent("Key") {
      }
        .ignoresSafeArea()
        .foregroundColor(.red)
    }
  }
}

struct Generated936: View {
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
      SecureField("Password", text: $text)
      NavigationLink("Next") {
        Text("\(count)")
        Spacer(minLength: 8)
      }
        .textFieldStyle(.roundedBorder)
        .multilineTextAlignment(.center)
        .italic(isOn)
    } else if count > 3 {
      let value1428 = count + 1
      Text("\(value1428)")
    } else {
      switch name {
      case let shown?:
        if case .done(let items) = load {
          Button("Go") { count += 1 }
            .onChange(of: count) { old, new in print(old, new) }
            .gesture(TapGesture().onEnded { count = 0 })
        } else if mode == .grid {
        } else if mode == .grid {
        } else {
        }
        Button("Go") { count += 1 }
      case nil:
        Label("Star", systemImage: "star")
          .navigationTitle("Title")
          .border(.gray)
          .layoutPriority(1)
      }
    }
    Rectangle().trim(from: 0, to: amount)
      .navigationTitle("Title")
      .preferredColorScheme(.dark)
      .labelsHidden()
    Button("Go") { count += 1 }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .blur(radius: amount)
  }
}

struct Generated937: View {
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
      switch count {
      case 0:
        switch name {
        case let shown?:
          if mode == .grid {
            Row(title: "row")
            Capsule().stroke(.red, lineWidth: 2)
          } else if !items.isEmpty, isOn {
            (isOn ? Text("yes") : Text("no"))
              .scaleEffect(amount)
          } else if !items.isEmpty, isOn {
            Stepper("Count", value: $count, in: 0...9)
              .offset(x: 4)
          }
          Text("\(count)")
            .background(.red)
            .font(.system(size: 12, weight: .bold))
            .position(x: 1, y: 1)
        case nil:
          Image("photo").resizable()
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .contextMenu { Button("Copy") {} }
            .preferredColorScheme(.dark)
        }
      case 1...3:
        Stepper("Count", value: $count, in: 0...9)
      case let value where value < 0:
        SecureField("Password", text: $text)
          .animation(.default, value: isOn)
      default:
        Toggle("On", isOn: $isOn)
          .aspectRatio(1, contentMode: .fit)
          .drawingGroup()
          .disabled(!isOn)
      }
      Circle()
        .border(Color.red, width: 2)
    }
      .background(.red)
      .fixedSize()
      .background(.thinMaterial)
    ProgressView()
      .offset(x: 4)
      .shadow(radius: 2)
      .hidden()
    Button("Add", systemImage: "plus") { isOn.toggle() }
    name.map { Text($0) }
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .lineLimit(2)
      .font(.title)
  }
}

struct Generated938: View {
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
    VStack {
      Stepper("Count", value: $count, in: 0...9)
    }
      .disabled(!isOn)
      .pickerStyle(.segmented)
      .frame(minHeight: 20, alignment: .leading)
    let value1526 = count + 0
    Text("\(value1526)")
  }
}

struct Generated939: View {
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
    }
      .id(count)
      .gesture(TapGesture().onEnded { count = 0 })
    NavigationLink("Next") {
    }
      .tint(.orange)
    Capsule().stroke(.red, lineWidth: 2)
      .background(Color.blue)
      .multilineTextAlignment(.center)
    if let shown = name {
      ZStack {
      }
        .padding(8)
    }
  }
}

struct Generated940: View {
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
      Section {
        List(items) { item in
          Stepper("Count", value: $count, in: 0...9)
            .controlSize(.large)
            .padding()
            .background(.yellow, in: .rect(cornerRadius: 4))
        }
          .task { text = "x" }
        List {
          Capsule().stroke(.red, lineWidth: 2)
            .clipShape(Circle())
            .background(alignment: .top) { Text("back") }
            .onChange(of: text) { print(text) }
          NavigationStack {
            Text(verbatim: "b")
          }
            .badge(in: .blue)
            .preferredColorScheme(.dark)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
        }
          .scaleEffect(amount)
          .padding()
        Link("Site", destination: URL(string: "https://example.com")!)
          .animation(.default, value: isOn)
          .help("help")
      }
        .toolbar { ToolbarItem { Text("item") } }
        .scaledToFit()
        .lineLimit(2)
      Color.accentColor.opacity(0.2)
        .buttonStyle(.bordered)
    }
      .zIndex(1)
      .opacity(isOn ? 1 : 0.5)
    Rectangle().trim(from: 0, to: amount)
  }
}

struct Generated941: View {
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
      Text("a")
        .background { Color.green }
        .redacted(reason: .placeholder)
      HStack(alignment: .firstTextBaseline, spacing: 2) {
      }
        .background(.yellow, in: .rect(cornerRadius: 4))
    } else if case .done(let items) = load {
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        SecureField("Password", text: $text)
          .listRowBackground(Color.red)
        List(items, id: \.self) { item in
          EmptyView()
            .redacted(reason: .placeholder)
            .listRowBackground(Color.red)
            .frame(width: 40, height: 40)
        }
          .overlay(.quaternary)
          .foregroundStyle(.red, .blue)
      }
        .border(.gray)
        .listStyle(.plain)
        .aspectRatio(1, contentMode: .fit)
    } else if case .done(let items) = load {
    } else {
      GroupBox("Box") {
        Slider(value: $amount)
          .clipShape(Circle())
      }
      Text(amount, format: .percent)
        .preferredColorScheme(.dark)
    }
    Divider()
    Row(title: text)
  }
}

struct Generated942: View {
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
      Circle().fill(.blue)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      Stepper("Count", value: $count, in: 0...9)
    }
    Color.accentColor.opacity(0.2)
      .toolbar { ToolbarItem { Text("item") } }
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    if !items.isEmpty, isOn {
      switch load {
      case .idle:
        if !items.isEmpty, isOn {
          let value1649 = count + 3
          Text("\(value1649)")
          ColorPicker("Color", selection: .constant(.red))
            .frame(width: 40, height: 40)
            .task { text = "x" }
          Circle()
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .dimmed(isOn)
        } else if isOn {
        }
      case .loading(let amount):
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .overlay(Text("over"))
          .background(.yellow, in: .rect(cornerRadius: 4))
          .accessibilityHidden(isOn)
      case .done(let items):
        TextEditor(text: $text)
      case .failed:
        LabeledContent("Key", value: "Value")
      }
    }
  }
}

struct Generated943: View {
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
      Button("Delete", role: .destructive) {}
        .font(.title)
        .clipShape(.rect(cornerRadius: 8))
      Divider()
        .frame(width: 40, height: 40)
        .onAppear { count += 1 }
    }
      .shadow(radius: 2)
      .tint(.orange)
    name.map { Text($0) }
      .dimmed(isOn)
      .textFieldStyle(.roundedBorder)
      .fixedSize()
  }
}

struct Generated944: View {
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
      let value1697 = count + 1
      Text("\(value1697)")
      Text("\(count)")
    } else if mode == .grid {
      switch load {
      case .idle:
        if let shown = name {
          if mode == .grid {
            Text(text)
            DatePicker("When", selection: .constant(.now))
              .fontWeight(.semibold)
              .lineLimit(2)
            Label("Star", systemImage: "star")
          } else if count > 3 {
          } else if isOn {
          }
          ProgressView()
          Button("Go") { count += 1 }
            .frame(minHeight: 20, alignment: .leading)
            .pickerStyle(.segmented)
            .bold()
        }
        Button("Go") { count += 1 }
          .animation(.default, value: isOn)
          .preferredColorScheme(.dark)
      case .loading(let amount):
        Stepper("Count", value: $count, in: 0...9)
      case .done(let items):
        Color.accentColor.opacity(0.2)
          .padding(.horizontal)
      case .failed:
        Link("Site", destination: URL(string: "https://example.com")!)
          .transition(.opacity)
          .id(count)
      }
      TextEditor(text: $text)
        .environment(\.colorScheme, .dark)
        .fontWeight(.semibold)
    } else if case .done(let items) = load {
    } else {
    }
    Stepper("Count", value: $count, in: 0...9)
      .lineLimit(2)
      .background { Color.green }
    Rectangle().trim(from: 0, to: amount)
      .zIndex(1)
      .opacity(isOn ? 1 : 0.5)
  }
}

struct Generated945: View {
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
        .clipped()
        .onChange(of: text) { print(text) }
      Form {
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .background(.red)
          .toolbar { ToolbarItem { Text("item") } }
      }
    }
      .onDisappear {}
      .padding(.horizontal)
    if let shown = name {
      VStack {
        let value1764 = count + 2
        Text("\(value1764)")
      }
      if let shown = name {
        Text(verbatim: "b")
          .animation(.default, value: isOn)
      } else if !items.isEmpty, isOn {
      } else {
      }
    } else if let shown = name {
    } else {
    }
  }
}

struct Generated946: View {
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
      .background { Color.green }
    if count > 3 {
      Button("Go") { count += 1 }
        .modifier(Badge())
    } else if isOn {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        if isOn {
          Text("a")
            .animation(.default, value: isOn)
            .fontWeight(.semibold)
            .gesture(TapGesture().onEnded { count = 0 })
          ControlGroup {
            ProgressView()
              .padding(8)
              .clipShape(.rect(cornerRadius: 8))
              .cornerRadius(4)
          }
            .badge(in: .blue)
          Color.red
            .background(.thinMaterial)
            .fixedSize()
        }
      }
    }
  }
}

struct Generated947: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1813 = count + 0
    Text("\(value1813)")
    ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
      name.map { Text($0) }
        .listStyle(.plain)
        .background(Circle())
        .environment(\.colorScheme, .dark)
      LazyVStack(pinnedViews: .sectionHeaders) {
        SecureField("Password", text: $text)
      }
        .toolbar { ToolbarItem { Text("item") } }
        .background(alignment: .top) { Text("back") }
        .tag(mode)
    }
      .multilineTextAlignment(.center)
      .frame(width: 40, height: 40)
      .onTapGesture { isOn.toggle() }
    TextField("Name", text: $text)
  }
}

struct Generated948: View {
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
      switch name {
      case let shown?:
        TimelineView(.everyMinute) { context in
          if let shown = name {
            Divider()
              .overlay(Text("over"))
              .background(.thinMaterial)
            Row(title: text)
              .pickerStyle(.segmented)
          }
        }
          .contentShape(Rectangle())
          .opacity(isOn ? 1 : 0.5)
        ScrollView {
          ProgressView(value: amount)
            .onDisappear {}
            .drawingGroup()
        }
          .blur(radius: amount)
          .cornerRadius(4)
        ProgressView(value: amount)
      case nil:
        (Text("a") + Text("b").bold())
          .accessibilityLabel("label")
      }
      Stepper("Count", value: $count, in: 0...9)
        .badge(in: .blue)
        .frame(minHeight: 20, alignment: .leading)
        .listRowInsets(EdgeInsets())
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .id(count)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    }
      .hidden()
    Link("Site", destination: URL(string: "https://example.com")!)
      .navigationTitle(text)
      .foregroundStyle(.red, .blue)
    LabeledContent("Key", value: "Value")
      .clipShape(.rect(cornerRadius: 8))
      .italic(isOn)
    (Text("a") + Text("b").bold())
  }
}

struct Generated949: View {
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
      .transition(.opacity)
    switch mode {
    case .list:
      Spacer()
        .layoutPriority(1)
      Card {
        if count > 3 {
          Text("\(count)")
        } else if mode == .grid {
          ColorPicker("Color", selection: .constant(.red))
            .buttonStyle(.bordered)
            .hidden()
          NavigationStack {
          }
            .onChange(of: text) { print(text) }
            .disabled(!isOn)
            .overlay(.quaternary)
        } else if case .done(let items) = load {
        }
        Label("Star", systemImage: "star")
          .frame(maxWidth: .infinity)
          .clipShape(.rect(cornerRadius: 8))
          .scaleEffect(amount)
        (isOn ? Text("yes") : Text("no"))
          .dimmed(isOn)
          .overlay(.quaternary)
      }
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .onChange(of: count) { old, new in print(old, new) }
      Text("a")
        .ignoresSafeArea()
        .onAppear { count += 1 }
    case .grid:
      Circle().fill(.blue)
        .fixedSize()
        .background(alignment: .top) { Text("back") }
        .accessibilityLabel("label")
    case .map:
      Toggle("On", isOn: $isOn)
        .frame(maxWidth: .infinity)
    }
    Text("\(count)")
    Text("\(count)")
      .onChange(of: count) { old, new in print(old, new) }
      .font(.title)
      .lineLimit(2)
  }
}

struct Generated950: View {
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
      ForEach(items.filter { $0.isDone }) { item in
        HStack(alignment: .firstTextBaseline, spacing: 2) {
        }
          .navigationTitle("Title")
          .background(.thinMaterial)
        DisclosureGroup("More") {
          let value1945 = count + 3
          Text("\(value1945)")
          ForEach(items, id: \.title) { item in
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            Image(systemName: "star")
          }
            .italic(isOn)
        }
          .tag(mode)
          .badge(in: .blue)
      }
        .clipShape(.rect(cornerRadius: 8))
        .onAppear { count += 1 }
        .environment(\.colorScheme, .dark)
    } else if !items.isEmpty, isOn {
    } else if isOn {
    } else {
    }
    Spacer(minLength: 8)
      .border(.gray)
      .blur(radius: amount)
      .onChange(of: text) { print(text) }
  }
}
