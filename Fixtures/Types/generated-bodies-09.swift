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

struct Generated401: View {
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
      DisclosureGroup("More") {
      }
        .tint(.orange)
        .listRowInsets(EdgeInsets())
        .environment(\.colorScheme, .dark)
      let value9 = count + 1
      Text("\(value9)")
    } else if count > 3 {
      ProgressView()
        .foregroundStyle(.secondary)
    } else if mode == .grid {
    }
    Grid {
      if mode == .grid {
        TextField("Name", text: $text)
          .border(.gray)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        Grid {
        }
      } else if let shown = name {
      }
    }
      .clipShape(Circle())
    Circle()
      .environment(\.colorScheme, .dark)
  }
}

struct Generated402: View {
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
      .mask(Circle())
    Grid {
    }
  }
}

struct Generated403: View {
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
      if let shown = name {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .position(x: 1, y: 1)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .padding()
          .contextMenu { Button("Copy") {} }
          .italic(isOn)
        switch name {
        case let shown?:
          List {
          }
            .mask(Circle())
            .gesture(TapGesture().onEnded { count = 0 })
            .preferredColorScheme(.dark)
        case nil:
          (isOn ? Text("yes") : Text("no"))
            .cornerRadius(4)
            .offset(x: 4)
          Circle()
            .padding(8)
        }
      } else if isOn {
      } else if mode == .grid {
      }
    }
    AsyncImage(url: nil)
      .scaledToFit()
    ProgressView(value: amount)
      .padding(8)
  }
}

struct Generated404: View {
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
        .padding(.vertical, 4)
        .cornerRadius(4)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      switch mode {
      case .list:
        Text(amount, format: .percent)
          .buttonStyle(.bordered)
          .listRowInsets(EdgeInsets())
          .border(.gray)
        ForEach(items.indices, id: \.self) { index in
          Color.red
            .drawingGroup()
          if case .done(let items) = load {
            Text(amount, format: .percent)
              .blur(radius: amount)
              .transition(.opacity)
            Text(verbatim: "b")
              .background(.yellow, in: .rect(cornerRadius: 4))
              .blur(radius: amount)
              .foregroundColor(.red)
            Capsule().stroke(.red, lineWidth: 2)
              .frame(width: 40, height: 40)
              .bold()
          } else if let shown = name {
          } else {
          }
          EmptyView()
            .opacity(isOn ? 1 : 0.5)
            .task { text = "x" }
            .redacted(reason: .placeholder)
        }
          .padding(8)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .dimmed(isOn)
          .clipShape(Circle())
      case .grid:
        Spacer(minLength: 8)
          .overlay(.quaternary)
          .foregroundStyle(.secondary)
          .italic(isOn)
      case .map:
        Label("Star", systemImage: "star")
          .modifier(Badge())
          .font(.title)
          .padding(.vertical, 4)
      }
      AnyView(Row(title: text))
        .fixedSize()
        .italic(isOn)
        .listRowBackground(Color.red)
    } else if count > 3 {
    }
    Toggle("On", isOn: $isOn)
    Text(amount, format: .percent)
      .padding(8)
      .onTapGesture { isOn.toggle() }
      .foregroundStyle(.secondary)
    Label("Star", systemImage: "star")
      .environment(\.colorScheme, .dark)
  }
}

struct Generated405: View {
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
      .tint(.orange)
      .lineLimit(2)
    HStack {
      Button("Add", systemImage: "plus") { isOn.toggle() }
      Menu("Menu") {
        ScrollView(.horizontal, showsIndicators: false) {
          Slider(value: $amount, in: 0...10, step: 1)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .dimmed(isOn)
        }
          .hidden()
          .layoutPriority(1)
          .task { text = "x" }
        DisclosureGroup("More", isExpanded: $isOn) {
          Row(title: text)
            .tint(.orange)
            .layoutPriority(1)
            .position(x: 1, y: 1)
        }
          .environment(\.colorScheme, .dark)
          .accessibilityLabel("label")
        (Text("a") + Text("b").bold())
          .opacity(isOn ? 1 : 0.5)
      }
        .animation(.default, value: isOn)
        .rotationEffect(.degrees(45))
        .onChange(of: text) { print(text) }
    }
      .rotationEffect(.degrees(45))
      .listRowBackground(Color.red)
      .transition(.opacity)
    AnyView(Row(title: text))
      .background { Color.green }
      .overlay(.quaternary)
      .ignoresSafeArea()
  }
}

struct Generated406: View {
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
      ForEach(["a", "b"], id: \.self) { letter in
        List(items, id: \.self) { item in
          List {
          }
        }
          .frame(minHeight: 20, alignment: .leading)
          .task { text = "x" }
          .opacity(isOn ? 1 : 0.5)
        Form {
        }
        if let shown = name {
          ProgressView()
            .task { text = "x" }
            .scaledToFit()
            .frame(maxWidth: .infinity)
        } else if count > 3 {
        }
      }
        .foregroundStyle(.red, .blue)
      if count > 3 {
        AnyView(Row(title: text))
      } else if isOn {
      } else if case .done(let items) = load {
      }
    } else if let shown = name {
    } else if !items.isEmpty, isOn {
    }
    Divider()
      .tint(.orange)
      .navigationTitle("Title")
      .scaledToFit()
  }
}

struct Generated407: View {
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
        switch name {
        case let shown?:
          Row(title: "row")
            .textFieldStyle(.roundedBorder)
            .dimmed(isOn)
          Card(title: "card") {
            ColorPicker("Color", selection: .constant(.red))
              .scaledToFit()
              .labelsHidden()
            ProgressView(value: amount)
            Button("Delete", role: .destructive) {}
          }
            .zIndex(1)
            .frame(minHeight: 20, alignment: .leading)
            .foregroundStyle(.red, .blue)
          EmptyView()
            .navigationTitle(text)
        case nil:
          Color.red
            .navigationTitle("Title")
            .ignoresSafeArea()
        }
        ProgressView(value: amount)
          .foregroundColor(.red)
        Capsule().stroke(.red, lineWidth: 2)
      } else if case .done(let items) = load {
      } else if !items.isEmpty, isOn {
      }
    } else {
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .frame(width: 40, height: 40)
      .environment(\.colorScheme, .dark)
      .modifier(Badge())
    TextField("Name", text: $text)
      .position(x: 1, y: 1)
      .textFieldStyle(.roundedBorder)
    Toggle("On", isOn: $isOn)
  }
}

struct Generated408: View {
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
      if !items.isEmpty, isOn {
        ForEach(items, id: \.title) { item in
          Text("a")
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          LazyVStack(pinnedViews: .sectionHeaders) {
          }
        }
          .tag(mode)
      } else if !items.isEmpty, isOn {
        switch load {
        case .idle:
          switch name {
          case let shown?:
            Text(amount, format: .percent)
          case nil:
            Row(title: text)
              .tag(mode)
              .layoutPriority(1)
              .background(alignment: .top) { Text("back") }
          }
          Spacer(minLength: 8)
            .scaledToFit()
        case .loading(let amount):
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .id(count)
        case .done(let items):
          Label("Star", systemImage: "star")
            .modifier(Badge())
        case .failed:
          Circle()
            .preferredColorScheme(.dark)
        }
        ProgressView()
          .shadow(radius: 2)
          .background(Circle())
          .foregroundStyle(.secondary)
      } else if mode == .grid {
      }
      Image(systemName: "star")
        .tag(mode)
        .padding()
        .background(.red)
    } else {
    }
    LabeledContent("Key", value: "Value")
      .padding(8)
      .lineLimit(2)
      .navigationTitle(text)
    Spacer()
      .padding()
    Circle().fill(.blue)
      .accessibilityLabel("label")
      .position(x: 1, y: 1)
      .accessibilityLabel("label")
  }
}

struct Generated409: View {
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
      List(items, id: \.self) { item in
        Text("a")
          .listRowBackground(Color.red)
      }
        .listStyle(.plain)
        .background(.red)
        .fixedSize()
      switch mode {
      case .list:
        Grid {
        }
          .foregroundColor(.red)
      case .grid:
        if mode == .grid {
          if count > 3 {
            Divider()
            TextField("Name", text: $text)
              .onDisappear {}
              .fixedSize()
              .padding(.horizontal)
          } else if let shown = name {
          } else if mode == .grid {
          } else {
          }
        } else if count > 3 {
        } else if case .done(let items) = load {
        } else {
        }
        Slider(value: $amount, in: 0...10, step: 1)
          .dimmed(isOn)
          .scaleEffect(amount)
          .disabled(!isOn)
      case .map:
        EmptyView()
      }
    }
      .onDisappear {}
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .pickerStyle(.segmented)
  }
}

struct Generated410: View {
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
    ForEach(items.filter { $0.isDone }) { item in
      VStack(alignment: .leading) {
        if let shown = name {
          AsyncImage(url: nil)
        } else if mode == .grid {
          Spacer()
            .rotationEffect(.degrees(45))
            .mask(Circle())
          Grid {
            Spacer(minLength: 8)
              .contentShape(Rectangle())
              .disabled(!isOn)
              .border(Color.red, width: 2)
            LabeledContent("Key", value: "Value")
          }
        } else if case .done(let items) = load {
        }
        Spacer()
          .frame(width: 40, height: 40)
          .italic(isOn)
          .badge(in: .blue)
      }
      (Text("a") + Text("b").bold())
    }
      .background(.thinMaterial)
      .environment(\.colorScheme, .dark)
  }
}

struct Generated411: View {
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
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
      }
        .font(.title)
      ScrollView {
      }
    } else {
      HStack(spacing: 0) {
        if !items.isEmpty, isOn {
          if case .done(let items) = load {
            AsyncImage(url: nil)
          } else if !items.isEmpty, isOn {
          } else if let shown = name {
            Color.accentColor.opacity(0.2)
              .border(Color.red, width: 2)
            Text(amount, format: .percent)
              .clipShape(.rect(cornerRadius: 8))
          } else {
          }
          Circle()
            .layoutPriority(1)
          DatePicker("When", selection: .constant(.now))
        } else if count > 3 {
        } else if let shown = name {
        }
        Slider(value: $amount, in: 0...10, step: 1)
          .scaleEffect(amount)
          .onChange(of: count) { old, new in print(old, new) }
      }
        .clipShape(.rect(cornerRadius: 8))
        .textFieldStyle(.roundedBorder)
    }
    AsyncImage(url: nil)
      .border(.gray)
  }
}

struct Generated412: View {
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
    HStack(spacing: 0) {
      if !items.isEmpty, isOn {
        Group {
          Card(title: "card") {
            Spacer()
              .zIndex(1)
              .background(.yellow, in: .rect(cornerRadius: 4))
              .toolbar { ToolbarItem { Text("item") } }
            Button("Go") { count += 1 }
              .overlay(Text("over"))
            name.map { Text($0) }
              .lineLimit(2)
              .textFieldStyle(.roundedBorder)
          }
            .frame(minHeight: 20, alignment: .leading)
            .tint(.orange)
            .font(.title)
          Button("Go") { count += 1 }
            .frame(minHeight: 20, alignment: .leading)
        }
          .background { Color.green }
          .font(.system(size: 12, weight: .bold))
        Stepper("Count", value: $count, in: 0...9)
          .offset(x: 4)
          .bold()
        Capsule().stroke(.red, lineWidth: 2)
          .listRowBackground(Color.red)
      } else if let shown = name {
      } else if count > 3 {
      } else {
      }
    }
      .id(count)
      .dimmed(isOn)
  }
}

struct Generated413: View {
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
        ForEach(0..<3) { index in
          Card(title: "card") {
            Text(amount, format: .percent)
              .controlSize(.large)
              .background(.red)
            Spacer()
          }
            .task { text = "x" }
            .scaledToFit()
            .frame(minHeight: 20, alignment: .leading)
          switch load {
          case .idle:
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .onChange(of: text) { print(text) }
              .frame(minHeight: 20, alignment: .leading)
              .id(count)
            ProgressView(value: amount)
              .frame(width: 40, height: 40)
              .listStyle(.plain)
          case .loading(let amount):
            TextField("Name", text: $text)
              .overlay(Text("over"))
              .clipShape(Circle())
              .clipShape(.rect(cornerRadius: 8))
          case .done(let items):
            Color.accentColor.opacity(0.2)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .drawingGroup()
          case .failed:
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          }
        }
          .id(count)
          .hidden()
          .tint(.orange)
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .fontWeight(.semibold)
          .padding()
        Capsule().stroke(.red, lineWidth: 2)
          .scaledToFit()
      } else {
      }
      TextField("Name", text: $text)
        .onAppear { count += 1 }
    }
    Capsule().stroke(.red, lineWidth: 2)
      .zIndex(1)
  }
}

struct Generated414: View {
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
      Button("Go") { count += 1 }
    case 1...3:
      if mode == .grid {
        HStack(alignment: .firstTextBaseline, spacing: 2) {
          VStack(alignment: .trailing, spacing: 8) {
            Row(title: text)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .ignoresSafeArea()
              .offset(x: 4)
            Row(title: text)
              .cornerRadius(4)
              .clipShape(Circle())
              .foregroundColor(.red)
          }
            .gesture(TapGesture().onEnded { count = 0 })
            .overlay(.quaternary)
          DisclosureGroup("More") {
          }
            .animation(.default, value: isOn)
        }
        Text(verbatim: "b")
          .frame(maxWidth: .infinity)
      } else if case .done(let items) = load {
      } else if count > 3 {
      } else {
      }
      AsyncImage(url: nil)
      Circle()
        .help("help")
        .layoutPriority(1)
    case let value where value < 0:
      Circle()
        .pickerStyle(.segmented)
        .frame(width: 40, height: 40)
        .italic(isOn)
    default:
      ProgressView()
        .contentShape(Rectangle())
        .disabled(!isOn)
    }
    Label("Star", systemImage: "star")
      .scaleEffect(amount)
  }
}

struct Generated415: View {
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
      .clipShape(.rect(cornerRadius: 8))
      .listStyle(.plain)
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .scaledToFit()
      .background(.thinMaterial)
    (isOn ? Text("yes") : Text("no"))
      .navigationTitle(text)
      .padding(.vertical, 4)
      .zIndex(1)
  }
}

struct Generated416: View {
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
    }
      .labelsHidden()
      .pickerStyle(.segmented)
      .offset(x: 4)
    Form {
    }
      .lineLimit(2)
      .fixedSize()
      .rotationEffect(.degrees(45))
  }
}

struct Generated417: View {
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
      ForEach(items.sorted { $0.title < $1.title }) { item in
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          AnyView(Row(title: text))
          NavigationStack {
          }
            .scaledToFit()
            .fontWeight(.semibold)
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .disabled(!isOn)
        }
          .navigationTitle("Title")
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        Section {
          (Text("a") + Text("b").bold())
        }
          .redacted(reason: .placeholder)
          .background(alignment: .top) { Text("back") }
          .hidden()
      }
        .position(x: 1, y: 1)
        .border(.gray)
        .hidden()
      Text(verbatim: "b")
        .padding(8)
        .fontWeight(.semibold)
        .background { Color.green }
      ProgressView(value: amount)
        .opacity(isOn ? 1 : 0.5)
        .toolbar { ToolbarItem { Text("item") } }
        .contentShape(Rectangle())
    } else if isOn {
    } else {
    }
    Toggle("On", isOn: $isOn)
      .badge(in: .blue)
      .mask(Circle())
      .help("help")
  }
}

struct Generated418: View {
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
      if isOn {
        SecureField("Password", text: $text)
          .listStyle(.plain)
          .background(Color.blue)
          .onAppear { count += 1 }
      } else if mode == .grid {
      } else if mode == .grid {
      } else {
        let value688 = count + 2
        Text("\(value688)")
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          Capsule().stroke(.red, lineWidth: 2)
          if case .done(let items) = load {
            Slider(value: $amount)
              .contextMenu { Button("Copy") {} }
          }
          Spacer(minLength: 8)
            .drawingGroup()
            .layoutPriority(1)
        }
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
      }
      Label("Star", systemImage: "star")
      Text("a")
        .background(.yellow, in: .rect(cornerRadius: 4))
    case .grid:
      DatePicker("When", selection: .constant(.now))
        .overlay(.quaternary)
        .foregroundStyle(.red, .blue)
        .frame(minHeight: 20, alignment: .leading)
    case .map:
      Link("Site", destination: URL(string: "https://example.com")!)
        .onAppear { count += 1 }
    }
    Slider(value: $amount)
      .animation(.default, value: isOn)
      .modifier(Badge())
      .listRowBackground(Color.red)
    Text("a")
      .buttonStyle(.bordered)
    Color.accentColor.opacity(0.2)
      .foregroundStyle(.secondary)
      .scaledToFit()
  }
}

struct Generated419: View {
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
      Spacer(minLength: 8)
        .fontWeight(.semibold)
        .aspectRatio(1, contentMode: .fit)
        .contextMenu { Button("Copy") {} }
      Color.red
        .shadow(radius: 2)
        .layoutPriority(1)
        .clipShape(Circle())
    }
      .ignoresSafeArea()
    DisclosureGroup("More", isExpanded: $isOn) {
      ScrollViewReader { proxy in
      }
        .padding(8)
        .scaledToFit()
        .onTapGesture { isOn.toggle() }
      VStack(alignment: .trailing, spacing: 8) {
      }
    }
      .background(.red)
      .navigationTitle(text)
      .padding(.vertical, 4)
    if isOn {
      if case .done(let items) = load {
        Label("Star", systemImage: "star")
          .navigationTitle("Title")
          .scaleEffect(amount)
      } else if mode == .grid {
      } else {
      }
    } else if let shown = name {
    } else if !items.isEmpty, isOn {
    } else {
    }
  }
}

struct Generated420: View {
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
      .foregroundStyle(.red, .blue)
      .cornerRadius(4)
      .border(.gray)
    VStack {
    }
  }
}

struct Generated421: View {
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
      Stepper("Count", value: $count, in: 0...9)
    }
    Text(text)
      .frame(width: 40, height: 40)
  }
}

struct Generated422: View {
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
      LabeledContent("Key", value: "Value")
        .onAppear { count += 1 }
        .foregroundStyle(.red, .blue)
        .foregroundStyle(.secondary)
    }
      .padding(8)
    ProgressView(value: amount)
      .overlay(.quaternary)
    Circle().fill(.blue)
      .tint(.orange)
      .blur(radius: amount)
      .font(.system(size: 12, weight: .bold))
    if isOn {
      if let shown = name {
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .overlay(Text("over"))
        Circle().fill(.blue)
          .background { Color.green }
      } else if case .done(let items) = load {
      }
    } else if mode == .grid {
    } else if !items.isEmpty, isOn {
    }
  }
}

struct Generated423: View {
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
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      if isOn {
        ProgressView()
          .rotationEffect(.degrees(45))
        let value828 = count + 2
        Text("\(value828)")
        GridRow {
          Color.accentColor.opacity(0.2)
          if case .done(let items) = load {
            Spacer()
          } else {
          }
        }
      } else if let shown = name {
      }
    } else if let shown = name {
    } else {
    }
    (isOn ? Text("yes") : Text("no"))
      .foregroundStyle(.secondary)
    Spacer()
      .clipped()
      .aspectRatio(1, contentMode: .fit)
      .clipped()
    Image(systemName: "star")
  }
}

struct Generated424: View {
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
      .listRowInsets(EdgeInsets())
      .disabled(!isOn)
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .italic(isOn)
    TextEditor(text: $text)
      .multilineTextAlignment(.center)
    if count > 3 {
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
      }
      Grid {
        Stepper("Count", value: $count, in: 0...9)
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .offset(x: 4)
      }
        .background(alignment: .top) { Text("back") }
      if let shown = name {
        Text(amount, format: .percent)
      } else if count > 3 {
      } else {
      }
    } else if count > 3 {
    } else if let shown = name {
    } else {
    }
  }
}

struct Generated425: View {
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
      .controlSize(.large)
      .controlSize(.large)
    ScrollViewReader { proxy in
    }
    Divider()
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .overlay(Text("over"))
  }
}

struct Generated426: View {
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
    LabeledContent("Key") {
      LazyVStack(pinnedViews: .sectionHeaders) {
        Section {
          if let shown = name {
            ProgressView()
              .padding(8)
            name.map { Text($0) }
              .padding(.horizontal)
              .background(Color.blue)
          } else if mode == .grid {
            Button("Delete", role: .destructive) {}
              .font(.title)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .position(x: 1, y: 1)
            Circle()
          }
        }
          .labelsHidden()
        Color.red
          .italic(isOn)
      }
        .font(.title)
        .background(.yellow, in: .rect(cornerRadius: 4))
        .ignoresSafeArea()
      Divider()
        .preferredColorScheme(.dark)
        .onDisappear {}
        .border(.gray)
    }
      .overlay(Text("over"))
      .id(count)
      .onChange(of: count) { old, new in print(old, new) }
    Text("a")
  }
}

struct Generated427: View {
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
      Button("Delete", role: .destructive) {}
      Image(systemName: "star")
        .controlSize(.large)
        .preferredColorScheme(.dark)
        .navigationTitle("Title")
      let value947 = count + 1
      Text("\(value947)")
    }
    ScrollView {
      NavigationLink("Next") {
      }
        .frame(width: 40, height: 40)
        .preferredColorScheme(.dark)
        .controlSize(.large)
      let value956 = count + 1
      Text("\(value956)")
    }
    ScrollView {
    }
      .background(.red)
  }
}

struct Generated428: View {
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
      if count > 3 {
        Slider(value: $amount)
          .border(Color.red, width: 2)
          .cornerRadius(4)
          .foregroundStyle(.secondary)
        Slider(value: $amount, in: 0...10, step: 1)
          .id(count)
          .background(.yellow, in: .rect(cornerRadius: 4))
      } else if count > 3 {
      } else if let shown = name {
        if isOn {
          HStack {
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .clipped()
              .background(.yellow, in: .rect(cornerRadius: 4))
          }
            .onDisappear {}
          Group {
            DatePicker("When", selection: .constant(.now))
              .blur(radius: amount)
              .accessibilityHidden(isOn)
          }
        } else if isOn {
        } else if mode == .grid {
        } else {
        }
        Text(verbatim: "b")
      }
    }
      .tint(.orange)
      .preferredColorScheme(.dark)
    Text("\(count)")
      .shadow(radius: 2)
      .shadow(radius: 2)
  }
}

struct Generated429: View {
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
      .background(Circle())
      .background(.yellow, in: .rect(cornerRadius: 4))
      .drawingGroup()
    switch load {
    case .idle:
      if mode == .grid {
        LabeledContent("Key") {
        }
        if let shown = name {
          Card {
            LabeledContent("Key", value: "Value")
              .onTapGesture { isOn.toggle() }
              .italic(isOn)
              .frame(minHeight: 20, alignment: .leading)
            Text("a")
              .buttonStyle(.bordered)
              .background(.yellow, in: .rect(cornerRadius: 4))
              .padding(.horizontal)
            Text(text)
              .onAppear { count += 1 }
          }
            .ignoresSafeArea()
            .modifier(Badge())
            .onAppear { count += 1 }
          Button("Delete", role: .destructive) {}
            .layoutPriority(1)
            .border(Color.red, width: 2)
            .frame(width: 40, height: 40)
          Circle()
            .navigationTitle("Title")
        } else if isOn {
        } else if case .done(let items) = load {
        } else {
        }
        Text(amount, format: .percent)
          .border(.gray)
          .labelsHidden()
      } else if let shown = name {
      }
    case .loading(let amount):
      Button("Delete", role: .destructive) {}
        .border(.gray)
        .dimmed(isOn)
        .badge(in: .blue)
    case .done(let items):
      Text(verbatim: "b")
    case .failed:
      Label("Star", systemImage: "star")
    }
    Spacer(minLength: 8)
      .aspectRatio(1, contentMode: .fit)
      .background(.red)
    Button("Go") { count += 1 }
      .padding(.horizontal)
  }
}

struct Generated430: View {
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
      if case .done(let items) = load {
        Image(systemName: "star")
          .navigationTitle(text)
          .foregroundStyle(.secondary)
      } else if mode == .grid {
      } else {
      }
    }
      .border(.gray)
    if mode == .grid {
      ForEach(items) { item in
        if isOn {
          Card(title: "card") {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .contentShape(Rectangle())
              .background(.thinMaterial)
            TextEditor(text: $text)
              .mask(Circle())
          }
            .tag(mode)
            .textFieldStyle(.roundedBorder)
            .tint(.orange)
          EmptyView()
            .shadow(radius: 2)
            .multilineTextAlignment(.center)
        } else if !items.isEmpty, isOn {
        } else if let shown = name {
        } else {
        }
      }
        .foregroundColor(.red)
      Capsule().stroke(.red, lineWidth: 2)
        .accessibilityLabel("label")
    } else if isOn {
    } else if !items.isEmpty, isOn {
    } else {
    }
  }
}

struct Generated431: View {
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
      GroupBox("Box") {
        if case .done(let items) = load {
          switch mode {
          case .list:
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .padding(.vertical, 4)
          case .grid:
            TextField("Name", text: $text)
              .hidden()
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            (Text("a") + Text("b").bold())
              .animation(.default, value: isOn)
            DatePicker("When", selection: .constant(.now))
              .contentShape(Rectangle())
          case .map:
            Text(text)
              .modifier(Badge())
              .drawingGroup()
          }
          Link("Site", destination: URL(string: "https://example.com")!)
            .position(x: 1, y: 1)
        } else if count > 3 {
        } else if !items.isEmpty, isOn {
        }
        Link("Site", destination: URL(string: "https://example.com")!)
      }
        .pickerStyle(.segmented)
        .accessibilityLabel("label")
        .task { text = "x" }
    } else if case .done(let items) = load {
    } else if isOn {
    } else {
    }
    Toggle("On", isOn: $isOn)
      .textFieldStyle(.roundedBorder)
      .transition(.opacity)
    Row(title: text)
      .fontWeight(.semibold)
      .drawingGroup()
  }
}

struct Generated432: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Link("Site", destination: URL(string: "https://example.com")!)
    Stepper("Count", value: $count, in: 0...9)
      .contextMenu { Button("Copy") {} }
      .transition(.opacity)
  }
}

struct Generated433: View {
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
      TextField("Name", text: $text)
        .padding(8)
      ColorPicker("Color", selection: .constant(.red))
    } else if case .done(let items) = load {
    } else if !items.isEmpty, isOn {
      switch mode {
      case .list:
        let value1178 = count + 2
        Text("\(value1178)")
        if isOn {
          EmptyView()
            .onAppear { count += 1 }
            .padding(8)
          DatePicker("When", selection: .constant(.now))
            .hidden()
          (Text("a") + Text("b").bold())
            .clipped()
            .background(Circle())
            .fixedSize()
        } else if !items.isEmpty, isOn {
        } else if count > 3 {
        } else {
        }
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .buttonStyle(.bordered)
          .padding(8)
          .labelsHidden()
      case .grid:
        Image(systemName: "star")
          .navigationTitle("Title")
          .redacted(reason: .placeholder)
          .hidden()
      case .map:
        ColorPicker("Color", selection: .constant(.red))
          .foregroundStyle(.secondary)
          .drawingGroup()
      }
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    Color.red
      .font(.title)
      .controlSize(.large)
    Text("a")
      .animation(.default, value: isOn)
      .fontWeight(.semibold)
      .labelsHidden()
  }
}

struct Generated434: View {
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
      Slider(value: $amount, in: 0...10, step: 1)
      switch name {
      case let shown?:
        (Text("a") + Text("b").bold())
          .italic(isOn)
        Image("photo").resizable()
          .onDisappear {}
          .clipShape(.rect(cornerRadius: 8))
      case nil:
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .font(.system(size: 12, weight: .bold))
          .zIndex(1)
        ProgressView(value: amount)
        Circle().fill(.blue)
          .overlay(.quaternary)
          .tint(.orange)
      }
    }
      .preferredColorScheme(.dark)
      .clipShape(Circle())
      .gesture(TapGesture().onEnded { count = 0 })
    Row(title: "row")
      .gesture(TapGesture().onEnded { count = 0 })
      .dimmed(isOn)
    name.map { Text($0) }
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
  }
}

struct Generated435: View {
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
      switch name {
      case let shown?:
        LazyVStack(pinnedViews: .sectionHeaders) {
          Spacer()
          ZStack(alignment: .bottomTrailing) {
          }
        }
          .foregroundStyle(.secondary)
          .drawingGroup()
        Circle().fill(.blue)
      case nil:
        ColorPicker("Color", selection: .constant(.red))
          .hidden()
          .scaleEffect(amount)
          .opacity(isOn ? 1 : 0.5)
        Row(title: text)
          .disabled(!isOn)
          .listRowBackground(Color.red)
        TextEditor(text: $text)
      }
    }
    AnyView(Row(title: text))
      .transition(.opacity)
      .onChange(of: text) { print(text) }
      .fontWeight(.semibold)
    DatePicker("When", selection: .constant(.now))
      .dimmed(isOn)
  }
}

struct Generated436: View {
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
      ScrollView {
        ForEach(items.indices, id: \.self) { index in
          if let shown = name {
            ProgressView(value: amount)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            Image(systemName: "star")
              .background(.yellow, in: .rect(cornerRadius: 4))
              .font(.system(size: 12, weight: .bold))
              .navigationTitle("Title")
          } else if case .done(let items) = load {
            Text(amount, format: .percent)
              .dimmed(isOn)
              .onAppear { count += 1 }
            ProgressView(value: amount)
              .lineLimit(2)
              .onChange(of: text) { print(text) }
              .cornerRadius(4)
          } else if case .done(let items) = load {
          } else {
          }
        }
          .background(Color.blue)
      }
      Slider(value: $amount, in: 0...10, step: 1)
      Rectangle().trim(from: 0, to: amount)
        .clipShape(Circle())
        .background(Color.blue)
        .navigationTitle("Title")
    }
    Text(amount, format: .percent)
      .background(.thinMaterial)
      .accessibilityHidden(isOn)
  }
}

struct Generated437: View {
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
      let value1330 = count + 1
      Text("\(value1330)")
      ScrollView(.horizontal, showsIndicators: false) {
        ProgressView(value: amount)
      }
        .foregroundStyle(.red, .blue)
        .listRowInsets(EdgeInsets())
    } else if case .done(let items) = load {
    } else if case .done(let items) = load {
      if isOn {
        Menu("Menu") {
          let value1341 = count + 3
          Text("\(value1341)")
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
          }
        }
          .fontWeight(.semibold)
          .aspectRatio(1, contentMode: .fit)
      } else if case .done(let items) = load {
      } else {
      }
    }
    Label("Star", systemImage: "star")
      .fixedSize()
      .tint(.orange)
      .rotationEffect(.degrees(45))
    Text(amount, format: .percent)
      .tag(mode)
      .background(.thinMaterial)
      .background(.red)
    TextEditor(text: $text)
      .redacted(reason: .placeholder)
      .redacted(reason: .placeholder)
  }
}

struct Generated438: View {
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
      .clipShape(Circle())
      .shadow(radius: 2)
      .environment(\.colorScheme, .dark)
    Capsule().stroke(.red, lineWidth: 2)
    List {
      if case .done(let items) = load {
        Text("a")
          .padding()
          .italic(isOn)
          .task { text = "x" }
        Row(title: text)
          .shadow(radius: 2)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .opacity(isOn ? 1 : 0.5)
        if let shown = name {
          if case .done(let items) = load {
            Stepper("Count", value: $count, in: 0...9)
              .overlay(.quaternary)
              .onDisappear {}
          }
        } else {
        }
      } else if count > 3 {
      } else {
      }
    }
      .clipShape(Circle())
  }
}

struct Generated439: View {
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
      .preferredColorScheme(.dark)
      .frame(minHeight: 20, alignment: .leading)
    AnyView(Row(title: text))
      .cornerRadius(4)
    GroupBox("Box") {
      GroupBox("Box") {
        if case .done(let items) = load {
          Rectangle().trim(from: 0, to: amount)
            .onDisappear {}
            .border(Color.red, width: 2)
        } else if isOn {
          ForEach(0..<3) { index in
            Circle().fill(.blue)
              .lineLimit(2)
            ProgressView(value: amount)
              .padding()
              .padding(8)
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          }
          SecureField("Password", text: $text)
            .labelsHidden()
            .labelsHidden()
        } else if let shown = name {
        } else {
        }
      }
      ProgressView(value: amount)
        .listStyle(.plain)
    }
      .background(.red)
      .clipped()
      .background(.yellow, in: .rect(cornerRadius: 4))
  }
}

struct Generated440: View {
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
      .rotationEffect(.degrees(45))
      .border(Color.red, width: 2)
      .italic(isOn)
    let value1447 = count + 0
    Text("\(value1447)")
    Color.red
  }
}

struct Generated441: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1456 = count + 0
    Text("\(value1456)")
    Toggle("On", isOn: $isOn)
      .shadow(radius: 2)
    Rectangle().trim(from: 0, to: amount)
      .aspectRatio(1, contentMode: .fit)
      .bold()
      .border(Color.red, width: 2)
  }
}

struct Generated442: View {
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
      Image(systemName: "star")
        .modifier(Badge())
        .background(Circle())
      (isOn ? Text("yes") : Text("no"))
    }
      .navigationTitle("Title")
    Spacer(minLength: 8)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .font(.title)
    ControlGroup {
      Image(systemName: "star")
        .listRowBackground(Color.red)
      ProgressView()
        .dimmed(isOn)
    }
    if case .done(let items) = load {
      AsyncImage(url: nil)
        .frame(minHeight: 20, alignment: .leading)
        .contentShape(Rectangle())
        .background(Circle())
    } else if case .done(let items) = load {
    } else if !items.isEmpty, isOn {
    }
  }
}

struct Generated443: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1500 = count + 0
    Text("\(value1500)")
    if mode == .grid {
      Button("Add", systemImage: "plus") { isOn.toggle() }
      if count > 3 {
        Button("Go") { count += 1 }
          .italic(isOn)
          .blur(radius: amount)
          .overlay(Text("over"))
      }
      Image("photo").resizable()
        .contextMenu { Button("Copy") {} }
    } else if case .done(let items) = load {
      Slider(value: $amount, in: 0...10, step: 1)
        .multilineTextAlignment(.center)
        .padding(.horizontal)
      if count > 3 {
        Text(verbatim: "b")
          .redacted(reason: .placeholder)
          .shadow(radius: 2)
      } else if count > 3 {
      } else {
      }
    } else if mode == .grid {
    } else {
    }
  }
}

struct Generated444: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1532 = count + 0
    Text("\(value1532)")
    ControlGroup {
    }
      .fontWeight(.semibold)
      .overlay(.quaternary)
    if isOn {
      if isOn {
        ZStack(alignment: .bottomTrailing) {
          ProgressView()
            .onChange(of: count) { old, new in print(old, new) }
          switch name {
          case let shown?:
            Button("Go") { count += 1 }
              .multilineTextAlignment(.center)
              .tag(mode)
              .listRowBackground(Color.red)
            EmptyView()
              .contentShape(Rectangle())
              .contextMenu { Button("Copy") {} }
          case nil:
            LabeledContent("Key", value: "Value")
              .scaledToFit()
          }
        }
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .background(.yellow, in: .rect(cornerRadius: 4))
      }
      Label("Star", systemImage: "star")
        .rotationEffect(.degrees(45))
        .padding(.horizontal)
        .background(.yellow, in: .rect(cornerRadius: 4))
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    } else if let shown = name {
    } else {
    }
  }
}

struct Generated445: View {
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
      switch load {
      case .idle:
        if count > 3 {
          ScrollViewReader { proxy in
          }
            .onAppear { count += 1 }
            .border(Color.red, width: 2)
            .background(.yellow, in: .rect(cornerRadius: 4))
          if case .done(let items) = load {
            AnyView(Row(title: text))
            Link("Site", destination: URL(string: "https://example.com")!)
              .bold()
          } else if mode == .grid {
            ProgressView()
              .border(.gray)
              .listRowInsets(EdgeInsets())
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .listRowBackground(Color.red)
              .hidden()
          } else {
          }
        } else if isOn {
        } else {
        }
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .padding(8)
          .labelsHidden()
          .listRowBackground(Color.red)
        DatePicker("When", selection: .constant(.now))
          .background(.red)
      case .loading(let amount):
        Slider(value: $amount)
          .listStyle(.plain)
          .rotationEffect(.degrees(45))
      case .done(let items):
        Slider(value: $amount, in: 0...10, step: 1)
          .environment(\.colorScheme, .dark)
          .foregroundStyle(.secondary)
      case .failed:
        Stepper("Count", value: $count, in: 0...9)
          .frame(maxWidth: .infinity)
          .listRowBackground(Color.red)
          .fontWeight(.semibold)
      }
      ProgressView(value: amount)
        .mask(Circle())
        .tag(mode)
        .bold()
    case 1...3:
      Text(amount, format: .percent)
        .onAppear { count += 1 }
    case let value where value < 0:
      Capsule().stroke(.red, lineWidth: 2)
        .hidden()
        .labelsHidden()
        .offset(x: 4)
    default:
      Text(amount, format: .percent)
        .position(x: 1, y: 1)
        .environment(\.colorScheme, .dark)
    }
    Toggle("On", isOn: $isOn)
      .onChange(of: text) { print(text) }
    Toggle("On", isOn: $isOn)
      .opacity(isOn ? 1 : 0.5)
  }
}

struct Generated446: View {
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
      EmptyView()
        .border(Color.red, width: 2)
        .toolbar { ToolbarItem { Text("item") } }
      GeometryReader { proxy in
        if mode == .grid {
          if !items.isEmpty, isOn {
            DatePicker("When", selection: .constant(.now))
              .environment(\.colorScheme, .dark)
          }
        } else if let shown = name {
        } else {
        }
      }
      LazyVStack(pinnedViews: .sectionHeaders) {
      }
        .background(.yellow, in: .rect(cornerRadius: 4))
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .mask(Circle())
    } else if let shown = name {
      switch name {
      case let shown?:
        EmptyView()
          .hidden()
          .badge(in: .blue)
      case nil:
        ProgressView()
      }
      Button("Go") { count += 1 }
    } else {
    }
    Row(title: "row")
      .fontWeight(.semibold)
  }
}

struct Generated447: View {
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
      .offset(x: 4)
      .labelsHidden()
    Section("Title") {
      ForEach(items.filter { $0.isDone }) { item in
        switch count {
        case 0:
          switch mode {
          case .list:
            (Text("a") + Text("b").bold())
              .onDisappear {}
              .clipShape(Circle())
            Text(text)
          case .grid:
            Capsule().stroke(.red, lineWidth: 2)
              .contextMenu { Button("Copy") {} }
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .toolbar { ToolbarItem { Text("item") } }
            Image("photo").resizable()
              .accessibilityLabel("label")
              .background(Color.blue)
              .frame(width: 40, height: 40)
          case .map:
            Row(title: "row")
          }
        case 1...3:
          Text("a")
            .aspectRatio(1, contentMode: .fit)
            .pickerStyle(.segmented)
            .redacted(reason: .placeholder)
        case let value where value < 0:
          Button("Go") { count += 1 }
            .background(.yellow, in: .rect(cornerRadius: 4))
            .border(Color.red, width: 2)
            .zIndex(1)
        default:
          Divider()
            .background(Circle())
        }
        (Text("a") + Text("b").bold())
          .background(alignment: .top) { Text("back") }
          .aspectRatio(1, contentMode: .fit)
      }
        .zIndex(1)
        .italic(isOn)
      DatePicker("When", selection: .constant(.now))
        .background(Circle())
    }
      .offset(x: 4)
    Button("Delete", role: .destructive) {}
      .contentShape(Rectangle())
      .environment(\.colorScheme, .dark)
      .foregroundColor(.red)
  }
}

struct Generated448: View {
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
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .frame(width: 40, height: 40)
      .cornerRadius(4)
      .font(.title)
    if case .done(let items) = load {
      GroupBox("Box") {
        Text(amount, format: .percent)
      }
      ProgressView()
      ForEach(items, id: \.title) { item in
        HStack(spacing: 0) {
        }
          .modifier(Badge())
          .environment(\.colorScheme, .dark)
      }
        .bold()
        .task { text = "x" }
        .tag(mode)
    }
  }
}

struct Generated449: View {
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
      ScrollView(.horizontal, showsIndicators: false) {
        List(items) { item in
          DisclosureGroup("More", isExpanded: $isOn) {
            AsyncImage(url: nil)
              .frame(minHeight: 20, alignment: .leading)
              .clipShape(Circle())
              .navigationTitle(text)
            Label("Star", systemImage: "star")
              .toolbar { ToolbarItem { Text("item") } }
              .onChange(of: text) { print(text) }
              .scaledToFit()
          }
            .layoutPriority(1)
            .tag(mode)
          if !items.isEmpty, isOn {
            Image("photo").resizable()
              .disabled(!isOn)
              .background(.red)
              .aspectRatio(1, contentMode: .fit)
            Text("a")
            ProgressView()
              .border(.gray)
              .preferredColorScheme(.dark)
              .cornerRadius(4)
          } else {
          }
        }
          .ignoresSafeArea()
      }
        .modifier(Badge())
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .controlSize(.large)
        .pickerStyle(.segmented)
        .disabled(!isOn)
    }
      .bold()
      .badge(in: .blue)
      .preferredColorScheme(.dark)
    Image("photo").resizable()
      .scaleEffect(amount)
      .italic(isOn)
    Color.red
      .controlSize(.large)
    Spacer(minLength: 8)
  }
}

struct Generated450: View {
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
      .toolbar { ToolbarItem { Text("item") } }
    ControlGroup {
      Text("\(count)")
        .environment(\.colorScheme, .dark)
        .blur(radius: amount)
        .transition(.opacity)
    }
      .position(x: 1, y: 1)
      .padding(8)
  }
}
