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

struct Generated201: View {
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
      ForEach(items.sorted { $0.title < $1.title }) { item in
        if let shown = name {
          ScrollView {
          }
            .buttonStyle(.bordered)
          Form {
            Button("Go") { count += 1 }
              .padding(.horizontal)
              .task { text = "x" }
          }
            .help("help")
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .pickerStyle(.segmented)
          LabeledContent("Key") {
          }
            .redacted(reason: .placeholder)
        } else {
        }
      }
        .contentShape(Rectangle())
        .padding(.horizontal)
    }
      .shadow(radius: 2)
    List(items) { item in
      Row(title: "row")
        .hidden()
        .background(alignment: .top) { Text("back") }
    }
    ProgressView(value: amount)
      .position(x: 1, y: 1)
      .font(.system(size: 12, weight: .bold))
    Capsule().stroke(.red, lineWidth: 2)
      .multilineTextAlignment(.center)
      .fontWeight(.semibold)
      .navigationTitle("Title")
  }
}

struct Generated202: View {
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
    Row(title: "row")
      .foregroundStyle(.secondary)
      .labelsHidden()
      .offset(x: 4)
    ForEach(items.filter { $0.isDone }) { item in
      DatePicker("When", selection: .constant(.now))
        .help("help")
        .navigationTitle(text)
    }
      .frame(width: 40, height: 40)
    Form {
      Button("Add", systemImage: "plus") { isOn.toggle() }
    }
      .bold()
  }
}

struct Generated203: View {
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
    }
      .italic(isOn)
      .hidden()
    switch mode {
    case .list:
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        if mode == .grid {
          DatePicker("When", selection: .constant(.now))
            .tint(.orange)
            .drawingGroup()
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .tint(.orange)
          name.map { Text($0) }
            .animation(.default, value: isOn)
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        } else {
        }
      }
        .frame(maxWidth: .infinity)
      ProgressView()
        .controlSize(.large)
        .aspectRatio(1, contentMode: .fit)
      Circle()
        .fontWeight(.semibold)
        .padding(.vertical, 4)
        .bold()
    case .grid:
      DatePicker("When", selection: .constant(.now))
        .position(x: 1, y: 1)
        .padding()
        .padding()
    case .map:
      Text(amount, format: .percent)
        .multilineTextAlignment(.center)
        .preferredColorScheme(.dark)
    }
  }
}

struct Generated204: View {
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
      LazyVStack(pinnedViews: .sectionHeaders) {
        Section("Title") {
          let value113 = count + 3
          Text("\(value113)")
          if isOn {
            Link("Site", destination: URL(string: "https://example.com")!)
            Text("\(count)")
              .scaleEffect(amount)
              .drawingGroup()
              .toolbar { ToolbarItem { Text("item") } }
            Color.accentColor.opacity(0.2)
              .background(.red)
              .background(.red)
              .lineLimit(2)
          }
          TextField("Name", text: $text)
            .modifier(Badge())
            .background(.red)
        }
          .environment(\.colorScheme, .dark)
      }
        .id(count)
        .border(.gray)
      AnyView(Row(title: text))
        .fontWeight(.semibold)
    } else if let shown = name {
    } else if let shown = name {
    }
    (Text("a") + Text("b").bold())
      .redacted(reason: .placeholder)
      .tint(.orange)
      .transition(.opacity)
    Text(text)
    Row(title: text)
      .overlay(.quaternary)
  }
}

struct Generated205: View {
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
      Row(title: "row")
        .toolbar { ToolbarItem { Text("item") } }
        .border(Color.red, width: 2)
        .border(Color.red, width: 2)
      (isOn ? Text("yes") : Text("no"))
      if !items.isEmpty, isOn {
        AsyncImage(url: nil)
          .clipShape(Circle())
          .dimmed(isOn)
          .onTapGesture { isOn.toggle() }
        switch count {
        case 0:
          AsyncImage(url: nil)
            .overlay(.quaternary)
          ControlGroup {
          }
            .preferredColorScheme(.dark)
            .textFieldStyle(.roundedBorder)
            .font(.title)
        case 1...3:
          Row(title: text)
        case let value where value < 0:
          name.map { Text($0) }
        default:
          AnyView(Row(title: text))
            .hidden()
            .fontWeight(.semibold)
            .foregroundColor(.red)
        }
      } else if !items.isEmpty, isOn {
      } else if !items.isEmpty, isOn {
      } else {
      }
    case .loading(let amount):
      AsyncImage(url: nil)
    case .done(let items):
      LabeledContent("Key", value: "Value")
        .pickerStyle(.segmented)
        .blur(radius: amount)
    case .failed:
      Capsule().stroke(.red, lineWidth: 2)
    }
    Circle()
      .environment(\.colorScheme, .dark)
      .listRowBackground(Color.red)
      .onChange(of: count) { old, new in print(old, new) }
  }
}

struct Generated206: View {
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
      .task { text = "x" }
      .background(alignment: .top) { Text("back") }
      .clipShape(Circle())
    Row(title: text)
      .onChange(of: text) { print(text) }
      .id(count)
      .layoutPriority(1)
    name.map { Text($0) }
      .labelsHidden()
      .frame(maxWidth: .infinity)
      .hidden()
    if count > 3 {
      GroupBox("Box") {
        Text("a")
      }
        .foregroundStyle(.red, .blue)
        .mask(Circle())
      Toggle("On", isOn: $isOn)
        .navigationTitle("Title")
        .buttonStyle(.bordered)
        .zIndex(1)
    } else if case .done(let items) = load {
      VStack(alignment: .trailing, spacing: 8) {
      }
        .bold()
        .background(Color.blue)
        .controlSize(.large)
    } else if isOn {
    }
  }
}

struct Generated207: View {
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
      .border(.gray)
      .overlay(Text("over"))
      .font(.system(size: 12, weight: .bold))
    HStack {
    }
      .font(.title)
    TimelineView(.everyMinute) { context in
      ForEach(items.indices, id: \.self) { index in
        LabeledContent("Key", value: "Value")
          .accessibilityHidden(isOn)
          .padding()
        if count > 3 {
          ScrollView {
            Stepper("Count", value: $count, in: 0...9)
              .modifier(Badge())
              .redacted(reason: .placeholder)
              .frame(width: 40, height: 40)
          }
            .fixedSize()
            .navigationTitle(text)
          Color.accentColor.opacity(0.2)
          EmptyView()
        } else if count > 3 {
        }
        EmptyView()
      }
        .rotationEffect(.degrees(45))
        .position(x: 1, y: 1)
      Text(verbatim: "b")
        .lineLimit(2)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    }
      .rotationEffect(.degrees(45))
  }
}

struct Generated208: View {
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
      HStack(spacing: 0) {
        DatePicker("When", selection: .constant(.now))
          .help("help")
      }
        .background(Circle())
      Link("Site", destination: URL(string: "https://example.com")!)
        .clipShape(Circle())
        .disabled(!isOn)
    } else if isOn {
    } else if isOn {
    } else {
      List(items, id: \.self) { item in
        if case .done(let items) = load {
          if !items.isEmpty, isOn {
            Text("a")
            Text(amount, format: .percent)
              .blur(radius: amount)
              .border(.gray)
            AsyncImage(url: nil)
              .accessibilityLabel("label")
              .gesture(TapGesture().onEnded { count = 0 })
              .listRowBackground(Color.red)
          }
          Spacer(minLength: 8)
            .layoutPriority(1)
            .onTapGesture { isOn.toggle() }
            .font(.system(size: 12, weight: .bold))
        } else {
        }
      }
        .offset(x: 4)
      DatePicker("When", selection: .constant(.now))
        .bold()
        .gesture(TapGesture().onEnded { count = 0 })
    }
    Slider(value: $amount)
      .position(x: 1, y: 1)
      .hidden()
    Link("Site", destination: URL(string: "https://example.com")!)
    AnyView(Row(title: text))
  }
}

struct Generated209: View {
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
      if !items.isEmpty, isOn {
        Button("Delete", role: .destructive) {}
          .scaledToFit()
          .onChange(of: text) { print(text) }
          .tint(.orange)
        let value335 = count + 2
        Text("\(value335)")
      } else if let shown = name {
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .drawingGroup()
          .controlSize(.large)
          .tag(mode)
        if !items.isEmpty, isOn {
          let value343 = count + 3
          Text("\(value343)")
        } else {
        }
      } else {
      }
      AsyncImage(url: nil)
      AnyView(Row(title: text))
        .onDisappear {}
    }
    Slider(value: $amount)
      .controlSize(.large)
    ColorPicker("Color", selection: .constant(.red))
      .onChange(of: count) { old, new in print(old, new) }
  }
}

struct Generated210: View {
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
      .fontWeight(.semibold)
      .italic(isOn)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .border(Color.red, width: 2)
    Group {
      switch count {
      case 0:
        let value371 = count + 2
        Text("\(value371)")
      case 1...3:
        switch load {
        case .idle:
          if mode == .grid {
            Link("Site", destination: URL(string: "https://example.com")!)
            SecureField("Password", text: $text)
              .background { Color.green }
              .border(Color.red, width: 2)
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .onChange(of: count) { old, new in print(old, new) }
          }
        case .loading(let amount):
          Circle()
            .foregroundStyle(.secondary)
            .preferredColorScheme(.dark)
        case .done(let items):
          (isOn ? Text("yes") : Text("no"))
            .border(Color.red, width: 2)
        case .failed:
          (Text("a") + Text("b").bold())
            .blur(radius: amount)
            .cornerRadius(4)
            .overlay(.quaternary)
        }
        LabeledContent("Key", value: "Value")
          .controlSize(.large)
      case let value where value < 0:
        ColorPicker("Color", selection: .constant(.red))
          .font(.title)
          .onAppear { count += 1 }
          .border(.gray)
      default:
        Text("a")
          .background(.yellow, in: .rect(cornerRadius: 4))
          .gesture(TapGesture().onEnded { count = 0 })
      }
      (isOn ? Text("yes") : Text("no"))
    }
      .buttonStyle(.bordered)
      .clipped()
      .dimmed(isOn)
  }
}

struct Generated211: View {
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
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .disabled(!isOn)
    ScrollView {
    }
      .foregroundStyle(.secondary)
      .aspectRatio(1, contentMode: .fit)
      .dimmed(isOn)
    Picker("Mode", selection: $mode) {
      if case .done(let items) = load {
        ForEach(items) { item in
          if mode == .grid {
            Text("\(count)")
              .drawingGroup()
              .listRowBackground(Color.red)
              .onChange(of: count) { old, new in print(old, new) }
            (Text("a") + Text("b").bold())
          } else if mode == .grid {
          } else {
          }
          Row(title: text)
            .contentShape(Rectangle())
        }
        Row(title: text)
          .accessibilityHidden(isOn)
          .accessibilityHidden(isOn)
      } else if isOn {
      }
    }
      .preferredColorScheme(.dark)
      .navigationTitle("Title")
      .redacted(reason: .placeholder)
  }
}

struct Generated212: View {
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
      .clipped()
      .controlSize(.large)
    Button("Delete", role: .destructive) {}
      .overlay(.quaternary)
      .foregroundColor(.red)
      .buttonStyle(.bordered)
  }
}

struct Generated213: View {
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
      .clipShape(.rect(cornerRadius: 8))
    switch load {
    case .idle:
      ScrollView(.horizontal, showsIndicators: false) {
        if !items.isEmpty, isOn {
          Menu("Menu") {
            AnyView(Row(title: text))
            Row(title: text)
              .offset(x: 4)
              .background { Color.green }
              .pickerStyle(.segmented)
            LabeledContent("Key", value: "Value")
              .background(.yellow, in: .rect(cornerRadius: 4))
              .pickerStyle(.segmented)
              .padding(8)
          }
            .foregroundColor(.red)
            .contextMenu { Button("Copy") {} }
        }
      }
      Row(title: "row")
        .opacity(isOn ? 1 : 0.5)
      TextField("Name", text: $text)
        .onChange(of: count) { old, new in print(old, new) }
        .font(.system(size: 12, weight: .bold))
    case .loading(let amount):
      ColorPicker("Color", selection: .constant(.red))
        .onDisappear {}
    case .done(let items):
      Image(systemName: "star")
        .onChange(of: text) { print(text) }
        .padding(.horizontal)
    case .failed:
      Circle()
    }
    Link("Site", destination: URL(string: "https://example.com")!)
    ProgressView()
      .padding(8)
  }
}

struct Generated214: View {
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
      Color.accentColor.opacity(0.2)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      Spacer(minLength: 8)
    } else if let shown = name {
    } else {
      List(items, id: \.self) { item in
        let value523 = count + 2
        Text("\(value523)")
        Link("Site", destination: URL(string: "https://example.com")!)
      }
        .redacted(reason: .placeholder)
        .tint(.orange)
    }
    ScrollViewReader { proxy in
    }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .onChange(of: text) { print(text) }
      .shadow(radius: 2)
    if case .done(let items) = load {
      DatePicker("When", selection: .constant(.now))
    } else {
    }
    SecureField("Password", text: $text)
  }
}

struct Generated215: View {
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
      .controlSize(.large)
    ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
      ForEach(items, id: \.title) { item in
        if isOn {
          if case .done(let items) = load {
            Stepper("Count", value: $count, in: 0...9)
              .onAppear { count += 1 }
              .controlSize(.large)
            ProgressView(value: amount)
          } else if let shown = name {
          }
        } else if let shown = name {
        } else if case .done(let items) = load {
          Link("Site", destination: URL(string: "https://example.com")!)
            .italic(isOn)
            .contentShape(Rectangle())
            .onChange(of: count) { old, new in print(old, new) }
          Spacer()
            .badge(in: .blue)
            .hidden()
        }
        Button("Delete", role: .destructive) {}
          .position(x: 1, y: 1)
          .background(.red)
        ColorPicker("Color", selection: .constant(.red))
      }
        .clipShape(Circle())
        .ignoresSafeArea()
        .zIndex(1)
      TextEditor(text: $text)
        .transition(.opacity)
        .italic(isOn)
      TextEditor(text: $text)
        .padding(.vertical, 4)
        .contextMenu { Button("Copy") {} }
        .zIndex(1)
    }
      .opacity(isOn ? 1 : 0.5)
  }
}

struct Generated216: View {
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
      .tag(mode)
      .bold()
      .aspectRatio(1, contentMode: .fit)
    AsyncImage(url: nil)
      .multilineTextAlignment(.center)
      .disabled(!isOn)
    Text(verbatim: "b")
    GridRow {
    }
  }
}

struct Generated217: View {
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
      let value608 = count + 1
      Text("\(value608)")
    }
      .position(x: 1, y: 1)
    if case .done(let items) = load {
      VStack(alignment: .trailing, spacing: 8) {
        ProgressView()
      }
        .rotationEffect(.degrees(45))
        .pickerStyle(.segmented)
      name.map { Text($0) }
        .drawingGroup()
        .animation(.default, value: isOn)
        .padding(.vertical, 4)
      if case .done(let items) = load {
        GridRow {
        }
          .blur(radius: amount)
          .position(x: 1, y: 1)
        Text(text)
          .scaleEffect(amount)
          .navigationTitle(text)
          .accessibilityLabel("label")
        Text(verbatim: "b")
          .foregroundStyle(.red, .blue)
          .drawingGroup()
      } else if count > 3 {
      }
    } else if case .done(let items) = load {
    } else {
    }
    DatePicker("When", selection: .constant(.now))
  }
}

struct Generated218: View {
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
      List {
      }
        .preferredColorScheme(.dark)
        .fixedSize()
        .bold()
      if isOn {
        LabeledContent("Key", value: "Value")
          .opacity(isOn ? 1 : 0.5)
          .frame(minHeight: 20, alignment: .leading)
      } else if let shown = name {
        ForEach(["a", "b"], id: \.self) { letter in
          GroupBox("Box") {
            Row(title: "row")
              .labelsHidden()
              .overlay(Text("over"))
              .fontWeight(.semibold)
            Row(title: text)
              .environment(\.colorScheme, .dark)
            Stepper("Count", value: $count, in: 0...9)
              .dimmed(isOn)
          }
            .id(count)
            .clipShape(Circle())
          Rectangle().trim(from: 0, to: amount)
            .textFieldStyle(.roundedBorder)
            .offset(x: 4)
        }
          .drawingGroup()
          .shadow(radius: 2)
        TextEditor(text: $text)
          .rotationEffect(.degrees(45))
      } else if isOn {
      }
      Capsule().stroke(.red, lineWidth: 2)
        .scaleEffect(amount)
        .frame(maxWidth: .infinity)
    }
      .fixedSize()
    Rectangle().trim(from: 0, to: amount)
      .scaledToFit()
    ColorPicker("Color", selection: .constant(.red))
      .ignoresSafeArea()
      .padding(.horizontal)
      .border(.gray)
  }
}

struct Generated219: View {
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
      switch mode {
      case .list:
        LabeledContent("Key", value: "Value")
          .toolbar { ToolbarItem { Text("item") } }
        ProgressView(value: amount)
          .onChange(of: text) { print(text) }
          .multilineTextAlignment(.center)
          .modifier(Badge())
      case .grid:
        Button("Add", systemImage: "plus") { isOn.toggle() }
        Image(systemName: "star")
      case .map:
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          if !items.isEmpty, isOn {
            Divider()
              .drawingGroup()
              .redacted(reason: .placeholder)
              .zIndex(1)
          } else if let shown = name {
          } else if count > 3 {
          } else {
          }
        }
        AnyView(Row(title: text))
          .contextMenu { Button("Copy") {} }
          .overlay(Text("over"))
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .hidden()
      }
      Color.red
        .tint(.orange)
      Image(systemName: "star")
        .scaledToFit()
        .listStyle(.plain)
        .frame(maxWidth: .infinity)
    } else if case .done(let items) = load {
    }
    Color.accentColor.opacity(0.2)
      .italic(isOn)
    AnyView(Row(title: text))
      .contextMenu { Button("Copy") {} }
      .onAppear { count += 1 }
  }
}

struct Generated220: View {
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
      .opacity(isOn ? 1 : 0.5)
      .background(.thinMaterial)
    if !items.isEmpty, isOn {
      DisclosureGroup("More", isExpanded: $isOn) {
      }
        .dimmed(isOn)
        .position(x: 1, y: 1)
      SecureField("Password", text: $text)
        .frame(maxWidth: .infinity)
        .id(count)
        .contentShape(Rectangle())
      List {
        VStack(alignment: .trailing, spacing: 8) {
          Text(verbatim: "b")
            .tag(mode)
          if count > 3 {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .preferredColorScheme(.dark)
              .blur(radius: amount)
              .hidden()
          } else if let shown = name {
          } else if mode == .grid {
          }
        }
          .pickerStyle(.segmented)
          .preferredColorScheme(.dark)
          .contentShape(Rectangle())
      }
        .contentShape(Rectangle())
        .padding(.horizontal)
        .background(.red)
    } else if !items.isEmpty, isOn {
    } else {
    }
    (Text("a") + Text("b").bold())
  }
}

struct Generated221: View {
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
      .blur(radius: amount)
    List(items, id: \.self) { item in
      ForEach(["a", "b"], id: \.self) { letter in
        switch mode {
        case .list:
          Color.red
            .accessibilityHidden(isOn)
            .pickerStyle(.segmented)
        case .grid:
          if !items.isEmpty, isOn {
            DatePicker("When", selection: .constant(.now))
            name.map { Text($0) }
              .background { Color.green }
              .hidden()
          } else if !items.isEmpty, isOn {
          } else {
          }
          Slider(value: $amount)
            .shadow(radius: 2)
            .animation(.default, value: isOn)
        case .map:
          Spacer()
            .frame(width: 40, height: 40)
        }
      }
        .offset(x: 4)
      Link("Site", destination: URL(string: "https://example.com")!)
        .accessibilityHidden(isOn)
        .disabled(!isOn)
    }
      .clipShape(Circle())
      .mask(Circle())
    Link("Site", destination: URL(string: "https://example.com")!)
      .multilineTextAlignment(.center)
      .dimmed(isOn)
  }
}

struct Generated222: View {
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
      List(items, id: \.self) { item in
        Row(title: "row")
          .contentShape(Rectangle())
          .navigationTitle(text)
      }
        .fixedSize()
    }
      .onDisappear {}
    Slider(value: $amount)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
  }
}

struct Generated223: View {
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
      DisclosureGroup("More", isExpanded: $isOn) {
        Picker("Mode", selection: $mode) {
          if let shown = name {
            Text(amount, format: .percent)
          } else if count > 3 {
            SecureField("Password", text: $text)
              .transition(.opacity)
              .overlay(Text("over"))
              .drawingGroup()
          } else if mode == .grid {
          }
          LazyVStack(pinnedViews: .sectionHeaders) {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .drawingGroup()
              .fontWeight(.semibold)
              .onAppear { count += 1 }
            TextField("Name", text: $text)
              .scaledToFit()
              .background(Circle())
          }
            .transition(.opacity)
            .onChange(of: count) { old, new in print(old, new) }
            .dimmed(isOn)
          Image(systemName: "star")
        }
        Divider()
          .contentShape(Rectangle())
          .disabled(!isOn)
          .onChange(of: text) { print(text) }
      }
        .hidden()
        .aspectRatio(1, contentMode: .fit)
    }
    Text(text)
      .overlay(.quaternary)
      .background(.red)
    Image(systemName: "star")
    name.map { Text($0) }
      .font(.title)
      .foregroundStyle(.red, .blue)
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated224: View {
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
      .mask(Circle())
    if count > 3 {
      ScrollViewReader { proxy in
      }
        .onAppear { count += 1 }
        .padding(.horizontal)
      ForEach($items) { $item in
        Spacer()
          .foregroundColor(.red)
          .listRowBackground(Color.red)
          .accessibilityHidden(isOn)
      }
        .listStyle(.plain)
        .padding(8)
        .padding(8)
      ForEach(items) { item in
        Circle()
      }
        .controlSize(.large)
        .frame(width: 40, height: 40)
    }
    ProgressView(value: amount)
      .buttonStyle(.bordered)
    AsyncImage(url: nil)
      .background(.yellow, in: .rect(cornerRadius: 4))
      .accessibilityHidden(isOn)
  }
}

struct Generated225: View {
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
      .frame(minHeight: 20, alignment: .leading)
    Stepper("Count", value: $count, in: 0...9)
  }
}

struct Generated226: View {
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
      .background(Color.blue)
      .navigationTitle(text)
      .italic(isOn)
    switch count {
    case 0:
      Text(text)
        .onChange(of: count) { old, new in print(old, new) }
      Button("Go") { count += 1 }
        .background(.red)
        .navigationTitle(text)
        .toolbar { ToolbarItem { Text("item") } }
      if !items.isEmpty, isOn {
        Circle()
          .navigationTitle("Title")
        Rectangle().trim(from: 0, to: amount)
        ForEach(items.sorted { $0.title < $1.title }) { item in
          Row(title: text)
        }
      } else if case .done(let items) = load {
      } else if case .done(let items) = load {
      } else {
      }
    case 1...3:
      SecureField("Password", text: $text)
    case let value where value < 0:
      ProgressView()
        .toolbar { ToolbarItem { Text("item") } }
    default:
      LabeledContent("Key", value: "Value")
        .shadow(radius: 2)
        .animation(.default, value: isOn)
    }
  }
}

struct Generated227: View {
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
      .onChange(of: text) { print(text) }
      .font(.system(size: 12, weight: .bold))
      .listRowInsets(EdgeInsets())
    Card(title: "card") {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .navigationTitle("Title")
        .overlay(.quaternary)
        .padding(.vertical, 4)
      ViewThatFits {
        switch load {
        case .idle:
          let value990 = count + 3
          Text("\(value990)")
          if let shown = name {
            Button("Delete", role: .destructive) {}
              .overlay(Text("over"))
          } else {
          }
        case .loading(let amount):
          ColorPicker("Color", selection: .constant(.red))
            .padding(8)
            .ignoresSafeArea()
            .preferredColorScheme(.dark)
        case .done(let items):
          Row(title: "row")
            .dimmed(isOn)
            .modifier(Badge())
        case .failed:
          Text(text)
        }
      }
    }
      .padding(8)
    Slider(value: $amount, in: 0...10, step: 1)
      .redacted(reason: .placeholder)
    AnyView(Row(title: text))
      .labelsHidden()
  }
}

struct Generated228: View {
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
      .background(.thinMaterial)
    Color.red
      .blur(radius: amount)
      .onChange(of: text) { print(text) }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .environment(\.colorScheme, .dark)
      .tint(.orange)
    Capsule().stroke(.red, lineWidth: 2)
  }
}

struct Generated229: View {
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
      ViewThatFits {
        if mode == .grid {
          Capsule().stroke(.red, lineWidth: 2)
            .frame(maxWidth: .infinity)
            .offset(x: 4)
            .multilineTextAlignment(.center)
        }
      }
        .clipShape(.rect(cornerRadius: 8))
        .transition(.opacity)
        .textFieldStyle(.roundedBorder)
    } else if isOn {
      if !items.isEmpty, isOn {
        NavigationLink("Next") {
          (isOn ? Text("yes") : Text("no"))
            .onChange(of: count) { old, new in print(old, new) }
            .contextMenu { Button("Copy") {} }
            .disabled(!isOn)
        }
          .clipped()
          .scaledToFit()
          .scaledToFit()
      } else if count > 3 {
      } else if mode == .grid {
        ForEach(Mode.allCases) { mode in
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .textFieldStyle(.roundedBorder)
            .border(.gray)
            .textFieldStyle(.roundedBorder)
        }
          .gesture(TapGesture().onEnded { count = 0 })
      } else {
      }
    } else if case .done(let items) = load {
    }
    Spacer()
      .modifier(Badge())
      .toolbar { ToolbarItem { Text("item") } }
      .hidden()
    Text("\(count)")
  }
}

struct Generated230: View {
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
      ZStack(alignment: .bottomTrailing) {
      }
        .buttonStyle(.bordered)
      Label("Star", systemImage: "star")
      Image("photo").resizable()
        .ignoresSafeArea()
    case .loading(let amount):
      Image(systemName: "star")
        .scaledToFit()
        .labelsHidden()
        .listStyle(.plain)
      let value1097 = count + 1
      Text("\(value1097)")
      Text("a")
        .contentShape(Rectangle())
        .accessibilityHidden(isOn)
        .transition(.opacity)
    case .done(let items):
      DisclosureGroup("More", isExpanded: $isOn) {
      }
    case .failed:
      Slider(value: $amount, in: 0...10, step: 1)
        .multilineTextAlignment(.center)
        .rotationEffect(.degrees(45))
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .layoutPriority(1)
    ProgressView(value: amount)
      .multilineTextAlignment(.center)
      .help("help")
      .background(.red)
  }
}

struct Generated231: View {
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
      ScrollView {
      }
        .lineLimit(2)
        .hidden()
      ForEach(items.sorted { $0.title < $1.title }) { item in
        ZStack(alignment: .bottomTrailing) {
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .background(.thinMaterial)
            .scaledToFit()
        }
          .id(count)
        ScrollView(.horizontal, showsIndicators: false) {
          if isOn {
            Button("Delete", role: .destructive) {}
              .padding(8)
              .overlay(.quaternary)
            SecureField("Password", text: $text)
              .cornerRadius(4)
              .border(Color.red, width: 2)
              .onDisappear {}
          } else if count > 3 {
          }
        }
      }
      Toggle("On", isOn: $isOn)
        .clipShape(Circle())
    } else if mode == .grid {
    } else if mode == .grid {
    }
    Stepper("Count", value: $count, in: 0...9)
      .frame(maxWidth: .infinity)
  }
}

struct Generated232: View {
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
      switch count {
      case 0:
        Grid {
        }
          .background(.red)
          .animation(.default, value: isOn)
          .multilineTextAlignment(.center)
        ZStack {
        }
        Label("Star", systemImage: "star")
          .dimmed(isOn)
          .contextMenu { Button("Copy") {} }
      case 1...3:
        ViewThatFits {
          Circle()
            .badge(in: .blue)
        }
          .textFieldStyle(.roundedBorder)
        if mode == .grid {
          AnyView(Row(title: text))
            .background(Circle())
            .padding(8)
        } else if isOn {
        } else {
        }
      case let value where value < 0:
        (isOn ? Text("yes") : Text("no"))
      default:
        Label("Star", systemImage: "star")
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .labelsHidden()
          .zIndex(1)
      }
      Text(verbatim: "b")
        .mask(Circle())
        .italic(isOn)
        .overlay(Text("over"))
    }
    LabeledContent("Key", value: "Value")
  }
}

struct Generated233: View {
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
    }
      .drawingGroup()
      .listRowBackground(Color.red)
      .labelsHidden()
    if case .done(let items) = load {
      LabeledContent("Key", value: "Value")
      Rectangle().trim(from: 0, to: amount)
        .labelsHidden()
      ForEach(items.filter { $0.isDone }) { item in
        Circle().fill(.blue)
          .padding(.vertical, 4)
          .redacted(reason: .placeholder)
          .position(x: 1, y: 1)
        LabeledContent("Key") {
          Row(title: "row")
            .background(Circle())
            .foregroundStyle(.secondary)
            .overlay(.quaternary)
          Image(systemName: "star")
            .accessibilityHidden(isOn)
            .onAppear { count += 1 }
            .dimmed(isOn)
        }
      }
        .disabled(!isOn)
    } else if isOn {
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .modifier(Badge())
      .overlay(Text("over"))
  }
}

struct Generated234: View {
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
      if isOn {
        if case .done(let items) = load {
          if isOn {
            Image(systemName: "star")
              .background(.red)
              .background(Circle())
            name.map { Text($0) }
              .multilineTextAlignment(.center)
            Text(amount, format: .percent)
          } else if !items.isEmpty, isOn {
            Text(verbatim: "b")
          }
          Color.red
            .frame(maxWidth: .infinity)
          Circle()
        } else if mode == .grid {
        }
        Color.accentColor.opacity(0.2)
          .frame(width: 40, height: 40)
          .listRowInsets(EdgeInsets())
        AsyncImage(url: nil)
      } else if mode == .grid {
      } else if mode == .grid {
      } else {
      }
      Text(verbatim: "b")
    }
    Slider(value: $amount, in: 0...10, step: 1)
    Divider()
      .cornerRadius(4)
      .foregroundColor(.red)
      .contentShape(Rectangle())
  }
}

struct Generated235: View {
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
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        ScrollView {
        }
          .modifier(Badge())
          .aspectRatio(1, contentMode: .fit)
        Form {
          ZStack {
            Color.red
            Label("Star", systemImage: "star")
              .preferredColorScheme(.dark)
              .border(.gray)
              .hidden()
          }
            .textFieldStyle(.roundedBorder)
            .foregroundStyle(.red, .blue)
        }
          .clipShape(.rect(cornerRadius: 8))
          .border(.gray)
      }
        .foregroundColor(.red)
        .disabled(!isOn)
        .accessibilityHidden(isOn)
      Slider(value: $amount)
        .help("help")
      Divider()
    case nil:
      Button("Delete", role: .destructive) {}
        .background(.yellow, in: .rect(cornerRadius: 4))
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .disabled(!isOn)
      .accessibilityHidden(isOn)
    EmptyView()
      .shadow(radius: 2)
      .controlSize(.large)
    Slider(value: $amount, in: 0...10, step: 1)
      .padding(.vertical, 4)
  }
}

struct Generated236: View {
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
        .disabled(!isOn)
    } else {
      let value1332 = count + 1
      Text("\(value1332)")
    }
    VStack(alignment: .trailing, spacing: 8) {
      if !items.isEmpty, isOn {
        ColorPicker("Color", selection: .constant(.red))
          .environment(\.colorScheme, .dark)
          .fontWeight(.semibold)
      } else {
        Grid {
          ForEach(items.indices, id: \.self) { index in
            Row(title: text)
              .rotationEffect(.degrees(45))
              .redacted(reason: .placeholder)
          }
            .environment(\.colorScheme, .dark)
          Button("Go") { count += 1 }
        }
          .italic(isOn)
      }
    }
      .font(.title)
      .font(.title)
    Circle()
      .mask(Circle())
      .background { Color.green }
      .border(Color.red, width: 2)
  }
}

struct Generated237: View {
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
      Section {
        DatePicker("When", selection: .constant(.now))
          .foregroundColor(.red)
        if !items.isEmpty, isOn {
          ControlGroup {
            Button("Go") { count += 1 }
              .blur(radius: amount)
            LabeledContent("Key", value: "Value")
              .hidden()
              .help("help")
              .font(.title)
          }
            .listRowBackground(Color.red)
        }
      }
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      if case .done(let items) = load {
        LabeledContent("Key", value: "Value")
          .zIndex(1)
          .offset(x: 4)
          .clipShape(Circle())
      } else if case .done(let items) = load {
      }
    }
      .controlSize(.large)
      .layoutPriority(1)
      .disabled(!isOn)
    Text(verbatim: "b")
      .padding(.vertical, 4)
  }
}

struct Generated238: View {
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
      .contextMenu { Button("Copy") {} }
      .lineLimit(2)
      .foregroundStyle(.red, .blue)
    Section("Title") {
      ForEach(Mode.allCases) { mode in
        Text(text)
          .background(Color.blue)
          .contextMenu { Button("Copy") {} }
        Slider(value: $amount)
          .padding(.vertical, 4)
          .multilineTextAlignment(.center)
        if case .done(let items) = load {
          Button("Go") { count += 1 }
            .contextMenu { Button("Copy") {} }
            .italic(isOn)
            .help("help")
          if !items.isEmpty, isOn {
            Circle().fill(.blue)
              .toolbar { ToolbarItem { Text("item") } }
              .border(Color.red, width: 2)
              .blur(radius: amount)
          } else if !items.isEmpty, isOn {
          } else if isOn {
          }
        } else if !items.isEmpty, isOn {
        } else {
        }
      }
        .listStyle(.plain)
        .position(x: 1, y: 1)
      Circle().fill(.blue)
    }
      .accessibilityLabel("label")
      .background(.thinMaterial)
      .foregroundStyle(.red, .blue)
    (Text("a") + Text("b").bold())
      .background(.thinMaterial)
      .clipped()
      .transition(.opacity)
    Text(verbatim: "b")
      .onChange(of: text) { print(text) }
      .id(count)
  }
}

struct Generated239: View {
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
      if !items.isEmpty, isOn {
        VStack {
          Text(verbatim: "b")
            .tint(.orange)
            .listRowBackground(Color.red)
        }
          .rotationEffect(.degrees(45))
          .overlay(.quaternary)
      } else if count > 3 {
      } else {
        ForEach(items, id: \.title) { item in
          NavigationStack {
            SecureField("Password", text: $text)
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .environment(\.colorScheme, .dark)
          }
            .background(.yellow, in: .rect(cornerRadius: 4))
            .modifier(Badge())
        }
          .listRowInsets(EdgeInsets())
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .foregroundStyle(.secondary)
      }
      Row(title: text)
        .italic(isOn)
        .layoutPriority(1)
    }
      .clipShape(Circle())
      .layoutPriority(1)
      .badge(in: .blue)
    Spacer(minLength: 8)
      .labelsHidden()
    Circle()
      .opacity(isOn ? 1 : 0.5)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .offset(x: 4)
  }
}

struct Generated240: View {
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
      .listStyle(.plain)
      .buttonStyle(.bordered)
      .overlay(Text("over"))
    if case .done(let items) = load {
      let value1498 = count + 1
      Text("\(value1498)")
      VStack {
        Slider(value: $amount, in: 0...10, step: 1)
      }
        .accessibilityHidden(isOn)
      let value1504 = count + 1
      Text("\(value1504)")
    } else if count > 3 {
      switch count {
      case 0:
        TextEditor(text: $text)
          .onDisappear {}
          .animation(.default, value: isOn)
          .background(Circle())
        ColorPicker("Color", selection: .constant(.red))
      case 1...3:
        EmptyView()
          .padding(8)
          .disabled(!isOn)
          .buttonStyle(.bordered)
      case let value where value < 0:
        TextEditor(text: $text)
          .bold()
          .aspectRatio(1, contentMode: .fit)
          .drawingGroup()
      default:
        Slider(value: $amount)
      }
      ProgressView(value: amount)
        .tint(.orange)
    } else {
    }
    Text(text)
      .tag(mode)
      .scaledToFit()
    Circle()
      .foregroundStyle(.red, .blue)
      .aspectRatio(1, contentMode: .fit)
      .cornerRadius(4)
  }
}

struct Generated241: View {
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
      .background(alignment: .top) { Text("back") }
    ScrollView(.horizontal, showsIndicators: false) {
    }
      .multilineTextAlignment(.center)
      .gesture(TapGesture().onEnded { count = 0 })
      .offset(x: 4)
    ForEach(items.sorted { $0.title < $1.title }) { item in
      Button("Go") { count += 1 }
        .tag(mode)
        .clipShape(.rect(cornerRadius: 8))
        .foregroundStyle(.red, .blue)
      NavigationStack {
        if mode == .grid {
          let value1558 = count + 3
          Text("\(value1558)")
          ForEach(items, id: \.title) { item in
            Row(title: text)
              .padding()
              .position(x: 1, y: 1)
          }
            .layoutPriority(1)
            .onChange(of: count) { old, new in print(old, new) }
        }
        Rectangle().trim(from: 0, to: amount)
      }
        .scaleEffect(amount)
        .hidden()
        .disabled(!isOn)
      Text("\(count)")
        .foregroundColor(.red)
        .foregroundStyle(.red, .blue)
    }
      .background(.yellow, in: .rect(cornerRadius: 4))
  }
}

struct Generated242: View {
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
      .navigationTitle(text)
    GeometryReader { proxy in
      Text(verbatim: "b")
        .gesture(TapGesture().onEnded { count = 0 })
      ScrollViewReader { proxy in
      }
    }
      .position(x: 1, y: 1)
      .environment(\.colorScheme, .dark)
  }
}

struct Generated243: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    AsyncImage(url: nil)
      .multilineTextAlignment(.center)
    ForEach(items, id: \.title) { item in
      if let shown = name {
        Section {
          Circle()
            .preferredColorScheme(.dark)
            .padding()
            .contentShape(Rectangle())
        }
          .padding()
      } else {
        if count > 3 {
          if let shown = name {
            ProgressView()
              .background { Color.green }
              .transition(.opacity)
              .accessibilityHidden(isOn)
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .pickerStyle(.segmented)
          } else if count > 3 {
          }
          TextField("Name", text: $text)
            .padding(8)
            .tint(.orange)
            .frame(maxWidth: .infinity)
        }
        Spacer(minLength: 8)
          .opacity(isOn ? 1 : 0.5)
      }
      Text(verbatim: "b")
      TextEditor(text: $text)
        .controlSize(.large)
    }
    Image(systemName: "star")
    Button("Delete", role: .destructive) {}
  }
}

struct Generated244: View {
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
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .accessibilityHidden(isOn)
      if let shown = name {
        HStack(spacing: 0) {
          ForEach(items) { item in
            Text("\(count)")
              .tag(mode)
              .accessibilityLabel("label")
              .dimmed(isOn)
            name.map { Text($0) }
            Toggle("On", isOn: $isOn)
              .offset(x: 4)
          }
          Divider()
            .overlay(Text("over"))
            .clipShape(.rect(cornerRadius: 8))
        }
          .redacted(reason: .placeholder)
        TextEditor(text: $text)
          .buttonStyle(.bordered)
          .hidden()
          .padding(8)
      } else if !items.isEmpty, isOn {
      }
      DatePicker("When", selection: .constant(.now))
        .drawingGroup()
    }
    ProgressView()
      .lineLimit(2)
      .background(.yellow, in: .rect(cornerRadius: 4))
  }
}

struct Generated245: View {
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
        let value1681 = count + 2
        Text("\(value1681)")
        ZStack {
          if mode == .grid {
            Capsule().stroke(.red, lineWidth: 2)
            Capsule().stroke(.red, lineWidth: 2)
              .accessibilityLabel("label")
              .scaledToFit()
          } else if let shown = name {
            ColorPicker("Color", selection: .constant(.red))
              .accessibilityLabel("label")
          } else {
          }
        }
          .ignoresSafeArea()
          .multilineTextAlignment(.center)
          .padding(8)
      } else if isOn {
      } else {
      }
    } else if mode == .grid {
    } else if mode == .grid {
    } else {
    }
    AsyncImage(url: nil)
      .onChange(of: text) { print(text) }
      .onChange(of: text) { print(text) }
      .background { Color.green }
    TextEditor(text: $text)
      .scaleEffect(amount)
      .mask(Circle())
    Color.red
      .background(alignment: .top) { Text("back") }
      .animation(.default, value: isOn)
  }
}

struct Generated246: View {
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
      EmptyView()
        .badge(in: .blue)
        .background(.red)
        .modifier(Badge())
    } else {
    }
    AsyncImage(url: nil)
      .padding(.horizontal)
      .fixedSize()
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    ForEach(items, id: \.title) { item in
      DisclosureGroup("More") {
        if case .done(let items) = load {
          Menu("Menu") {
            Text(text)
              .onChange(of: count) { old, new in print(old, new) }
              .contextMenu { Button("Copy") {} }
            Text(verbatim: "b")
              .rotationEffect(.degrees(45))
            Spacer()
              .background(.red)
              .clipShape(.rect(cornerRadius: 8))
          }
            .overlay(Text("over"))
        } else {
        }
        EmptyView()
          .tag(mode)
          .dimmed(isOn)
          .gesture(TapGesture().onEnded { count = 0 })
      }
        .fontWeight(.semibold)
        .aspectRatio(1, contentMode: .fit)
        .listRowBackground(Color.red)
    }
    EmptyView()
      .tag(mode)
  }
}

struct Generated247: View {
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
    }
      .lineLimit(2)
      .multilineTextAlignment(.center)
      .bold()
    ForEach($items) { $item in
      if case .done(let items) = load {
        Text("\(count)")
        Section {
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
            TextEditor(text: $text)
              .gesture(TapGesture().onEnded { count = 0 })
            Stepper("Count", value: $count, in: 0...9)
              .background(Circle())
          }
            .listRowBackground(Color.red)
            .onChange(of: count) { old, new in print(old, new) }
            .onChange(of: count) { old, new in print(old, new) }
          Link("Site", destination: URL(string: "https://example.com")!)
            .listRowBackground(Color.red)
          Color.red
            .contentShape(Rectangle())
        }
          .contextMenu { Button("Copy") {} }
          .tag(mode)
          .accessibilityLabel("label")
      }
    }
  }
}

struct Generated248: View {
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
      Picker("Mode", selection: $mode) {
        ControlGroup {
          Row(title: "row")
            .gesture(TapGesture().onEnded { count = 0 })
            .foregroundStyle(.secondary)
          HStack {
            Text(text)
              .scaledToFit()
          }
        }
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          switch name {
          case let shown?:
            Text("a")
          case nil:
            TextEditor(text: $text)
              .clipShape(.rect(cornerRadius: 8))
              .redacted(reason: .placeholder)
          }
        }
          .padding(8)
        LabeledContent("Key", value: "Value")
      }
      Rectangle().trim(from: 0, to: amount)
    }
      .clipShape(.rect(cornerRadius: 8))
      .font(.system(size: 12, weight: .bold))
    AsyncImage(url: nil)
      .listRowInsets(EdgeInsets())
  }
}

struct Generated249: View {
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
      name.map { Text($0) }
      Form {
        Menu("Menu") {
          Rectangle().trim(from: 0, to: amount)
            .onTapGesture { isOn.toggle() }
          Text("a")
            .border(Color.red, width: 2)
            .listStyle(.plain)
          if let shown = name {
            AsyncImage(url: nil)
            Color.accentColor.opacity(0.2)
              .navigationTitle(text)
              .ignoresSafeArea()
              .hidden()
          } else if isOn {
          } else if count > 3 {
          }
        }
          .tag(mode)
          .tag(mode)
          .foregroundColor(.red)
      }
        .badge(in: .blue)
        .opacity(isOn ? 1 : 0.5)
      AnyView(Row(title: text))
    case .grid:
      Image("photo").resizable()
        .bold()
    case .map:
      AsyncImage(url: nil)
        .background(alignment: .top) { Text("back") }
    }
    Label("Star", systemImage: "star")
      .position(x: 1, y: 1)
  }
}

struct Generated250: View {
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
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .onTapGesture { isOn.toggle() }
          .overlay(.quaternary)
      }
    }
    Color.red
      .padding(8)
      .transition(.opacity)
    switch mode {
    case .list:
      if let shown = name {
        Slider(value: $amount)
          .multilineTextAlignment(.center)
          .frame(width: 40, height: 40)
          .textFieldStyle(.roundedBorder)
        let value1894 = count + 2
        Text("\(value1894)")
      } else {
      }
      AsyncImage(url: nil)
        .pickerStyle(.segmented)
    case .grid:
      ProgressView()
        .scaledToFit()
        .padding(.vertical, 4)
    case .map:
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .padding()
        .zIndex(1)
    }
  }
}
