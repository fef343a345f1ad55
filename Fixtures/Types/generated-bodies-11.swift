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

struct Generated501: View {
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
      Rectangle().trim(from: 0, to: amount)
        .position(x: 1, y: 1)
        .fixedSize()
    } else if isOn {
      Spacer()
        .italic(isOn)
        .drawingGroup()
        .layoutPriority(1)
      TextField("Name", text: $text)
    } else if !items.isEmpty, isOn {
    }
    if count > 3 {
      Image(systemName: "star")
        .help("help")
        .foregroundStyle(.red, .blue)
        .scaleEffect(amount)
      name.map { Text($0) }
        .contextMenu { Button("Copy") {} }
      List {
      }
        .tag(mode)
    } else if count > 3 {
    }
    Circle()
      .accessibilityLabel("label")
      .buttonStyle(.bordered)
  }
}

struct Generated502: View {
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
      (isOn ? Text("yes") : Text("no"))
      switch mode {
      case .list:
        AsyncImage(url: nil)
          .toolbar { ToolbarItem { Text("item") } }
          .toolbar { ToolbarItem { Text("item") } }
        if mode == .grid {
          Spacer(minLength: 8)
            .rotationEffect(.degrees(45))
            .dimmed(isOn)
            .tint(.orange)
        } else {
          if case .done(let items) = load {
            Link("Site", destination: URL(string: "https://example.com")!)
              .rotationEffect(.degrees(45))
              .scaleEffect(amount)
            TextField("Name", text: $text)
            Text("a")
              .foregroundStyle(.secondary)
              .onAppear { count += 1 }
              .redacted(reason: .placeholder)
          } else {
          }
        }
        DatePicker("When", selection: .constant(.now))
      case .grid:
        Slider(value: $amount)
          .foregroundColor(.red)
      case .map:
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .disabled(!isOn)
      }
    } else if !items.isEmpty, isOn {
    } else if count > 3 {
    }
    Image(systemName: "star")
      .fixedSize()
  }
}

struct Generated503: View {
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
      Text("a")
        .dimmed(isOn)
      TextField("Name", text: $text)
      Row(title: text)
        .fixedSize()
        .fontWeight(.semibold)
    } else if !items.isEmpty, isOn {
    }
    ZStack {
      Section("Title") {
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          TextField("Name", text: $text)
            .frame(maxWidth: .infinity)
            .opacity(isOn ? 1 : 0.5)
            .background(.red)
        }
          .padding(.vertical, 4)
          .font(.system(size: 12, weight: .bold))
        ProgressView()
      }
        .accessibilityHidden(isOn)
        .clipShape(.rect(cornerRadius: 8))
      DatePicker("When", selection: .constant(.now))
        .background { Color.green }
    }
      .background(.thinMaterial)
      .clipped()
      .blur(radius: amount)
    Rectangle().trim(from: 0, to: amount)
      .frame(maxWidth: .infinity)
      .bold()
      .navigationTitle(text)
    Slider(value: $amount)
      .task { text = "x" }
      .help("help")
  }
}

struct Generated504: View {
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
        NavigationStack {
          ViewThatFits {
            Row(title: "row")
          }
            .layoutPriority(1)
        }
      }
        .clipShape(Circle())
        .lineLimit(2)
      NavigationLink("Next") {
        switch name {
        case let shown?:
          if isOn {
            DatePicker("When", selection: .constant(.now))
              .background(Circle())
              .onTapGesture { isOn.toggle() }
              .fixedSize()
          } else {
          }
          ProgressView()
            .clipShape(Circle())
            .background(alignment: .top) { Text("back") }
            .foregroundStyle(.secondary)
        case nil:
          Rectangle().trim(from: 0, to: amount)
            .padding(.horizontal)
            .disabled(!isOn)
            .background(.thinMaterial)
        }
      }
    case .grid:
      Divider()
        .foregroundStyle(.red, .blue)
    case .map:
      Slider(value: $amount, in: 0...10, step: 1)
        .lineLimit(2)
        .navigationTitle("Title")
        .fontWeight(.semibold)
    }
    Text(amount, format: .percent)
      .offset(x: 4)
  }
}

struct Generated505: View {
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
        AsyncImage(url: nil)
          .contentShape(Rectangle())
          .frame(maxWidth: .infinity)
          .padding(.vertical, 4)
        if count > 3 {
          ScrollViewReader { proxy in
            Button("Delete", role: .destructive) {}
              .background(Circle())
              .controlSize(.large)
            Slider(value: $amount)
              .id(count)
              .background(.thinMaterial)
          }
          TextField("Name", text: $text)
        } else if let shown = name {
        } else {
        }
        ProgressView()
          .disabled(!isOn)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      }
        .listStyle(.plain)
        .overlay(.quaternary)
        .badge(in: .blue)
    } else if !items.isEmpty, isOn {
    }
    Image("photo").resizable()
      .frame(minHeight: 20, alignment: .leading)
      .onAppear { count += 1 }
      .ignoresSafeArea()
    Text("a")
      .font(.system(size: 12, weight: .bold))
      .blur(radius: amount)
  }
}

struct Generated506: View {
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
      .environment(\.colorScheme, .dark)
    List {
      ProgressView(value: amount)
    }
    ForEach(items.sorted { $0.title < $1.title }) { item in
      Card(title: "card") {
        let value220 = count + 2
        Text("\(value220)")
        SecureField("Password", text: $text)
          .listStyle(.plain)
          .listStyle(.plain)
      }
        .navigationTitle(text)
      Button("Go") { count += 1 }
        .background { Color.green }
        .toolbar { ToolbarItem { Text("item") } }
      Image(systemName: "star")
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
    }
    ColorPicker("Color", selection: .constant(.red))
      .overlay(.quaternary)
      .pickerStyle(.segmented)
  }
}

struct Generated507: View {
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
    Group {
      List(items, id: \.self) { item in
        if let shown = name {
          ScrollView(.horizontal, showsIndicators: false) {
            Text("a")
              .accessibilityHidden(isOn)
              .onChange(of: count) { old, new in print(old, new) }
              .preferredColorScheme(.dark)
          }
            .foregroundColor(.red)
            .accessibilityLabel("label")
            .clipShape(Circle())
          AnyView(Row(title: text))
            .rotationEffect(.degrees(45))
        }
        Color.accentColor.opacity(0.2)
        Text(text)
          .environment(\.colorScheme, .dark)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .background(.thinMaterial)
      }
        .padding(.vertical, 4)
        .clipShape(Circle())
        .preferredColorScheme(.dark)
      ColorPicker("Color", selection: .constant(.red))
        .blur(radius: amount)
        .position(x: 1, y: 1)
    }
      .aspectRatio(1, contentMode: .fit)
      .multilineTextAlignment(.center)
    Text(amount, format: .percent)
      .font(.system(size: 12, weight: .bold))
      .padding(8)
  }
}

struct Generated508: View {
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
      let value283 = count + 1
      Text("\(value283)")
      Slider(value: $amount, in: 0...10, step: 1)
        .pickerStyle(.segmented)
        .multilineTextAlignment(.center)
      LazyHStack {
        TextField("Name", text: $text)
          .disabled(!isOn)
          .layoutPriority(1)
          .foregroundStyle(.secondary)
        Section {
          if mode == .grid {
            TextField("Name", text: $text)
          }
          Toggle("On", isOn: $isOn)
            .clipShape(.rect(cornerRadius: 8))
          LabeledContent("Key", value: "Value")
            .environment(\.colorScheme, .dark)
        }
      }
        .disabled(!isOn)
        .fontWeight(.semibold)
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .environment(\.colorScheme, .dark)
    ProgressView(value: amount)
      .position(x: 1, y: 1)
      .transition(.opacity)
    Text("a")
      .bold()
  }
}

struct Generated509: View {
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
    }
      .transition(.opacity)
      .padding(.vertical, 4)
      .background(Circle())
    if mode == .grid {
      ForEach(Mode.allCases) { mode in
        let value326 = count + 2
        Text("\(value326)")
        ProgressView()
        EmptyView()
          .hidden()
          .foregroundStyle(.red, .blue)
      }
        .accessibilityHidden(isOn)
      DatePicker("When", selection: .constant(.now))
    } else if let shown = name {
    } else if isOn {
    }
    switch count {
    case 0:
      ColorPicker("Color", selection: .constant(.red))
    case 1...3:
      ProgressView(value: amount)
        .border(.gray)
    case let value where value < 0:
      Stepper("Count", value: $count, in: 0...9)
        .background { Color.green }
        .animation(.default, value: isOn)
    default:
      Button("Delete", role: .destructive) {}
        .shadow(radius: 2)
    }
    Text(verbatim: "b")
      .accessibilityLabel("label")
      .background(.yellow, in: .rect(cornerRadius: 4))
      .foregroundStyle(.red, .blue)
  }
}

struct Generated510: View {
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
      .position(x: 1, y: 1)
      .animation(.default, value: isOn)
    if mode == .grid {
      List(items) { item in
        ForEach(0..<3) { index in
          TimelineView(.everyMinute) { context in
            Button("Delete", role: .destructive) {}
              .frame(minHeight: 20, alignment: .leading)
          }
            .italic(isOn)
            .ignoresSafeArea()
            .accessibilityLabel("label")
        }
          .padding()
          .listRowBackground(Color.red)
        if isOn {
          List(items) { item in
            Image(systemName: "star")
              .fontWeight(.semibold)
          }
            .animation(.default, value: isOn)
            .task { text = "x" }
            .listStyle(.plain)
          TextEditor(text: $text)
            .frame(maxWidth: .infinity)
            .tint(.orange)
            .padding()
          LabeledContent("Key", value: "Value")
            .navigationTitle("Title")
            .disabled(!isOn)
        } else if mode == .grid {
        } else if case .done(let items) = load {
        }
      }
        .border(Color.red, width: 2)
      (isOn ? Text("yes") : Text("no"))
      Text("\(count)")
        .frame(minHeight: 20, alignment: .leading)
    } else if let shown = name {
    } else {
    }
    Link("Site", destination: URL(string: "https://example.com")!)
    Stepper("Count", value: $count, in: 0...9)
      .accessibilityHidden(isOn)
  }
}

struct Generated511: View {
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
      ForEach(Mode.allCases) { mode in
        Row(title: text)
          .background(Circle())
          .background(.thinMaterial)
      }
      Card(title: "card") {
        if !items.isEmpty, isOn {
          ControlGroup {
            Toggle("On", isOn: $isOn)
              .id(count)
            name.map { Text($0) }
          }
        }
        Circle()
        Stepper("Count", value: $count, in: 0...9)
      }
      Image("photo").resizable()
    }
      .redacted(reason: .placeholder)
    Slider(value: $amount, in: 0...10, step: 1)
      .rotationEffect(.degrees(45))
    Divider()
      .onChange(of: count) { old, new in print(old, new) }
  }
}

struct Generated512: View {
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
    ForEach(Mode.allCases) { mode in
      Picker("Mode", selection: $mode) {
        ForEach(items.filter { $0.isDone }) { item in
          ViewThatFits {
          }
            .clipShape(.rect(cornerRadius: 8))
        }
          .clipShape(Circle())
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        ForEach($items) { $item in
          Button("Go") { count += 1 }
          Button("Delete", role: .destructive) {}
            .tag(mode)
        }
          .blur(radius: amount)
        Text("a")
      }
        .navigationTitle("Title")
        .ignoresSafeArea()
    }
      .zIndex(1)
      .onChange(of: text) { print(text) }
    Color.accentColor.opacity(0.2)
  }
}

struct Generated513: View {
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
      Label("Star", systemImage: "star")
        .tint(.orange)
        .background { Color.green }
      VStack {
      }
      ZStack(alignment: .bottomTrailing) {
        NavigationLink("Next") {
          ForEach(items.indices, id: \.self) { index in
            Slider(value: $amount)
              .navigationTitle(text)
            Slider(value: $amount, in: 0...10, step: 1)
              .padding(.vertical, 4)
              .blur(radius: amount)
            EmptyView()
              .labelsHidden()
              .id(count)
          }
            .rotationEffect(.degrees(45))
            .contentShape(Rectangle())
        }
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        Color.accentColor.opacity(0.2)
          .background(alignment: .top) { Text("back") }
          .frame(maxWidth: .infinity)
      }
        .opacity(isOn ? 1 : 0.5)
        .frame(maxWidth: .infinity)
        .accessibilityHidden(isOn)
    }
      .navigationTitle(text)
      .disabled(!isOn)
      .fontWeight(.semibold)
    Divider()
      .help("help")
      .padding(8)
    Circle().fill(.blue)
      .border(Color.red, width: 2)
  }
}

struct Generated514: View {
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
      Slider(value: $amount, in: 0...10, step: 1)
        .background { Color.green }
      if isOn {
        Image(systemName: "star")
          .mask(Circle())
        Row(title: "row")
        HStack {
          AsyncImage(url: nil)
            .listStyle(.plain)
            .scaledToFit()
        }
          .listRowInsets(EdgeInsets())
      } else if mode == .grid {
        List(items, id: \.self) { item in
          Link("Site", destination: URL(string: "https://example.com")!)
            .italic(isOn)
        }
          .contentShape(Rectangle())
          .frame(width: 40, height: 40)
          .blur(radius: amount)
      }
      (isOn ? Text("yes") : Text("no"))
        .frame(maxWidth: .infinity)
    } else if mode == .grid {
    } else if case .done(let items) = load {
    } else {
    }
    Image(systemName: "star")
      .environment(\.colorScheme, .dark)
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated515: View {
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
      if mode == .grid {
        switch count {
        case 0:
          Button("Delete", role: .destructive) {}
            .contentShape(Rectangle())
            .background(alignment: .top) { Text("back") }
            .fontWeight(.semibold)
          Text("\(count)")
            .foregroundColor(.red)
          ControlGroup {
            Spacer()
            AsyncImage(url: nil)
              .frame(width: 40, height: 40)
          }
            .environment(\.colorScheme, .dark)
        case 1...3:
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .foregroundStyle(.secondary)
            .navigationTitle(text)
            .background(.yellow, in: .rect(cornerRadius: 4))
        case let value where value < 0:
          (isOn ? Text("yes") : Text("no"))
            .padding()
            .tint(.orange)
        default:
          AsyncImage(url: nil)
            .onTapGesture { isOn.toggle() }
            .hidden()
        }
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .fontWeight(.semibold)
      } else if count > 3 {
      }
      ProgressView(value: amount)
        .position(x: 1, y: 1)
        .background(alignment: .top) { Text("back") }
      Row(title: "row")
        .disabled(!isOn)
    } else {
    }
    Text("\(count)")
      .border(Color.red, width: 2)
      .cornerRadius(4)
    EmptyView()
      .background(.red)
      .preferredColorScheme(.dark)
      .task { text = "x" }
  }
}

struct Generated516: View {
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
    Text("\(count)")
      .frame(width: 40, height: 40)
      .overlay(.quaternary)
      .background(Color.blue)
    HStack(spacing: 0) {
      Color.accentColor.opacity(0.2)
        .frame(minHeight: 20, alignment: .leading)
    }
      .fixedSize()
      .layoutPriority(1)
    if !items.isEmpty, isOn {
      AnyView(Row(title: text))
      switch name {
      case let shown?:
        let value623 = count + 2
        Text("\(value623)")
        Slider(value: $amount)
        Text("a")
      case nil:
        ColorPicker("Color", selection: .constant(.red))
          .foregroundStyle(.red, .blue)
          .rotationEffect(.degrees(45))
      }
      Capsule().stroke(.red, lineWidth: 2)
    } else if case .done(let items) = load {
    }
  }
}

struct Generated517: View {
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
      .dimmed(isOn)
      .background(.yellow, in: .rect(cornerRadius: 4))
      .offset(x: 4)
    ProgressView(value: amount)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
  }
}

struct Generated518: View {
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
      Circle().fill(.blue)
        .id(count)
        .preferredColorScheme(.dark)
        .fontWeight(.semibold)
      let value659 = count + 1
      Text("\(value659)")
    } else {
      ScrollView {
        Circle().fill(.blue)
          .navigationTitle(text)
          .buttonStyle(.bordered)
          .frame(maxWidth: .infinity)
      }
        .opacity(isOn ? 1 : 0.5)
        .listRowBackground(Color.red)
    }
    List(items, id: \.self) { item in
      Card {
        Link("Site", destination: URL(string: "https://example.com")!)
          .modifier(Badge())
          .onDisappear {}
      }
    }
      .navigationTitle(text)
      .padding(8)
      .onAppear { count += 1 }
    AsyncImage(url: nil)
    name.map { Text($0) }
  }
}

struct Generated519: View {
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
      .cornerRadius(4)
      .padding(.vertical, 4)
    if let shown = name {
      ForEach(["a", "b"], id: \.self) { letter in
        let value694 = count + 2
        Text("\(value694)")
        let value696 = count + 2
        Text("\(value696)")
      }
        .clipShape(.rect(cornerRadius: 8))
      ForEach(Mode.allCases) { mode in
        if mode == .grid {
          ForEach(Mode.allCases) { mode in
            TextEditor(text: $text)
              .controlSize(.large)
              .onTapGesture { isOn.toggle() }
          }
            .padding()
            .id(count)
            .fixedSize()
        } else {
        }
      }
        .preferredColorScheme(.dark)
      Circle().fill(.blue)
    } else if mode == .grid {
    }
  }
}

struct Generated520: View {
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
      Circle().fill(.blue)
        .help("help")
      TextEditor(text: $text)
      switch count {
      case 0:
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          Image(systemName: "star")
            .preferredColorScheme(.dark)
            .drawingGroup()
          switch count {
          case 0:
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .padding(.horizontal)
            Link("Site", destination: URL(string: "https://example.com")!)
              .frame(minHeight: 20, alignment: .leading)
              .background(.yellow, in: .rect(cornerRadius: 4))
              .navigationTitle(text)
            Label("Star", systemImage: "star")
              .listRowInsets(EdgeInsets())
              .zIndex(1)
              .toolbar { ToolbarItem { Text("item") } }
          case 1...3:
            DatePicker("When", selection: .constant(.now))
          case let value where value < 0:
            TextField("Name", text: $text)
              .tag(mode)
              .italic(isOn)
          default:
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .labelsHidden()
              .tint(.orange)
              .background(alignment: .top) { Text("back") }
          }
          EmptyView()
            .frame(maxWidth: .infinity)
        }
      case 1...3:
        Button("Go") { count += 1 }
          .rotationEffect(.degrees(45))
          .labelsHidden()
          .task { text = "x" }
      case let value where value < 0:
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .mask(Circle())
          .background(.yellow, in: .rect(cornerRadius: 4))
      default:
        Image("photo").resizable()
          .rotationEffect(.degrees(45))
          .transition(.opacity)
      }
    case 1...3:
      Image(systemName: "star")
        .background(.thinMaterial)
    case let value where value < 0:
      Row(title: "row")
    default:
      Divider()
        .fontWeight(.semibold)
        .foregroundStyle(.secondary)
    }
    Toggle("On", isOn: $isOn)
      .transition(.opacity)
  }
}

struct Generated521: View {
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
    Text("\(count)")
  }
}

struct Generated522: View {
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
        if let shown = name {
          if let shown = name {
            AsyncImage(url: nil)
              .preferredColorScheme(.dark)
          } else {
          }
          LabeledContent("Key", value: "Value")
            .listRowInsets(EdgeInsets())
        } else if mode == .grid {
          Text(amount, format: .percent)
        } else if mode == .grid {
          if count > 3 {
            Text("a")
              .frame(minHeight: 20, alignment: .leading)
          } else if isOn {
          } else {
          }
          Button("Go") { count += 1 }
            .bold()
            .gesture(TapGesture().onEnded { count = 0 })
            .background(.thinMaterial)
        } else {
        }
      case .grid:
        ProgressView()
          .dimmed(isOn)
          .task { text = "x" }
      case .map:
        Text("\(count)")
          .offset(x: 4)
      }
    }
      .fixedSize()
      .layoutPriority(1)
    Text(text)
      .fontWeight(.semibold)
      .controlSize(.large)
    Button("Go") { count += 1 }
      .onTapGesture { isOn.toggle() }
  }
}

struct Generated523: View {
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
    AsyncImage(url: nil)
  }
}

struct Generated524: View {
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
        .tint(.orange)
        .font(.title)
        .foregroundStyle(.secondary)
      Card(title: "card") {
        LabeledContent("Key", value: "Value")
          .bold()
        ForEach(items, id: \.title) { item in
          ForEach(items, id: \.title) { item in
            ColorPicker("Color", selection: .constant(.red))
              .clipShape(Circle())
              .overlay(Text("over"))
              .zIndex(1)
          }
            .tag(mode)
          Link("Site", destination: URL(string: "https://example.com")!)
            .gesture(TapGesture().onEnded { count = 0 })
            .padding(8)
          LabeledContent("Key", value: "Value")
        }
          .background(.yellow, in: .rect(cornerRadius: 4))
      }
        .toolbar { ToolbarItem { Text("item") } }
        .onTapGesture { isOn.toggle() }
        .onChange(of: count) { old, new in print(old, new) }
    } else if case .done(let items) = load {
    } else if !items.isEmpty, isOn {
    } else {
    }
    Circle().fill(.blue)
      .clipped()
    (Text("a") + Text("b").bold())
      .animation(.default, value: isOn)
  }
}

struct Generated525: View {
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
      .tint(.orange)
      .navigationTitle("Title")
    Stepper("Count", value: $count, in: 0...9)
      .labelsHidden()
      .accessibilityLabel("label")
      .background(alignment: .top) { Text("back") }
  }
}

struct Generated526: View {
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
    AsyncImage(url: nil)
    ForEach(items.indices, id: \.self) { index in
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        Button("Delete", role: .destructive) {}
          .environment(\.colorScheme, .dark)
        switch load {
        case .idle:
          Slider(value: $amount)
          Spacer(minLength: 8)
            .onTapGesture { isOn.toggle() }
          Color.accentColor.opacity(0.2)
        case .loading(let amount):
          Rectangle().trim(from: 0, to: amount)
            .background(.red)
            .background { Color.green }
            .background(.thinMaterial)
        case .done(let items):
          Button("Delete", role: .destructive) {}
            .border(.gray)
            .foregroundStyle(.secondary)
        case .failed:
          Color.red
            .offset(x: 4)
            .background(.red)
            .modifier(Badge())
        }
        Color.accentColor.opacity(0.2)
          .padding(.horizontal)
          .pickerStyle(.segmented)
          .padding()
      }
        .dimmed(isOn)
        .foregroundStyle(.secondary)
      Text("a")
        .listRowBackground(Color.red)
        .zIndex(1)
      ProgressView(value: amount)
        .background(Color.blue)
        .textFieldStyle(.roundedBorder)
        .background(.thinMaterial)
    }
      .onAppear { count += 1 }
      .accessibilityLabel("label")
      .listRowInsets(EdgeInsets())
  }
}

struct Generated527: View {
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
      .dimmed(isOn)
      .listRowInsets(EdgeInsets())
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated528: View {
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
      ZStack(alignment: .bottomTrailing) {
        Toggle("On", isOn: $isOn)
          .layoutPriority(1)
      }
    }
      .accessibilityHidden(isOn)
    Row(title: "row")
      .pickerStyle(.segmented)
      .fixedSize()
      .frame(width: 40, height: 40)
  }
}

struct Generated529: View {
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
    switch load {
    case .idle:
      let value992 = count + 1
      Text("\(value992)")
    case .loading(let amount):
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        LabeledContent("Key") {
          Text("\(count)")
            .navigationTitle("Title")
            .accessibilityHidden(isOn)
            .lineLimit(2)
          Circle()
            .clipShape(Circle())
            .padding(.vertical, 4)
            .padding()
        }
          .background(Circle())
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        }
          .textFieldStyle(.roundedBorder)
      }
        .background(Color.blue)
      Spacer(minLength: 8)
        .listRowInsets(EdgeInsets())
        .toolbar { ToolbarItem { Text("item") } }
        .fixedSize()
    case .done(let items):
      Button("Go") { count += 1 }
        .environment(\.colorScheme, .dark)
        .frame(minHeight: 20, alignment: .leading)
    case .failed:
      Slider(value: $amount, in: 0...10, step: 1)
        .background { Color.green }
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
    ProgressView(value: amount)
      .foregroundStyle(.secondary)
  }
}

struct Generated530: View {
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
      ControlGroup {
        ForEach(items.filter { $0.isDone }) { item in
          if !items.isEmpty, isOn {
            AnyView(Row(title: text))
              .foregroundStyle(.secondary)
              .font(.system(size: 12, weight: .bold))
            name.map { Text($0) }
              .drawingGroup()
              .blur(radius: amount)
            ProgressView(value: amount)
              .disabled(!isOn)
              .offset(x: 4)
              .textFieldStyle(.roundedBorder)
          } else if !items.isEmpty, isOn {
            Row(title: text)
              .help("help")
              .background(.red)
              .preferredColorScheme(.dark)
            EmptyView()
              .tint(.orange)
          } else if count > 3 {
          }
          Toggle("On", isOn: $isOn)
            .listRowInsets(EdgeInsets())
            .hidden()
          Slider(value: $amount)
            .padding(.horizontal)
        }
          .onAppear { count += 1 }
      }
        .drawingGroup()
        .overlay(Text("over"))
    case nil:
      Color.accentColor.opacity(0.2)
        .buttonStyle(.bordered)
        .modifier(Badge())
        .fontWeight(.semibold)
    }
    ProgressView(value: amount)
      .textFieldStyle(.roundedBorder)
      .textFieldStyle(.roundedBorder)
    TextEditor(text: $text)
    Text(text)
      .overlay(.quaternary)
      .buttonStyle(.bordered)
      .clipShape(Circle())
  }
}

struct Generated531: View {
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
      Image(systemName: "star")
        .navigationTitle("Title")
        .textFieldStyle(.roundedBorder)
        .aspectRatio(1, contentMode: .fit)
    }
      .overlay(.quaternary)
    LazyVStack(pinnedViews: .sectionHeaders) {
    }
    LazyVStack(pinnedViews: .sectionHeaders) {
      if let shown = name {
        switch count {
        case 0:
          Grid {
            Color.red
            Circle()
          }
            .fontWeight(.semibold)
            .clipShape(Circle())
          Spacer(minLength: 8)
            .bold()
            .background(.red)
        case 1...3:
          ProgressView(value: amount)
            .preferredColorScheme(.dark)
        case let value where value < 0:
          TextField("Name", text: $text)
        default:
          Divider()
            .cornerRadius(4)
        }
      } else if count > 3 {
      } else {
      }
      Text("a")
    }
      .fontWeight(.semibold)
      .badge(in: .blue)
  }
}

struct Generated532: View {
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
      TextField("Name", text: $text)
        .padding(.vertical, 4)
        .task { text = "x" }
        .toolbar { ToolbarItem { Text("item") } }
    } else if count > 3 {
    } else if !items.isEmpty, isOn {
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        ForEach(items) { item in
          GridRow {
            Spacer(minLength: 8)
            Image(systemName: "star")
          }
            .disabled(!isOn)
          if let shown = name {
            name.map { Text($0) }
          } else if mode == .grid {
          }
          Color.red
            .rotationEffect(.degrees(45))
        }
          .pickerStyle(.segmented)
      }
        .clipShape(.rect(cornerRadius: 8))
        .accessibilityHidden(isOn)
      Text("a")
        .redacted(reason: .placeholder)
        .clipped()
    }
    Color.accentColor.opacity(0.2)
      .foregroundColor(.red)
    Divider()
      .help("help")
      .padding(8)
      .padding()
    Image(systemName: "star")
  }
}

struct Generated533: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1173 = count + 0
    Text("\(value1173)")
    ForEach(items.sorted { $0.title < $1.title }) { item in
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        List(items) { item in
          Label("Star", systemImage: "star")
            .lineLimit(2)
            .environment(\.colorScheme, .dark)
            .hidden()
        }
        if count > 3 {
          if !items.isEmpty, isOn {
            name.map { Text($0) }
              .opacity(isOn ? 1 : 0.5)
              .gesture(TapGesture().onEnded { count = 0 })
          } else if mode == .grid {
          } else {
          }
          Color.accentColor.opacity(0.2)
        }
      }
      Slider(value: $amount)
        .tint(.orange)
      Slider(value: $amount, in: 0...10, step: 1)
        .clipShape(.rect(cornerRadius: 8))
    }
      .blur(radius: amount)
    Text("\(count)")
      .clipped()
      .hidden()
    Label("Star", systemImage: "star")
      .fontWeight(.semibold)
  }
}

struct Generated534: View {
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
      .onTapGesture { isOn.toggle() }
      .offset(x: 4)
    ControlGroup {
      AnyView(Row(title: text))
        .controlSize(.large)
        .bold()
        .mask(Circle())
    }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .onDisappear {}
    Capsule().stroke(.red, lineWidth: 2)
      .redacted(reason: .placeholder)
  }
}

struct Generated535: View {
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
      GeometryReader { proxy in
        ScrollViewReader { proxy in
        }
          .frame(minHeight: 20, alignment: .leading)
          .shadow(radius: 2)
      }
        .toolbar { ToolbarItem { Text("item") } }
      if case .done(let items) = load {
        let value1240 = count + 2
        Text("\(value1240)")
        if isOn {
          let value1243 = count + 3
          Text("\(value1243)")
          ColorPicker("Color", selection: .constant(.red))
            .lineLimit(2)
            .listRowInsets(EdgeInsets())
          Color.accentColor.opacity(0.2)
        } else if case .done(let items) = load {
        } else if case .done(let items) = load {
        } else {
        }
      } else if let shown = name {
      }
      AsyncImage(url: nil)
        .foregroundColor(.red)
    } else if isOn {
    } else if isOn {
    } else {
    }
    AnyView(Row(title: text))
      .accessibilityHidden(isOn)
    Row(title: "row")
      .frame(minHeight: 20, alignment: .leading)
    Capsule().stroke(.red, lineWidth: 2)
      .modifier(Badge())
      .lineLimit(2)
  }
}

struct Generated536: View {
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
      List(items) { item in
        Image(systemName: "star")
        switch count {
        case 0:
          Card {
            Slider(value: $amount, in: 0...10, step: 1)
              .id(count)
          }
            .padding(.vertical, 4)
          Form {
            TextEditor(text: $text)
              .navigationTitle(text)
              .background(Circle())
              .ignoresSafeArea()
          }
            .background(.red)
        case 1...3:
          SecureField("Password", text: $text)
            .foregroundStyle(.red, .blue)
        case let value where value < 0:
          Stepper("Count", value: $count, in: 0...9)
            .accessibilityHidden(isOn)
            .pickerStyle(.segmented)
            .accessibilityLabel("label")
        default:
          Image(systemName: "star")
        }
        Circle()
          .mask(Circle())
      }
        .foregroundStyle(.red, .blue)
        .clipShape(.rect(cornerRadius: 8))
      LabeledContent("Key", value: "Value")
        .contextMenu { Button("Copy") {} }
        .fontWeight(.semibold)
    } else if isOn {
    } else if isOn {
    } else {
    }
    Spacer(minLength: 8)
      .overlay(.quaternary)
      .animation(.default, value: isOn)
      .contextMenu { Button("Copy") {} }
    (Text("a") + Text("b").bold())
      .environment(\.colorScheme, .dark)
  }
}

struct Generated537: View {
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
      .gesture(TapGesture().onEnded { count = 0 })
    switch load {
    case .idle:
      let value1330 = count + 1
      Text("\(value1330)")
      (Text("a") + Text("b").bold())
        .opacity(isOn ? 1 : 0.5)
        .background(alignment: .top) { Text("back") }
      NavigationLink("Next") {
      }
        .aspectRatio(1, contentMode: .fit)
        .overlay(Text("over"))
        .blur(radius: amount)
    case .loading(let amount):
      ViewThatFits {
        if count > 3 {
          Toggle("On", isOn: $isOn)
            .cornerRadius(4)
            .contentShape(Rectangle())
        }
        AsyncImage(url: nil)
          .onAppear { count += 1 }
          .preferredColorScheme(.dark)
          .hidden()
      }
      Text("\(count)")
        .background(.yellow, in: .rect(cornerRadius: 4))
        .foregroundStyle(.secondary)
        .task { text = "x" }
      ProgressView()
        .animation(.default, value: isOn)
        .frame(minHeight: 20, alignment: .leading)
        .background(.yellow, in: .rect(cornerRadius: 4))
    case .done(let items):
      Text("a")
    case .failed:
      Button("Delete", role: .destructive) {}
        .badge(in: .blue)
        .frame(maxWidth: .infinity)
    }
  }
}

struct Generated538: View {
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
      .pickerStyle(.segmented)
      .dimmed(isOn)
      .background(.thinMaterial)
    Card(title: "card") {
      Row(title: "row")
        .ignoresSafeArea()
        .background(.yellow, in: .rect(cornerRadius: 4))
      ForEach(["a", "b"], id: \.self) { letter in
        LazyHStack {
        }
          .scaleEffect(amount)
          .navigationTitle(text)
        ZStack(alignment: .bottomTrailing) {
        }
      }
        .tint(.orange)
        .offset(x: 4)
    }
      .preferredColorScheme(.dark)
      .font(.system(size: 12, weight: .bold))
    if !items.isEmpty, isOn {
      Label("Star", systemImage: "star")
      Button("Delete", role: .destructive) {}
    } else if mode == .grid {
    } else if mode == .grid {
    } else {
    }
    Label("Star", systemImage: "star")
  }
}

struct Generated539: View {
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
      .overlay(Text("over"))
      .italic(isOn)
      .padding(.horizontal)
    ForEach(items, id: \.title) { item in
      switch load {
      case .idle:
        Image(systemName: "star")
          .overlay(Text("over"))
          .foregroundStyle(.secondary)
          .animation(.default, value: isOn)
        GroupBox("Box") {
          if isOn {
            Text("\(count)")
          } else {
            Button("Delete", role: .destructive) {}
              .onDisappear {}
            Text(text)
              .padding()
              .listStyle(.plain)
              .layoutPriority(1)
          }
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .contentShape(Rectangle())
        }
          .navigationTitle(text)
        ColorPicker("Color", selection: .constant(.red))
          .italic(isOn)
      case .loading(let amount):
        DatePicker("When", selection: .constant(.now))
          .background(.thinMaterial)
          .disabled(!isOn)
      case .done(let items):
        Row(title: "row")
          .drawingGroup()
      case .failed:
        Spacer(minLength: 8)
          .pickerStyle(.segmented)
      }
    }
      .contextMenu { Button("Copy") {} }
      .scaledToFit()
      .frame(width: 40, height: 40)
    Rectangle().trim(from: 0, to: amount)
  }
}

struct Generated540: View {
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
      .background(.thinMaterial)
      .id(count)
    if let shown = name {
      TextField("Name", text: $text)
        .aspectRatio(1, contentMode: .fit)
        .font(.system(size: 12, weight: .bold))
        .scaledToFit()
      HStack {
      }
      ProgressView(value: amount)
        .rotationEffect(.degrees(45))
        .multilineTextAlignment(.center)
    } else {
    }
    LazyHStack {
    }
      .background { Color.green }
      .preferredColorScheme(.dark)
    switch count {
    case 0:
      DatePicker("When", selection: .constant(.now))
        .drawingGroup()
        .listRowInsets(EdgeInsets())
        .fontWeight(.semibold)
    case 1...3:
      EmptyView()
        .frame(minHeight: 20, alignment: .leading)
    case let value where value < 0:
      Stepper("Count", value: $count, in: 0...9)
        .controlSize(.large)
        .badge(in: .blue)
        .zIndex(1)
    default:
      ProgressView(value: amount)
        .modifier(Badge())
        .bold()
    }
  }
}

struct Generated541: View {
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
      ForEach(items.filter { $0.isDone }) { item in
        if !items.isEmpty, isOn {
          TimelineView(.everyMinute) { context in
          }
          let value1508 = count + 3
          Text("\(value1508)")
        } else if let shown = name {
          HStack(spacing: 0) {
            Text("a")
              .disabled(!isOn)
              .scaleEffect(amount)
          }
            .textFieldStyle(.roundedBorder)
        } else if !items.isEmpty, isOn {
          switch mode {
          case .list:
            Circle().fill(.blue)
              .tag(mode)
          case .grid:
            Color.accentColor.opacity(0.2)
              .environment(\.colorScheme, .dark)
              .textFieldStyle(.roundedBorder)
          case .map:
            Stepper("Count", value: $count, in: 0...9)
              .id(count)
              .zIndex(1)
              .clipped()
          }
          Stepper("Count", value: $count, in: 0...9)
        }
      }
      Spacer(minLength: 8)
      Text(verbatim: "b")
    } else {
    }
    (Text("a") + Text("b").bold())
      .navigationTitle("Title")
      .buttonStyle(.bordered)
    Image(systemName: "star")
      .italic(isOn)
      .frame(minHeight: 20, alignment: .leading)
      .accessibilityHidden(isOn)
    name.map { Text($0) }
      .listRowBackground(Color.red)
      .ignoresSafeArea()
      .mask(Circle())
  }
}

struct Generated542: View {
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
      .scaleEffect(amount)
    Button("Delete", role: .destructive) {}
      .background { Color.green }
  }
}

struct Generated543: View {
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
        Capsule().stroke(.red, lineWidth: 2)
          .foregroundStyle(.red, .blue)
          .padding(.vertical, 4)
        switch name {
        case let shown?:
          (Text("a") + Text("b").bold())
            .badge(in: .blue)
            .contextMenu { Button("Copy") {} }
          Color.red
            .shadow(radius: 2)
            .redacted(reason: .placeholder)
        case nil:
          if case .done(let items) = load {
            Text(text)
              .contentShape(Rectangle())
              .tag(mode)
            TextField("Name", text: $text)
          } else if count > 3 {
          } else if let shown = name {
          }
          Link("Site", destination: URL(string: "https://example.com")!)
            .task { text = "x" }
        }
      } else {
      }
      ProgressView(value: amount)
    } else if mode == .grid {
    }
    Image("photo").resizable()
      .foregroundStyle(.red, .blue)
      .environment(\.colorScheme, .dark)
      .multilineTextAlignment(.center)
  }
}

struct Generated544: View {
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
      .onTapGesture { isOn.toggle() }
      .border(.gray)
    if let shown = name {
      let value1610 = count + 1
      Text("\(value1610)")
      ForEach(Mode.allCases) { mode in
        Color.red
          .textFieldStyle(.roundedBorder)
          .accessibilityHidden(isOn)
          .multilineTextAlignment(.center)
      }
    } else if case .done(let items) = load {
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        Rectangle().trim(from: 0, to: amount)
          .background(.red)
          .background(Circle())
          .onChange(of: text) { print(text) }
      }
        .background(.yellow, in: .rect(cornerRadius: 4))
        .tag(mode)
    } else if mode == .grid {
      Image("photo").resizable()
        .border(.gray)
        .foregroundStyle(.secondary)
        .listRowInsets(EdgeInsets())
    } else {
    }
    ProgressView()
      .border(.gray)
    Text(text)
  }
}

struct Generated545: View {
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
      .onChange(of: count) { old, new in print(old, new) }
    if let shown = name {
      (Text("a") + Text("b").bold())
    }
    Card {
      Section("Title") {
        Toggle("On", isOn: $isOn)
          .overlay(.quaternary)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        switch name {
        case let shown?:
          Text("a")
            .modifier(Badge())
            .tag(mode)
          Image(systemName: "star")
            .fixedSize()
        case nil:
          ProgressView(value: amount)
            .transition(.opacity)
            .rotationEffect(.degrees(45))
            .background(.thinMaterial)
        }
        Color.accentColor.opacity(0.2)
          .foregroundStyle(.red, .blue)
          .textFieldStyle(.roundedBorder)
          .tag(mode)
      }
        .font(.title)
        .labelsHidden()
      AsyncImage(url: nil)
    }
      .transition(.opacity)
      .padding(.vertical, 4)
    Text(verbatim: "b")
      .padding(8)
      .navigationTitle("Title")
      .blur(radius: amount)
  }
}

struct Generated546: View {
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
    }
      .transition(.opacity)
    if mode == .grid {
      GroupBox("Box") {
        (isOn ? Text("yes") : Text("no"))
          .mask(Circle())
          .tag(mode)
        (isOn ? Text("yes") : Text("no"))
        if !items.isEmpty, isOn {
          ForEach(items.sorted { $0.title < $1.title }) { item in
            name.map { Text($0) }
              .preferredColorScheme(.dark)
              .navigationTitle("Title")
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            AnyView(Row(title: text))
              .scaledToFit()
          }
            .task { text = "x" }
          Label("Star", systemImage: "star")
            .hidden()
            .fontWeight(.semibold)
            .accessibilityLabel("label")
        } else if count > 3 {
        } else {
        }
      }
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .frame(width: 40, height: 40)
        .layoutPriority(1)
      Image("photo").resizable()
    } else if count > 3 {
    } else {
    }
    TextField("Name", text: $text)
      .background(Circle())
      .contentShape(Rectangle())
    Divider()
      .layoutPriority(1)
  }
}

struct Generated547: View {
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
      if mode == .grid {
        Card(title: "card") {
          let value1735 = count + 3
          Text("\(value1735)")
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
            Rectangle().trim(from: 0, to: amount)
              .tint(.orange)
              .onTapGesture { isOn.toggle() }
            Text("\(count)")
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
              .task { text = "x" }
          }
            .accessibilityLabel("label")
        }
          .rotationEffect(.degrees(45))
        Circle().fill(.blue)
          .hidden()
          .cornerRadius(4)
          .foregroundStyle(.secondary)
      } else {
      }
      Circle().fill(.blue)
        .font(.system(size: 12, weight: .bold))
        .listRowInsets(EdgeInsets())
    }
      .bold()
    Rectangle().trim(from: 0, to: amount)
      .multilineTextAlignment(.center)
      .accessibilityLabel("label")
      .pickerStyle(.segmented)
    (Text("a") + Text("b").bold())
      .border(.gray)
      .preferredColorScheme(.dark)
      .frame(width: 40, height: 40)
    (Text("a") + Text("b").bold())
      .scaleEffect(amount)
      .pickerStyle(.segmented)
  }
}

struct Generated548: View {
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
      .toolbar { ToolbarItem { Text("item") } }
    if count > 3 {
      ForEach(Mode.allCases) { mode in
        DisclosureGroup("More", isExpanded: $isOn) {
          AnyView(Row(title: text))
            .toolbar { ToolbarItem { Text("item") } }
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .foregroundStyle(.red, .blue)
          if isOn {
            Label("Star", systemImage: "star")
            Spacer()
              .frame(maxWidth: .infinity)
              .rotationEffect(.degrees(45))
          } else if isOn {
          } else if let shown = name {
          } else {
          }
        }
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .accessibilityLabel("label")
          .background(Circle())
      }
        .onAppear { count += 1 }
        .mask(Circle())
      Text(amount, format: .percent)
      ProgressView(value: amount)
        .transition(.opacity)
        .onTapGesture { isOn.toggle() }
        .font(.system(size: 12, weight: .bold))
    } else if let shown = name {
    } else if isOn {
    } else {
    }
    Row(title: "row")
      .buttonStyle(.bordered)
      .dimmed(isOn)
    Button("Go") { count += 1 }
      .redacted(reason: .placeholder)
      .accessibilityHidden(isOn)
      .buttonStyle(.bordered)
  }
}

struct Generated549: View {
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
      Text(amount, format: .percent)
        .padding()
      Button("Add", systemImage: "plus") { isOn.toggle() }
      if !items.isEmpty, isOn {
        Group {
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .background(.thinMaterial)
              .bold()
            Spacer(minLength: 8)
          }
            .padding(.vertical, 4)
        }
          .contentShape(Rectangle())
          .zIndex(1)
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
      } else if !items.isEmpty, isOn {
      } else if isOn {
      }
    }
      .blur(radius: amount)
      .foregroundStyle(.red, .blue)
      .controlSize(.large)
    Capsule().stroke(.red, lineWidth: 2)
      .navigationTitle(text)
    Button("Go") { count += 1 }
      .zIndex(1)
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .listStyle(.plain)
  }
}

struct Generated550: View {
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
      let value1860 = count + 1
      Text("\(value1860)")
      Spacer()
        .transition(.opacity)
      ScrollViewReader { proxy in
        Card(title: "card") {
          Image("photo").resizable()
            .clipShape(Circle())
            .task { text = "x" }
            .onChange(of: text) { print(text) }
          if case .done(let items) = load {
            ColorPicker("Color", selection: .constant(.red))
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            Spacer(minLength: 8)
              .lineLimit(2)
              .badge(in: .blue)
          } else if count > 3 {
          } else if mode == .grid {
          } else {
          }
          Text(verbatim: "b")
            .gesture(TapGesture().onEnded { count = 0 })
        }
          .tint(.orange)
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
      }
        .tag(mode)
        .aspectRatio(1, contentMode: .fit)
        .ignoresSafeArea()
    } else if isOn {
    } else {
    }
    Color.red
    SecureField("Password", text: $text)
  }
}
