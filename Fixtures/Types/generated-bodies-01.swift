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

struct Generated1: View {
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
        HStack(spacing: 0) {
        }
          .navigationTitle("Title")
          .contentShape(Rectangle())
          .bold()
        AnyView(Row(title: text))
      }
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
    ForEach(items, id: \.title) { item in
      if let shown = name {
        ForEach(items.sorted { $0.title < $1.title }) { item in
          Circle().fill(.blue)
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .listRowInsets(EdgeInsets())
        }
          .disabled(!isOn)
        Text(verbatim: "b")
          .mask(Circle())
          .background(Circle())
          .buttonStyle(.bordered)
      } else if isOn {
      }
      Button("Delete", role: .destructive) {}
        .accessibilityHidden(isOn)
        .zIndex(1)
        .listRowInsets(EdgeInsets())
      Text("a")
        .modifier(Badge())
    }
      .task { text = "x" }
  }
}

struct Generated2: View {
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
      Text("a")
        .padding(8)
    }
      .font(.system(size: 12, weight: .bold))
      .onTapGesture { isOn.toggle() }
      .foregroundColor(.red)
    if isOn {
      Toggle("On", isOn: $isOn)
        .accessibilityHidden(isOn)
      Picker("Mode", selection: $mode) {
        ScrollViewReader { proxy in
        }
          .contextMenu { Button("Copy") {} }
          .frame(maxWidth: .infinity)
        if let shown = name {
          Button("Delete", role: .destructive) {}
            .onAppear { count += 1 }
          TextEditor(text: $text)
          SecureField("Password", text: $text)
        } else {
        }
        SecureField("Password", text: $text)
          .padding()
          .overlay(.quaternary)
          .listStyle(.plain)
      }
        .blur(radius: amount)
        .blur(radius: amount)
    } else if let shown = name {
    } else if mode == .grid {
    }
    Toggle("On", isOn: $isOn)
      .accessibilityHidden(isOn)
      .foregroundColor(.red)
    LabeledContent("Key", value: "Value")
      .background(Circle())
      .labelsHidden()
  }
}

struct Generated3: View {
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
      DisclosureGroup("More") {
      }
        .fontWeight(.semibold)
      ForEach(items.sorted { $0.title < $1.title }) { item in
        TextEditor(text: $text)
          .badge(in: .blue)
      }
        .border(.gray)
        .background(.yellow, in: .rect(cornerRadius: 4))
        .border(.gray)
    }
      .accessibilityHidden(isOn)
    TextField("Name", text: $text)
      .help("help")
  }
}

struct Generated4: View {
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
      Grid {
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        LabeledContent("Key") {
        }
          .gesture(TapGesture().onEnded { count = 0 })
          .background(Color.blue)
      }
        .frame(maxWidth: .infinity)
        .zIndex(1)
    }
      .scaledToFit()
    Text(text)
      .background(.thinMaterial)
      .onTapGesture { isOn.toggle() }
    HStack(spacing: 0) {
    }
      .onChange(of: text) { print(text) }
      .dimmed(isOn)
      .background(alignment: .top) { Text("back") }
    if mode == .grid {
      let value128 = count + 1
      Text("\(value128)")
    } else if !items.isEmpty, isOn {
    } else if !items.isEmpty, isOn {
    } else {
    }
  }
}

struct Generated5: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value140 = count + 0
    Text("\(value140)")
    ForEach(["a", "b"], id: \.self) { letter in
      Menu("Menu") {
        ControlGroup {
          TextField("Name", text: $text)
            .border(.gray)
            .clipped()
            .listStyle(.plain)
          HStack(alignment: .firstTextBaseline, spacing: 2) {
            AnyView(Row(title: text))
              .background(alignment: .top) { Text("back") }
              .foregroundStyle(.red, .blue)
              .clipShape(.rect(cornerRadius: 8))
            Text("a")
          }
            .clipped()
            .modifier(Badge())
            .badge(in: .blue)
        }
          .contextMenu { Button("Copy") {} }
          .fontWeight(.semibold)
          .aspectRatio(1, contentMode: .fit)
      }
        .environment(\.colorScheme, .dark)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .id(count)
    }
      .listStyle(.plain)
      .disabled(!isOn)
    Slider(value: $amount)
  }
}

struct Generated6: View {
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
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .ignoresSafeArea()
        .background(alignment: .top) { Text("back") }
      HStack {
        ForEach(items.filter { $0.isDone }) { item in
          Color.accentColor.opacity(0.2)
            .contextMenu { Button("Copy") {} }
            .transition(.opacity)
          ForEach(items.sorted { $0.title < $1.title }) { item in
            TextEditor(text: $text)
              .animation(.default, value: isOn)
            AnyView(Row(title: text))
              .cornerRadius(4)
              .onTapGesture { isOn.toggle() }
              .font(.system(size: 12, weight: .bold))
            Slider(value: $amount)
          }
            .scaleEffect(amount)
          Circle()
            .animation(.default, value: isOn)
        }
          .disabled(!isOn)
          .help("help")
      }
        .fixedSize()
        .foregroundColor(.red)
        .contextMenu { Button("Copy") {} }
    } else if case .done(let items) = load {
    } else {
    }
    ProgressView(value: amount)
  }
}

struct Generated7: View {
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
      .environment(\.colorScheme, .dark)
      .position(x: 1, y: 1)
      .multilineTextAlignment(.center)
    Stepper("Count", value: $count, in: 0...9)
      .italic(isOn)
      .shadow(radius: 2)
    if case .done(let items) = load {
      Spacer(minLength: 8)
    }
    if count > 3 {
      Image(systemName: "star")
        .accessibilityHidden(isOn)
        .layoutPriority(1)
        .font(.system(size: 12, weight: .bold))
      Rectangle().trim(from: 0, to: amount)
        .animation(.default, value: isOn)
      if isOn {
        AsyncImage(url: nil)
          .mask(Circle())
      } else if mode == .grid {
      } else if let shown = name {
      }
    } else if let shown = name {
    } else {
    }
  }
}

struct Generated8: View {
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
      Slider(value: $amount, in: 0...10, step: 1)
        .help("help")
      ForEach(items, id: \.title) { item in
        TextField("Name", text: $text)
          .overlay(.quaternary)
        ProgressView(value: amount)
          .padding(.horizontal)
          .overlay(Text("over"))
          .toolbar { ToolbarItem { Text("item") } }
      }
        .textFieldStyle(.roundedBorder)
      let value259 = count + 1
      Text("\(value259)")
    }
      .fontWeight(.semibold)
      .padding(8)
    Text("\(count)")
      .offset(x: 4)
    ControlGroup {
    }
      .bold()
      .listRowInsets(EdgeInsets())
  }
}

struct Generated9: View {
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
      Text(text)
        .environment(\.colorScheme, .dark)
        .modifier(Badge())
    } else {
      if let shown = name {
        let value282 = count + 2
        Text("\(value282)")
        HStack(alignment: .firstTextBaseline, spacing: 2) {
          ViewThatFits {
            Spacer()
              .lineLimit(2)
            Circle().fill(.blue)
              .listStyle(.plain)
              .controlSize(.large)
          }
            .tag(mode)
            .textFieldStyle(.roundedBorder)
        }
          .fontWeight(.semibold)
          .background(.red)
      } else if !items.isEmpty, isOn {
      } else {
      }
    }
    (Text("a") + Text("b").bold())
      .mask(Circle())
      .foregroundStyle(.red, .blue)
      .zIndex(1)
  }
}

struct Generated10: View {
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
        Button("Delete", role: .destructive) {}
          .font(.system(size: 12, weight: .bold))
        ForEach(0..<3) { index in
          ForEach(items.sorted { $0.title < $1.title }) { item in
            Spacer()
            Spacer()
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .shadow(radius: 2)
              .gesture(TapGesture().onEnded { count = 0 })
              .border(Color.red, width: 2)
          }
            .drawingGroup()
            .background(.red)
        }
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .contextMenu { Button("Copy") {} }
      } else {
      }
      Divider()
        .clipShape(.rect(cornerRadius: 8))
      Button("Go") { count += 1 }
        .fontWeight(.semibold)
        .foregroundStyle(.red, .blue)
        .tag(mode)
    } else if mode == .grid {
    }
    Text(verbatim: "b")
      .navigationTitle(text)
    Button("Delete", role: .destructive) {}
      .buttonStyle(.bordered)
      .clipShape(Circle())
      .labelsHidden()
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .ignoresSafeArea()
      .padding()
  }
}

struct Generated11: View {
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
      .onDisappear {}
    (isOn ? Text("yes") : Text("no"))
      .pickerStyle(.segmented)
      .lineLimit(2)
    Text("\(count)")
    Color.accentColor.opacity(0.2)
      .fontWeight(.semibold)
  }
}

struct Generated12: View {
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
      Row(title: "row")
        .badge(in: .blue)
        .listRowInsets(EdgeInsets())
    } else {
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .overlay(.quaternary)
      .navigationTitle(text)
      .animation(.default, value: isOn)
  }
}

struct Generated13: View {
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
      Text(amount, format: .percent)
        .onChange(of: count) { old, new in print(old, new) }
        .labelsHidden()
    } else {
      let value389 = count + 1
      Text("\(value389)")
    }
    ColorPicker("Color", selection: .constant(.red))
      .animation(.default, value: isOn)
      .accessibilityHidden(isOn)
    VStack(alignment: .trailing, spacing: 8) {
    }
    if isOn {
      Row(title: "row")
      ForEach(items) { item in
        SecureField("Password", text: $text)
          .frame(minHeight: 20, alignment: .leading)
      }
    } else if count > 3 {
    } else if mode == .grid {
    } else {
    }
  }
}

struct Generated14: View {
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
      .frame(maxWidth: .infinity)
      .background(.yellow, in: .rect(cornerRadius: 4))
      .contentShape(Rectangle())
    let value417 = count + 0
    Text("\(value417)")
    Section {
      EmptyView()
        .background(.yellow, in: .rect(cornerRadius: 4))
    }
      .font(.title)
      .frame(maxWidth: .infinity)
  }
}

struct Generated15: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value431 = count + 0
    Text("\(value431)")
    LazyVStack(pinnedViews: .sectionHeaders) {
    }
  }
}

struct Generated16: View {
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
      if let shown = name {
        GroupBox("Box") {
          Spacer(minLength: 8)
            .foregroundColor(.red)
            .drawingGroup()
            .aspectRatio(1, contentMode: .fit)
        }
          .pickerStyle(.segmented)
        ProgressView()
          .scaledToFit()
          .multilineTextAlignment(.center)
        (isOn ? Text("yes") : Text("no"))
      } else if count > 3 {
        HStack(alignment: .firstTextBaseline, spacing: 2) {
        }
          .dimmed(isOn)
      } else {
        ZStack(alignment: .bottomTrailing) {
        }
          .cornerRadius(4)
      }
    }
      .contentShape(Rectangle())
      .environment(\.colorScheme, .dark)
    (isOn ? Text("yes") : Text("no"))
      .ignoresSafeArea()
      .labelsHidden()
  }
}

struct Generated17: View {
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
    switch count {
    case 0:
      if !items.isEmpty, isOn {
        Capsule().stroke(.red, lineWidth: 2)
          .padding(.vertical, 4)
          .zIndex(1)
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .contentShape(Rectangle())
      }
    case 1...3:
      let value487 = count + 1
      Text("\(value487)")
      VStack {
        TimelineView(.everyMinute) { context in
        }
          .padding(8)
          .onChange(of: text) { print(text) }
      }
        .toolbar { ToolbarItem { Text("item") } }
    case let value where value < 0:
      Row(title: text)
        .padding()
    default:
      Color.accentColor.opacity(0.2)
        .foregroundStyle(.secondary)
    }
    Button("Delete", role: .destructive) {}
      .fontWeight(.semibold)
      .frame(minHeight: 20, alignment: .leading)
    Spacer(minLength: 8)
      .font(.system(size: 12, weight: .bold))
      .padding()
      .layoutPriority(1)
  }
}

struct Generated18: View {
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
      List(items, id: \.self) { item in
        Image("photo").resizable()
        switch count {
        case 0:
          Spacer(minLength: 8)
            .ignoresSafeArea()
            .onTapGesture { isOn.toggle() }
            .listRowInsets(EdgeInsets())
          if let shown = name {
            EmptyView()
              .border(.gray)
              .id(count)
          }
        case 1...3:
          Row(title: text)
          Text("a")
            .controlSize(.large)
            .shadow(radius: 2)
            .lineLimit(2)
        case let value where value < 0:
          Image(systemName: "star")
            .scaleEffect(amount)
            .onTapGesture { isOn.toggle() }
        default:
          Color.accentColor.opacity(0.2)
        }
        DatePicker("When", selection: .constant(.now))
          .lineLimit(2)
      }
      Image("photo").resizable()
        .shadow(radius: 2)
        .contextMenu { Button("Copy") {} }
        .task { text = "x" }
    } else if !items.isEmpty, isOn {
    } else if count > 3 {
    } else {
    }
    TextEditor(text: $text)
      .fontWeight(.semibold)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .shadow(radius: 2)
    (Text("a") + Text("b").bold())
  }
}

struct Generated19: View {
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
      Rectangle().trim(from: 0, to: amount)
    }
    if !items.isEmpty, isOn {
      TextField("Name", text: $text)
        .border(Color.red, width: 2)
        .accessibilityHidden(isOn)
      LabeledContent("Key", value: "Value")
      switch count {
      case 0:
        name.map { Text($0) }
          .font(.system(size: 12, weight: .bold))
        GridRow {
        }
        Row(title: "row")
          .onChange(of: text) { print(text) }
      case 1...3:
        AsyncImage(url: nil)
      case let value where value < 0:
        DatePicker("When", selection: .constant(.now))
          .contentShape(Rectangle())
          .overlay(.quaternary)
          .mask(Circle())
      default:
        Slider(value: $amount)
      }
    } else if case .done(let items) = load {
    } else if isOn {
    } else {
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
  }
}

struct Generated20: View {
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
      Text("a")
    }
      .transition(.opacity)
      .background(alignment: .top) { Text("back") }
      .preferredColorScheme(.dark)
    ForEach(items, id: \.title) { item in
      switch name {
      case let shown?:
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .accessibilityHidden(isOn)
          .listRowBackground(Color.red)
          .multilineTextAlignment(.center)
        let value615 = count + 2
        Text("\(value615)")
        Text("a")
          .foregroundColor(.red)
          .opacity(isOn ? 1 : 0.5)
          .accessibilityLabel("label")
      case nil:
        Text(amount, format: .percent)
          .overlay(Text("over"))
        Text("\(count)")
          .onDisappear {}
        Text(verbatim: "b")
          .shadow(radius: 2)
      }
      Color.red
        .drawingGroup()
      Text(verbatim: "b")
        .frame(width: 40, height: 40)
    }
      .padding()
      .task { text = "x" }
      .dimmed(isOn)
  }
}

struct Generated21: View {
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
        List(items) { item in
          if let shown = name {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          } else if let shown = name {
          } else {
            Row(title: "row")
              .animation(.default, value: isOn)
              .accessibilityHidden(isOn)
          }
          Circle()
            .multilineTextAlignment(.center)
            .dimmed(isOn)
            .contentShape(Rectangle())
        }
          .disabled(!isOn)
      } else if let shown = name {
      } else if !items.isEmpty, isOn {
      }
      Card(title: "card") {
        Capsule().stroke(.red, lineWidth: 2)
          .padding(.horizontal)
          .animation(.default, value: isOn)
      }
    } else {
    }
    ColorPicker("Color", selection: .constant(.red))
      .listRowBackground(Color.red)
      .onChange(of: count) { old, new in print(old, new) }
      .scaleEffect(amount)
    Text(verbatim: "b")
      .onDisappear {}
      .overlay(Text("over"))
      .rotationEffect(.degrees(45))
    TextEditor(text: $text)
      .background(Circle())
      .cornerRadius(4)
      .background(.red)
  }
}

struct Generated22: View {
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
      if let shown = name {
        if count > 3 {
          List {
            Row(title: text)
          }
            .padding()
          ZStack {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            Stepper("Count", value: $count, in: 0...9)
              .navigationTitle(text)
              .aspectRatio(1, contentMode: .fit)
          }
            .lineLimit(2)
          Button("Delete", role: .destructive) {}
            .onAppear { count += 1 }
        } else if !items.isEmpty, isOn {
        } else if let shown = name {
        } else {
        }
        Circle()
          .background(.red)
      } else if let shown = name {
      }
      Stepper("Count", value: $count, in: 0...9)
        .navigationTitle("Title")
        .contextMenu { Button("Copy") {} }
        .rotationEffect(.degrees(45))
    }
    ProgressView()
      .contextMenu { Button("Copy") {} }
      .background { Color.green }
    Divider()
      .contextMenu { Button("Copy") {} }
      .navigationTitle(text)
      .dimmed(isOn)
  }
}

struct Generated23: View {
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
      ForEach(items.filter { $0.isDone }) { item in
        switch name {
        case let shown?:
          if isOn {
            Text(amount, format: .percent)
              .background(.red)
              .tag(mode)
              .overlay(.quaternary)
          } else if !items.isEmpty, isOn {
          } else {
            TextEditor(text: $text)
          }
          Circle()
            .frame(maxWidth: .infinity)
            .background(.red)
          Grid {
          }
            .accessibilityLabel("label")
            .onChange(of: count) { old, new in print(old, new) }
            .dimmed(isOn)
        case nil:
          Spacer(minLength: 8)
            .background(alignment: .top) { Text("back") }
            .drawingGroup()
            .fixedSize()
        }
        LabeledContent("Key", value: "Value")
        LabeledContent("Key", value: "Value")
          .tint(.orange)
          .disabled(!isOn)
      }
        .buttonStyle(.bordered)
        .textFieldStyle(.roundedBorder)
    }
      .listRowInsets(EdgeInsets())
      .blur(radius: amount)
    TextEditor(text: $text)
    Circle()
      .fixedSize()
  }
}

struct Generated24: View {
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
      Divider()
        .scaledToFit()
        .italic(isOn)
        .disabled(!isOn)
      let value781 = count + 1
      Text("\(value781)")
      ForEach(items, id: \.title) { item in
        switch name {
        case let shown?:
          VStack {
          }
          let value788 = count + 3
          Text("\(value788)")
          switch mode {
          case .list:
            ProgressView(value: amount)
              .preferredColorScheme(.dark)
              .onDisappear {}
          case .grid:
            Text("\(count)")
              .onTapGesture { isOn.toggle() }
              .onDisappear {}
              .cornerRadius(4)
          case .map:
            Capsule().stroke(.red, lineWidth: 2)
          }
        case nil:
          Slider(value: $amount, in: 0...10, step: 1)
            .listRowInsets(EdgeInsets())
            .background(Color.blue)
        }
        Link("Site", destination: URL(string: "https://example.com")!)
          .position(x: 1, y: 1)
          .cornerRadius(4)
          .accessibilityHidden(isOn)
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .padding(.vertical, 4)
      }
        .onChange(of: text) { print(text) }
    } else if let shown = name {
    } else if !items.isEmpty, isOn {
    }
    Circle().fill(.blue)
      .environment(\.colorScheme, .dark)
    Stepper("Count", value: $count, in: 0...9)
      .hidden()
      .redacted(reason: .placeholder)
      .tag(mode)
  }
}

struct Generated25: View {
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
      AnyView(Row(title: text))
        .aspectRatio(1, contentMode: .fit)
        .onDisappear {}
        .frame(width: 40, height: 40)
      List {
      }
        .gesture(TapGesture().onEnded { count = 0 })
        .zIndex(1)
    } else {
      if !items.isEmpty, isOn {
        ForEach(items.filter { $0.isDone }) { item in
          Section {
            Button("Delete", role: .destructive) {}
              .contentShape(Rectangle())
              .clipped()
            name.map { Text($0) }
              .buttonStyle(.bordered)
              .badge(in: .blue)
          }
          Spacer(minLength: 8)
            .layoutPriority(1)
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .rotationEffect(.degrees(45))
            .background(alignment: .top) { Text("back") }
            .foregroundStyle(.secondary)
        }
          .ignoresSafeArea()
        LabeledContent("Key", value: "Value")
          .position(x: 1, y: 1)
          .frame(width: 40, height: 40)
        Divider()
          .onAppear { count += 1 }
      } else if !items.isEmpty, isOn {
      }
      Circle()
        .accessibilityHidden(isOn)
        .drawingGroup()
        .padding()
    }
    ColorPicker("Color", selection: .constant(.red))
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .animation(.default, value: isOn)
  }
}

struct Generated26: View {
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
      if let shown = name {
        ZStack(alignment: .bottomTrailing) {
        }
        Text("a")
          .lineLimit(2)
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .cornerRadius(4)
      }
    }
      .italic(isOn)
    if let shown = name {
      EmptyView()
      LabeledContent("Key", value: "Value")
        .textFieldStyle(.roundedBorder)
        .animation(.default, value: isOn)
      ZStack {
      }
        .bold()
        .background(alignment: .top) { Text("back") }
    } else if !items.isEmpty, isOn {
    } else if case .done(let items) = load {
    }
    AnyView(Row(title: text))
  }
}

struct Generated27: View {
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
      ScrollViewReader { proxy in
        if !items.isEmpty, isOn {
          Button("Go") { count += 1 }
            .controlSize(.large)
          if case .done(let items) = load {
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .border(Color.red, width: 2)
            Text(amount, format: .percent)
              .shadow(radius: 2)
              .contextMenu { Button("Copy") {} }
              .padding(.horizontal)
            TextEditor(text: $text)
          } else if mode == .grid {
          }
          Spacer()
            .border(.gray)
            .font(.title)
            .environment(\.colorScheme, .dark)
        }
      }
    }
      .disabled(!isOn)
    Text(amount, format: .percent)
      .opacity(isOn ? 1 : 0.5)
      .labelsHidden()
      .hidden()
    Slider(value: $amount, in: 0...10, step: 1)
      .font(.title)
      .listStyle(.plain)
    DatePicker("When", selection: .constant(.now))
      .font(.system(size: 12, weight: .bold))
      .background { Color.green }
      .pickerStyle(.segmented)
  }
}

struct Generated28: View {
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
      Button("Add", systemImage: "plus") { isOn.toggle() }
    case .grid:
      if !items.isEmpty, isOn {
        switch count {
        case 0:
          (isOn ? Text("yes") : Text("no"))
            .dimmed(isOn)
            .offset(x: 4)
          Row(title: text)
          Card(title: "card") {
            Text(amount, format: .percent)
            Image(systemName: "star")
              .frame(maxWidth: .infinity)
              .clipShape(Circle())
            TextField("Name", text: $text)
          }
            .font(.system(size: 12, weight: .bold))
            .font(.title)
        case 1...3:
          Image(systemName: "star")
        case let value where value < 0:
          Spacer(minLength: 8)
            .frame(minHeight: 20, alignment: .leading)
            .layoutPriority(1)
            .onTapGesture { isOn.toggle() }
        default:
          ProgressView(value: amount)
            .tag(mode)
            .italic(isOn)
            .multilineTextAlignment(.center)
        }
        Toggle("On", isOn: $isOn)
          .opacity(isOn ? 1 : 0.5)
          .listRowBackground(Color.red)
          .accessibilityLabel("label")
      } else if !items.isEmpty, isOn {
      } else if case .done(let items) = load {
      }
      Circle()
        .environment(\.colorScheme, .dark)
        .help("help")
        .mask(Circle())
      Spacer()
        .padding(.horizontal)
        .controlSize(.large)
        .hidden()
    case .map:
      Text(verbatim: "b")
        .pickerStyle(.segmented)
    }
    Image("photo").resizable()
    Image(systemName: "star")
      .offset(x: 4)
      .scaleEffect(amount)
      .navigationTitle(text)
    EmptyView()
      .accessibilityHidden(isOn)
      .multilineTextAlignment(.center)
  }
}

struct Generated29: View {
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
      if isOn {
        switch mode {
        case .list:
          if case .done(let items) = load {
            DatePicker("When", selection: .constant(.now))
              .textFieldStyle(.roundedBorder)
            Text("\(count)")
              .contentShape(Rectangle())
            Row(title: "row")
              .overlay(Text("over"))
          } else {
            TextField("Name", text: $text)
              .scaleEffect(amount)
              .listRowInsets(EdgeInsets())
              .padding()
          }
          Image(systemName: "star")
            .layoutPriority(1)
            .scaleEffect(amount)
            .padding(.vertical, 4)
        case .grid:
          LabeledContent("Key", value: "Value")
            .foregroundColor(.red)
            .background(.yellow, in: .rect(cornerRadius: 4))
            .background(.red)
        case .map:
          Text("\(count)")
        }
      } else if let shown = name {
      } else if isOn {
      }
    }
      .scaledToFit()
      .bold()
      .opacity(isOn ? 1 : 0.5)
    Button("Delete", role: .destructive) {}
      .offset(x: 4)
      .accessibilityHidden(isOn)
      .fontWeight(.semibold)
  }
}

struct Generated30: View {
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
      Slider(value: $amount, in: 0...10, step: 1)
        .zIndex(1)
    } else if case .done(let items) = load {
      if case .done(let items) = load {
        DisclosureGroup("More") {
          if mode == .grid {
            Row(title: text)
              .scaleEffect(amount)
          } else {
          }
        }
          .fontWeight(.semibold)
          .gesture(TapGesture().onEnded { count = 0 })
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        }
          .background(Color.blue)
        Text(amount, format: .percent)
          .environment(\.colorScheme, .dark)
          .modifier(Badge())
          .layoutPriority(1)
      } else if isOn {
      } else if !items.isEmpty, isOn {
      }
    } else {
    }
    SecureField("Password", text: $text)
      .padding()
      .clipShape(Circle())
    (Text("a") + Text("b").bold())
      .padding(8)
      .environment(\.colorScheme, .dark)
    Slider(value: $amount, in: 0...10, step: 1)
  }
}

struct Generated31: View {
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
      if isOn {
        (Text("a") + Text("b").bold())
        HStack {
          if isOn {
            Spacer(minLength: 8)
              .accessibilityLabel("label")
            Capsule().stroke(.red, lineWidth: 2)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
              .blur(radius: amount)
              .hidden()
          } else {
          }
        }
          .clipShape(Circle())
      }
    }
    ForEach(items) { item in
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .zIndex(1)
        .clipped()
    }
    Text(verbatim: "b")
      .listStyle(.plain)
      .border(.gray)
  }
}

struct Generated32: View {
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
      .accessibilityHidden(isOn)
      .bold()
    switch count {
    case 0:
      SecureField("Password", text: $text)
        .preferredColorScheme(.dark)
        .disabled(!isOn)
      Button("Delete", role: .destructive) {}
        .scaledToFit()
        .frame(width: 40, height: 40)
      if !items.isEmpty, isOn {
        switch load {
        case .idle:
          ZStack(alignment: .bottomTrailing) {
            Stepper("Count", value: $count, in: 0...9)
              .preferredColorScheme(.dark)
              .offset(x: 4)
              .position(x: 1, y: 1)
          }
          Stepper("Count", value: $count, in: 0...9)
        case .loading(let amount):
          AsyncImage(url: nil)
            .background(.thinMaterial)
        case .done(let items):
          Image(systemName: "star")
        case .failed:
          Row(title: text)
        }
      }
    case 1...3:
      LabeledContent("Key", value: "Value")
    case let value where value < 0:
      Spacer(minLength: 8)
        .frame(minHeight: 20, alignment: .leading)
    default:
      TextEditor(text: $text)
        .aspectRatio(1, contentMode: .fit)
        .background(Color.blue)
        .scaleEffect(amount)
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .buttonStyle(.bordered)
      .task { text = "x" }
  }
}

struct Generated33: View {
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
      if case .done(let items) = load {
        Image("photo").resizable()
        VStack(alignment: .trailing, spacing: 8) {
          NavigationLink("Next") {
          }
            .opacity(isOn ? 1 : 0.5)
            .contextMenu { Button("Copy") {} }
            .task { text = "x" }
          if let shown = name {
            Color.red
              .opacity(isOn ? 1 : 0.5)
              .pickerStyle(.segmented)
            Image(systemName: "star")
              .lineLimit(2)
              .onDisappear {}
          } else if let shown = name {
          } else if !items.isEmpty, isOn {
          } else {
          }
        }
          .mask(Circle())
        Text(text)
      } else if !items.isEmpty, isOn {
      } else if mode == .grid {
      } else {
      }
    }
      .zIndex(1)
      .background(.thinMaterial)
    AnyView(Row(title: text))
      .redacted(reason: .placeholder)
    DatePicker("When", selection: .constant(.now))
  }
}

struct Generated34: View {
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
      .clipShape(.rect(cornerRadius: 8))
    Text(verbatim: "b")
      .fixedSize()
      .listStyle(.plain)
      .cornerRadius(4)
    SecureField("Password", text: $text)
      .disabled(!isOn)
      .onDisappear {}
    HStack(spacing: 0) {
    }
      .rotationEffect(.degrees(45))
      .onChange(of: count) { old, new in print(old, new) }
  }
}

struct Generated35: View {
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
      .drawingGroup()
      .redacted(reason: .placeholder)
    Spacer(minLength: 8)
      .scaledToFit()
      .frame(width: 40, height: 40)
      .redacted(reason: .placeholder)
  }
}

struct Generated36: View {
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
      .zIndex(1)
      .gesture(TapGesture().onEnded { count = 0 })
      .background(alignment: .top) { Text("back") }
    if mode == .grid {
      ColorPicker("Color", selection: .constant(.red))
    } else {
      Menu("Menu") {
        ForEach(items.filter { $0.isDone }) { item in
          Image(systemName: "star")
            .fixedSize()
            .shadow(radius: 2)
          NavigationStack {
            Label("Star", systemImage: "star")
              .background { Color.green }
              .bold()
              .bold()
            Color.red
              .transition(.opacity)
              .id(count)
              .padding(.vertical, 4)
          }
            .dimmed(isOn)
            .frame(maxWidth: .infinity)
          ProgressView(value: amount)
            .padding(8)
            .clipShape(Circle())
            .toolbar { ToolbarItem { Text("item") } }
        }
      }
      name.map { Text($0) }
        .multilineTextAlignment(.center)
        .disabled(!isOn)
        .controlSize(.large)
    }
    AnyView(Row(title: text))
      .navigationTitle(text)
      .onAppear { count += 1 }
  }
}

struct Generated37: View {
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
      if count > 3 {
        let value1301 = count + 2
        Text("\(value1301)")
      } else if count > 3 {
        if !items.isEmpty, isOn {
          Section("Title") {
            DatePicker("When", selection: .constant(.now))
              .toolbar { ToolbarItem { Text("item") } }
              .rotationEffect(.degrees(45))
              .opacity(isOn ? 1 : 0.5)
          }
        } else {
          let value1312 = count + 3
          Text("\(value1312)")
        }
      } else if isOn {
      } else {
        switch mode {
        case .list:
          (isOn ? Text("yes") : Text("no"))
            .dimmed(isOn)
            .dimmed(isOn)
            .background(alignment: .top) { Text("back") }
        case .grid:
          DatePicker("When", selection: .constant(.now))
            .aspectRatio(1, contentMode: .fit)
            .frame(width: 40, height: 40)
            .animation(.default, value: isOn)
        case .map:
          Capsule().stroke(.red, lineWidth: 2)
            .lineLimit(2)
            .disabled(!isOn)
            .font(.title)
        }
        Slider(value: $amount)
          .hidden()
          .tint(.orange)
      }
      Slider(value: $amount, in: 0...10, step: 1)
        .bold()
        .animation(.default, value: isOn)
    case .grid:
      LabeledContent("Key", value: "Value")
        .foregroundColor(.red)
        .clipShape(.rect(cornerRadius: 8))
        .onAppear { count += 1 }
    case .map:
      Circle().fill(.blue)
        .frame(maxWidth: .infinity)
    }
    Text("\(count)")
      .hidden()
      .foregroundStyle(.red, .blue)
    Button("Go") { count += 1 }
      .listStyle(.plain)
      .background(alignment: .top) { Text("back") }
      .listRowInsets(EdgeInsets())
    Capsule().stroke(.red, lineWidth: 2)
      .padding()
      .font(.system(size: 12, weight: .bold))
      .background { Color.green }
  }
}

struct Generated38: View {
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
      .multilineTextAlignment(.center)
      .italic(isOn)
    HStack {
      ForEach(items, id: \.title) { item in
        Toggle("On", isOn: $isOn)
        Text(text)
          .border(Color.red, width: 2)
          .onTapGesture { isOn.toggle() }
      }
        .background(.red)
        .frame(maxWidth: .infinity)
        .frame(maxWidth: .infinity)
    }
      .environment(\.colorScheme, .dark)
      .labelsHidden()
    if isOn {
      VStack {
        if mode == .grid {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .clipShape(.rect(cornerRadius: 8))
        } else if !items.isEmpty, isOn {
        } else if count > 3 {
        } else {
        }
        (isOn ? Text("yes") : Text("no"))
          .zIndex(1)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      }
      Capsule().stroke(.red, lineWidth: 2)
        .tag(mode)
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    } else if let shown = name {
    } else {
    }
  }
}

struct Generated39: View {
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
      Circle().fill(.blue)
      ViewThatFits {
      }
    }
      .animation(.default, value: isOn)
      .clipped()
    switch name {
    case let shown?:
      Section {
        let value1418 = count + 2
        Text("\(value1418)")
        ScrollView {
        }
          .tag(mode)
          .fixedSize()
        if mode == .grid {
          Button("Go") { count += 1 }
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
        } else if let shown = name {
        } else {
        }
      }
        .background(Circle())
        .contentShape(Rectangle())
        .onAppear { count += 1 }
      Spacer()
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .scaleEffect(amount)
        .animation(.default, value: isOn)
      Link("Site", destination: URL(string: "https://example.com")!)
        .italic(isOn)
        .padding(8)
    case nil:
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
    }
    Text(amount, format: .percent)
      .buttonStyle(.bordered)
  }
}

struct Generated40: View {
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
      .background(Color.blue)
    Section("Title") {
      Image(systemName: "star")
        .background(.red)
        .lineLimit(2)
    }
      .clipShape(.rect(cornerRadius: 8))
  }
}

struct Generated41: View {
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
      if case .done(let items) = load {
        if !items.isEmpty, isOn {
          switch name {
          case let shown?:
            Color.accentColor.opacity(0.2)
              .gesture(TapGesture().onEnded { count = 0 })
              .gesture(TapGesture().onEnded { count = 0 })
              .overlay(Text("over"))
          case nil:
            SecureField("Password", text: $text)
              .border(Color.red, width: 2)
          }
          Row(title: text)
            .padding(.vertical, 4)
            .accessibilityLabel("label")
            .dimmed(isOn)
          ForEach(items.filter { $0.isDone }) { item in
            Text(text)
              .multilineTextAlignment(.center)
              .background(.red)
          }
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .onChange(of: text) { print(text) }
            .modifier(Badge())
        } else if mode == .grid {
        } else if let shown = name {
        } else {
        }
      } else if let shown = name {
      } else if isOn {
      }
    } else if count > 3 {
    } else {
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .overlay(.quaternary)
      .aspectRatio(1, contentMode: .fit)
      .transition(.opacity)
    Circle().fill(.blue)
      .tag(mode)
      .cornerRadius(4)
      .fontWeight(.semibold)
    (Text("a") + Text("b").bold())
      .overlay(.quaternary)
      .background { Color.green }
      .aspectRatio(1, contentMode: .fit)
  }
}

struct Generated42: View {
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
      GridRow {
        Text("a")
          .toolbar { ToolbarItem { Text("item") } }
          .id(count)
          .padding()
        Stepper("Count", value: $count, in: 0...9)
          .onTapGesture { isOn.toggle() }
          .padding(.vertical, 4)
      }
        .font(.system(size: 12, weight: .bold))
        .font(.system(size: 12, weight: .bold))
      Label("Star", systemImage: "star")
        .font(.title)
    } else if mode == .grid {
    } else if case .done(let items) = load {
      GeometryReader { proxy in
      }
        .accessibilityHidden(isOn)
      Label("Star", systemImage: "star")
        .badge(in: .blue)
        .foregroundColor(.red)
        .toolbar { ToolbarItem { Text("item") } }
    }
    if mode == .grid {
      Row(title: "row")
        .drawingGroup()
        .listRowBackground(Color.red)
        .zIndex(1)
    }
    Slider(value: $amount, in: 0...10, step: 1)
  }
}

struct Generated43: View {
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
      Slider(value: $amount, in: 0...10, step: 1)
        .gesture(TapGesture().onEnded { count = 0 })
    }
      .contentShape(Rectangle())
      .italic(isOn)
      .font(.title)
    Card {
      Row(title: "row")
        .shadow(radius: 2)
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .environment(\.colorScheme, .dark)
        .listStyle(.plain)
        .overlay(.quaternary)
      Text(text)
        .italic(isOn)
        .tint(.orange)
    }
      .ignoresSafeArea()
    Spacer(minLength: 8)
  }
}

struct Generated44: View {
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
      .badge(in: .blue)
    Slider(value: $amount, in: 0...10, step: 1)
    if case .done(let items) = load {
      NavigationLink("Next") {
        Text(verbatim: "b")
          .preferredColorScheme(.dark)
          .scaleEffect(amount)
          .foregroundStyle(.secondary)
      }
        .background(.yellow, in: .rect(cornerRadius: 4))
        .offset(x: 4)
    } else if count > 3 {
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        ColorPicker("Color", selection: .constant(.red))
          .tint(.orange)
          .border(Color.red, width: 2)
          .accessibilityHidden(isOn)
        if isOn {
          Button("Go") { count += 1 }
            .navigationTitle(text)
        }
        Slider(value: $amount)
          .pickerStyle(.segmented)
          .padding(.horizontal)
          .background(Color.blue)
      }
    } else if let shown = name {
    }
  }
}

struct Generated45: View {
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
      if case .done(let items) = load {
        if let shown = name {
          Row(title: text)
            .navigationTitle(text)
            .listStyle(.plain)
          Button("Add", systemImage: "plus") { isOn.toggle() }
          switch name {
          case let shown?:
            Divider()
              .frame(width: 40, height: 40)
              .id(count)
              .transition(.opacity)
          case nil:
            EmptyView()
              .scaleEffect(amount)
              .task { text = "x" }
              .onChange(of: count) { old, new in print(old, new) }
            ProgressView(value: amount)
              .padding()
              .background(.red)
              .aspectRatio(1, contentMode: .fit)
          }
        } else if count > 3 {
        }
        Text(verbatim: "b")
          .drawingGroup()
          .foregroundStyle(.secondary)
          .frame(width: 40, height: 40)
      } else if let shown = name {
      } else {
      }
      Toggle("On", isOn: $isOn)
    }
      .scaledToFit()
      .navigationTitle("Title")
    Slider(value: $amount, in: 0...10, step: 1)
  }
}

struct Generated46: View {
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
      .background(alignment: .top) { Text("back") }
      .foregroundColor(.red)
    if let shown = name {
      Section {
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        }
          .mask(Circle())
        LazyHStack {
          let value1670 = count + 3
          Text("\(value1670)")
        }
          .font(.system(size: 12, weight: .bold))
        if let shown = name {
          let value1675 = count + 3
          Text("\(value1675)")
        } else {
        }
      }
      LabeledContent("Key", value: "Value")
      Text(verbatim: "b")
        .listRowInsets(EdgeInsets())
    } else if mode == .grid {
    } else if isOn {
    } else {
    }
    Row(title: text)
      .shadow(radius: 2)
      .background(Color.blue)
      .background(alignment: .top) { Text("back") }
    ColorPicker("Color", selection: .constant(.red))
      .clipped()
      .opacity(isOn ? 1 : 0.5)
  }
}

struct Generated47: View {
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
      .background(Color.blue)
      .frame(minHeight: 20, alignment: .leading)
      .position(x: 1, y: 1)
    VStack(alignment: .leading) {
      SecureField("Password", text: $text)
        .background(.yellow, in: .rect(cornerRadius: 4))
    }
      .blur(radius: amount)
      .accessibilityHidden(isOn)
    ControlGroup {
    }
    switch mode {
    case .list:
      VStack(alignment: .trailing, spacing: 8) {
        if mode == .grid {
          ForEach(Mode.allCases) { mode in
            AnyView(Row(title: text))
              .onChange(of: text) { print(text) }
              .ignoresSafeArea()
              .padding(.horizontal)
          }
            .italic(isOn)
            .padding(.horizontal)
          Text(verbatim: "b")
            .padding(8)
            .border(.gray)
            .background { Color.green }
          Text("\(count)")
            .navigationTitle("Title")
        } else if !items.isEmpty, isOn {
        } else {
        }
      }
        .offset(x: 4)
        .background(Color.blue)
      Text("a")
        .padding(8)
        .tint(.orange)
      Text(amount, format: .percent)
        .background { Color.green }
    case .grid:
      (Text("a") + Text("b").bold())
        .preferredColorScheme(.dark)
        .hidden()
        .offset(x: 4)
    case .map:
      Image("photo").resizable()
        .fontWeight(.semibold)
    }
  }
}

struct Generated48: View {
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
      Rectangle().trim(from: 0, to: amount)
        .italic(isOn)
        .environment(\.colorScheme, .dark)
      SecureField("Password", text: $text)
        .frame(maxWidth: .infinity)
    }
      .tint(.orange)
      .padding(8)
      .italic(isOn)
    if let shown = name {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .multilineTextAlignment(.center)
      VStack(alignment: .trailing, spacing: 8) {
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          ForEach(0..<3) { index in
            Toggle("On", isOn: $isOn)
              .onChange(of: text) { print(text) }
              .background { Color.green }
          }
            .background(Circle())
          Button("Go") { count += 1 }
          Slider(value: $amount, in: 0...10, step: 1)
            .dimmed(isOn)
            .zIndex(1)
            .disabled(!isOn)
        }
          .textFieldStyle(.roundedBorder)
          .drawingGroup()
      }
        .padding()
        .padding(.vertical, 4)
        .onAppear { count += 1 }
      Circle()
        .fontWeight(.semibold)
        .textFieldStyle(.roundedBorder)
        .clipShape(Circle())
    } else if !items.isEmpty, isOn {
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .ignoresSafeArea()
  }
}

struct Generated49: View {
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
      .dimmed(isOn)
      .italic(isOn)
    Text(verbatim: "b")
    switch count {
    case 0:
      (Text("a") + Text("b").bold())
      ForEach(["a", "b"], id: \.self) { letter in
        GeometryReader { proxy in
          switch name {
          case let shown?:
            Circle().fill(.blue)
              .buttonStyle(.bordered)
              .italic(isOn)
            Text(text)
              .mask(Circle())
              .labelsHidden()
              .shadow(radius: 2)
            Spacer(minLength: 8)
              .fontWeight(.semibold)
              .help("help")
              .labelsHidden()
          case nil:
            Row(title: "row")
          }
        }
      }
        .modifier(Badge())
      TextEditor(text: $text)
        .foregroundStyle(.red, .blue)
    case 1...3:
      (Text("a") + Text("b").bold())
        .redacted(reason: .placeholder)
        .listRowInsets(EdgeInsets())
        .modifier(Badge())
    case let value where value < 0:
      AsyncImage(url: nil)
    default:
      TextField("Name", text: $text)
        .lineLimit(2)
        .foregroundStyle(.secondary)
    }
  }
}

struct Generated50: View {
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
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .font(.title)
    ForEach(items, id: \.title) { item in
      ForEach($items) { $item in
        DisclosureGroup("More") {
        }
        if let shown = name {
          Label("Star", systemImage: "star")
            .overlay(Text("over"))
          Divider()
        } else if case .done(let items) = load {
          HStack(spacing: 0) {
          }
            .navigationTitle("Title")
            .ignoresSafeArea()
          Toggle("On", isOn: $isOn)
            .redacted(reason: .placeholder)
            .overlay(Text("over"))
        }
      }
      Circle().fill(.blue)
        .blur(radius: amount)
    }
  }
}
