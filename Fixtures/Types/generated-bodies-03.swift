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

struct Generated101: View {
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
      .lineLimit(2)
      .onChange(of: count) { old, new in print(old, new) }
      .border(Color.red, width: 2)
    let value7 = count + 0
    Text("\(value7)")
  }
}

struct Generated102: View {
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
      .cornerRadius(4)
      .background { Color.green }
    Stepper("Count", value: $count, in: 0...9)
      .lineLimit(2)
      .opacity(isOn ? 1 : 0.5)
      .modifier(Badge())
    ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
      if mode == .grid {
        Section("Title") {
          Capsule().stroke(.red, lineWidth: 2)
        }
          .hidden()
          .position(x: 1, y: 1)
          .mask(Circle())
        ForEach(items.indices, id: \.self) { index in
          Section("Title") {
            EmptyView()
              .onTapGesture { isOn.toggle() }
          }
            .controlSize(.large)
            .zIndex(1)
          Text("a")
        }
          .preferredColorScheme(.dark)
          .onDisappear {}
        Row(title: text)
          .rotationEffect(.degrees(45))
          .clipShape(Circle())
          .font(.title)
      } else if count > 3 {
      } else if count > 3 {
      } else {
      }
    }
      .background(.thinMaterial)
      .onTapGesture { isOn.toggle() }
      .animation(.default, value: isOn)
    Toggle("On", isOn: $isOn)
      .modifier(Badge())
      .opacity(isOn ? 1 : 0.5)
      .controlSize(.large)
  }
}

struct Generated103: View {
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
    Row(title: "row")
      .zIndex(1)
  }
}

struct Generated104: View {
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
      Text(amount, format: .percent)
      ForEach(Mode.allCases) { mode in
        Circle().fill(.blue)
          .redacted(reason: .placeholder)
          .dimmed(isOn)
          .textFieldStyle(.roundedBorder)
      }
        .dimmed(isOn)
    } else {
    }
    TextEditor(text: $text)
    if case .done(let items) = load {
      ScrollView(.horizontal, showsIndicators: false) {
        AnyView(Row(title: text))
      }
        .font(.title)
    }
    (isOn ? Text("yes") : Text("no"))
      .controlSize(.large)
      .id(count)
      .labelsHidden()
  }
}

struct Generated105: View {
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
      let value101 = count + 1
      Text("\(value101)")
      if let shown = name {
        if !items.isEmpty, isOn {
          GeometryReader { proxy in
          }
            .position(x: 1, y: 1)
            .aspectRatio(1, contentMode: .fit)
            .overlay(Text("over"))
          let value110 = count + 3
          Text("\(value110)")
        } else if mode == .grid {
          if isOn {
            ColorPicker("Color", selection: .constant(.red))
              .background(.thinMaterial)
              .clipShape(.rect(cornerRadius: 8))
            (isOn ? Text("yes") : Text("no"))
              .padding(.vertical, 4)
            Toggle("On", isOn: $isOn)
          } else if count > 3 {
          } else if !items.isEmpty, isOn {
          } else {
          }
        } else if isOn {
        }
      } else if mode == .grid {
      } else if mode == .grid {
      } else {
      }
    }
      .onChange(of: count) { old, new in print(old, new) }
      .lineLimit(2)
    Text(verbatim: "b")
      .cornerRadius(4)
      .position(x: 1, y: 1)
    TextEditor(text: $text)
      .help("help")
      .bold()
  }
}

struct Generated106: View {
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
      .position(x: 1, y: 1)
    Toggle("On", isOn: $isOn)
      .accessibilityLabel("label")
      .rotationEffect(.degrees(45))
    ViewThatFits {
      ForEach(Mode.allCases) { mode in
        DisclosureGroup("More", isExpanded: $isOn) {
          Card(title: "card") {
            Color.accentColor.opacity(0.2)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .hidden()
            Text(amount, format: .percent)
              .foregroundStyle(.red, .blue)
              .background(alignment: .top) { Text("back") }
            Circle()
              .cornerRadius(4)
          }
            .foregroundColor(.red)
            .redacted(reason: .placeholder)
          Text(amount, format: .percent)
            .onTapGesture { isOn.toggle() }
            .blur(radius: amount)
        }
          .modifier(Badge())
          .zIndex(1)
        EmptyView()
          .task { text = "x" }
          .rotationEffect(.degrees(45))
      }
        .id(count)
        .fontWeight(.semibold)
        .shadow(radius: 2)
      Divider()
        .listRowBackground(Color.red)
    }
  }
}

struct Generated107: View {
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
      .onAppear { count += 1 }
    TextField("Name", text: $text)
      .padding(.vertical, 4)
      .navigationTitle("Title")
    if case .done(let items) = load {
      Image(systemName: "star")
        .environment(\.colorScheme, .dark)
        .clipShape(.rect(cornerRadius: 8))
    } else if isOn {
      ZStack {
      }
        .pickerStyle(.segmented)
        .task { text = "x" }
      if !items.isEmpty, isOn {
        let value202 = count + 2
        Text("\(value202)")
        Divider()
          .onAppear { count += 1 }
          .font(.title)
          .offset(x: 4)
      } else if count > 3 {
      } else {
      }
    } else if !items.isEmpty, isOn {
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
  }
}

struct Generated108: View {
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
      .overlay(.quaternary)
      .overlay(.quaternary)
    Text(amount, format: .percent)
      .background { Color.green }
      .frame(width: 40, height: 40)
      .onChange(of: text) { print(text) }
  }
}

struct Generated109: View {
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
      if !items.isEmpty, isOn {
        if let shown = name {
          Capsule().stroke(.red, lineWidth: 2)
            .frame(maxWidth: .infinity)
            .border(Color.red, width: 2)
          if case .done(let items) = load {
            Button("Go") { count += 1 }
              .aspectRatio(1, contentMode: .fit)
          }
        } else {
        }
        ForEach(items.filter { $0.isDone }) { item in
          TimelineView(.everyMinute) { context in
          }
        }
        Spacer()
          .position(x: 1, y: 1)
      } else if case .done(let items) = load {
      } else if isOn {
      }
      AsyncImage(url: nil)
      Text("a")
    } else if let shown = name {
    } else if mode == .grid {
    }
    Label("Star", systemImage: "star")
      .background(Color.blue)
    Color.red
      .onChange(of: text) { print(text) }
      .opacity(isOn ? 1 : 0.5)
    name.map { Text($0) }
      .pickerStyle(.segmented)
  }
}

struct Generated110: View {
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
      if case .done(let items) = load {
        DatePicker("When", selection: .constant(.now))
          .font(.system(size: 12, weight: .bold))
          .listStyle(.plain)
          .hidden()
      } else {
      }
    }
    Form {
      if case .done(let items) = load {
        Color.red
          .frame(maxWidth: .infinity)
          .background(Color.blue)
      } else if mode == .grid {
      }
      ZStack(alignment: .bottomTrailing) {
      }
        .environment(\.colorScheme, .dark)
        .background(Color.blue)
    }
      .help("help")
  }
}

struct Generated111: View {
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
      GroupBox("Box") {
        Row(title: "row")
          .transition(.opacity)
          .listRowInsets(EdgeInsets())
        ForEach(items.sorted { $0.title < $1.title }) { item in
          if count > 3 {
            Image("photo").resizable()
          } else if count > 3 {
            ColorPicker("Color", selection: .constant(.red))
          }
          ScrollViewReader { proxy in
          }
            .background(alignment: .top) { Text("back") }
            .tint(.orange)
            .accessibilityHidden(isOn)
          Label("Star", systemImage: "star")
            .foregroundStyle(.red, .blue)
            .border(.gray)
            .tag(mode)
        }
          .help("help")
          .foregroundStyle(.secondary)
      }
      TextField("Name", text: $text)
        .modifier(Badge())
        .onDisappear {}
        .bold()
    }
      .frame(maxWidth: .infinity)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .multilineTextAlignment(.center)
    Link("Site", destination: URL(string: "https://example.com")!)
      .overlay(Text("over"))
      .gesture(TapGesture().onEnded { count = 0 })
  }
}

struct Generated112: View {
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
      Image(systemName: "star")
    case 1...3:
      HStack(alignment: .firstTextBaseline, spacing: 2) {
      }
        .listRowBackground(Color.red)
      Label("Star", systemImage: "star")
        .overlay(.quaternary)
        .listRowInsets(EdgeInsets())
    case let value where value < 0:
      Rectangle().trim(from: 0, to: amount)
      ForEach(["a", "b"], id: \.self) { letter in
        ProgressView(value: amount)
          .padding(.horizontal)
          .offset(x: 4)
        NavigationLink("Next") {
        }
          .listStyle(.plain)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      }
      Image("photo").resizable()
        .redacted(reason: .placeholder)
        .tag(mode)
        .id(count)
    default:
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .contentShape(Rectangle())
        .onChange(of: count) { old, new in print(old, new) }
        .frame(maxWidth: .infinity)
    }
    name.map { Text($0) }
      .zIndex(1)
      .frame(width: 40, height: 40)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
  }
}

struct Generated113: View {
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
      if mode == .grid {
        NavigationStack {
          switch name {
          case let shown?:
            Row(title: text)
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .contextMenu { Button("Copy") {} }
              .scaleEffect(amount)
              .toolbar { ToolbarItem { Text("item") } }
          case nil:
            Slider(value: $amount, in: 0...10, step: 1)
            Spacer(minLength: 8)
              .drawingGroup()
          }
          Text("a")
            .listRowInsets(EdgeInsets())
        }
          .gesture(TapGesture().onEnded { count = 0 })
          .disabled(!isOn)
      } else if isOn {
      } else if let shown = name {
      }
    }
    TextEditor(text: $text)
  }
}

struct Generated114: View {
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
        switch mode {
        case .list:
          if case .done(let items) = load {
            Row(title: "row")
              .shadow(radius: 2)
            Color.red
              .fixedSize()
              .id(count)
          }
        case .grid:
          DisclosureGroup("More", isExpanded: $isOn) {
            EmptyView()
          }
            .background(Circle())
            .accessibilityHidden(isOn)
            .clipped()
          Capsule().stroke(.red, lineWidth: 2)
          Row(title: "row")
            .offset(x: 4)
            .rotationEffect(.degrees(45))
        case .map:
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .position(x: 1, y: 1)
            .padding()
        }
        AnyView(Row(title: text))
          .frame(width: 40, height: 40)
          .preferredColorScheme(.dark)
          .background { Color.green }
        LabeledContent("Key", value: "Value")
          .pickerStyle(.segmented)
          .frame(minHeight: 20, alignment: .leading)
      } else if count > 3 {
      } else {
      }
      Divider()
        .accessibilityHidden(isOn)
        .gesture(TapGesture().onEnded { count = 0 })
        .background(.thinMaterial)
      AnyView(Row(title: text))
    } else {
    }
    Text("a")
    AnyView(Row(title: text))
  }
}

struct Generated115: View {
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
      DisclosureGroup("More") {
        let value467 = count + 2
        Text("\(value467)")
        LabeledContent("Key") {
        }
          .border(.gray)
          .labelsHidden()
      }
        .frame(minHeight: 20, alignment: .leading)
        .tag(mode)
      if isOn {
        Slider(value: $amount)
        VStack(alignment: .leading) {
        }
      } else if let shown = name {
        Row(title: "row")
          .shadow(radius: 2)
          .rotationEffect(.degrees(45))
          .onChange(of: count) { old, new in print(old, new) }
        Text(verbatim: "b")
          .background(Circle())
          .clipShape(.rect(cornerRadius: 8))
          .modifier(Badge())
      }
    }
      .background(Circle())
      .clipped()
      .foregroundStyle(.secondary)
    Text(amount, format: .percent)
      .dimmed(isOn)
    Rectangle().trim(from: 0, to: amount)
    Link("Site", destination: URL(string: "https://example.com")!)
      .multilineTextAlignment(.center)
      .aspectRatio(1, contentMode: .fit)
      .navigationTitle(text)
  }
}

struct Generated116: View {
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
      List(items) { item in
        ForEach(["a", "b"], id: \.self) { letter in
          Link("Site", destination: URL(string: "https://example.com")!)
            .scaleEffect(amount)
            .onTapGesture { isOn.toggle() }
          name.map { Text($0) }
            .modifier(Badge())
          TextEditor(text: $text)
        }
          .foregroundStyle(.secondary)
          .pickerStyle(.segmented)
          .clipShape(Circle())
      }
        .onChange(of: count) { old, new in print(old, new) }
        .tint(.orange)
    }
    switch load {
    case .idle:
      NavigationStack {
      }
        .lineLimit(2)
        .pickerStyle(.segmented)
        .gesture(TapGesture().onEnded { count = 0 })
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .accessibilityLabel("label")
        .scaledToFit()
        .onChange(of: text) { print(text) }
    case .loading(let amount):
      ProgressView()
    case .done(let items):
      Slider(value: $amount, in: 0...10, step: 1)
        .accessibilityLabel("label")
    case .failed:
      DatePicker("When", selection: .constant(.now))
        .tag(mode)
        .position(x: 1, y: 1)
        .redacted(reason: .placeholder)
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .accessibilityHidden(isOn)
    ColorPicker("Color", selection: .constant(.red))
  }
}

struct Generated117: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value555 = count + 0
    Text("\(value555)")
    ScrollView(.horizontal, showsIndicators: false) {
      let value558 = count + 1
      Text("\(value558)")
    }
      .dimmed(isOn)
      .drawingGroup()
    ScrollViewReader { proxy in
    }
      .redacted(reason: .placeholder)
      .contentShape(Rectangle())
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        if !items.isEmpty, isOn {
          if mode == .grid {
            Text(text)
          } else if isOn {
          } else if isOn {
          }
          Button("Go") { count += 1 }
            .bold()
            .rotationEffect(.degrees(45))
          Row(title: text)
            .lineLimit(2)
        } else if case .done(let items) = load {
        } else if count > 3 {
        } else {
        }
      }
        .fixedSize()
      Text(text)
    }
      .onAppear { count += 1 }
      .aspectRatio(1, contentMode: .fit)
      .onDisappear {}
  }
}

struct Generated118: View {
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
      if count > 3 {
        Label("Star", systemImage: "star")
          .badge(in: .blue)
          .overlay(Text("over"))
        if mode == .grid {
          Row(title: "row")
            .background(alignment: .top) { Text("back") }
            .foregroundStyle(.red, .blue)
            .frame(width: 40, height: 40)
        } else {
        }
        switch name {
        case let shown?:
          Section("Title") {
            EmptyView()
            Text(text)
            Capsule().stroke(.red, lineWidth: 2)
              .multilineTextAlignment(.center)
          }
          Toggle("On", isOn: $isOn)
            .padding(.horizontal)
            .accessibilityLabel("label")
            .clipShape(.rect(cornerRadius: 8))
          Link("Site", destination: URL(string: "https://example.com")!)
            .scaleEffect(amount)
            .navigationTitle(text)
            .shadow(radius: 2)
        case nil:
          EmptyView()
            .opacity(isOn ? 1 : 0.5)
        }
      } else {
      }
      Row(title: text)
    }
      .tag(mode)
      .preferredColorScheme(.dark)
    Text("a")
      .clipShape(Circle())
      .gesture(TapGesture().onEnded { count = 0 })
      .environment(\.colorScheme, .dark)
  }
}

struct Generated119: View {
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
      let value646 = count + 1
      Text("\(value646)")
    }
      .rotationEffect(.degrees(45))
      .background(Circle())
      .padding()
    Image("photo").resizable()
      .frame(width: 40, height: 40)
    Text("\(count)")
      .buttonStyle(.bordered)
      .bold()
  }
}

struct Generated120: View {
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
    if !items.isEmpty, isOn {
      let value665 = count + 1
      Text("\(value665)")
      ZStack {
        Circle().fill(.blue)
      }
    } else if mode == .grid {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      ForEach($items) { $item in
        ForEach($items) { $item in
          ProgressView(value: amount)
            .background(Color.blue)
            .navigationTitle(text)
        }
          .background(Circle())
      }
        .background(Circle())
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .layoutPriority(1)
    } else if let shown = name {
    }
  }
}

struct Generated121: View {
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
      let value692 = count + 1
      Text("\(value692)")
      ForEach(items.sorted { $0.title < $1.title }) { item in
        DisclosureGroup("More", isExpanded: $isOn) {
        }
        Card {
          ZStack {
          }
            .task { text = "x" }
            .background { Color.green }
            .overlay(.quaternary)
          ScrollViewReader { proxy in
            Slider(value: $amount, in: 0...10, step: 1)
              .fixedSize()
              .scaledToFit()
              .background(Color.blue)
          }
        }
          .foregroundStyle(.secondary)
        DatePicker("When", selection: .constant(.now))
          .clipped()
          .border(Color.red, width: 2)
          .transition(.opacity)
      }
        .foregroundColor(.red)
        .listStyle(.plain)
        .background(.red)
      Row(title: text)
        .offset(x: 4)
        .task { text = "x" }
    } else {
    }
    Button("Delete", role: .destructive) {}
    (Text("a") + Text("b").bold())
    Button("Delete", role: .destructive) {}
      .id(count)
      .frame(minHeight: 20, alignment: .leading)
      .environment(\.colorScheme, .dark)
  }
}

struct Generated122: View {
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
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .hidden()
      .modifier(Badge())
  }
}

struct Generated123: View {
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
    Card {
      ScrollView {
        List(items) { item in
          Image("photo").resizable()
            .zIndex(1)
          Text("a")
            .italic(isOn)
            .background(.thinMaterial)
        }
          .clipped()
        (Text("a") + Text("b").bold())
      }
        .preferredColorScheme(.dark)
        .background(.red)
        .listStyle(.plain)
      if !items.isEmpty, isOn {
        Color.accentColor.opacity(0.2)
          .blur(radius: amount)
      } else if !items.isEmpty, isOn {
      }
      EmptyView()
        .redacted(reason: .placeholder)
        .foregroundStyle(.red, .blue)
        .drawingGroup()
    }
      .disabled(!isOn)
      .accessibilityHidden(isOn)
    (isOn ? Text("yes") : Text("no"))
      .hidden()
      .scaleEffect(amount)
  }
}

struct Generated124: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value784 = count + 0
    Text("\(value784)")
    if !items.isEmpty, isOn {
      if count > 3 {
        ForEach($items) { $item in
          if mode == .grid {
            ColorPicker("Color", selection: .constant(.red))
              .environment(\.colorScheme, .dark)
              .frame(minHeight: 20, alignment: .leading)
            Color.red
              .clipShape(.rect(cornerRadius: 8))
              .background(Color.blue)
            Divider()
              .border(.gray)
              .clipShape(.rect(cornerRadius: 8))
          } else if mode == .grid {
          }
          Row(title: "row")
            .gesture(TapGesture().onEnded { count = 0 })
            .tint(.orange)
            .badge(in: .blue)
          Spacer(minLength: 8)
            .blur(radius: amount)
        }
          .redacted(reason: .placeholder)
        Button("Go") { count += 1 }
          .font(.title)
          .fontWeight(.semibold)
          .drawingGroup()
      } else if mode == .grid {
      } else if !items.isEmpty, isOn {
      }
      Circle()
        .border(Color.red, width: 2)
      ColorPicker("Color", selection: .constant(.red))
    }
    Button("Go") { count += 1 }
      .overlay(Text("over"))
      .border(Color.red, width: 2)
    Text("a")
      .animation(.default, value: isOn)
      .drawingGroup()
      .dimmed(isOn)
  }
}

struct Generated125: View {
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
      Picker("Mode", selection: $mode) {
        ForEach(items.sorted { $0.title < $1.title }) { item in
          if case .done(let items) = load {
            Color.accentColor.opacity(0.2)
              .opacity(isOn ? 1 : 0.5)
              .layoutPriority(1)
              .padding(.vertical, 4)
            Text(text)
              .dimmed(isOn)
              .shadow(radius: 2)
          }
          Slider(value: $amount)
            .background(.red)
          Group {
            TextEditor(text: $text)
              .padding(.horizontal)
              .controlSize(.large)
          }
            .modifier(Badge())
            .background(.yellow, in: .rect(cornerRadius: 4))
        }
          .listRowInsets(EdgeInsets())
      }
        .contentShape(Rectangle())
      Circle()
        .foregroundStyle(.secondary)
    case nil:
      Toggle("On", isOn: $isOn)
        .modifier(Badge())
    }
    Row(title: "row")
      .disabled(!isOn)
      .border(.gray)
      .redacted(reason: .placeholder)
  }
}

struct Generated126: View {
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
      Text(text)
      Toggle("On", isOn: $isOn)
        .badge(in: .blue)
    } else if case .done(let items) = load {
    } else {
      if case .done(let items) = load {
        switch mode {
        case .list:
          Label("Star", systemImage: "star")
            .background(Circle())
            .padding(.horizontal)
        case .grid:
          NavigationStack {
            Image(systemName: "star")
              .modifier(Badge())
          }
            .scaledToFit()
          Button("Delete", role: .destructive) {}
            .contextMenu { Button("Copy") {} }
          Row(title: text)
            .opacity(isOn ? 1 : 0.5)
            .navigationTitle("Title")
        case .map:
          TextEditor(text: $text)
            .buttonStyle(.bordered)
            .badge(in: .blue)
            .background(Color.blue)
        }
        AnyView(Row(title: text))
          .overlay(Text("over"))
          .background { Color.green }
          .controlSize(.large)
        Slider(value: $amount)
          .textFieldStyle(.roundedBorder)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .foregroundStyle(.secondary)
      } else if isOn {
      } else if !items.isEmpty, isOn {
      }
    }
    Circle()
    Color.red
      .frame(minHeight: 20, alignment: .leading)
    Text("a")
      .padding(8)
  }
}

struct Generated127: View {
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
    Row(title: text)
      .background { Color.green }
      .background(.thinMaterial)
    List(items) { item in
      TimelineView(.everyMinute) { context in
      }
        .background(Circle())
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    }
      .onDisappear {}
      .environment(\.colorScheme, .dark)
      .border(Color.red, width: 2)
  }
}

struct Generated128: View {
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
      Spacer()
        .overlay(Text("over"))
    } else if mode == .grid {
      Menu("Menu") {
        LabeledContent("Key", value: "Value")
          .disabled(!isOn)
          .multilineTextAlignment(.center)
      }
    } else if !items.isEmpty, isOn {
      GroupBox("Box") {
        if mode == .grid {
          if count > 3 {
            Text("\(count)")
            Text(text)
              .lineLimit(2)
            Row(title: "row")
              .badge(in: .blue)
              .font(.system(size: 12, weight: .bold))
              .preferredColorScheme(.dark)
          } else if let shown = name {
          } else {
          }
          AsyncImage(url: nil)
            .id(count)
            .background(.red)
        } else if isOn {
        } else if !items.isEmpty, isOn {
        } else {
        }
        ProgressView()
          .clipShape(Circle())
      }
        .buttonStyle(.bordered)
        .zIndex(1)
    } else {
    }
    AsyncImage(url: nil)
      .controlSize(.large)
      .fixedSize()
      .background { Color.green }
    Spacer()
    Button("Delete", role: .destructive) {}
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
  }
}

struct Generated129: View {
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
      .navigationTitle("Title")
      .onDisappear {}
    if let shown = name {
      switch count {
      case 0:
        switch mode {
        case .list:
          List {
            TextField("Name", text: $text)
          }
          Text("\(count)")
            .frame(width: 40, height: 40)
          if mode == .grid {
            DatePicker("When", selection: .constant(.now))
              .preferredColorScheme(.dark)
          } else if let shown = name {
          } else {
          }
        case .grid:
          (isOn ? Text("yes") : Text("no"))
            .dimmed(isOn)
            .fixedSize()
        case .map:
          Text(text)
            .onChange(of: text) { print(text) }
            .clipShape(Circle())
            .drawingGroup()
        }
      case 1...3:
        AnyView(Row(title: text))
          .hidden()
          .font(.title)
      case let value where value < 0:
        ProgressView(value: amount)
      default:
        ColorPicker("Color", selection: .constant(.red))
      }
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .preferredColorScheme(.dark)
        .background(.red)
        .disabled(!isOn)
    } else if count > 3 {
    } else {
    }
  }
}

struct Generated130: View {
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
      DatePicker("When", selection: .constant(.now))
    }
    HStack(spacing: 0) {
    }
      .animation(.default, value: isOn)
    if let shown = name {
      Button("Delete", role: .destructive) {}
        .navigationTitle("Title")
        .help("help")
    } else if count > 3 {
      TextField("Name", text: $text)
        .onTapGesture { isOn.toggle() }
    }
    EmptyView()
      .offset(x: 4)
  }
}

struct Generated131: View {
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
    EmptyView()
    VStack(alignment: .trailing, spacing: 8) {
      Button("Delete", role: .destructive) {}
        .cornerRadius(4)
        .onChange(of: count) { old, new in print(old, new) }
        .background(Color.blue)
    }
      .labelsHidden()
      .italic(isOn)
      .clipped()
  }
}

struct Generated132: View {
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
      (Text("a") + Text("b").bold())
        .lineLimit(2)
      if isOn {
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        }
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      } else if count > 3 {
        Grid {
          let value1095 = count + 3
          Text("\(value1095)")
        }
          .accessibilityHidden(isOn)
        Rectangle().trim(from: 0, to: amount)
          .blur(radius: amount)
      } else if mode == .grid {
      } else {
        GeometryReader { proxy in
        }
          .italic(isOn)
      }
      ProgressView(value: amount)
        .clipped()
        .tag(mode)
    }
      .foregroundColor(.red)
    Divider()
      .foregroundColor(.red)
      .navigationTitle(text)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  }
}

struct Generated133: View {
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
      if case .done(let items) = load {
        Spacer()
        (isOn ? Text("yes") : Text("no"))
          .listStyle(.plain)
          .listRowBackground(Color.red)
          .background { Color.green }
        if case .done(let items) = load {
          let value1130 = count + 3
          Text("\(value1130)")
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
          }
            .onDisappear {}
            .onChange(of: count) { old, new in print(old, new) }
        } else if let shown = name {
          switch name {
          case let shown?:
            SecureField("Password", text: $text)
              .tag(mode)
              .fixedSize()
              .multilineTextAlignment(.center)
          case nil:
            Slider(value: $amount)
              .drawingGroup()
              .background(.yellow, in: .rect(cornerRadius: 4))
              .badge(in: .blue)
          }
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .accessibilityHidden(isOn)
            .navigationTitle("Title")
        } else {
        }
      } else if !items.isEmpty, isOn {
      } else {
      }
    } else if let shown = name {
    } else {
    }
    Text(text)
      .listRowBackground(Color.red)
  }
}

struct Generated134: View {
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
      .rotationEffect(.degrees(45))
      .foregroundColor(.red)
    switch name {
    case let shown?:
      Grid {
      }
        .toolbar { ToolbarItem { Text("item") } }
      ForEach(items.indices, id: \.self) { index in
        if isOn {
          DisclosureGroup("More", isExpanded: $isOn) {
            name.map { Text($0) }
              .redacted(reason: .placeholder)
            Button("Delete", role: .destructive) {}
              .scaleEffect(amount)
              .transition(.opacity)
              .background(Color.blue)
          }
            .border(Color.red, width: 2)
            .buttonStyle(.bordered)
          Button("Go") { count += 1 }
          Text("\(count)")
            .tint(.orange)
        }
        Image(systemName: "star")
          .frame(minHeight: 20, alignment: .leading)
          .background { Color.green }
        Text("a")
          .badge(in: .blue)
          .toolbar { ToolbarItem { Text("item") } }
          .background(.red)
      }
      AnyView(Row(title: text))
        .ignoresSafeArea()
    case nil:
      Label("Star", systemImage: "star")
        .onChange(of: count) { old, new in print(old, new) }
    }
  }
}

struct Generated135: View {
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
      ScrollView(.horizontal, showsIndicators: false) {
      }
        .bold()
        .id(count)
        .hidden()
    }
      .background(.yellow, in: .rect(cornerRadius: 4))
    ForEach(Mode.allCases) { mode in
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .clipShape(.rect(cornerRadius: 8))
        .background(Color.blue)
        .padding(8)
      Text(amount, format: .percent)
        .scaledToFit()
        .mask(Circle())
    }
      .buttonStyle(.bordered)
      .background(.thinMaterial)
    Color.red
      .badge(in: .blue)
      .scaledToFit()
    if isOn {
      LazyHStack {
      }
        .padding(8)
        .layoutPriority(1)
        .clipShape(Circle())
    } else if !items.isEmpty, isOn {
    } else {
    }
  }
}

struct Generated136: View {
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
      ScrollView {
      }
      ForEach(Mode.allCases) { mode in
        Text("\(count)")
          .onChange(of: count) { old, new in print(old, new) }
          .padding(.horizontal)
      }
        .badge(in: .blue)
        .listRowInsets(EdgeInsets())
    }
      .listRowBackground(Color.red)
      .navigationTitle("Title")
      .tag(mode)
    ScrollViewReader { proxy in
    }
      .clipShape(Circle())
    if isOn {
      if count > 3 {
        ScrollViewReader { proxy in
        }
        Text(text)
          .contextMenu { Button("Copy") {} }
          .opacity(isOn ? 1 : 0.5)
          .onChange(of: text) { print(text) }
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .italic(isOn)
          .font(.system(size: 12, weight: .bold))
          .navigationTitle("Title")
      } else if !items.isEmpty, isOn {
      } else if mode == .grid {
      } else {
      }
      Slider(value: $amount)
      Label("Star", systemImage: "star")
    } else if let shown = name {
    } else if case .done(let items) = load {
    }
  }
}

struct Generated137: View {
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
    ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
      Slider(value: $amount, in: 0...10, step: 1)
        .overlay(.quaternary)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      LazyHStack {
        HStack {
        }
          .drawingGroup()
          .offset(x: 4)
          .font(.system(size: 12, weight: .bold))
      }
      ScrollView {
      }
        .zIndex(1)
        .accessibilityLabel("label")
    }
      .pickerStyle(.segmented)
      .onChange(of: count) { old, new in print(old, new) }
    let value1313 = count + 0
    Text("\(value1313)")
  }
}

struct Generated138: View {
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
      if count > 3 {
        ControlGroup {
        }
        Row(title: text)
          .background(Color.blue)
        DatePicker("When", selection: .constant(.now))
      } else if mode == .grid {
        if isOn {
          SecureField("Password", text: $text)
            .zIndex(1)
            .controlSize(.large)
          if count > 3 {
            Text("\(count)")
              .help("help")
              .padding(.vertical, 4)
              .bold()
          } else if mode == .grid {
          } else if count > 3 {
          } else {
          }
          Circle()
            .dimmed(isOn)
            .border(Color.red, width: 2)
        } else if isOn {
        }
        Image("photo").resizable()
          .background(Color.blue)
          .contentShape(Rectangle())
      } else if !items.isEmpty, isOn {
      } else {
      }
      (isOn ? Text("yes") : Text("no"))
    } else if mode == .grid {
    } else {
    }
    ColorPicker("Color", selection: .constant(.red))
      .listRowBackground(Color.red)
    Circle().fill(.blue)
      .cornerRadius(4)
      .contentShape(Rectangle())
    AsyncImage(url: nil)
      .listRowBackground(Color.red)
  }
}

struct Generated139: View {
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
      VStack {
      }
        .onChange(of: text) { print(text) }
        .onAppear { count += 1 }
        .redacted(reason: .placeholder)
    case .loading(let amount):
      let value1378 = count + 1
      Text("\(value1378)")
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        LabeledContent("Key") {
          ForEach(["a", "b"], id: \.self) { letter in
            Circle()
            SecureField("Password", text: $text)
              .navigationTitle("Title")
              .overlay(.quaternary)
          }
            .ignoresSafeArea()
            .frame(minHeight: 20, alignment: .leading)
            .padding()
        }
        ProgressView()
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      }
        .redacted(reason: .placeholder)
        .pickerStyle(.segmented)
    case .done(let items):
      Stepper("Count", value: $count, in: 0...9)
    case .failed:
      (isOn ? Text("yes") : Text("no"))
    }
    Text(amount, format: .percent)
      .shadow(radius: 2)
      .italic(isOn)
    Text("a")
      .offset(x: 4)
      .preferredColorScheme(.dark)
  }
}

struct Generated140: View {
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
    Button("Go") { count += 1 }
  }
}

struct Generated141: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Button("Delete", role: .destructive) {}
      .cornerRadius(4)
    ForEach(items.indices, id: \.self) { index in
      ForEach(0..<3) { index in
        if isOn {
          Image("photo").resizable()
            .gesture(TapGesture().onEnded { count = 0 })
            .task { text = "x" }
            .animation(.default, value: isOn)
          Spacer(minLength: 8)
            .border(.gray)
          HStack(spacing: 0) {
          }
            .onTapGesture { isOn.toggle() }
        } else if mode == .grid {
        } else {
          if mode == .grid {
            ProgressView(value: amount)
          } else if count > 3 {
          } else {
          }
          Color.red
            .rotationEffect(.degrees(45))
            .textFieldStyle(.roundedBorder)
            .contentShape(Rectangle())
        }
      }
        .padding()
    }
      .onTapGesture { isOn.toggle() }
      .fixedSize()
    Text(verbatim: "b")
      .font(.title)
      .onChange(of: count) { old, new in print(old, new) }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .onTapGesture { isOn.toggle() }
      .accessibilityLabel("label")
      .frame(minHeight: 20, alignment: .leading)
  }
}

struct Generated142: View {
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
      Circle()
        .scaleEffect(amount)
        .tag(mode)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .onDisappear {}
        .controlSize(.large)
    case 1...3:
      NavigationStack {
        switch mode {
        case .list:
          Card(title: "card") {
            LabeledContent("Key", value: "Value")
              .tint(.orange)
          }
          LazyVStack(pinnedViews: .sectionHeaders) {
          }
            .background(.yellow, in: .rect(cornerRadius: 4))
            .cornerRadius(4)
            .controlSize(.large)
        case .grid:
          Capsule().stroke(.red, lineWidth: 2)
            .listStyle(.plain)
            .padding(.horizontal)
            .padding(.vertical, 4)
        case .map:
          Text("a")
        }
      }
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .onChange(of: text) { print(text) }
        .redacted(reason: .placeholder)
    case let value where value < 0:
      SecureField("Password", text: $text)
        .accessibilityLabel("label")
    default:
      Row(title: "row")
    }
    Label("Star", systemImage: "star")
    ProgressView(value: amount)
      .background { Color.green }
      .background(Color.blue)
      .tag(mode)
  }
}

struct Generated143: View {
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
      ForEach(items, id: \.title) { item in
        ScrollViewReader { proxy in
          switch name {
          case let shown?:
            Slider(value: $amount)
              .multilineTextAlignment(.center)
              .border(Color.red, width: 2)
              .aspectRatio(1, contentMode: .fit)
            Image(systemName: "star")
              .offset(x: 4)
              .padding(.horizontal)
          case nil:
            Image("photo").resizable()
              .background { Color.green }
            Button("Go") { count += 1 }
              .animation(.default, value: isOn)
              .rotationEffect(.degrees(45))
          }
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        }
          .labelsHidden()
      }
        .gesture(TapGesture().onEnded { count = 0 })
        .tint(.orange)
        .listRowBackground(Color.red)
      Button("Delete", role: .destructive) {}
        .accessibilityLabel("label")
        .font(.title)
        .padding(8)
      name.map { Text($0) }
    }
      .background(.red)
      .background(.thinMaterial)
    Image(systemName: "star")
    Button("Add", systemImage: "plus") { isOn.toggle() }
    ProgressView(value: amount)
  }
}

struct Generated144: View {
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
      .toolbar { ToolbarItem { Text("item") } }
      .environment(\.colorScheme, .dark)
    ProgressView(value: amount)
      .foregroundColor(.red)
      .bold()
    if case .done(let items) = load {
      if count > 3 {
        NavigationLink("Next") {
          LazyHStack {
            Image("photo").resizable()
              .tint(.orange)
              .transition(.opacity)
          }
          if !items.isEmpty, isOn {
            Circle().fill(.blue)
          }
        }
          .clipShape(Circle())
      } else if !items.isEmpty, isOn {
      } else {
      }
      (isOn ? Text("yes") : Text("no"))
    } else if mode == .grid {
    } else {
    }
  }
}

struct Generated145: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1591 = count + 0
    Text("\(value1591)")
    Divider()
      .toolbar { ToolbarItem { Text("item") } }
    Slider(value: $amount)
      .pickerStyle(.segmented)
      .mask(Circle())
    DisclosureGroup("More", isExpanded: $isOn) {
      TimelineView(.everyMinute) { context in
        ViewThatFits {
          Slider(value: $amount, in: 0...10, step: 1)
        }
          .accessibilityHidden(isOn)
          .help("help")
        Circle().fill(.blue)
          .background(.yellow, in: .rect(cornerRadius: 4))
      }
        .bold()
    }
      .clipShape(.rect(cornerRadius: 8))
  }
}

struct Generated146: View {
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
      .padding(8)
      .frame(minHeight: 20, alignment: .leading)
      .gesture(TapGesture().onEnded { count = 0 })
    Row(title: text)
    if !items.isEmpty, isOn {
      Circle().fill(.blue)
        .border(.gray)
        .listRowBackground(Color.red)
        .preferredColorScheme(.dark)
      if let shown = name {
        if isOn {
          GridRow {
            Slider(value: $amount)
              .background(alignment: .top) { Text("back") }
            DatePicker("When", selection: .constant(.now))
          }
            .frame(width: 40, height: 40)
        } else if mode == .grid {
        }
        Button("Delete", role: .destructive) {}
          .animation(.default, value: isOn)
          .onAppear { count += 1 }
          .navigationTitle(text)
        Row(title: "row")
          .aspectRatio(1, contentMode: .fit)
      } else if case .done(let items) = load {
      }
    } else if isOn {
    } else if mode == .grid {
    }
    AsyncImage(url: nil)
      .foregroundColor(.red)
      .onAppear { count += 1 }
  }
}

struct Generated147: View {
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
      .frame(width: 40, height: 40)
      .foregroundStyle(.red, .blue)
      .aspectRatio(1, contentMode: .fit)
    DisclosureGroup("More", isExpanded: $isOn) {
      if case .done(let items) = load {
        Divider()
          .onTapGesture { isOn.toggle() }
      } else if !items.isEmpty, isOn {
      } else {
        TextField("Name", text: $text)
        Circle().fill(.blue)
          .layoutPriority(1)
          .onChange(of: count) { old, new in print(old, new) }
      }
    }
      .foregroundStyle(.red, .blue)
      .bold()
  }
}

struct Generated148: View {
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
      if case .done(let items) = load {
        switch mode {
        case .list:
          switch mode {
          case .list:
            (Text("a") + Text("b").bold())
              .frame(minHeight: 20, alignment: .leading)
              .font(.system(size: 12, weight: .bold))
              .padding(8)
          case .grid:
            ColorPicker("Color", selection: .constant(.red))
              .padding()
            Divider()
              .clipShape(.rect(cornerRadius: 8))
              .shadow(radius: 2)
          case .map:
            name.map { Text($0) }
              .task { text = "x" }
              .background(alignment: .top) { Text("back") }
            Text("\(count)")
              .tint(.orange)
              .id(count)
              .padding(.vertical, 4)
          }
          Spacer(minLength: 8)
          Link("Site", destination: URL(string: "https://example.com")!)
            .disabled(!isOn)
            .mask(Circle())
            .pickerStyle(.segmented)
        case .grid:
          Slider(value: $amount, in: 0...10, step: 1)
            .padding()
            .background(.thinMaterial)
        case .map:
          (isOn ? Text("yes") : Text("no"))
            .italic(isOn)
            .pickerStyle(.segmented)
            .blur(radius: amount)
        }
        Spacer()
          .textFieldStyle(.roundedBorder)
          .help("help")
          .listRowInsets(EdgeInsets())
      }
      (Text("a") + Text("b").bold())
      Label("Star", systemImage: "star")
        .mask(Circle())
    } else if isOn {
    } else {
    }
    Slider(value: $amount)
      .scaleEffect(amount)
  }
}

struct Generated149: View {
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
      .onChange(of: count) { old, new in print(old, new) }
      .overlay(.quaternary)
      .frame(width: 40, height: 40)
    ProgressView()
      .listRowBackground(Color.red)
      .zIndex(1)
    Grid {
      name.map { Text($0) }
        .foregroundStyle(.red, .blue)
        .pickerStyle(.segmented)
      switch load {
      case .idle:
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          Text(amount, format: .percent)
            .aspectRatio(1, contentMode: .fit)
          if count > 3 {
            Row(title: text)
              .lineLimit(2)
              .frame(maxWidth: .infinity)
              .listRowBackground(Color.red)
          } else if let shown = name {
          }
          (isOn ? Text("yes") : Text("no"))
            .ignoresSafeArea()
            .onTapGesture { isOn.toggle() }
        }
          .layoutPriority(1)
          .disabled(!isOn)
          .opacity(isOn ? 1 : 0.5)
        Button("Delete", role: .destructive) {}
      case .loading(let amount):
        Toggle("On", isOn: $isOn)
          .scaleEffect(amount)
      case .done(let items):
        Divider()
          .lineLimit(2)
      case .failed:
        Text(verbatim: "b")
          .tint(.orange)
      }
    }
      .background(.red)
      .padding()
      .foregroundColor(.red)
  }
}

struct Generated150: View {
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
      .tint(.orange)
      .labelsHidden()
    DatePicker("When", selection: .constant(.now))
    ForEach(items.indices, id: \.self) { index in
      if let shown = name {
        List(items, id: \.self) { item in
          ControlGroup {
            Text(verbatim: "b")
              .background(Color.blue)
              .background(.thinMaterial)
              .buttonStyle(.bordered)
            TextField("Name", text: $text)
              .hidden()
              .background(.thinMaterial)
              .labelsHidden()
          }
            .blur(radius: amount)
            .background(.yellow, in: .rect(cornerRadius: 4))
          Circle()
          Color.accentColor.opacity(0.2)
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .controlSize(.large)
        }
          .onDisappear {}
          .disabled(!isOn)
          .bold()
        name.map { Text($0) }
      }
    }
    name.map { Text($0) }
      .scaledToFit()
      .dimmed(isOn)
  }
}
