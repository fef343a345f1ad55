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

struct Generated801: View {
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
      if !items.isEmpty, isOn {
        AnyView(Row(title: text))
          .contentShape(Rectangle())
        switch mode {
        case .list:
          if !items.isEmpty, isOn {
            Link("Site", destination: URL(string: "https://example.com")!)
            Circle().fill(.blue)
              .toolbar { ToolbarItem { Text("item") } }
              .labelsHidden()
            Color.red
              .padding()
              .mask(Circle())
          } else if count > 3 {
          } else if mode == .grid {
          } else {
          }
        case .grid:
          Spacer(minLength: 8)
        case .map:
          Toggle("On", isOn: $isOn)
        }
      } else if isOn {
      }
      EmptyView()
    } else if isOn {
    } else if isOn {
    }
    TextField("Name", text: $text)
      .offset(x: 4)
      .toolbar { ToolbarItem { Text("item") } }
      .zIndex(1)
    Text(text)
    AsyncImage(url: nil)
      .tint(.orange)
      .navigationTitle(text)
      .modifier(Badge())
  }
}

struct Generated802: View {
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
      TextField("Name", text: $text)
        .multilineTextAlignment(.center)
      DisclosureGroup("More") {
      }
        .cornerRadius(4)
    }
    Menu("Menu") {
      if case .done(let items) = load {
        ScrollViewReader { proxy in
          if !items.isEmpty, isOn {
            Stepper("Count", value: $count, in: 0...9)
              .frame(width: 40, height: 40)
            Color.red
              .transition(.opacity)
              .contentShape(Rectangle())
              .lineLimit(2)
            Spacer(minLength: 8)
              .position(x: 1, y: 1)
              .id(count)
              .textFieldStyle(.roundedBorder)
          } else if mode == .grid {
          } else if let shown = name {
          } else {
          }
          Button("Go") { count += 1 }
            .fixedSize()
            .rotationEffect(.degrees(45))
            .background(.thinMaterial)
        }
          .background(.thinMaterial)
          .blur(radius: amount)
          .toolbar { ToolbarItem { Text("item") } }
        Spacer(minLength: 8)
      } else {
      }
      Divider()
        .animation(.default, value: isOn)
        .accessibilityLabel("label")
        .ignoresSafeArea()
    }
      .toolbar { ToolbarItem { Text("item") } }
      .redacted(reason: .placeholder)
  }
}

struct Generated803: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value96 = count + 0
    Text("\(value96)")
    Form {
    }
    NavigationLink("Next") {
      (Text("a") + Text("b").bold())
        .aspectRatio(1, contentMode: .fit)
        .onDisappear {}
        .multilineTextAlignment(.center)
      ZStack {
        if case .done(let items) = load {
          NavigationLink("Next") {
          }
          if !items.isEmpty, isOn {
            Button("Go") { count += 1 }
              .overlay(Text("over"))
          } else if let shown = name {
          } else if isOn {
          } else {
          }
        } else if mode == .grid {
        } else if let shown = name {
        } else {
        }
      }
        .contentShape(Rectangle())
        .background { Color.green }
        .lineLimit(2)
    }
  }
}

struct Generated804: View {
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
      .preferredColorScheme(.dark)
      .clipShape(Circle())
    Row(title: "row")
      .scaleEffect(amount)
      .listStyle(.plain)
    List(items, id: \.self) { item in
      List {
        Color.accentColor.opacity(0.2)
          .accessibilityLabel("label")
          .ignoresSafeArea()
        if case .done(let items) = load {
          if mode == .grid {
            Circle().fill(.blue)
              .clipShape(Circle())
              .tag(mode)
            (Text("a") + Text("b").bold())
            Text(text)
              .id(count)
          } else if isOn {
          } else if count > 3 {
          } else {
          }
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .accessibilityHidden(isOn)
            .background(.yellow, in: .rect(cornerRadius: 4))
            .position(x: 1, y: 1)
          Stepper("Count", value: $count, in: 0...9)
        } else if !items.isEmpty, isOn {
        } else if !items.isEmpty, isOn {
        }
      }
        .shadow(radius: 2)
        .dimmed(isOn)
      Text(verbatim: "b")
      Image("photo").resizable()
        .listRowInsets(EdgeInsets())
    }
      .environment(\.colorScheme, .dark)
      .padding(.horizontal)
    Slider(value: $amount)
      .navigationTitle("Title")
      .accessibilityHidden(isOn)
  }
}

struct Generated805: View {
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
      .multilineTextAlignment(.center)
      .drawingGroup()
    Color.red
  }
}

struct Generated806: View {
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
      .navigationTitle("Title")
      .hidden()
      .rotationEffect(.degrees(45))
    Card(title: "card") {
      Row(title: text)
        .buttonStyle(.bordered)
        .labelsHidden()
      switch load {
      case .idle:
        ScrollView {
        }
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
          .onAppear { count += 1 }
        let value205 = count + 2
        Text("\(value205)")
        HStack(spacing: 0) {
          ForEach(items.sorted { $0.title < $1.title }) { item in
            Text("a")
              .clipped()
              .background(.thinMaterial)
              .padding(8)
          }
            .dimmed(isOn)
        }
          .zIndex(1)
          .foregroundStyle(.red, .blue)
          .blur(radius: amount)
      case .loading(let amount):
        Rectangle().trim(from: 0, to: amount)
          .listStyle(.plain)
          .onChange(of: text) { print(text) }
      case .done(let items):
        Toggle("On", isOn: $isOn)
          .fontWeight(.semibold)
      case .failed:
        Color.red
      }
    }
      .background(.red)
      .listRowBackground(Color.red)
      .frame(maxWidth: .infinity)
    LabeledContent("Key", value: "Value")
      .overlay(.quaternary)
  }
}

struct Generated807: View {
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
        .font(.title)
    } else {
      Group {
        HStack(spacing: 0) {
          if !items.isEmpty, isOn {
            Stepper("Count", value: $count, in: 0...9)
            Row(title: "row")
              .font(.system(size: 12, weight: .bold))
          } else if let shown = name {
          } else {
            EmptyView()
              .labelsHidden()
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          }
        }
          .badge(in: .blue)
          .clipShape(Circle())
          .id(count)
      }
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .hidden()
        .bold()
    }
    Spacer()
      .clipShape(Circle())
      .aspectRatio(1, contentMode: .fit)
      .redacted(reason: .placeholder)
  }
}

struct Generated808: View {
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
    Button("Go") { count += 1 }
      .scaledToFit()
      .frame(width: 40, height: 40)
      .clipped()
    Card(title: "card") {
      switch mode {
      case .list:
        let value284 = count + 2
        Text("\(value284)")
        if count > 3 {
          ForEach(items.indices, id: \.self) { index in
            Text("\(count)")
            Slider(value: $amount)
              .font(.system(size: 12, weight: .bold))
              .navigationTitle("Title")
              .cornerRadius(4)
            (isOn ? Text("yes") : Text("no"))
              .border(Color.red, width: 2)
              .lineLimit(2)
              .italic(isOn)
          }
          Image("photo").resizable()
            .modifier(Badge())
            .pickerStyle(.segmented)
            .onTapGesture { isOn.toggle() }
        } else if isOn {
        }
        Text(amount, format: .percent)
      case .grid:
        ProgressView()
      case .map:
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .background(.yellow, in: .rect(cornerRadius: 4))
          .overlay(.quaternary)
          .blur(radius: amount)
      }
      ProgressView()
        .zIndex(1)
        .disabled(!isOn)
        .background(alignment: .top) { Text("back") }
    }
      .background(.thinMaterial)
  }
}

struct Generated809: View {
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
      Button("Go") { count += 1 }
        .gesture(TapGesture().onEnded { count = 0 })
        .textFieldStyle(.roundedBorder)
    } else {
      ViewThatFits {
        let value331 = count + 2
        Text("\(value331)")
      }
        .foregroundStyle(.red, .blue)
        .background(.yellow, in: .rect(cornerRadius: 4))
        .fixedSize()
      Text("a")
        .controlSize(.large)
        .disabled(!isOn)
    }
    if case .done(let items) = load {
      if case .done(let items) = load {
        if let shown = name {
          Spacer()
            .environment(\.colorScheme, .dark)
        }
        Button("Go") { count += 1 }
          .border(.gray)
          .rotationEffect(.degrees(45))
          .zIndex(1)
      }
    } else if isOn {
    } else {
    }
  }
}

struct Generated810: View {
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
      .task { text = "x" }
      .labelsHidden()
      .opacity(isOn ? 1 : 0.5)
    List(items, id: \.self) { item in
      if let shown = name {
        LazyHStack {
        }
          .preferredColorScheme(.dark)
          .zIndex(1)
          .onChange(of: text) { print(text) }
      } else if mode == .grid {
        Slider(value: $amount)
          .ignoresSafeArea()
          .multilineTextAlignment(.center)
        if mode == .grid {
          ForEach(Mode.allCases) { mode in
            DatePicker("When", selection: .constant(.now))
              .navigationTitle(text)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
            ProgressView()
              .animation(.default, value: isOn)
              .listRowInsets(EdgeInsets())
              .background { Color.green }
          }
            .background(alignment: .top) { Text("back") }
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .font(.title)
          Spacer()
            .controlSize(.large)
        } else if case .done(let items) = load {
        } else if count > 3 {
        } else {
        }
      } else if case .done(let items) = load {
      }
      Stepper("Count", value: $count, in: 0...9)
        .shadow(radius: 2)
        .disabled(!isOn)
        .position(x: 1, y: 1)
    }
    Stepper("Count", value: $count, in: 0...9)
      .drawingGroup()
      .layoutPriority(1)
    Circle().fill(.blue)
      .accessibilityHidden(isOn)
      .shadow(radius: 2)
      .overlay(Text("over"))
  }
}

struct Generated811: View {
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
      .pickerStyle(.segmented)
      .opacity(isOn ? 1 : 0.5)
    Image(systemName: "star")
      .padding(.vertical, 4)
      .layoutPriority(1)
      .background(alignment: .top) { Text("back") }
  }
}

struct Generated812: View {
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
      Text("\(count)")
        .pickerStyle(.segmented)
        .tint(.orange)
    }
      .foregroundStyle(.red, .blue)
    Form {
    }
    Section {
      Card(title: "card") {
        AnyView(Row(title: text))
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        if count > 3 {
          Row(title: "row")
            .hidden()
          Spacer()
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .overlay(Text("over"))
          Spacer(minLength: 8)
        } else if let shown = name {
        } else {
        }
        (Text("a") + Text("b").bold())
          .offset(x: 4)
          .onAppear { count += 1 }
      }
      Stepper("Count", value: $count, in: 0...9)
        .pickerStyle(.segmented)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
      .accessibilityHidden(isOn)
  }
}

struct Generated813: View {
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
    }
      .shadow(radius: 2)
      .environment(\.colorScheme, .dark)
      .navigationTitle(text)
    switch mode {
    case .list:
      ForEach(items, id: \.title) { item in
        ColorPicker("Color", selection: .constant(.red))
        ProgressView(value: amount)
        VStack {
        }
          .padding(.vertical, 4)
      }
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
      (isOn ? Text("yes") : Text("no"))
        .transition(.opacity)
        .onTapGesture { isOn.toggle() }
        .tint(.orange)
    case .grid:
      Image("photo").resizable()
    case .map:
      Text(verbatim: "b")
        .background { Color.green }
        .onTapGesture { isOn.toggle() }
        .toolbar { ToolbarItem { Text("item") } }
    }
    TextField("Name", text: $text)
      .padding()
      .onChange(of: count) { old, new in print(old, new) }
  }
}

struct Generated814: View {
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
      .listRowInsets(EdgeInsets())
    Text(text)
      .frame(maxWidth: .infinity)
      .shadow(radius: 2)
    ForEach($items) { $item in
      List(items, id: \.self) { item in
        if case .done(let items) = load {
          Text("a")
        } else if isOn {
        }
        Stepper("Count", value: $count, in: 0...9)
      }
        .contextMenu { Button("Copy") {} }
      GridRow {
      }
        .onChange(of: count) { old, new in print(old, new) }
      Spacer(minLength: 8)
        .bold()
    }
      .id(count)
    Label("Star", systemImage: "star")
      .onTapGesture { isOn.toggle() }
      .onTapGesture { isOn.toggle() }
      .scaleEffect(amount)
  }
}

struct Generated815: View {
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
      .fixedSize()
      .redacted(reason: .placeholder)
    ForEach(items.sorted { $0.title < $1.title }) { item in
      ForEach(["a", "b"], id: \.self) { letter in
        Text("a")
        (isOn ? Text("yes") : Text("no"))
        Picker("Mode", selection: $mode) {
          if count > 3 {
            Text(verbatim: "b")
              .padding(8)
              .multilineTextAlignment(.center)
            (Text("a") + Text("b").bold())
              .accessibilityHidden(isOn)
              .padding(.horizontal)
              .padding(8)
            Link("Site", destination: URL(string: "https://example.com")!)
              .listRowInsets(EdgeInsets())
              .controlSize(.large)
          } else if isOn {
          } else if count > 3 {
          }
          Spacer()
            .controlSize(.large)
            .foregroundStyle(.secondary)
            .tag(mode)
          Circle()
            .onChange(of: count) { old, new in print(old, new) }
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .modifier(Badge())
        }
          .tag(mode)
          .frame(width: 40, height: 40)
          .background(alignment: .top) { Text("back") }
      }
        .environment(\.colorScheme, .dark)
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .clipShape(Circle())
        .foregroundColor(.red)
      Row(title: "row")
        .redacted(reason: .placeholder)
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
    }
    name.map { Text($0) }
      .transition(.opacity)
    Image("photo").resizable()
      .tag(mode)
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated816: View {
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
      .badge(in: .blue)
      .clipped()
    let value590 = count + 0
    Text("\(value590)")
    Stepper("Count", value: $count, in: 0...9)
      .labelsHidden()
      .foregroundStyle(.red, .blue)
      .environment(\.colorScheme, .dark)
  }
}

struct Generated817: View {
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
      ForEach(items.sorted { $0.title < $1.title }) { item in
        Label("Star", systemImage: "star")
          .tint(.orange)
          .toolbar { ToolbarItem { Text("item") } }
      }
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
    }
      .listRowInsets(EdgeInsets())
      .foregroundStyle(.secondary)
      .offset(x: 4)
    LabeledContent("Key") {
    }
      .cornerRadius(4)
    DisclosureGroup("More", isExpanded: $isOn) {
      switch load {
      case .idle:
        name.map { Text($0) }
          .rotationEffect(.degrees(45))
        let value621 = count + 2
        Text("\(value621)")
        Row(title: text)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .ignoresSafeArea()
          .rotationEffect(.degrees(45))
      case .loading(let amount):
        Button("Go") { count += 1 }
          .redacted(reason: .placeholder)
          .multilineTextAlignment(.center)
      case .done(let items):
        ColorPicker("Color", selection: .constant(.red))
          .dimmed(isOn)
          .id(count)
          .toolbar { ToolbarItem { Text("item") } }
      case .failed:
        ProgressView(value: amount)
          .scaledToFit()
          .help("help")
      }
      ColorPicker("Color", selection: .constant(.red))
        .border(.gray)
    }
      .offset(x: 4)
  }
}

struct Generated818: View {
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
      .italic(isOn)
      .background(Color.blue)
    if count > 3 {
      VStack {
        let value656 = count + 2
        Text("\(value656)")
      }
        .border(.gray)
        .pickerStyle(.segmented)
        .scaleEffect(amount)
    } else {
      if count > 3 {
        let value664 = count + 2
        Text("\(value664)")
        Row(title: "row")
          .animation(.default, value: isOn)
        LabeledContent("Key") {
        }
          .multilineTextAlignment(.center)
      } else if count > 3 {
      } else if count > 3 {
      }
    }
    Button("Delete", role: .destructive) {}
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .onChange(of: text) { print(text) }
      .navigationTitle(text)
  }
}

struct Generated819: View {
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
      ForEach(items.indices, id: \.self) { index in
        Text("a")
          .ignoresSafeArea()
        Section("Title") {
          ZStack(alignment: .bottomTrailing) {
            TextField("Name", text: $text)
          }
        }
          .listRowInsets(EdgeInsets())
      }
        .id(count)
        .padding(.horizontal)
        .padding(.vertical, 4)
      let value699 = count + 1
      Text("\(value699)")
    }
      .accessibilityLabel("label")
      .accessibilityLabel("label")
    NavigationStack {
    }
  }
}

struct Generated820: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    DisclosureGroup("More") {
      ScrollView {
        EmptyView()
          .listRowInsets(EdgeInsets())
          .listRowInsets(EdgeInsets())
        ForEach(Mode.allCases) { mode in
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          if mode == .grid {
            LabeledContent("Key", value: "Value")
            ColorPicker("Color", selection: .constant(.red))
              .multilineTextAlignment(.center)
              .labelsHidden()
              .tint(.orange)
            SecureField("Password", text: $text)
              .contentShape(Rectangle())
              .navigationTitle("Title")
              .cornerRadius(4)
          } else {
          }
        }
          .opacity(isOn ? 1 : 0.5)
          .background { Color.green }
      }
        .mask(Circle())
      Divider()
    }
      .onChange(of: text) { print(text) }
      .frame(maxWidth: .infinity)
    Text("a")
      .padding(.horizontal)
      .toolbar { ToolbarItem { Text("item") } }
  }
}

struct Generated821: View {
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
      .border(Color.red, width: 2)
    if isOn {
      if !items.isEmpty, isOn {
        switch count {
        case 0:
          if isOn {
            Text("\(count)")
              .padding()
              .help("help")
              .zIndex(1)
            Rectangle().trim(from: 0, to: amount)
              .clipShape(.rect(cornerRadius: 8))
              .modifier(Badge())
              .disabled(!isOn)
          } else if case .done(let items) = load {
            (isOn ? Text("yes") : Text("no"))
              .task { text = "x" }
              .rotationEffect(.degrees(45))
            Row(title: "row")
              .foregroundStyle(.secondary)
              .fontWeight(.semibold)
          }
          (Text("a") + Text("b").bold())
        case 1...3:
          Text(amount, format: .percent)
        case let value where value < 0:
          Image(systemName: "star")
            .padding(.horizontal)
            .fixedSize()
        default:
          name.map { Text($0) }
            .frame(width: 40, height: 40)
            .onDisappear {}
            .redacted(reason: .placeholder)
        }
        Button("Delete", role: .destructive) {}
          .navigationTitle(text)
      } else if count > 3 {
      }
    } else if isOn {
    } else {
    }
  }
}

struct Generated822: View {
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
      if !items.isEmpty, isOn {
        ZStack(alignment: .bottomTrailing) {
          Section {
            Text(verbatim: "b")
              .gesture(TapGesture().onEnded { count = 0 })
              .pickerStyle(.segmented)
              .environment(\.colorScheme, .dark)
            (isOn ? Text("yes") : Text("no"))
          }
          (Text("a") + Text("b").bold())
            .onDisappear {}
        }
          .onChange(of: count) { old, new in print(old, new) }
      } else if isOn {
        TextEditor(text: $text)
          .background(alignment: .top) { Text("back") }
          .zIndex(1)
          .background(.yellow, in: .rect(cornerRadius: 4))
        LabeledContent("Key", value: "Value")
          .padding()
      }
      Stepper("Count", value: $count, in: 0...9)
        .contextMenu { Button("Copy") {} }
        .disabled(!isOn)
        .background(.red)
    }
      .frame(maxWidth: .infinity)
      .listRowBackground(Color.red)
    ColorPicker("Color", selection: .constant(.red))
      .padding(8)
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .background(Circle())
      .layoutPriority(1)
      .hidden()
  }
}

struct Generated823: View {
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
      .border(Color.red, width: 2)
    TimelineView(.everyMinute) { context in
      switch name {
      case let shown?:
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .background(alignment: .top) { Text("back") }
          .border(Color.red, width: 2)
        Image("photo").resizable()
          .shadow(radius: 2)
        Card(title: "card") {
          VStack(alignment: .trailing, spacing: 8) {
            Text(text)
              .onChange(of: count) { old, new in print(old, new) }
              .controlSize(.large)
              .opacity(isOn ? 1 : 0.5)
            Row(title: "row")
              .shadow(radius: 2)
              .task { text = "x" }
          }
            .fixedSize()
            .modifier(Badge())
          TextEditor(text: $text)
            .navigationTitle(text)
            .aspectRatio(1, contentMode: .fit)
            .overlay(Text("over"))
          ProgressView()
            .aspectRatio(1, contentMode: .fit)
            .clipped()
        }
          .background(Circle())
      case nil:
        Slider(value: $amount, in: 0...10, step: 1)
          .contextMenu { Button("Copy") {} }
          .shadow(radius: 2)
      }
    }
    Text(amount, format: .percent)
  }
}

struct Generated824: View {
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
        Form {
        }
          .listStyle(.plain)
          .background(alignment: .top) { Text("back") }
          .onTapGesture { isOn.toggle() }
      }
      GroupBox("Box") {
        ForEach(items.sorted { $0.title < $1.title }) { item in
          if count > 3 {
            Text(amount, format: .percent)
              .fixedSize()
              .listRowInsets(EdgeInsets())
            Text(amount, format: .percent)
              .badge(in: .blue)
              .font(.system(size: 12, weight: .bold))
            AsyncImage(url: nil)
              .toolbar { ToolbarItem { Text("item") } }
          } else if isOn {
          } else {
          }
          ColorPicker("Color", selection: .constant(.red))
            .help("help")
            .onAppear { count += 1 }
            .animation(.default, value: isOn)
          Capsule().stroke(.red, lineWidth: 2)
        }
        Circle().fill(.blue)
          .navigationTitle(text)
      }
        .id(count)
    } else {
    }
    Button("Delete", role: .destructive) {}
      .textFieldStyle(.roundedBorder)
      .controlSize(.large)
    Row(title: text)
      .foregroundStyle(.secondary)
      .help("help")
  }
}

struct Generated825: View {
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
      ZStack(alignment: .bottomTrailing) {
        ScrollViewReader { proxy in
          if isOn {
            Spacer(minLength: 8)
              .padding()
          } else if mode == .grid {
            Link("Site", destination: URL(string: "https://example.com")!)
          } else if let shown = name {
          }
          Row(title: text)
            .tag(mode)
        }
          .rotationEffect(.degrees(45))
          .background(Circle())
        ForEach(items.filter { $0.isDone }) { item in
          DatePicker("When", selection: .constant(.now))
        }
      }
        .background(Color.blue)
        .padding()
      Text(text)
    }
      .padding(8)
    Text("\(count)")
      .padding(.vertical, 4)
    ProgressView()
      .background { Color.green }
      .tint(.orange)
  }
}

struct Generated826: View {
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
    Card(title: "card") {
      Text("a")
        .gesture(TapGesture().onEnded { count = 0 })
        .background(.yellow, in: .rect(cornerRadius: 4))
        .labelsHidden()
      Slider(value: $amount, in: 0...10, step: 1)
        .tint(.orange)
      ForEach(items.sorted { $0.title < $1.title }) { item in
        VStack(alignment: .trailing, spacing: 8) {
          Text("a")
            .listRowBackground(Color.red)
            .contentShape(Rectangle())
            .disabled(!isOn)
        }
          .redacted(reason: .placeholder)
          .position(x: 1, y: 1)
        Button("Go") { count += 1 }
          .textFieldStyle(.roundedBorder)
      }
        .foregroundColor(.red)
        .foregroundStyle(.secondary)
    }
      .border(Color.red, width: 2)
      .toolbar { ToolbarItem { Text("item") } }
    Text(verbatim: "b")
  }
}

struct Generated827: View {
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
      Text("a")
        .navigationTitle("Title")
        .drawingGroup()
    }
      .aspectRatio(1, contentMode: .fit)
    ForEach(items.filter { $0.isDone }) { item in
      if !items.isEmpty, isOn {
        SecureField("Password", text: $text)
        ForEach(items.filter { $0.isDone }) { item in
          AnyView(Row(title: text))
            .offset(x: 4)
            .redacted(reason: .placeholder)
        }
          .onChange(of: count) { old, new in print(old, new) }
      } else if case .done(let items) = load {
      } else {
        if let shown = name {
          Image(systemName: "star")
            .ignoresSafeArea()
            .environment(\.colorScheme, .dark)
            .redacted(reason: .placeholder)
        } else if let shown = name {
        }
      }
      Spacer(minLength: 8)
        .clipShape(.rect(cornerRadius: 8))
        .modifier(Badge())
        .fixedSize()
    }
      .pickerStyle(.segmented)
      .listStyle(.plain)
      .accessibilityHidden(isOn)
  }
}

struct Generated828: View {
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
    HStack(spacing: 0) {
      ControlGroup {
        if !items.isEmpty, isOn {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .clipShape(.rect(cornerRadius: 8))
            .shadow(radius: 2)
          ScrollViewReader { proxy in
            Toggle("On", isOn: $isOn)
              .frame(maxWidth: .infinity)
            ColorPicker("Color", selection: .constant(.red))
              .fontWeight(.semibold)
          }
            .zIndex(1)
            .toolbar { ToolbarItem { Text("item") } }
        } else if mode == .grid {
        }
        Slider(value: $amount, in: 0...10, step: 1)
      }
        .gesture(TapGesture().onEnded { count = 0 })
        .background(Color.blue)
    }
    Toggle("On", isOn: $isOn)
      .frame(minHeight: 20, alignment: .leading)
    AnyView(Row(title: text))
  }
}

struct Generated829: View {
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
      .clipped()
    if !items.isEmpty, isOn {
      ForEach(items.sorted { $0.title < $1.title }) { item in
        ProgressView()
          .accessibilityHidden(isOn)
          .foregroundStyle(.red, .blue)
          .onAppear { count += 1 }
        if mode == .grid {
          TextEditor(text: $text)
            .rotationEffect(.degrees(45))
            .offset(x: 4)
          Text("a")
          Rectangle().trim(from: 0, to: amount)
            .ignoresSafeArea()
            .listRowInsets(EdgeInsets())
        } else if mode == .grid {
        }
        ProgressView()
          .background(alignment: .top) { Text("back") }
          .transition(.opacity)
          .contextMenu { Button("Copy") {} }
      }
        .onAppear { count += 1 }
        .font(.system(size: 12, weight: .bold))
      Text(verbatim: "b")
        .frame(width: 40, height: 40)
      Slider(value: $amount, in: 0...10, step: 1)
        .animation(.default, value: isOn)
        .contextMenu { Button("Copy") {} }
    } else if mode == .grid {
    } else if isOn {
    }
  }
}

struct Generated830: View {
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
      .pickerStyle(.segmented)
    AnyView(Row(title: text))
  }
}

struct Generated831: View {
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
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        }
          .padding()
          .background { Color.green }
      }
        .scaleEffect(amount)
        .frame(width: 40, height: 40)
      TextField("Name", text: $text)
      Text(text)
        .shadow(radius: 2)
    } else if !items.isEmpty, isOn {
      Row(title: text)
        .fontWeight(.semibold)
        .dimmed(isOn)
        .border(Color.red, width: 2)
      let value1132 = count + 1
      Text("\(value1132)")
    } else if isOn {
      AnyView(Row(title: text))
        .cornerRadius(4)
        .onTapGesture { isOn.toggle() }
        .ignoresSafeArea()
      Label("Star", systemImage: "star")
        .bold()
    }
    Text(verbatim: "b")
      .hidden()
      .scaledToFit()
    AnyView(Row(title: text))
      .onDisappear {}
  }
}

struct Generated832: View {
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
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        if mode == .grid {
          (Text("a") + Text("b").bold())
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .offset(x: 4)
            .layoutPriority(1)
        } else if mode == .grid {
          Capsule().stroke(.red, lineWidth: 2)
            .frame(width: 40, height: 40)
            .clipShape(Circle())
          Color.red
            .multilineTextAlignment(.center)
        }
        Label("Star", systemImage: "star")
          .rotationEffect(.degrees(45))
      }
        .background(alignment: .top) { Text("back") }
      ScrollViewReader { proxy in
      }
        .frame(width: 40, height: 40)
        .lineLimit(2)
        .background(.yellow, in: .rect(cornerRadius: 4))
    }
    Link("Site", destination: URL(string: "https://example.com")!)
  }
}

struct Generated833: View {
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
      NavigationLink("Next") {
      }
    }
    if isOn {
      LabeledContent("Key") {
        if count > 3 {
          AnyView(Row(title: text))
        } else if isOn {
          Divider()
            .transition(.opacity)
        } else if isOn {
        } else {
        }
        Spacer(minLength: 8)
      }
        .clipShape(.rect(cornerRadius: 8))
      Circle().fill(.blue)
        .background(alignment: .top) { Text("back") }
    } else if let shown = name {
    } else {
    }
    TextField("Name", text: $text)
  }
}

struct Generated834: View {
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
      if case .done(let items) = load {
        ProgressView(value: amount)
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .background(Circle())
      } else if let shown = name {
        ZStack(alignment: .bottomTrailing) {
          name.map { Text($0) }
            .toolbar { ToolbarItem { Text("item") } }
            .preferredColorScheme(.dark)
        }
          .foregroundColor(.red)
          .accessibilityHidden(isOn)
      } else {
        Spacer(minLength: 8)
          .transition(.opacity)
      }
      (Text("a") + Text("b").bold())
        .aspectRatio(1, contentMode: .fit)
      Toggle("On", isOn: $isOn)
        .labelsHidden()
        .frame(maxWidth: .infinity)
        .layoutPriority(1)
    }
      .preferredColorScheme(.dark)
      .navigationTitle("Title")
      .badge(in: .blue)
    Text(verbatim: "b")
  }
}

struct Generated835: View {
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
      ForEach(0..<3) { index in
        Section {
          switch load {
          case .idle:
            Label("Star", systemImage: "star")
              .background(alignment: .top) { Text("back") }
            ColorPicker("Color", selection: .constant(.red))
              .textFieldStyle(.roundedBorder)
          case .loading(let amount):
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .fontWeight(.semibold)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          case .done(let items):
            Color.red
              .overlay(.quaternary)
              .overlay(.quaternary)
              .padding()
          case .failed:
            (Text("a") + Text("b").bold())
              .controlSize(.large)
              .onChange(of: count) { old, new in print(old, new) }
              .rotationEffect(.degrees(45))
          }
          Color.accentColor.opacity(0.2)
          Slider(value: $amount, in: 0...10, step: 1)
        }
          .fontWeight(.semibold)
          .modifier(Badge())
          .border(.gray)
        Color.accentColor.opacity(0.2)
          .contextMenu { Button("Copy") {} }
          .layoutPriority(1)
          .pickerStyle(.segmented)
        Button("Delete", role: .destructive) {}
          .aspectRatio(1, contentMode: .fit)
          .multilineTextAlignment(.center)
      }
        .labelsHidden()
      Row(title: "row")
        .border(.gray)
        .frame(maxWidth: .infinity)
        .mask(Circle())
      Image(systemName: "star")
        .opacity(isOn ? 1 : 0.5)
        .listStyle(.plain)
    }
      .onTapGesture { isOn.toggle() }
      .scaledToFit()
    Slider(value: $amount, in: 0...10, step: 1)
      .background(Color.blue)
      .bold()
      .buttonStyle(.bordered)
    Stepper("Count", value: $count, in: 0...9)
  }
}

struct Generated836: View {
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
      Capsule().stroke(.red, lineWidth: 2)
      LabeledContent("Key", value: "Value")
        .tag(mode)
    }
    Card {
      if case .done(let items) = load {
        if !items.isEmpty, isOn {
          Link("Site", destination: URL(string: "https://example.com")!)
            .scaledToFit()
          switch name {
          case let shown?:
            Circle().fill(.blue)
              .padding()
              .bold()
          case nil:
            Label("Star", systemImage: "star")
          }
          Label("Star", systemImage: "star")
            .accessibilityHidden(isOn)
        } else {
        }
        Circle()
          .ignoresSafeArea()
      } else if case .done(let items) = load {
      } else {
      }
      EmptyView()
        .hidden()
    }
      .bold()
      .fontWeight(.semibold)
      .contentShape(Rectangle())
    Link("Site", destination: URL(string: "https://example.com")!)
    (isOn ? Text("yes") : Text("no"))
      .frame(maxWidth: .infinity)
  }
}

struct Generated837: View {
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
      ScrollView(.horizontal, showsIndicators: false) {
      }
        .onAppear { count += 1 }
        .background(.red)
      Button("Go") { count += 1 }
        .clipShape(.rect(cornerRadius: 8))
        .padding(.horizontal)
    }
      .lineLimit(2)
      .scaledToFit()
    VStack {
    }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
  }
}

struct Generated838: View {
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
      Section("Title") {
        ForEach(items) { item in
          Label("Star", systemImage: "star")
            .accessibilityLabel("label")
            .onAppear { count += 1 }
          switch load {
          case .idle:
            Rectangle().trim(from: 0, to: amount)
            Text(text)
              .tint(.orange)
              .blur(radius: amount)
            Image("photo").resizable()
              .navigationTitle(text)
              .padding()
              .hidden()
          case .loading(let amount):
            Link("Site", destination: URL(string: "https://example.com")!)
              .foregroundStyle(.secondary)
          case .done(let items):
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .contentShape(Rectangle())
              .animation(.default, value: isOn)
              .dimmed(isOn)
          case .failed:
            ProgressView()
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          }
        }
          .gesture(TapGesture().onEnded { count = 0 })
      }
        .zIndex(1)
        .overlay(.quaternary)
      Rectangle().trim(from: 0, to: amount)
        .labelsHidden()
        .multilineTextAlignment(.center)
        .italic(isOn)
    }
      .contentShape(Rectangle())
      .id(count)
    Text(text)
      .foregroundStyle(.secondary)
    ColorPicker("Color", selection: .constant(.red))
      .pickerStyle(.segmented)
      .background(Color.blue)
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated839: View {
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
      (Text("a") + Text("b").bold())
        .padding(.vertical, 4)
        .border(.gray)
    } else if !items.isEmpty, isOn {
      Text(amount, format: .percent)
        .onChange(of: text) { print(text) }
        .controlSize(.large)
        .buttonStyle(.bordered)
    } else {
      let value1432 = count + 1
      Text("\(value1432)")
      Section {
        TextField("Name", text: $text)
          .border(Color.red, width: 2)
          .contextMenu { Button("Copy") {} }
          .listRowBackground(Color.red)
        switch name {
        case let shown?:
          ForEach(items, id: \.title) { item in
            LabeledContent("Key", value: "Value")
              .onChange(of: text) { print(text) }
              .background(.yellow, in: .rect(cornerRadius: 4))
              .frame(minHeight: 20, alignment: .leading)
          }
            .padding(.horizontal)
            .zIndex(1)
            .border(.gray)
        case nil:
          Text(amount, format: .percent)
        }
      }
    }
    Circle()
  }
}

struct Generated840: View {
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
      name.map { Text($0) }
        .badge(in: .blue)
    }
      .disabled(!isOn)
    VStack(alignment: .leading) {
      Row(title: "row")
        .position(x: 1, y: 1)
      ForEach(items) { item in
        switch mode {
        case .list:
          LazyVStack(pinnedViews: .sectionHeaders) {
            Text(verbatim: "b")
            Circle()
              .overlay(.quaternary)
              .accessibilityLabel("label")
          }
            .pickerStyle(.segmented)
            .padding(.horizontal)
            .accessibilityLabel("label")
        case .grid:
          SecureField("Password", text: $text)
            .textFieldStyle(.roundedBorder)
            .labelsHidden()
        case .map:
          name.map { Text($0) }
            .zIndex(1)
            .redacted(reason: .placeholder)
        }
        Color.red
          .background(alignment: .top) { Text("back") }
          .pickerStyle(.segmented)
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .multilineTextAlignment(.center)
          .foregroundColor(.red)
      }
        .disabled(!isOn)
        .position(x: 1, y: 1)
        .tag(mode)
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .tag(mode)
    Rectangle().trim(from: 0, to: amount)
      .preferredColorScheme(.dark)
      .drawingGroup()
  }
}

struct Generated841: View {
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
      if count > 3 {
        if count > 3 {
          Color.red
        } else {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .onTapGesture { isOn.toggle() }
        }
        HStack {
          Row(title: "row")
          ForEach(Mode.allCases) { mode in
            Toggle("On", isOn: $isOn)
              .labelsHidden()
              .contextMenu { Button("Copy") {} }
              .disabled(!isOn)
          }
            .border(.gray)
            .foregroundStyle(.secondary)
        }
        Image("photo").resizable()
      } else if case .done(let items) = load {
      } else if mode == .grid {
      }
    }
      .background(alignment: .top) { Text("back") }
      .onAppear { count += 1 }
    ProgressView()
    Spacer()
      .overlay(Text("over"))
  }
}

struct Generated842: View {
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
      ZStack {
      }
        .padding()
      if !items.isEmpty, isOn {
        ForEach(Mode.allCases) { mode in
          Label("Star", systemImage: "star")
          AnyView(Row(title: text))
          ForEach(items.indices, id: \.self) { index in
            DatePicker("When", selection: .constant(.now))
          }
            .badge(in: .blue)
            .scaledToFit()
            .cornerRadius(4)
        }
        Text("a")
          .navigationTitle(text)
          .background(.red)
          .help("help")
      } else {
      }
      Row(title: text)
        .modifier(Badge())
    case 1...3:
      Slider(value: $amount)
        .id(count)
    case let value where value < 0:
      DatePicker("When", selection: .constant(.now))
        .clipShape(Circle())
        .italic(isOn)
    default:
      name.map { Text($0) }
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .background { Color.green }
    }
    SecureField("Password", text: $text)
      .clipped()
      .navigationTitle("Title")
      .background(Circle())
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .animation(.default, value: isOn)
      .background(Circle())
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated843: View {
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
      .onAppear { count += 1 }
      .onChange(of: text) { print(text) }
      .listStyle(.plain)
    Stepper("Count", value: $count, in: 0...9)
  }
}

struct Generated844: View {
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
      .onChange(of: text) { print(text) }
    ForEach(["a", "b"], id: \.self) { letter in
      ForEach($items) { $item in
        Circle().fill(.blue)
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
          Section {
            SecureField("Password", text: $text)
            Color.accentColor.opacity(0.2)
              .contextMenu { Button("Copy") {} }
            Text(text)
          }
            .aspectRatio(1, contentMode: .fit)
          Slider(value: $amount)
            .font(.title)
        }
          .frame(width: 40, height: 40)
          .foregroundColor(.red)
        Spacer()
          .layoutPriority(1)
          .badge(in: .blue)
      }
      Divider()
        .animation(.default, value: isOn)
        .hidden()
      Text(amount, format: .percent)
        .fixedSize()
    }
      .italic(isOn)
  }
}

struct Generated845: View {
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
      SecureField("Password", text: $text)
      if let shown = name {
        Row(title: text)
          .background(.red)
          .font(.system(size: 12, weight: .bold))
      } else if isOn {
        ForEach(items) { item in
          if case .done(let items) = load {
            (Text("a") + Text("b").bold())
              .background(.yellow, in: .rect(cornerRadius: 4))
              .layoutPriority(1)
              .accessibilityLabel("label")
          } else if case .done(let items) = load {
            Image("photo").resizable()
              .onDisappear {}
            Capsule().stroke(.red, lineWidth: 2)
              .font(.system(size: 12, weight: .bold))
              .fixedSize()
              .blur(radius: amount)
          } else if !items.isEmpty, isOn {
          } else {
          }
        }
      } else if count > 3 {
      } else {
      }
    case nil:
      EmptyView()
        .onChange(of: count) { old, new in print(old, new) }
        .background(alignment: .top) { Text("back") }
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .listRowInsets(EdgeInsets())
      .frame(width: 40, height: 40)
      .scaledToFit()
    AsyncImage(url: nil)
    Label("Star", systemImage: "star")
      .hidden()
      .blur(radius: amount)
      .contentShape(Rectangle())
  }
}

struct Generated846: View {
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
      List(items) { item in
        ForEach(items) { item in
          if mode == .grid {
            Row(title: "row")
              .navigationTitle(text)
            Text(verbatim: "b")
              .ignoresSafeArea()
              .contextMenu { Button("Copy") {} }
            Circle().fill(.blue)
              .frame(minHeight: 20, alignment: .leading)
              .task { text = "x" }
          }
          Toggle("On", isOn: $isOn)
        }
      }
        .mask(Circle())
        .font(.system(size: 12, weight: .bold))
        .help("help")
      Slider(value: $amount, in: 0...10, step: 1)
        .mask(Circle())
        .background(.yellow, in: .rect(cornerRadius: 4))
        .overlay(.quaternary)
    }
      .textFieldStyle(.roundedBorder)
      .opacity(isOn ? 1 : 0.5)
    Color.accentColor.opacity(0.2)
    AsyncImage(url: nil)
      .zIndex(1)
    SecureField("Password", text: $text)
      .border(Color.red, width: 2)
  }
}

struct Generated847: View {
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
      GeometryReader { proxy in
      }
        .disabled(!isOn)
        .padding(.horizontal)
    case 1...3:
      ProgressView(value: amount)
        .tint(.orange)
    case let value where value < 0:
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Toggle("On", isOn: $isOn)
          .font(.system(size: 12, weight: .bold))
        ColorPicker("Color", selection: .constant(.red))
          .overlay(Text("over"))
          .border(.gray)
          .onTapGesture { isOn.toggle() }
      }
      Image("photo").resizable()
      List(items) { item in
        Slider(value: $amount)
          .foregroundColor(.red)
          .modifier(Badge())
          .padding(8)
      }
        .fontWeight(.semibold)
        .pickerStyle(.segmented)
        .font(.title)
    default:
      (Text("a") + Text("b").bold())
        .help("help")
        .buttonStyle(.bordered)
    }
    Divider()
      .onDisappear {}
      .background(Color.blue)
    Text(text)
      .contentShape(Rectangle())
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    ColorPicker("Color", selection: .constant(.red))
      .italic(isOn)
      .scaleEffect(amount)
      .multilineTextAlignment(.center)
  }
}

struct Generated848: View {
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
      .modifier(Badge())
    NavigationStack {
      Label("Star", systemImage: "star")
      TextEditor(text: $text)
        .contentShape(Rectangle())
    }
      .layoutPriority(1)
      .background(Color.blue)
  }
}

struct Generated849: View {
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
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .position(x: 1, y: 1)
        .toolbar { ToolbarItem { Text("item") } }
        .transition(.opacity)
      VStack(alignment: .leading) {
        if mode == .grid {
          if mode == .grid {
            AnyView(Row(title: text))
              .foregroundColor(.red)
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          } else if mode == .grid {
            SecureField("Password", text: $text)
              .padding(.vertical, 4)
              .badge(in: .blue)
              .preferredColorScheme(.dark)
            name.map { Text($0) }
              .hidden()
              .background(.red)
              .contextMenu { Button("Copy") {} }
          } else if isOn {
          }
        } else if case .done(let items) = load {
        }
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .dimmed(isOn)
          .position(x: 1, y: 1)
      }
    }
      .onTapGesture { isOn.toggle() }
      .border(.gray)
      .id(count)
    ProgressView(value: amount)
      .disabled(!isOn)
      .background(.thinMaterial)
      .layoutPriority(1)
  }
}

struct Generated850: View {
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
      Section {
        if count > 3 {
          Text(amount, format: .percent)
          ControlGroup {
          }
            .hidden()
            .tag(mode)
        } else if let shown = name {
        } else if mode == .grid {
          Image(systemName: "star")
        }
      }
        .overlay(Text("over"))
        .gesture(TapGesture().onEnded { count = 0 })
        .task { text = "x" }
      if isOn {
        if case .done(let items) = load {
          AnyView(Row(title: text))
            .scaledToFit()
            .background(.yellow, in: .rect(cornerRadius: 4))
        }
        Button("Delete", role: .destructive) {}
      } else if case .done(let items) = load {
      } else if isOn {
      } else {
      }
      Spacer(minLength: 8)
        .tint(.orange)
    case .grid:
      AnyView(Row(title: text))
        .badge(in: .blue)
        .background(.red)
    case .map:
      SecureField("Password", text: $text)
        .textFieldStyle(.roundedBorder)
        .background(.red)
        .id(count)
    }
    TextField("Name", text: $text)
  }
}
