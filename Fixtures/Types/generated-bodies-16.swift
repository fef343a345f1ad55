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

struct Generated751: View {
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
      switch mode {
      case .list:
        Button("Go") { count += 1 }
          .bold()
        if case .done(let items) = load {
          Grid {
          }
          LabeledContent("Key") {
            Divider()
              .foregroundStyle(.red, .blue)
          }
            .accessibilityLabel("label")
            .overlay(Text("over"))
        }
        LabeledContent("Key", value: "Value")
          .onTapGesture { isOn.toggle() }
          .controlSize(.large)
          .background(.thinMaterial)
      case .grid:
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .textFieldStyle(.roundedBorder)
          .background(Circle())
          .blur(radius: amount)
      case .map:
        Color.accentColor.opacity(0.2)
      }
      Image(systemName: "star")
    }
      .clipShape(Circle())
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .textFieldStyle(.roundedBorder)
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .zIndex(1)
      .tint(.orange)
  }
}

struct Generated752: View {
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
      Label("Star", systemImage: "star")
        .gesture(TapGesture().onEnded { count = 0 })
    } else if case .done(let items) = load {
    }
    let value49 = count + 0
    Text("\(value49)")
  }
}

struct Generated753: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Spacer()
      .scaleEffect(amount)
    Spacer(minLength: 8)
      .font(.title)
  }
}

struct Generated754: View {
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
      .onChange(of: count) { old, new in print(old, new) }
      .foregroundColor(.red)
    let value70 = count + 0
    Text("\(value70)")
    switch load {
    case .idle:
      Spacer(minLength: 8)
    case .loading(let amount):
      LazyVStack(pinnedViews: .sectionHeaders) {
      }
        .accessibilityLabel("label")
      EmptyView()
        .onChange(of: count) { old, new in print(old, new) }
        .contextMenu { Button("Copy") {} }
        .tag(mode)
    case .done(let items):
      Toggle("On", isOn: $isOn)
        .navigationTitle(text)
        .navigationTitle(text)
      List(items) { item in
        ProgressView()
      }
        .help("help")
        .border(Color.red, width: 2)
      Label("Star", systemImage: "star")
        .fixedSize()
        .background(.red)
    case .failed:
      Divider()
        .shadow(radius: 2)
    }
  }
}

struct Generated755: View {
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
      if let shown = name {
        switch count {
        case 0:
          let value109 = count + 3
          Text("\(value109)")
          Image(systemName: "star")
            .onAppear { count += 1 }
            .onChange(of: text) { print(text) }
        case 1...3:
          Card(title: "card") {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .padding(.vertical, 4)
            Row(title: text)
              .scaledToFit()
              .onAppear { count += 1 }
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          }
          (Text("a") + Text("b").bold())
        case let value where value < 0:
          (isOn ? Text("yes") : Text("no"))
        default:
          Toggle("On", isOn: $isOn)
            .tag(mode)
            .bold()
        }
        Text(verbatim: "b")
          .background { Color.green }
          .animation(.default, value: isOn)
          .lineLimit(2)
        Text("\(count)")
          .scaleEffect(amount)
          .font(.system(size: 12, weight: .bold))
          .rotationEffect(.degrees(45))
      } else if !items.isEmpty, isOn {
      } else if isOn {
      } else {
      }
      AsyncImage(url: nil)
        .frame(minHeight: 20, alignment: .leading)
      Circle().fill(.blue)
        .scaleEffect(amount)
        .font(.system(size: 12, weight: .bold))
    } else if let shown = name {
    } else if mode == .grid {
    } else {
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .padding(.horizontal)
  }
}

struct Generated756: View {
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
      ProgressView(value: amount)
        .navigationTitle("Title")
      if let shown = name {
        HStack(spacing: 0) {
          ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
            Rectangle().trim(from: 0, to: amount)
              .clipShape(.rect(cornerRadius: 8))
              .lineLimit(2)
            Row(title: text)
              .scaleEffect(amount)
              .task { text = "x" }
              .border(Color.red, width: 2)
            ProgressView()
          }
            .fixedSize()
            .tag(mode)
        }
          .blur(radius: amount)
          .gesture(TapGesture().onEnded { count = 0 })
        Spacer(minLength: 8)
          .clipped()
        Slider(value: $amount, in: 0...10, step: 1)
          .modifier(Badge())
          .padding(.horizontal)
      } else if !items.isEmpty, isOn {
      } else if mode == .grid {
      } else {
      }
    case nil:
      ColorPicker("Color", selection: .constant(.red))
        .gesture(TapGesture().onEnded { count = 0 })
        .accessibilityLabel("label")
        .tint(.orange)
    }
    Capsule().stroke(.red, lineWidth: 2)
      .onChange(of: text) { print(text) }
      .listRowBackground(Color.red)
    Slider(value: $amount, in: 0...10, step: 1)
  }
}

struct Generated757: View {
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
      Link("Site", destination: URL(string: "https://example.com")!)
        .multilineTextAlignment(.center)
        .navigationTitle("Title")
        .buttonStyle(.bordered)
    } else if let shown = name {
    } else if case .done(let items) = load {
      if count > 3 {
        List(items, id: \.self) { item in
          GroupBox("Box") {
            TextField("Name", text: $text)
              .aspectRatio(1, contentMode: .fit)
          }
        }
          .fixedSize()
        ZStack(alignment: .bottomTrailing) {
        }
        Picker("Mode", selection: $mode) {
          Text(text)
            .background(alignment: .top) { Text("back") }
            .listRowBackground(Color.red)
        }
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .background(.yellow, in: .rect(cornerRadius: 4))
      } else {
      }
      Button("Delete", role: .destructive) {}
        .contentShape(Rectangle())
        .overlay(.quaternary)
    } else {
    }
    Capsule().stroke(.red, lineWidth: 2)
      .background(.yellow, in: .rect(cornerRadius: 4))
      .overlay(Text("over"))
    Rectangle().trim(from: 0, to: amount)
      .bold()
      .environment(\.colorScheme, .dark)
      .onChange(of: count) { old, new in print(old, new) }
  }
}

struct Generated758: View {
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
      Text(amount, format: .percent)
        .multilineTextAlignment(.center)
        .ignoresSafeArea()
        .textFieldStyle(.roundedBorder)
      Group {
        if let shown = name {
          if case .done(let items) = load {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            Spacer()
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
              .padding(.vertical, 4)
              .foregroundStyle(.red, .blue)
            Text("a")
              .scaledToFit()
          } else {
          }
          Text(verbatim: "b")
            .border(Color.red, width: 2)
            .id(count)
            .offset(x: 4)
        } else if !items.isEmpty, isOn {
        }
      }
        .hidden()
    } else if count > 3 {
    } else {
    }
    Label("Star", systemImage: "star")
  }
}

struct Generated759: View {
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
        ZStack {
        }
          .mask(Circle())
        if let shown = name {
          Text(amount, format: .percent)
            .tag(mode)
          if mode == .grid {
            SecureField("Password", text: $text)
            Color.red
              .drawingGroup()
            Button("Go") { count += 1 }
              .background(Color.blue)
              .frame(width: 40, height: 40)
          } else if let shown = name {
          } else if let shown = name {
          } else {
          }
        } else if count > 3 {
        } else if case .done(let items) = load {
        } else {
        }
        Circle().fill(.blue)
      }
        .overlay(Text("over"))
        .preferredColorScheme(.dark)
        .buttonStyle(.bordered)
    } else if mode == .grid {
    }
    Text("\(count)")
      .font(.title)
      .aspectRatio(1, contentMode: .fit)
      .background(Circle())
    Text("a")
      .foregroundColor(.red)
    Text(amount, format: .percent)
  }
}

struct Generated760: View {
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
      if isOn {
        Button("Go") { count += 1 }
          .onDisappear {}
        Section {
          ForEach(["a", "b"], id: \.self) { letter in
            Capsule().stroke(.red, lineWidth: 2)
            TextEditor(text: $text)
              .fixedSize()
              .buttonStyle(.bordered)
          }
          Row(title: "row")
            .font(.title)
            .onAppear { count += 1 }
            .border(Color.red, width: 2)
          (isOn ? Text("yes") : Text("no"))
        }
          .ignoresSafeArea()
        Rectangle().trim(from: 0, to: amount)
          .bold()
          .font(.title)
      } else if !items.isEmpty, isOn {
      } else if count > 3 {
      }
      ProgressView(value: amount)
        .navigationTitle("Title")
        .help("help")
        .tag(mode)
    }
      .cornerRadius(4)
    Divider()
  }
}

struct Generated761: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Spacer()
    switch count {
    case 0:
      Capsule().stroke(.red, lineWidth: 2)
        .background(Circle())
      ZStack {
        Divider()
          .foregroundColor(.red)
      }
        .background(Color.blue)
        .frame(maxWidth: .infinity)
      Menu("Menu") {
        let value377 = count + 2
        Text("\(value377)")
        if let shown = name {
          (Text("a") + Text("b").bold())
            .navigationTitle(text)
        } else if case .done(let items) = load {
        } else if mode == .grid {
        } else {
        }
        Divider()
          .clipShape(.rect(cornerRadius: 8))
          .listStyle(.plain)
          .animation(.default, value: isOn)
      }
        .aspectRatio(1, contentMode: .fit)
        .transition(.opacity)
    case 1...3:
      Text(text)
        .padding(.vertical, 4)
        .offset(x: 4)
        .onTapGesture { isOn.toggle() }
    case let value where value < 0:
      name.map { Text($0) }
        .ignoresSafeArea()
    default:
      Spacer(minLength: 8)
        .drawingGroup()
        .position(x: 1, y: 1)
        .modifier(Badge())
    }
  }
}

struct Generated762: View {
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
      .textFieldStyle(.roundedBorder)
      .background(.thinMaterial)
      .frame(minHeight: 20, alignment: .leading)
    Circle()
      .onTapGesture { isOn.toggle() }
    if mode == .grid {
      ForEach(Mode.allCases) { mode in
        TextField("Name", text: $text)
          .overlay(.quaternary)
          .clipShape(Circle())
        if let shown = name {
          ZStack {
            Divider()
              .padding(.vertical, 4)
          }
            .background(.red)
            .id(count)
            .blur(radius: amount)
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .rotationEffect(.degrees(45))
        } else if let shown = name {
        } else {
        }
        EmptyView()
          .background { Color.green }
          .background(.thinMaterial)
      }
        .shadow(radius: 2)
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .foregroundColor(.red)
    } else {
    }
    Label("Star", systemImage: "star")
      .toolbar { ToolbarItem { Text("item") } }
      .overlay(.quaternary)
  }
}

struct Generated763: View {
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
      NavigationLink("Next") {
        Group {
          if case .done(let items) = load {
            ProgressView()
          } else if isOn {
          } else {
            Slider(value: $amount)
              .dimmed(isOn)
              .dimmed(isOn)
              .accessibilityHidden(isOn)
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          }
        }
      }
    }
      .buttonStyle(.bordered)
    let value472 = count + 0
    Text("\(value472)")
    ProgressView(value: amount)
      .navigationTitle(text)
  }
}

struct Generated764: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Form {
      if count > 3 {
        List(items) { item in
          Link("Site", destination: URL(string: "https://example.com")!)
            .tint(.orange)
            .rotationEffect(.degrees(45))
          switch load {
          case .idle:
            SecureField("Password", text: $text)
              .badge(in: .blue)
              .onAppear { count += 1 }
          case .loading(let amount):
            Circle()
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            EmptyView()
              .aspectRatio(1, contentMode: .fit)
              .multilineTextAlignment(.center)
          case .done(let items):
            (Text("a") + Text("b").bold())
              .cornerRadius(4)
              .aspectRatio(1, contentMode: .fit)
          case .failed:
            SecureField("Password", text: $text)
          }
        }
          .id(count)
      } else if !items.isEmpty, isOn {
      }
    }
      .frame(minHeight: 20, alignment: .leading)
      .accessibilityLabel("label")
      .gesture(TapGesture().onEnded { count = 0 })
    Text(text)
      .multilineTextAlignment(.center)
    Spacer(minLength: 8)
      .background(.red)
      .foregroundColor(.red)
      .bold()
    Button("Delete", role: .destructive) {}
      .italic(isOn)
  }
}

struct Generated765: View {
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
      Text(amount, format: .percent)
        .background(.yellow, in: .rect(cornerRadius: 4))
    }
      .onTapGesture { isOn.toggle() }
      .buttonStyle(.bordered)
      .contextMenu { Button("Copy") {} }
    ZStack {
      VStack(alignment: .leading) {
      }
    }
      .animation(.default, value: isOn)
      .background(Color.blue)
  }
}

struct Generated766: View {
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
      if mode == .grid {
        if count > 3 {
          AnyView(Row(title: text))
        } else {
        }
        Slider(value: $amount, in: 0...10, step: 1)
          .toolbar { ToolbarItem { Text("item") } }
      } else if count > 3 {
      } else if let shown = name {
        SecureField("Password", text: $text)
      } else {
      }
    case .grid:
      ForEach(0..<3) { index in
        if case .done(let items) = load {
          Row(title: "row")
        } else if count > 3 {
        } else if !items.isEmpty, isOn {
        } else {
        }
        Divider()
          .frame(minHeight: 20, alignment: .leading)
          .scaleEffect(amount)
        Spacer()
          .onDisappear {}
          .animation(.default, value: isOn)
          .clipShape(.rect(cornerRadius: 8))
      }
        .background(.red)
    case .map:
      Text(verbatim: "b")
        .font(.system(size: 12, weight: .bold))
        .hidden()
    }
    Row(title: text)
      .scaledToFit()
      .scaledToFit()
    Capsule().stroke(.red, lineWidth: 2)
  }
}

struct Generated767: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    DisclosureGroup("More", isExpanded: $isOn) {
      switch mode {
      case .list:
        List(items) { item in
          if count > 3 {
            ProgressView()
              .help("help")
              .aspectRatio(1, contentMode: .fit)
          } else if !items.isEmpty, isOn {
          } else if !items.isEmpty, isOn {
          } else {
            Color.accentColor.opacity(0.2)
              .environment(\.colorScheme, .dark)
          }
          NavigationStack {
            name.map { Text($0) }
              .border(Color.red, width: 2)
              .environment(\.colorScheme, .dark)
            Button("Add", systemImage: "plus") { isOn.toggle() }
          }
            .id(count)
            .transition(.opacity)
            .scaledToFit()
        }
          .onChange(of: count) { old, new in print(old, new) }
          .contentShape(Rectangle())
      case .grid:
        Color.red
          .onAppear { count += 1 }
      case .map:
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .blur(radius: amount)
          .accessibilityHidden(isOn)
      }
      ProgressView(value: amount)
        .contextMenu { Button("Copy") {} }
        .accessibilityHidden(isOn)
        .animation(.default, value: isOn)
    }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    Text(text)
      .bold()
  }
}

struct Generated768: View {
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
      .task { text = "x" }
      .help("help")
    Text("\(count)")
      .foregroundStyle(.secondary)
      .font(.title)
      .buttonStyle(.bordered)
    ForEach(items.filter { $0.isDone }) { item in
      switch mode {
      case .list:
        let value652 = count + 2
        Text("\(value652)")
        (isOn ? Text("yes") : Text("no"))
        Slider(value: $amount, in: 0...10, step: 1)
          .zIndex(1)
      case .grid:
        if !items.isEmpty, isOn {
          Button("Delete", role: .destructive) {}
            .onChange(of: text) { print(text) }
            .layoutPriority(1)
            .scaleEffect(amount)
        } else {
        }
        (isOn ? Text("yes") : Text("no"))
          .padding()
          .tag(mode)
          .lineLimit(2)
      case .map:
        Color.red
          .hidden()
          .frame(maxWidth: .infinity)
      }
    }
      .shadow(radius: 2)
  }
}

struct Generated769: View {
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
      ForEach(items.filter { $0.isDone }) { item in
        Stepper("Count", value: $count, in: 0...9)
          .scaleEffect(amount)
          .pickerStyle(.segmented)
      }
        .toolbar { ToolbarItem { Text("item") } }
        .offset(x: 4)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      ScrollViewReader { proxy in
        ForEach(["a", "b"], id: \.self) { letter in
          Text(text)
            .scaledToFit()
            .onTapGesture { isOn.toggle() }
            .listRowInsets(EdgeInsets())
          ScrollViewReader { proxy in
          }
            .mask(Circle())
            .bold()
            .overlay(Text("over"))
          Menu("Menu") {
            Circle().fill(.blue)
          }
            .id(count)
        }
          .fontWeight(.semibold)
          .buttonStyle(.bordered)
          .scaleEffect(amount)
        Text(amount, format: .percent)
      }
        .onChange(of: text) { print(text) }
        .overlay(Text("over"))
      Row(title: text)
        .frame(width: 40, height: 40)
    case .grid:
      Label("Star", systemImage: "star")
        .id(count)
        .frame(maxWidth: .infinity)
        .multilineTextAlignment(.center)
    case .map:
      Text(amount, format: .percent)
        .redacted(reason: .placeholder)
        .hidden()
    }
    Toggle("On", isOn: $isOn)
      .frame(maxWidth: .infinity)
    Circle().fill(.blue)
      .task { text = "x" }
  }
}

struct Generated770: View {
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
      Text(amount, format: .percent)
        .listRowBackground(Color.red)
    }
    LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
    }
    List(items, id: \.self) { item in
      Group {
        ColorPicker("Color", selection: .constant(.red))
          .fontWeight(.semibold)
        if let shown = name {
          Capsule().stroke(.red, lineWidth: 2)
          name.map { Text($0) }
            .foregroundStyle(.red, .blue)
            .frame(maxWidth: .infinity)
        }
      }
        .font(.title)
        .tint(.orange)
      Color.red
        .accessibilityHidden(isOn)
    }
  }
}

struct Generated771: View {
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
      .modifier(Badge())
      .foregroundStyle(.red, .blue)
      .modifier(Badge())
    DisclosureGroup("More", isExpanded: $isOn) {
      EmptyView()
      Text(text)
    }
      .listRowBackground(Color.red)
      .background { Color.green }
      .accessibilityHidden(isOn)
    switch load {
    case .idle:
      DisclosureGroup("More", isExpanded: $isOn) {
        ForEach(0..<3) { index in
          let value780 = count + 3
          Text("\(value780)")
          Slider(value: $amount)
            .onChange(of: text) { print(text) }
        }
          .help("help")
          .contentShape(Rectangle())
        Link("Site", destination: URL(string: "https://example.com")!)
          .lineLimit(2)
      }
        .padding(8)
        .background(Circle())
        .foregroundStyle(.secondary)
      TextField("Name", text: $text)
        .dimmed(isOn)
        .onChange(of: count) { old, new in print(old, new) }
      Image("photo").resizable()
        .listStyle(.plain)
    case .loading(let amount):
      Spacer()
        .background(.red)
        .clipShape(Circle())
        .tint(.orange)
    case .done(let items):
      Row(title: "row")
        .toolbar { ToolbarItem { Text("item") } }
        .environment(\.colorScheme, .dark)
    case .failed:
      ProgressView()
        .foregroundStyle(.red, .blue)
    }
    Image("photo").resizable()
      .background(.yellow, in: .rect(cornerRadius: 4))
      .padding()
      .overlay(Text("over"))
  }
}

struct Generated772: View {
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
      VStack(alignment: .trailing, spacing: 8) {
      }
    } else if mode == .grid {
      if case .done(let items) = load {
        if let shown = name {
          LazyVStack(pinnedViews: .sectionHeaders) {
          }
          if mode == .grid {
            Slider(value: $amount, in: 0...10, step: 1)
              .offset(x: 4)
              .layoutPriority(1)
              .background(.red)
            Spacer(minLength: 8)
              .help("help")
              .padding(.horizontal)
          }
        }
      } else if count > 3 {
      }
      Image(systemName: "star")
        .toolbar { ToolbarItem { Text("item") } }
    } else if !items.isEmpty, isOn {
    } else {
    }
    TextEditor(text: $text)
      .clipShape(Circle())
  }
}

struct Generated773: View {
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
      Link("Site", destination: URL(string: "https://example.com")!)
        .overlay(.quaternary)
      ZStack(alignment: .bottomTrailing) {
        Image(systemName: "star")
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .padding(.vertical, 4)
          .padding(8)
        Text(amount, format: .percent)
          .listRowInsets(EdgeInsets())
          .listRowInsets(EdgeInsets())
          .background(alignment: .top) { Text("back") }
      }
        .listRowBackground(Color.red)
      ForEach(["a", "b"], id: \.self) { letter in
        ControlGroup {
          ScrollView(.horizontal, showsIndicators: false) {
          }
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .navigationTitle("Title")
        }
          .fixedSize()
        ColorPicker("Color", selection: .constant(.red))
          .animation(.default, value: isOn)
          .onAppear { count += 1 }
        Divider()
      }
        .background { Color.green }
        .pickerStyle(.segmented)
    }
      .clipped()
      .italic(isOn)
    name.map { Text($0) }
      .offset(x: 4)
      .tint(.orange)
    Circle().fill(.blue)
      .buttonStyle(.bordered)
      .aspectRatio(1, contentMode: .fit)
    (isOn ? Text("yes") : Text("no"))
      .rotationEffect(.degrees(45))
      .accessibilityLabel("label")
  }
}

struct Generated774: View {
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
      .background(.yellow, in: .rect(cornerRadius: 4))
      .padding(.horizontal)
    switch load {
    case .idle:
      Card {
        ProgressView(value: amount)
          .frame(maxWidth: .infinity)
      }
        .tint(.orange)
        .navigationTitle(text)
        .rotationEffect(.degrees(45))
    case .loading(let amount):
      switch mode {
      case .list:
        name.map { Text($0) }
          .dimmed(isOn)
          .font(.title)
          .preferredColorScheme(.dark)
        switch mode {
        case .list:
          List(items, id: \.self) { item in
            Row(title: text)
              .blur(radius: amount)
              .foregroundStyle(.red, .blue)
              .aspectRatio(1, contentMode: .fit)
          }
          Text(text)
            .onAppear { count += 1 }
            .foregroundStyle(.secondary)
        case .grid:
          Image(systemName: "star")
            .textFieldStyle(.roundedBorder)
        case .map:
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .blur(radius: amount)
            .tint(.orange)
        }
        Text("\(count)")
      case .grid:
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .font(.title)
      case .map:
        Spacer()
          .buttonStyle(.bordered)
      }
      DatePicker("When", selection: .constant(.now))
        .task { text = "x" }
      Text(verbatim: "b")
    case .done(let items):
      name.map { Text($0) }
    case .failed:
      ProgressView()
        .listRowInsets(EdgeInsets())
        .foregroundColor(.red)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    }
    LabeledContent("Key", value: "Value")
      .help("help")
      .background(Color.blue)
  }
}

struct Generated775: View {
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
      Menu("Menu") {
        if case .done(let items) = load {
          ForEach(items) { item in
            Link("Site", destination: URL(string: "https://example.com")!)
              .disabled(!isOn)
            SecureField("Password", text: $text)
              .task { text = "x" }
              .offset(x: 4)
          }
            .overlay(.quaternary)
        } else if isOn {
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        }
      }
      if let shown = name {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .shadow(radius: 2)
          .drawingGroup()
          .overlay(Text("over"))
      } else if count > 3 {
      } else if mode == .grid {
      } else {
      }
    } else if !items.isEmpty, isOn {
    }
    (isOn ? Text("yes") : Text("no"))
    Text("\(count)")
      .clipShape(Circle())
      .opacity(isOn ? 1 : 0.5)
      .tint(.orange)
  }
}

struct Generated776: View {
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
      VStack(alignment: .leading) {
        if mode == .grid {
          name.map { Text($0) }
            .badge(in: .blue)
            .preferredColorScheme(.dark)
          ZStack(alignment: .bottomTrailing) {
            Toggle("On", isOn: $isOn)
              .layoutPriority(1)
              .onAppear { count += 1 }
              .clipShape(Circle())
          }
            .ignoresSafeArea()
            .environment(\.colorScheme, .dark)
        } else if isOn {
        } else {
        }
      }
    } else if isOn {
    } else if case .done(let items) = load {
      if count > 3 {
        if let shown = name {
          EmptyView()
        } else if mode == .grid {
        } else if mode == .grid {
        }
      }
    }
    Toggle("On", isOn: $isOn)
  }
}

struct Generated777: View {
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
      let value1041 = count + 1
      Text("\(value1041)")
      switch count {
      case 0:
        Text(verbatim: "b")
          .opacity(isOn ? 1 : 0.5)
          .italic(isOn)
        ForEach(items.indices, id: \.self) { index in
          ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
            Circle()
              .gesture(TapGesture().onEnded { count = 0 })
              .pickerStyle(.segmented)
              .rotationEffect(.degrees(45))
            (isOn ? Text("yes") : Text("no"))
          }
            .listStyle(.plain)
            .clipShape(.rect(cornerRadius: 8))
            .accessibilityHidden(isOn)
          TextField("Name", text: $text)
            .badge(in: .blue)
            .environment(\.colorScheme, .dark)
        }
          .lineLimit(2)
          .contextMenu { Button("Copy") {} }
        EmptyView()
          .italic(isOn)
          .environment(\.colorScheme, .dark)
          .foregroundStyle(.red, .blue)
      case 1...3:
        Text(text)
      case let value where value < 0:
        Button("Go") { count += 1 }
          .mask(Circle())
          .onChange(of: count) { old, new in print(old, new) }
          .padding(.horizontal)
      default:
        Button("Add", systemImage: "plus") { isOn.toggle() }
      }
    }
    AsyncImage(url: nil)
      .background(Circle())
  }
}

struct Generated778: View {
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
    ScrollView(.horizontal, showsIndicators: false) {
    }
      .toolbar { ToolbarItem { Text("item") } }
      .listRowBackground(Color.red)
    if !items.isEmpty, isOn {
      ForEach(items.indices, id: \.self) { index in
        name.map { Text($0) }
          .background(.yellow, in: .rect(cornerRadius: 4))
        (isOn ? Text("yes") : Text("no"))
        Menu("Menu") {
          ForEach(["a", "b"], id: \.self) { letter in
            LabeledContent("Key", value: "Value")
              .id(count)
          }
            .layoutPriority(1)
            .padding(.horizontal)
            .scaledToFit()
        }
          .drawingGroup()
          .disabled(!isOn)
      }
        .buttonStyle(.bordered)
        .onAppear { count += 1 }
        .contentShape(Rectangle())
      Text(verbatim: "b")
        .italic(isOn)
        .onChange(of: count) { old, new in print(old, new) }
        .accessibilityHidden(isOn)
      Text("a")
        .foregroundStyle(.red, .blue)
        .clipShape(.rect(cornerRadius: 8))
        .onTapGesture { isOn.toggle() }
    }
    AnyView(Row(title: text))
      .environment(\.colorScheme, .dark)
  }
}

struct Generated779: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1130 = count + 0
    Text("\(value1130)")
    Card {
      Button("Go") { count += 1 }
      if mode == .grid {
        if let shown = name {
          let value1136 = count + 3
          Text("\(value1136)")
          ForEach(0..<3) { index in
            Text("\(count)")
              .dimmed(isOn)
              .border(.gray)
              .onAppear { count += 1 }
            Circle().fill(.blue)
              .contextMenu { Button("Copy") {} }
          }
            .id(count)
            .shadow(radius: 2)
            .lineLimit(2)
          Capsule().stroke(.red, lineWidth: 2)
        }
        Spacer(minLength: 8)
      } else if count > 3 {
      } else {
      }
      Divider()
        .padding(.vertical, 4)
        .zIndex(1)
    }
      .fixedSize()
      .border(.gray)
    ProgressView(value: amount)
    Image("photo").resizable()
      .ignoresSafeArea()
  }
}

struct Generated780: View {
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
      .id(count)
      .listRowInsets(EdgeInsets())
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    Toggle("On", isOn: $isOn)
    switch name {
    case let shown?:
      Section {
        if count > 3 {
          if case .done(let items) = load {
            Spacer()
              .frame(maxWidth: .infinity)
            Text("\(count)")
              .background(.thinMaterial)
              .layoutPriority(1)
          } else {
          }
        } else if count > 3 {
        } else if !items.isEmpty, isOn {
        } else {
        }
      }
        .gesture(TapGesture().onEnded { count = 0 })
    case nil:
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .ignoresSafeArea()
        .labelsHidden()
    }
  }
}

struct Generated781: View {
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
      .italic(isOn)
      .help("help")
      .transition(.opacity)
    VStack(alignment: .leading) {
      if !items.isEmpty, isOn {
        LabeledContent("Key") {
          Image("photo").resizable()
            .environment(\.colorScheme, .dark)
            .position(x: 1, y: 1)
            .ignoresSafeArea()
          if count > 3 {
            Color.red
              .modifier(Badge())
              .background(.yellow, in: .rect(cornerRadius: 4))
            Color.accentColor.opacity(0.2)
          } else if case .done(let items) = load {
          } else if case .done(let items) = load {
          }
        }
        Button("Go") { count += 1 }
          .environment(\.colorScheme, .dark)
      } else if case .done(let items) = load {
      } else if count > 3 {
      } else {
      }
    }
      .overlay(Text("over"))
      .disabled(!isOn)
  }
}

struct Generated782: View {
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
      .redacted(reason: .placeholder)
    Text(amount, format: .percent)
      .padding(.vertical, 4)
      .controlSize(.large)
      .task { text = "x" }
    let value1245 = count + 0
    Text("\(value1245)")
    GroupBox("Box") {
      if let shown = name {
        VStack(alignment: .leading) {
          ColorPicker("Color", selection: .constant(.red))
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        }
        Image("photo").resizable()
        Slider(value: $amount)
      }
    }
      .navigationTitle("Title")
      .foregroundStyle(.red, .blue)
  }
}

struct Generated783: View {
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
      if count > 3 {
        Button("Delete", role: .destructive) {}
          .padding(8)
        (Text("a") + Text("b").bold())
          .foregroundStyle(.red, .blue)
          .gesture(TapGesture().onEnded { count = 0 })
      } else {
        if case .done(let items) = load {
          switch count {
          case 0:
            TextEditor(text: $text)
              .background(.thinMaterial)
              .accessibilityHidden(isOn)
              .environment(\.colorScheme, .dark)
          case 1...3:
            Image(systemName: "star")
              .font(.title)
            Row(title: "row")
              .onChange(of: count) { old, new in print(old, new) }
              .scaleEffect(amount)
            Stepper("Count", value: $count, in: 0...9)
              .toolbar { ToolbarItem { Text("item") } }
              .contentShape(Rectangle())
          case let value where value < 0:
            Stepper("Count", value: $count, in: 0...9)
              .opacity(isOn ? 1 : 0.5)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
              .lineLimit(2)
          default:
            Image(systemName: "star")
              .ignoresSafeArea()
          }
          Circle().fill(.blue)
            .disabled(!isOn)
        } else if mode == .grid {
        } else {
        }
        (isOn ? Text("yes") : Text("no"))
          .transition(.opacity)
          .scaledToFit()
      }
      Circle()
      Circle()
        .navigationTitle("Title")
        .background(alignment: .top) { Text("back") }
    } else if let shown = name {
    } else {
    }
    ProgressView()
      .onChange(of: count) { old, new in print(old, new) }
    Image(systemName: "star")
      .background(.red)
      .cornerRadius(4)
      .font(.title)
  }
}

struct Generated784: View {
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
      ProgressView(value: amount)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
      LazyHStack {
        switch name {
        case let shown?:
          HStack(spacing: 0) {
            Text("a")
              .navigationTitle(text)
              .padding(8)
              .mask(Circle())
            Image("photo").resizable()
          }
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .textFieldStyle(.roundedBorder)
          Card {
            SecureField("Password", text: $text)
              .drawingGroup()
          }
            .transition(.opacity)
            .offset(x: 4)
        case nil:
          Text("a")
            .textFieldStyle(.roundedBorder)
            .scaleEffect(amount)
        }
      }
        .padding()
    }
    (isOn ? Text("yes") : Text("no"))
      .gesture(TapGesture().onEnded { count = 0 })
      .frame(minHeight: 20, alignment: .leading)
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .listStyle(.plain)
      .labelsHidden()
      .navigationTitle("Title")
  }
}

struct Generated785: View {
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
      .clipShape(.rect(cornerRadius: 8))
      .onChange(of: text) { print(text) }
    ScrollView(.horizontal, showsIndicators: false) {
    }
      .border(Color.red, width: 2)
      .italic(isOn)
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .offset(x: 4)
    ZStack(alignment: .bottomTrailing) {
    }
      .bold()
      .position(x: 1, y: 1)
  }
}

struct Generated786: View {
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
      .background(.yellow, in: .rect(cornerRadius: 4))
      .border(Color.red, width: 2)
    if let shown = name {
      if let shown = name {
        if !items.isEmpty, isOn {
          EmptyView()
            .background(Circle())
          Slider(value: $amount)
            .buttonStyle(.bordered)
            .redacted(reason: .placeholder)
        } else if case .done(let items) = load {
          ScrollView(.horizontal, showsIndicators: false) {
            TextField("Name", text: $text)
              .foregroundStyle(.red, .blue)
              .background(Color.blue)
          }
        } else {
        }
      } else {
      }
      Row(title: text)
    } else if mode == .grid {
    } else if count > 3 {
    } else {
    }
    LabeledContent("Key", value: "Value")
    (Text("a") + Text("b").bold())
  }
}

struct Generated787: View {
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
      ForEach(Mode.allCases) { mode in
        switch count {
        case 0:
          Image(systemName: "star")
            .bold()
            .modifier(Badge())
            .zIndex(1)
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
            ProgressView()
              .listStyle(.plain)
              .modifier(Badge())
            Stepper("Count", value: $count, in: 0...9)
              .id(count)
              .buttonStyle(.bordered)
              .background { Color.green }
          }
            .lineLimit(2)
          LabeledContent("Key", value: "Value")
        case 1...3:
          Text(verbatim: "b")
            .onChange(of: count) { old, new in print(old, new) }
            .accessibilityLabel("label")
            .background(.thinMaterial)
        case let value where value < 0:
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .foregroundColor(.red)
            .background(.yellow, in: .rect(cornerRadius: 4))
            .modifier(Badge())
        default:
          Image(systemName: "star")
            .badge(in: .blue)
        }
      }
      Color.red
      SecureField("Password", text: $text)
        .padding()
    }
      .pickerStyle(.segmented)
      .onAppear { count += 1 }
    Slider(value: $amount, in: 0...10, step: 1)
      .font(.title)
      .scaleEffect(amount)
      .controlSize(.large)
  }
}

struct Generated788: View {
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
      Card {
        Card(title: "card") {
          ViewThatFits {
          }
            .font(.title)
        }
      }
    }
    switch name {
    case let shown?:
      Row(title: "row")
        .navigationTitle("Title")
        .accessibilityLabel("label")
      switch name {
      case let shown?:
        GroupBox("Box") {
          Color.red
            .listRowInsets(EdgeInsets())
            .textFieldStyle(.roundedBorder)
            .fixedSize()
        }
          .dimmed(isOn)
          .fixedSize()
          .background(.thinMaterial)
        Text(verbatim: "b")
          .foregroundStyle(.secondary)
          .disabled(!isOn)
          .frame(maxWidth: .infinity)
        Slider(value: $amount)
          .help("help")
      case nil:
        Capsule().stroke(.red, lineWidth: 2)
      }
      Color.accentColor.opacity(0.2)
    case nil:
      Image("photo").resizable()
        .badge(in: .blue)
        .redacted(reason: .placeholder)
    }
    Text("a")
      .opacity(isOn ? 1 : 0.5)
      .clipShape(Circle())
      .cornerRadius(4)
  }
}

struct Generated789: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1522 = count + 0
    Text("\(value1522)")
    let value1524 = count + 0
    Text("\(value1524)")
    Slider(value: $amount)
      .disabled(!isOn)
      .toolbar { ToolbarItem { Text("item") } }
  }
}

struct Generated790: View {
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
      ColorPicker("Color", selection: .constant(.red))
        .modifier(Badge())
      Link("Site", destination: URL(string: "https://example.com")!)
        .onTapGesture { isOn.toggle() }
        .zIndex(1)
        .controlSize(.large)
      NavigationStack {
      }
    } else if mode == .grid {
      Capsule().stroke(.red, lineWidth: 2)
        .navigationTitle("Title")
        .disabled(!isOn)
    } else if mode == .grid {
      GeometryReader { proxy in
      }
        .background(Circle())
      Image(systemName: "star")
    } else {
      ForEach(items.filter { $0.isDone }) { item in
        (Text("a") + Text("b").bold())
          .position(x: 1, y: 1)
          .layoutPriority(1)
          .background(.yellow, in: .rect(cornerRadius: 4))
      }
        .italic(isOn)
        .background(Color.blue)
        .shadow(radius: 2)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .background(Circle())
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .tint(.orange)
      .opacity(isOn ? 1 : 0.5)
    (isOn ? Text("yes") : Text("no"))
      .contextMenu { Button("Copy") {} }
      .background(Color.blue)
      .font(.system(size: 12, weight: .bold))
  }
}

struct Generated791: View {
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
      .background { Color.green }
    switch name {
    case let shown?:
      let value1583 = count + 1
      Text("\(value1583)")
      DisclosureGroup("More") {
      }
        .id(count)
    case nil:
      Card(title: "card") {
        ForEach(Mode.allCases) { mode in
          Capsule().stroke(.red, lineWidth: 2)
            .layoutPriority(1)
            .navigationTitle(text)
        }
          .italic(isOn)
          .listStyle(.plain)
        DatePicker("When", selection: .constant(.now))
          .overlay(Text("over"))
          .dimmed(isOn)
      }
      Stepper("Count", value: $count, in: 0...9)
        .help("help")
      Row(title: text)
    }
    Capsule().stroke(.red, lineWidth: 2)
      .foregroundColor(.red)
  }
}

struct Generated792: View {
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
    ScrollViewReader { proxy in
      VStack(alignment: .trailing, spacing: 8) {
        if case .done(let items) = load {
          Slider(value: $amount)
            .ignoresSafeArea()
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
          ScrollViewReader { proxy in
            Button("Add", systemImage: "plus") { isOn.toggle() }
            Stepper("Count", value: $count, in: 0...9)
              .clipShape(Circle())
              .foregroundStyle(.secondary)
              .accessibilityLabel("label")
          }
            .environment(\.colorScheme, .dark)
            .listRowBackground(Color.red)
            .drawingGroup()
        } else {
        }
        DatePicker("When", selection: .constant(.now))
      }
        .transition(.opacity)
        .font(.system(size: 12, weight: .bold))
        .accessibilityHidden(isOn)
      Link("Site", destination: URL(string: "https://example.com")!)
    }
      .padding(.vertical, 4)
    Button("Delete", role: .destructive) {}
      .background(.yellow, in: .rect(cornerRadius: 4))
      .clipShape(.rect(cornerRadius: 8))
  }
}

struct Generated793: View {
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
      ForEach($items) { $item in
        switch count {
        case 0:
          ForEach(items.indices, id: \.self) { index in
            Row(title: text)
              .offset(x: 4)
            ColorPicker("Color", selection: .constant(.red))
            EmptyView()
              .drawingGroup()
              .accessibilityHidden(isOn)
              .padding(8)
          }
            .clipShape(.rect(cornerRadius: 8))
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        case 1...3:
          let value1665 = count + 3
          Text("\(value1665)")
          AsyncImage(url: nil)
            .frame(width: 40, height: 40)
            .opacity(isOn ? 1 : 0.5)
          (isOn ? Text("yes") : Text("no"))
        case let value where value < 0:
          Image(systemName: "star")
            .textFieldStyle(.roundedBorder)
        default:
          LabeledContent("Key", value: "Value")
        }
      }
        .drawingGroup()
      Circle().fill(.blue)
    }
    Circle()
      .badge(in: .blue)
      .offset(x: 4)
      .contextMenu { Button("Copy") {} }
    Text("a")
      .clipShape(.rect(cornerRadius: 8))
      .listRowInsets(EdgeInsets())
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .listRowInsets(EdgeInsets())
      .pickerStyle(.segmented)
      .clipShape(.rect(cornerRadius: 8))
  }
}

struct Generated794: View {
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
      Form {
      }
        .background { Color.green }
    }
    if isOn {
      SecureField("Password", text: $text)
        .contentShape(Rectangle())
      Text(amount, format: .percent)
        .contentShape(Rectangle())
    } else if count > 3 {
      Card(title: "card") {
        if count > 3 {
          (isOn ? Text("yes") : Text("no"))
          ColorPicker("Color", selection: .constant(.red))
            .lineLimit(2)
            .padding(8)
            .environment(\.colorScheme, .dark)
        } else if let shown = name {
        } else if mode == .grid {
        } else {
        }
        Text(verbatim: "b")
          .clipShape(.rect(cornerRadius: 8))
      }
        .onAppear { count += 1 }
        .fixedSize()
        .toolbar { ToolbarItem { Text("item") } }
      SecureField("Password", text: $text)
        .frame(width: 40, height: 40)
        .background(Circle())
        .position(x: 1, y: 1)
    } else {
    }
    EmptyView()
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .accessibilityHidden(isOn)
  }
}

struct Generated795: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    DisclosureGroup("More", isExpanded: $isOn) {
    }
      .onAppear { count += 1 }
    Color.accentColor.opacity(0.2)
      .fixedSize()
      .listRowBackground(Color.red)
    LabeledContent("Key") {
      ColorPicker("Color", selection: .constant(.red))
      Card(title: "card") {
        let value1750 = count + 2
        Text("\(value1750)")
        GroupBox("Box") {
          Group {
            Text(verbatim: "b")
              .tint(.orange)
              .background(Color.blue)
              .cornerRadius(4)
          }
        }
          .background(Circle())
          .textFieldStyle(.roundedBorder)
          .accessibilityHidden(isOn)
      }
        .redacted(reason: .placeholder)
    }
    (isOn ? Text("yes") : Text("no"))
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .disabled(!isOn)
  }
}

struct Generated796: View {
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
      ScrollView(.horizontal, showsIndicators: false) {
        if !items.isEmpty, isOn {
          ForEach(["a", "b"], id: \.self) { letter in
            Text("a")
            Button("Delete", role: .destructive) {}
            DatePicker("When", selection: .constant(.now))
              .preferredColorScheme(.dark)
              .foregroundStyle(.secondary)
          }
          if mode == .grid {
            Text(text)
          }
          ProgressView(value: amount)
            .italic(isOn)
            .font(.title)
        } else if !items.isEmpty, isOn {
        } else {
        }
      }
        .clipShape(.rect(cornerRadius: 8))
        .toolbar { ToolbarItem { Text("item") } }
      Spacer()
        .onChange(of: count) { old, new in print(old, new) }
    } else if isOn {
    } else if count > 3 {
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .frame(maxWidth: .infinity)
      .background(alignment: .top) { Text("back") }
      .rotationEffect(.degrees(45))
    TextEditor(text: $text)
      .animation(.default, value: isOn)
      .onChange(of: count) { old, new in print(old, new) }
    Color.accentColor.opacity(0.2)
      .pickerStyle(.segmented)
      .position(x: 1, y: 1)
  }
}

struct Generated797: View {
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
    List(items, id: \.self) { item in
      DisclosureGroup("More") {
        EmptyView()
        Picker("Mode", selection: $mode) {
          Slider(value: $amount, in: 0...10, step: 1)
            .pickerStyle(.segmented)
            .background(alignment: .top) { Text("back") }
          Toggle("On", isOn: $isOn)
            .help("help")
            .task { text = "x" }
            .help("help")
          if !items.isEmpty, isOn {
            Text(amount, format: .percent)
              .frame(minHeight: 20, alignment: .leading)
          }
        }
          .onTapGesture { isOn.toggle() }
          .position(x: 1, y: 1)
          .contextMenu { Button("Copy") {} }
      }
        .foregroundStyle(.red, .blue)
        .foregroundColor(.red)
        .background(.thinMaterial)
      name.map { Text($0) }
        .border(.gray)
        .position(x: 1, y: 1)
    }
      .frame(minHeight: 20, alignment: .leading)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .border(.gray)
  }
}

struct Generated798: View {
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
      LabeledContent("Key", value: "Value")
        .mask(Circle())
        .padding(8)
      Capsule().stroke(.red, lineWidth: 2)
        .hidden()
        .listRowInsets(EdgeInsets())
        .mask(Circle())
      switch name {
      case let shown?:
        ScrollView {
          if mode == .grid {
            Image(systemName: "star")
          } else if !items.isEmpty, isOn {
          } else if isOn {
            Row(title: text)
          } else {
          }
        }
        EmptyView()
          .modifier(Badge())
          .contentShape(Rectangle())
          .pickerStyle(.segmented)
      case nil:
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
    } else {
    }
    Row(title: text)
      .preferredColorScheme(.dark)
      .frame(maxWidth: .infinity)
      .animation(.default, value: isOn)
    EmptyView()
  }
}

struct Generated799: View {
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
      switch name {
      case let shown?:
        GeometryReader { proxy in
          if count > 3 {
            Spacer()
              .aspectRatio(1, contentMode: .fit)
              .onChange(of: text) { print(text) }
              .foregroundStyle(.secondary)
            (Text("a") + Text("b").bold())
              .zIndex(1)
              .fontWeight(.semibold)
              .id(count)
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          } else {
          }
        }
          .fixedSize()
          .font(.title)
      case nil:
        TimelineView(.everyMinute) { context in
        }
          .frame(minHeight: 20, alignment: .leading)
        Divider()
        TextField("Name", text: $text)
          .navigationTitle("Title")
          .buttonStyle(.bordered)
      }
      ProgressView(value: amount)
        .pickerStyle(.segmented)
        .onTapGesture { isOn.toggle() }
      Stepper("Count", value: $count, in: 0...9)
        .transition(.opacity)
        .italic(isOn)
        .cornerRadius(4)
    }
      .clipShape(.rect(cornerRadius: 8))
      .hidden()
    SecureField("Password", text: $text)
    Slider(value: $amount)
  }
}

struct Generated800: View {
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
      .background { Color.green }
      .disabled(!isOn)
      .font(.system(size: 12, weight: .bold))
    let value1945 = count + 0
    Text("\(value1945)")
    if count > 3 {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .labelsHidden()
      Text(amount, format: .percent)
        .font(.system(size: 12, weight: .bold))
        .tag(mode)
        .background { Color.green }
      if isOn {
        let value1955 = count + 2
        Text("\(value1955)")
        if count > 3 {
          Text("\(count)")
            .offset(x: 4)
            .lineLimit(2)
        } else if count > 3 {
        } else if mode == .grid {
        }
        TextField("Name", text: $text)
          .offset(x: 4)
      } else if let shown = name {
      } else if mode == .grid {
      }
    } else {
    }
    ProgressView()
      .padding(.horizontal)
      .padding(.vertical, 4)
      .ignoresSafeArea()
  }
}
