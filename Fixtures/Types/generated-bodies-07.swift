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

struct Generated301: View {
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
      Button("Go") { count += 1 }
        .id(count)
        .italic(isOn)
        .background { Color.green }
    }
    if case .done(let items) = load {
      Group {
        ForEach(Mode.allCases) { mode in
          Card(title: "card") {
            Row(title: text)
              .offset(x: 4)
              .frame(width: 40, height: 40)
              .modifier(Badge())
            (isOn ? Text("yes") : Text("no"))
              .help("help")
          }
            .task { text = "x" }
        }
          .cornerRadius(4)
          .help("help")
        Label("Star", systemImage: "star")
        (isOn ? Text("yes") : Text("no"))
          .environment(\.colorScheme, .dark)
      }
        .background { Color.green }
        .font(.title)
        .toolbar { ToolbarItem { Text("item") } }
    } else if let shown = name {
    } else if isOn {
    } else {
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .id(count)
      .accessibilityHidden(isOn)
      .scaledToFit()
    ProgressView()
      .pickerStyle(.segmented)
      .id(count)
  }
}

struct Generated302: View {
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
      .accessibilityLabel("label")
      .fixedSize()
    Button("Delete", role: .destructive) {}
      .gesture(TapGesture().onEnded { count = 0 })
      .listStyle(.plain)
      .zIndex(1)
    let value55 = count + 0
    Text("\(value55)")
    let value57 = count + 0
    Text("\(value57)")
  }
}

struct Generated303: View {
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
      Circle().fill(.blue)
        .contentShape(Rectangle())
        .preferredColorScheme(.dark)
        .onTapGesture { isOn.toggle() }
      ControlGroup {
      }
    }
      .gesture(TapGesture().onEnded { count = 0 })
      .overlay(Text("over"))
    LazyVStack(pinnedViews: .sectionHeaders) {
      ForEach(0..<3) { index in
        VStack(alignment: .leading) {
        }
          .italic(isOn)
          .position(x: 1, y: 1)
        ZStack {
        }
        DatePicker("When", selection: .constant(.now))
          .fontWeight(.semibold)
          .scaledToFit()
          .listStyle(.plain)
      }
      (Text("a") + Text("b").bold())
        .onDisappear {}
    }
    (isOn ? Text("yes") : Text("no"))
      .border(Color.red, width: 2)
      .hidden()
    TextField("Name", text: $text)
      .background { Color.green }
      .badge(in: .blue)
  }
}

struct Generated304: View {
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
      AsyncImage(url: nil)
      if !items.isEmpty, isOn {
        HStack(spacing: 0) {
          if mode == .grid {
            ProgressView(value: amount)
              .background(.yellow, in: .rect(cornerRadius: 4))
              .cornerRadius(4)
          } else if count > 3 {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          } else if !items.isEmpty, isOn {
          } else {
          }
        }
          .padding()
          .clipShape(Circle())
          .font(.title)
        Image(systemName: "star")
          .padding(.vertical, 4)
          .redacted(reason: .placeholder)
      } else if isOn {
      } else if case .done(let items) = load {
      }
      Text(text)
    }
      .frame(width: 40, height: 40)
    Text("a")
      .italic(isOn)
      .background(.yellow, in: .rect(cornerRadius: 4))
      .scaledToFit()
  }
}

struct Generated305: View {
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
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        if isOn {
          let value142 = count + 3
          Text("\(value142)")
          NavigationLink("Next") {
            Stepper("Count", value: $count, in: 0...9)
              .aspectRatio(1, contentMode: .fit)
              .overlay(Text("over"))
              .blur(radius: amount)
          }
            .background(alignment: .top) { Text("back") }
            .rotationEffect(.degrees(45))
        } else if count > 3 {
          Circle()
            .redacted(reason: .placeholder)
        } else if count > 3 {
          Row(title: "row")
            .layoutPriority(1)
            .pickerStyle(.segmented)
            .pickerStyle(.segmented)
        }
        Image(systemName: "star")
          .clipShape(Circle())
        Text("\(count)")
          .onChange(of: count) { old, new in print(old, new) }
          .badge(in: .blue)
      }
        .zIndex(1)
    } else if !items.isEmpty, isOn {
    } else {
    }
    SecureField("Password", text: $text)
  }
}

struct Generated306: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .textFieldStyle(.roundedBorder)
    let value180 = count + 0
    Text("\(value180)")
  }
}

struct Generated307: View {
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
        ColorPicker("Color", selection: .constant(.red))
          .blur(radius: amount)
      } else {
      }
      DatePicker("When", selection: .constant(.now))
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    }
      .onTapGesture { isOn.toggle() }
    Circle().fill(.blue)
  }
}

struct Generated308: View {
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
      if isOn {
        Text(verbatim: "b")
          .fixedSize()
          .layoutPriority(1)
          .drawingGroup()
        DisclosureGroup("More", isExpanded: $isOn) {
          ForEach(Mode.allCases) { mode in
            Spacer()
              .pickerStyle(.segmented)
              .accessibilityHidden(isOn)
          }
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .accessibilityHidden(isOn)
          Link("Site", destination: URL(string: "https://example.com")!)
            .rotationEffect(.degrees(45))
        }
        ForEach(items.filter { $0.isDone }) { item in
          LabeledContent("Key", value: "Value")
            .padding(8)
        }
          .foregroundColor(.red)
      } else if mode == .grid {
      } else {
      }
      DatePicker("When", selection: .constant(.now))
        .aspectRatio(1, contentMode: .fit)
        .offset(x: 4)
        .border(.gray)
      Circle()
        .padding(8)
    }
      .textFieldStyle(.roundedBorder)
      .border(.gray)
      .toolbar { ToolbarItem { Text("item") } }
    LabeledContent("Key", value: "Value")
      .border(.gray)
      .foregroundStyle(.secondary)
  }
}

struct Generated309: View {
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
      ScrollView {
        if isOn {
          NavigationStack {
          }
          ForEach(items) { item in
            LabeledContent("Key", value: "Value")
          }
            .background(Circle())
            .drawingGroup()
          ScrollViewReader { proxy in
            Image(systemName: "star")
          }
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .lineLimit(2)
            .zIndex(1)
        } else if isOn {
        } else if isOn {
        } else {
        }
      }
        .pickerStyle(.segmented)
        .bold()
      Toggle("On", isOn: $isOn)
        .modifier(Badge())
    }
      .rotationEffect(.degrees(45))
    (Text("a") + Text("b").bold())
      .overlay(Text("over"))
      .zIndex(1)
    TextEditor(text: $text)
      .padding(.horizontal)
      .scaleEffect(amount)
    Stepper("Count", value: $count, in: 0...9)
      .disabled(!isOn)
      .background(.thinMaterial)
      .shadow(radius: 2)
  }
}

struct Generated310: View {
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
      Slider(value: $amount)
        .foregroundColor(.red)
        .frame(width: 40, height: 40)
      NavigationStack {
        ForEach($items) { $item in
          Toggle("On", isOn: $isOn)
          if isOn {
            ColorPicker("Color", selection: .constant(.red))
              .contextMenu { Button("Copy") {} }
              .background(.red)
            Toggle("On", isOn: $isOn)
          } else {
          }
          Capsule().stroke(.red, lineWidth: 2)
            .mask(Circle())
            .disabled(!isOn)
        }
      }
        .labelsHidden()
        .background(.red)
      Label("Star", systemImage: "star")
        .redacted(reason: .placeholder)
    } else if mode == .grid {
    } else if !items.isEmpty, isOn {
    }
    Color.accentColor.opacity(0.2)
      .ignoresSafeArea()
      .fixedSize()
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    ProgressView(value: amount)
      .accessibilityLabel("label")
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .pickerStyle(.segmented)
    SecureField("Password", text: $text)
      .aspectRatio(1, contentMode: .fit)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .listRowInsets(EdgeInsets())
  }
}

struct Generated311: View {
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
      let value337 = count + 1
      Text("\(value337)")
      if count > 3 {
        if isOn {
          List(items, id: \.self) { item in
            Slider(value: $amount, in: 0...10, step: 1)
              .italic(isOn)
          }
            .bold()
            .background(.red)
            .frame(width: 40, height: 40)
          Divider()
            .background(.yellow, in: .rect(cornerRadius: 4))
          GridRow {
          }
            .frame(maxWidth: .infinity)
            .lineLimit(2)
            .help("help")
        } else {
        }
        Spacer()
        Image("photo").resizable()
          .environment(\.colorScheme, .dark)
          .accessibilityHidden(isOn)
      } else if let shown = name {
      } else if !items.isEmpty, isOn {
      }
      SecureField("Password", text: $text)
        .layoutPriority(1)
        .foregroundColor(.red)
        .accessibilityLabel("label")
    } else {
    }
    Capsule().stroke(.red, lineWidth: 2)
  }
}

struct Generated312: View {
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
      .modifier(Badge())
      .padding(.horizontal)
    switch name {
    case let shown?:
      ForEach(items.sorted { $0.title < $1.title }) { item in
        List(items, id: \.self) { item in
          DisclosureGroup("More", isExpanded: $isOn) {
            Toggle("On", isOn: $isOn)
              .bold()
              .fontWeight(.semibold)
          }
          switch count {
          case 0:
            Spacer()
              .background(Color.blue)
              .dimmed(isOn)
          case 1...3:
            (Text("a") + Text("b").bold())
              .border(Color.red, width: 2)
              .accessibilityHidden(isOn)
          case let value where value < 0:
            Image(systemName: "star")
              .overlay(.quaternary)
          default:
            Circle()
          }
        }
          .onChange(of: count) { old, new in print(old, new) }
          .tint(.orange)
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .toolbar { ToolbarItem { Text("item") } }
          .buttonStyle(.bordered)
        TextField("Name", text: $text)
          .frame(maxWidth: .infinity)
      }
        .fixedSize()
      LabeledContent("Key", value: "Value")
        .cornerRadius(4)
      ColorPicker("Color", selection: .constant(.red))
        .environment(\.colorScheme, .dark)
        .scaleEffect(amount)
    case nil:
      Color.red
        .border(Color.red, width: 2)
        .help("help")
    }
  }
}

struct Generated313: View {
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
      DatePicker("When", selection: .constant(.now))
    }
    List(items) { item in
      GeometryReader { proxy in
        ViewThatFits {
        }
          .contentShape(Rectangle())
          .listStyle(.plain)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        Section {
          switch count {
          case 0:
            Row(title: "row")
              .scaledToFit()
              .tint(.orange)
              .preferredColorScheme(.dark)
          case 1...3:
            Text(text)
              .environment(\.colorScheme, .dark)
              .multilineTextAlignment(.center)
          case let value where value < 0:
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .tint(.orange)
              .shadow(radius: 2)
          default:
            Color.accentColor.opacity(0.2)
          }
          EmptyView()
        }
          .pickerStyle(.segmented)
          .zIndex(1)
      }
        .foregroundStyle(.red, .blue)
        .onTapGesture { isOn.toggle() }
        .frame(width: 40, height: 40)
      Color.accentColor.opacity(0.2)
        .task { text = "x" }
      Circle().fill(.blue)
        .listStyle(.plain)
    }
    Color.red
      .rotationEffect(.degrees(45))
      .padding(8)
    Text(verbatim: "b")
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .modifier(Badge())
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
  }
}

struct Generated314: View {
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
      if count > 3 {
        AnyView(Row(title: text))
          .modifier(Badge())
          .opacity(isOn ? 1 : 0.5)
      } else if isOn {
      }
      DisclosureGroup("More", isExpanded: $isOn) {
      }
        .zIndex(1)
    }
    switch count {
    case 0:
      switch name {
      case let shown?:
        Section {
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .navigationTitle(text)
            .listRowBackground(Color.red)
        }
        Row(title: text)
          .contentShape(Rectangle())
          .tag(mode)
        Color.red
          .offset(x: 4)
          .padding(8)
          .cornerRadius(4)
      case nil:
        Link("Site", destination: URL(string: "https://example.com")!)
          .scaledToFit()
          .padding()
          .navigationTitle(text)
      }
      TextEditor(text: $text)
      SecureField("Password", text: $text)
    case 1...3:
      Color.accentColor.opacity(0.2)
        .blur(radius: amount)
    case let value where value < 0:
      AsyncImage(url: nil)
        .clipShape(Circle())
        .position(x: 1, y: 1)
        .navigationTitle(text)
    default:
      Capsule().stroke(.red, lineWidth: 2)
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .background(.yellow, in: .rect(cornerRadius: 4))
      .buttonStyle(.bordered)
    Color.red
      .position(x: 1, y: 1)
      .pickerStyle(.segmented)
      .italic(isOn)
  }
}

struct Generated315: View {
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
      Capsule().stroke(.red, lineWidth: 2)
        .animation(.default, value: isOn)
        .modifier(Badge())
    case nil:
      Image("photo").resizable()
      let value550 = count + 1
      Text("\(value550)")
    }
    ForEach(items, id: \.title) { item in
      if case .done(let items) = load {
        Image(systemName: "star")
          .onDisappear {}
          .italic(isOn)
          .modifier(Badge())
        if count > 3 {
          Text(text)
        } else if case .done(let items) = load {
        }
      }
    }
      .task { text = "x" }
    Row(title: text)
      .id(count)
      .background(Circle())
      .lineLimit(2)
  }
}

struct Generated316: View {
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
      .background(.thinMaterial)
    if mode == .grid {
      (isOn ? Text("yes") : Text("no"))
        .blur(radius: amount)
        .tint(.orange)
        .background(.thinMaterial)
      TextField("Name", text: $text)
        .labelsHidden()
    } else if case .done(let items) = load {
      Slider(value: $amount)
        .scaleEffect(amount)
        .dimmed(isOn)
    } else if let shown = name {
      Menu("Menu") {
        switch mode {
        case .list:
          Row(title: "row")
            .border(.gray)
            .toolbar { ToolbarItem { Text("item") } }
            .listRowBackground(Color.red)
          SecureField("Password", text: $text)
            .dimmed(isOn)
        case .grid:
          Circle().fill(.blue)
            .padding(.vertical, 4)
        case .map:
          Circle()
            .listRowBackground(Color.red)
            .blur(radius: amount)
            .frame(maxWidth: .infinity)
        }
        EmptyView()
          .buttonStyle(.bordered)
        Toggle("On", isOn: $isOn)
          .shadow(radius: 2)
          .fontWeight(.semibold)
      }
        .italic(isOn)
        .scaledToFit()
        .border(Color.red, width: 2)
      TextEditor(text: $text)
        .blur(radius: amount)
    }
  }
}

struct Generated317: View {
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
    if count > 3 {
      ProgressView(value: amount)
        .overlay(Text("over"))
        .environment(\.colorScheme, .dark)
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
      Button("Delete", role: .destructive) {}
      Image(systemName: "star")
    } else if count > 3 {
      EmptyView()
        .fixedSize()
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        (Text("a") + Text("b").bold())
          .border(.gray)
          .overlay(Text("over"))
          .buttonStyle(.bordered)
        Text("\(count)")
          .onDisappear {}
      }
    } else if !items.isEmpty, isOn {
    } else {
    }
    Text(text)
      .hidden()
      .ignoresSafeArea()
  }
}

struct Generated318: View {
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
      HStack {
        NavigationStack {
          Text(verbatim: "b")
          ForEach(0..<3) { index in
            Label("Star", systemImage: "star")
              .padding(.vertical, 4)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
            (isOn ? Text("yes") : Text("no"))
              .tint(.orange)
              .background(.yellow, in: .rect(cornerRadius: 4))
              .redacted(reason: .placeholder)
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          }
            .clipShape(Circle())
            .background(Circle())
        }
          .padding(8)
          .task { text = "x" }
          .font(.title)
        Text(verbatim: "b")
          .frame(width: 40, height: 40)
          .padding(.horizontal)
          .clipped()
      }
        .scaledToFit()
      LabeledContent("Key", value: "Value")
        .controlSize(.large)
    }
      .redacted(reason: .placeholder)
      .hidden()
    Text(amount, format: .percent)
      .gesture(TapGesture().onEnded { count = 0 })
    Stepper("Count", value: $count, in: 0...9)
  }
}

struct Generated319: View {
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
      Spacer()
      HStack {
        ProgressView(value: amount)
          .overlay(.quaternary)
          .contextMenu { Button("Copy") {} }
          .onTapGesture { isOn.toggle() }
        if count > 3 {
          HStack(spacing: 0) {
          }
            .fontWeight(.semibold)
            .border(.gray)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
          GroupBox("Box") {
            Capsule().stroke(.red, lineWidth: 2)
              .redacted(reason: .placeholder)
              .scaledToFit()
          }
        } else if count > 3 {
        } else {
        }
      }
        .onChange(of: text) { print(text) }
    }
      .listRowBackground(Color.red)
      .frame(maxWidth: .infinity)
      .layoutPriority(1)
    Divider()
      .position(x: 1, y: 1)
      .foregroundStyle(.secondary)
  }
}

struct Generated320: View {
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
      Form {
        ProgressView(value: amount)
          .disabled(!isOn)
          .disabled(!isOn)
        switch name {
        case let shown?:
          switch mode {
          case .list:
            AsyncImage(url: nil)
              .contextMenu { Button("Copy") {} }
              .scaledToFit()
              .scaleEffect(amount)
          case .grid:
            Circle()
            TextField("Name", text: $text)
          case .map:
            Link("Site", destination: URL(string: "https://example.com")!)
              .foregroundStyle(.secondary)
              .overlay(Text("over"))
          }
        case nil:
          (isOn ? Text("yes") : Text("no"))
            .onChange(of: count) { old, new in print(old, new) }
        }
      }
        .foregroundStyle(.secondary)
        .animation(.default, value: isOn)
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .padding(.vertical, 4)
      .transition(.opacity)
    Text(text)
      .controlSize(.large)
      .controlSize(.large)
      .hidden()
  }
}

struct Generated321: View {
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
      Text(verbatim: "b")
        .padding(.vertical, 4)
        .mask(Circle())
    } else if isOn {
      if count > 3 {
        Toggle("On", isOn: $isOn)
          .contextMenu { Button("Copy") {} }
          .fontWeight(.semibold)
        let value784 = count + 2
        Text("\(value784)")
        let value786 = count + 2
        Text("\(value786)")
      } else if mode == .grid {
        Card(title: "card") {
          Button("Delete", role: .destructive) {}
            .rotationEffect(.degrees(45))
            .border(Color.red, width: 2)
            .background(.thinMaterial)
          Circle().fill(.blue)
            .padding()
            .border(Color.red, width: 2)
        }
          .tint(.orange)
        AsyncImage(url: nil)
          .transition(.opacity)
          .mask(Circle())
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
      }
      TextField("Name", text: $text)
        .blur(radius: amount)
        .transition(.opacity)
    }
    (isOn ? Text("yes") : Text("no"))
    Capsule().stroke(.red, lineWidth: 2)
      .foregroundColor(.red)
  }
}

struct Generated322: View {
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
      Section("Title") {
        HStack(alignment: .firstTextBaseline, spacing: 2) {
        }
          .padding()
        switch mode {
        case .list:
          ForEach(items.indices, id: \.self) { index in
            Button("Delete", role: .destructive) {}
              .bold()
              .contextMenu { Button("Copy") {} }
            Row(title: "row")
          }
            .font(.title)
            .clipped()
            .offset(x: 4)
          Spacer(minLength: 8)
            .frame(maxWidth: .infinity)
            .onChange(of: count) { old, new in print(old, new) }
            .shadow(radius: 2)
          Stepper("Count", value: $count, in: 0...9)
            .onTapGesture { isOn.toggle() }
            .bold()
        case .grid:
          EmptyView()
            .layoutPriority(1)
        case .map:
          Text("\(count)")
            .listRowInsets(EdgeInsets())
        }
      }
        .foregroundColor(.red)
      Spacer()
        .onChange(of: count) { old, new in print(old, new) }
        .layoutPriority(1)
      AsyncImage(url: nil)
    }
      .listRowInsets(EdgeInsets())
      .frame(minHeight: 20, alignment: .leading)
      .multilineTextAlignment(.center)
    Row(title: "row")
      .background(Color.blue)
    Color.accentColor.opacity(0.2)
      .badge(in: .blue)
      .transition(.opacity)
    Circle().fill(.blue)
      .contentShape(Rectangle())
      .onChange(of: count) { old, new in print(old, new) }
  }
}

struct Generated323: View {
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
      .padding(8)
      .fixedSize()
      .onTapGesture { isOn.toggle() }
    switch mode {
    case .list:
      if case .done(let items) = load {
        if case .done(let items) = load {
          ForEach($items) { $item in
            DatePicker("When", selection: .constant(.now))
              .rotationEffect(.degrees(45))
            EmptyView()
              .textFieldStyle(.roundedBorder)
            LabeledContent("Key", value: "Value")
              .onDisappear {}
          }
            .hidden()
          Text(text)
            .buttonStyle(.bordered)
          Text("a")
        } else {
        }
        Text(verbatim: "b")
          .onChange(of: count) { old, new in print(old, new) }
      } else if isOn {
      } else {
      }
      Button("Go") { count += 1 }
        .position(x: 1, y: 1)
        .tint(.orange)
        .onChange(of: text) { print(text) }
    case .grid:
      AnyView(Row(title: text))
        .preferredColorScheme(.dark)
        .shadow(radius: 2)
        .clipped()
    case .map:
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .onChange(of: count) { old, new in print(old, new) }
        .onTapGesture { isOn.toggle() }
        .clipShape(Circle())
    }
  }
}

struct Generated324: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value919 = count + 0
    Text("\(value919)")
    AnyView(Row(title: text))
      .clipped()
      .hidden()
    GridRow {
    }
      .foregroundStyle(.red, .blue)
      .background(.thinMaterial)
      .cornerRadius(4)
  }
}

struct Generated325: View {
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
      LazyHStack {
      }
        .gesture(TapGesture().onEnded { count = 0 })
        .border(.gray)
      Slider(value: $amount)
    }
      .shadow(radius: 2)
    (Text("a") + Text("b").bold())
    GridRow {
      ForEach($items) { $item in
        switch load {
        case .idle:
          ForEach(0..<3) { index in
            DatePicker("When", selection: .constant(.now))
          }
            .animation(.default, value: isOn)
            .onDisappear {}
            .controlSize(.large)
          EmptyView()
            .navigationTitle(text)
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .modifier(Badge())
          Text("a")
            .background(alignment: .top) { Text("back") }
            .drawingGroup()
            .redacted(reason: .placeholder)
        case .loading(let amount):
          TextField("Name", text: $text)
            .pickerStyle(.segmented)
        case .done(let items):
          TextEditor(text: $text)
            .tag(mode)
            .onChange(of: count) { old, new in print(old, new) }
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        case .failed:
          Label("Star", systemImage: "star")
            .fixedSize()
        }
      }
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .textFieldStyle(.roundedBorder)
        .background(Color.blue)
      SecureField("Password", text: $text)
        .border(Color.red, width: 2)
    }
      .accessibilityHidden(isOn)
    AsyncImage(url: nil)
  }
}

struct Generated326: View {
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
      Section("Title") {
        ForEach(0..<3) { index in
          Capsule().stroke(.red, lineWidth: 2)
            .background(Color.blue)
            .listRowBackground(Color.red)
          if count > 3 {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .clipShape(.rect(cornerRadius: 8))
              .padding(.vertical, 4)
              .textFieldStyle(.roundedBorder)
          }
        }
          .environment(\.colorScheme, .dark)
          .overlay(Text("over"))
        if !items.isEmpty, isOn {
          switch load {
          case .idle:
            ProgressView(value: amount)
              .multilineTextAlignment(.center)
              .animation(.default, value: isOn)
          case .loading(let amount):
            Capsule().stroke(.red, lineWidth: 2)
          case .done(let items):
            (Text("a") + Text("b").bold())
              .animation(.default, value: isOn)
              .italic(isOn)
          case .failed:
            name.map { Text($0) }
              .onChange(of: text) { print(text) }
          }
        } else if !items.isEmpty, isOn {
        } else if isOn {
        } else {
        }
        Button("Delete", role: .destructive) {}
          .padding()
          .onChange(of: text) { print(text) }
      }
        .onAppear { count += 1 }
        .frame(minHeight: 20, alignment: .leading)
        .font(.system(size: 12, weight: .bold))
      Row(title: text)
    }
      .onDisappear {}
      .border(.gray)
      .overlay(Text("over"))
    Row(title: text)
      .frame(width: 40, height: 40)
    Toggle("On", isOn: $isOn)
      .preferredColorScheme(.dark)
      .scaleEffect(amount)
      .listStyle(.plain)
    Link("Site", destination: URL(string: "https://example.com")!)
  }
}

struct Generated327: View {
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
      TimelineView(.everyMinute) { context in
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea()
          .shadow(radius: 2)
        Button("Delete", role: .destructive) {}
      }
        .gesture(TapGesture().onEnded { count = 0 })
    } else if !items.isEmpty, isOn {
    } else if isOn {
    }
    ForEach(0..<3) { index in
      ProgressView()
        .frame(maxWidth: .infinity)
        .background(.thinMaterial)
        .rotationEffect(.degrees(45))
    }
      .bold()
      .onChange(of: text) { print(text) }
  }
}

struct Generated328: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    EmptyView()
      .italic(isOn)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .padding()
    let value1078 = count + 0
    Text("\(value1078)")
  }
}

struct Generated329: View {
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
        Divider()
          .pickerStyle(.segmented)
          .drawingGroup()
          .scaleEffect(amount)
      }
    }
      .frame(maxWidth: .infinity)
      .help("help")
      .italic(isOn)
    Picker("Mode", selection: $mode) {
      NavigationStack {
      }
        .modifier(Badge())
        .onDisappear {}
      Row(title: text)
      if mode == .grid {
        AnyView(Row(title: text))
          .transition(.opacity)
      } else if mode == .grid {
      } else {
      }
    }
    Button("Delete", role: .destructive) {}
  }
}

struct Generated330: View {
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
      Image(systemName: "star")
    }
    let value1120 = count + 0
    Text("\(value1120)")
    ProgressView()
  }
}

struct Generated331: View {
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
      .padding()
    let value1131 = count + 0
    Text("\(value1131)")
    if case .done(let items) = load {
      if !items.isEmpty, isOn {
        GroupBox("Box") {
          if count > 3 {
            Button("Delete", role: .destructive) {}
              .drawingGroup()
              .font(.title)
              .padding(8)
            Image(systemName: "star")
              .mask(Circle())
          } else if case .done(let items) = load {
          }
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .padding(.vertical, 4)
            .border(.gray)
          (isOn ? Text("yes") : Text("no"))
            .border(.gray)
        }
          .multilineTextAlignment(.center)
          .lineLimit(2)
        Color.accentColor.opacity(0.2)
          .gesture(TapGesture().onEnded { count = 0 })
          .navigationTitle("Title")
        Spacer(minLength: 8)
          .multilineTextAlignment(.center)
      } else {
      }
      Rectangle().trim(from: 0, to: amount)
      Capsule().stroke(.red, lineWidth: 2)
    } else if let shown = name {
    } else if let shown = name {
    }
    LabeledContent("Key", value: "Value")
      .badge(in: .blue)
      .padding()
      .hidden()
  }
}

struct Generated332: View {
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
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    if isOn {
      if isOn {
        Card {
          ScrollViewReader { proxy in
          }
            .listStyle(.plain)
            .modifier(Badge())
        }
          .font(.title)
          .font(.title)
        Text("a")
          .italic(isOn)
          .frame(minHeight: 20, alignment: .leading)
          .listRowInsets(EdgeInsets())
        TextEditor(text: $text)
          .ignoresSafeArea()
          .controlSize(.large)
      } else if case .done(let items) = load {
      } else {
        ForEach(items.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .position(x: 1, y: 1)
        }
        Color.accentColor.opacity(0.2)
          .offset(x: 4)
          .gesture(TapGesture().onEnded { count = 0 })
      }
      Text(amount, format: .percent)
      Circle().fill(.blue)
        .fixedSize()
    } else if !items.isEmpty, isOn {
    } else if count > 3 {
    }
  }
}

struct Generated333: View {
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
      ZStack(alignment: .bottomTrailing) {
        LabeledContent("Key", value: "Value")
      }
        .shadow(radius: 2)
    }
      .dimmed(isOn)
      .padding()
      .multilineTextAlignment(.center)
    if case .done(let items) = load {
      ForEach(0..<3) { index in
        Circle()
          .onChange(of: count) { old, new in print(old, new) }
          .italic(isOn)
          .frame(maxWidth: .infinity)
        Capsule().stroke(.red, lineWidth: 2)
          .ignoresSafeArea()
          .onDisappear {}
      }
      name.map { Text($0) }
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
      Spacer(minLength: 8)
        .badge(in: .blue)
        .background(Color.blue)
    } else if isOn {
    } else {
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .clipShape(Circle())
      .help("help")
      .background(Circle())
  }
}

struct Generated334: View {
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
      .clipShape(.rect(cornerRadius: 8))
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
    if case .done(let items) = load {
      Divider()
        .navigationTitle("Title")
        .tint(.orange)
    } else {
      let value1262 = count + 1
      Text("\(value1262)")
    }
  }
}

struct Generated335: View {
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
      .mask(Circle())
    let value1273 = count + 0
    Text("\(value1273)")
  }
}

struct Generated336: View {
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
      .onDisappear {}
      .onTapGesture { isOn.toggle() }
    Divider()
      .overlay(Text("over"))
    AnyView(Row(title: text))
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .rotationEffect(.degrees(45))
    Text("a")
  }
}

struct Generated337: View {
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
      .onChange(of: count) { old, new in print(old, new) }
      .shadow(radius: 2)
      .blur(radius: amount)
    Capsule().stroke(.red, lineWidth: 2)
    switch mode {
    case .list:
      Row(title: "row")
        .scaleEffect(amount)
    case .grid:
      Toggle("On", isOn: $isOn)
    case .map:
      TimelineView(.everyMinute) { context in
        (Text("a") + Text("b").bold())
      }
      if !items.isEmpty, isOn {
        ColorPicker("Color", selection: .constant(.red))
      } else if count > 3 {
      }
      Slider(value: $amount, in: 0...10, step: 1)
    }
  }
}

struct Generated338: View {
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
      .rotationEffect(.degrees(45))
    Image("photo").resizable()
      .fontWeight(.semibold)
    let value1328 = count + 0
    Text("\(value1328)")
  }
}

struct Generated339: View {
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
      switch name {
      case let shown?:
        Grid {
          Circle().fill(.blue)
            .frame(width: 40, height: 40)
          Row(title: text)
            .bold()
        }
          .frame(maxWidth: .infinity)
          .rotationEffect(.degrees(45))
        ForEach(items.filter { $0.isDone }) { item in
          GridRow {
          }
          Color.red
            .toolbar { ToolbarItem { Text("item") } }
        }
          .accessibilityHidden(isOn)
        AsyncImage(url: nil)
          .bold()
      case nil:
        Capsule().stroke(.red, lineWidth: 2)
          .font(.system(size: 12, weight: .bold))
          .padding(8)
          .border(.gray)
      }
      AnyView(Row(title: text))
      ColorPicker("Color", selection: .constant(.red))
    } else {
    }
    Label("Star", systemImage: "star")
    ProgressView()
      .lineLimit(2)
      .dimmed(isOn)
      .opacity(isOn ? 1 : 0.5)
    Slider(value: $amount, in: 0...10, step: 1)
      .mask(Circle())
  }
}

struct Generated340: View {
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
      if !items.isEmpty, isOn {
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .preferredColorScheme(.dark)
          .font(.title)
          .labelsHidden()
      } else if isOn {
        let value1386 = count + 2
        Text("\(value1386)")
      } else if mode == .grid {
        if case .done(let items) = load {
          VStack(alignment: .trailing, spacing: 8) {
            Text("\(count)")
          }
            .padding(.horizontal)
            .overlay(.quaternary)
          Spacer(minLength: 8)
            .labelsHidden()
            .foregroundColor(.red)
            .task { text = "x" }
        } else if case .done(let items) = load {
        } else {
        }
      } else {
      }
    }
    DatePicker("When", selection: .constant(.now))
      .listRowBackground(Color.red)
      .onChange(of: text) { print(text) }
      .clipShape(Circle())
    Button("Go") { count += 1 }
      .disabled(!isOn)
  }
}

struct Generated341: View {
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
      Section("Title") {
        switch load {
        case .idle:
          ForEach(["a", "b"], id: \.self) { letter in
            Circle().fill(.blue)
              .gesture(TapGesture().onEnded { count = 0 })
            Label("Star", systemImage: "star")
              .foregroundStyle(.secondary)
              .overlay(.quaternary)
              .position(x: 1, y: 1)
          }
            .bold()
          EmptyView()
          if let shown = name {
            ProgressView()
          } else if case .done(let items) = load {
          }
        case .loading(let amount):
          DatePicker("When", selection: .constant(.now))
            .clipShape(.rect(cornerRadius: 8))
            .background(alignment: .top) { Text("back") }
            .listRowBackground(Color.red)
        case .done(let items):
          DatePicker("When", selection: .constant(.now))
            .layoutPriority(1)
        case .failed:
          Row(title: "row")
            .foregroundStyle(.secondary)
        }
        Button("Delete", role: .destructive) {}
          .tint(.orange)
          .listStyle(.plain)
          .border(.gray)
        Stepper("Count", value: $count, in: 0...9)
          .lineLimit(2)
      }
        .clipShape(Circle())
    case .grid:
      ProgressView()
    case .map:
      Circle().fill(.blue)
        .frame(minHeight: 20, alignment: .leading)
        .frame(width: 40, height: 40)
        .environment(\.colorScheme, .dark)
    }
    Text(amount, format: .percent)
    AnyView(Row(title: text))
  }
}

struct Generated342: View {
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
      .rotationEffect(.degrees(45))
    if !items.isEmpty, isOn {
      if count > 3 {
        Form {
          List(items) { item in
            TextField("Name", text: $text)
              .contextMenu { Button("Copy") {} }
              .frame(minHeight: 20, alignment: .leading)
              .background(.thinMaterial)
          }
            .background(.red)
            .offset(x: 4)
            .onAppear { count += 1 }
          List(items) { item in
            Toggle("On", isOn: $isOn)
              .cornerRadius(4)
              .offset(x: 4)
            Text(amount, format: .percent)
              .preferredColorScheme(.dark)
          }
            .accessibilityLabel("label")
        }
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .scaledToFit()
          .gesture(TapGesture().onEnded { count = 0 })
      } else if case .done(let items) = load {
      } else if count > 3 {
      } else {
      }
    } else {
    }
    Slider(value: $amount)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .toolbar { ToolbarItem { Text("item") } }
      .labelsHidden()
      .multilineTextAlignment(.center)
  }
}

struct Generated343: View {
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
      Spacer(minLength: 8)
        .border(.gray)
        .onTapGesture { isOn.toggle() }
        .italic(isOn)
      if let shown = name {
        if isOn {
          let value1523 = count + 3
          Text("\(value1523)")
          if !items.isEmpty, isOn {
            TextEditor(text: $text)
              .pickerStyle(.segmented)
              .modifier(Badge())
              .clipShape(Circle())
          } else if mode == .grid {
          } else {
          }
          VStack(alignment: .trailing, spacing: 8) {
          }
            .listStyle(.plain)
            .help("help")
        } else if !items.isEmpty, isOn {
        } else {
        }
        Button("Delete", role: .destructive) {}
          .task { text = "x" }
      } else if mode == .grid {
      }
      Circle()
        .hidden()
        .toolbar { ToolbarItem { Text("item") } }
        .italic(isOn)
    }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .frame(minHeight: 20, alignment: .leading)
      .background(Circle())
    ColorPicker("Color", selection: .constant(.red))
  }
}

struct Generated344: View {
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
      LazyVStack(pinnedViews: .sectionHeaders) {
        if count > 3 {
          GroupBox("Box") {
            Rectangle().trim(from: 0, to: amount)
            Row(title: text)
              .accessibilityLabel("label")
          }
          ProgressView(value: amount)
        } else if case .done(let items) = load {
        } else if isOn {
          ScrollViewReader { proxy in
          }
            .drawingGroup()
            .pickerStyle(.segmented)
            .italic(isOn)
          ProgressView()
            .clipped()
            .frame(maxWidth: .infinity)
        }
        Color.accentColor.opacity(0.2)
          .border(Color.red, width: 2)
          .layoutPriority(1)
      }
        .background(Circle())
        .task { text = "x" }
    }
      .overlay(Text("over"))
      .gesture(TapGesture().onEnded { count = 0 })
    Slider(value: $amount, in: 0...10, step: 1)
      .frame(width: 40, height: 40)
  }
}

struct Generated345: View {
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
      ForEach(items.filter { $0.isDone }) { item in
        Spacer(minLength: 8)
          .gesture(TapGesture().onEnded { count = 0 })
      }
    }
      .redacted(reason: .placeholder)
      .onChange(of: count) { old, new in print(old, new) }
      .scaledToFit()
    Spacer()
      .dimmed(isOn)
    Card(title: "card") {
      Text("\(count)")
        .tag(mode)
        .background(.thinMaterial)
        .environment(\.colorScheme, .dark)
      let value1612 = count + 1
      Text("\(value1612)")
      EmptyView()
        .contentShape(Rectangle())
    }
      .textFieldStyle(.roundedBorder)
  }
}

struct Generated346: View {
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
      .overlay(Text("over"))
      .accessibilityLabel("label")
      .onTapGesture { isOn.toggle() }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
    DisclosureGroup("More") {
    }
      .id(count)
    Button("Go") { count += 1 }
      .controlSize(.large)
      .foregroundStyle(.red, .blue)
      .toolbar { ToolbarItem { Text("item") } }
  }
}

struct Generated347: View {
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
    ForEach(items.indices, id: \.self) { index in
      ViewThatFits {
        if count > 3 {
          Color.accentColor.opacity(0.2)
          ForEach(items.filter { $0.isDone }) { item in
            Text("a")
              .preferredColorScheme(.dark)
          }
            .navigationTitle("Title")
          ForEach(Mode.allCases) { mode in
            Button("Go") { count += 1 }
              .bold()
          }
            .background(.yellow, in: .rect(cornerRadius: 4))
            .italic(isOn)
            .dimmed(isOn)
        } else if count > 3 {
        } else {
        }
      }
        .buttonStyle(.bordered)
        .rotationEffect(.degrees(45))
        .foregroundStyle(.secondary)
      Button("Go") { count += 1 }
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .overlay(.quaternary)
    }
      .background(alignment: .top) { Text("back") }
      .background(Circle())
      .onDisappear {}
    LabeledContent("Key", value: "Value")
      .aspectRatio(1, contentMode: .fit)
      .toolbar { ToolbarItem { Text("item") } }
      .blur(radius: amount)
    Circle()
      .position(x: 1, y: 1)
  }
}

struct Generated348: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1685 = count + 0
    Text("\(value1685)")
    Divider()
  }
}

struct Generated349: View {
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
      LazyHStack {
      }
        .controlSize(.large)
        .pickerStyle(.segmented)
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .contextMenu { Button("Copy") {} }
    (Text("a") + Text("b").bold())
      .background { Color.green }
    ForEach(0..<3) { index in
      List {
      }
        .fontWeight(.semibold)
        .padding()
      Card {
        ForEach(Mode.allCases) { mode in
          Row(title: "row")
            .shadow(radius: 2)
        }
          .buttonStyle(.bordered)
          .background(Color.blue)
        Image(systemName: "star")
        Button("Delete", role: .destructive) {}
          .fontWeight(.semibold)
      }
        .navigationTitle("Title")
    }
      .buttonStyle(.bordered)
      .zIndex(1)
  }
}

struct Generated350: View {
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
        .foregroundStyle(.secondary)
        .background(Color.blue)
        .buttonStyle(.bordered)
    } else if isOn {
      (isOn ? Text("yes") : Text("no"))
    }
    LazyVStack(pinnedViews: .sectionHeaders) {
      switch count {
      case 0:
        if case .done(let items) = load {
          Slider(value: $amount)
            .accessibilityLabel("label")
        } else if isOn {
          ForEach(["a", "b"], id: \.self) { letter in
            AsyncImage(url: nil)
              .position(x: 1, y: 1)
              .frame(minHeight: 20, alignment: .leading)
          }
            .dimmed(isOn)
            .rotationEffect(.degrees(45))
        } else if let shown = name {
        } else {
        }
      case 1...3:
        Button("Go") { count += 1 }
          .italic(isOn)
          .onDisappear {}
          .clipShape(Circle())
      case let value where value < 0:
        LabeledContent("Key", value: "Value")
          .transition(.opacity)
      default:
        Circle().fill(.blue)
          .background { Color.green }
      }
      ColorPicker("Color", selection: .constant(.red))
    }
  }
}
