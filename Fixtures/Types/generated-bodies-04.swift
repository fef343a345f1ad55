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

struct Generated151: View {
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
    LazyVStack(pinnedViews: .sectionHeaders) {
      let value5 = count + 1
      Text("\(value5)")
      DatePicker("When", selection: .constant(.now))
        .shadow(radius: 2)
        .foregroundStyle(.red, .blue)
    }
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .preferredColorScheme(.dark)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    Form {
      (Text("a") + Text("b").bold())
        .listStyle(.plain)
      Slider(value: $amount)
        .transition(.opacity)
        .environment(\.colorScheme, .dark)
        .fontWeight(.semibold)
    }
      .italic(isOn)
      .padding()
  }
}

struct Generated152: View {
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
      Toggle("On", isOn: $isOn)
    }
      .zIndex(1)
      .onDisappear {}
      .onChange(of: text) { print(text) }
    if count > 3 {
      DisclosureGroup("More", isExpanded: $isOn) {
      }
        .help("help")
        .background(.yellow, in: .rect(cornerRadius: 4))
    }
    if isOn {
      VStack(alignment: .leading) {
        ProgressView(value: amount)
        if mode == .grid {
          Text("\(count)")
        } else if let shown = name {
        } else if case .done(let items) = load {
        } else {
        }
      }
        .help("help")
        .border(Color.red, width: 2)
      EmptyView()
    } else if let shown = name {
    } else {
    }
    Slider(value: $amount)
      .padding(8)
      .listRowInsets(EdgeInsets())
  }
}

struct Generated153: View {
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
    Circle()
      .scaleEffect(amount)
      .navigationTitle("Title")
      .frame(maxWidth: .infinity)
    if mode == .grid {
      Section("Title") {
        Text(text)
      }
      Card(title: "card") {
        DisclosureGroup("More", isExpanded: $isOn) {
          Capsule().stroke(.red, lineWidth: 2)
          ProgressView(value: amount)
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .frame(minHeight: 20, alignment: .leading)
            .background(Color.blue)
        }
          .accessibilityLabel("label")
          .navigationTitle(text)
          .ignoresSafeArea()
      }
        .accessibilityLabel("label")
        .preferredColorScheme(.dark)
      Button("Delete", role: .destructive) {}
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .italic(isOn)
    } else if count > 3 {
    }
    DatePicker("When", selection: .constant(.now))
      .accessibilityHidden(isOn)
      .listRowBackground(Color.red)
      .foregroundColor(.red)
  }
}

struct Generated154: View {
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
      DisclosureGroup("More", isExpanded: $isOn) {
      }
        .animation(.default, value: isOn)
      DisclosureGroup("More") {
        ForEach(items.sorted { $0.title < $1.title }) { item in
          if !items.isEmpty, isOn {
            ProgressView()
              .scaleEffect(amount)
              .hidden()
              .opacity(isOn ? 1 : 0.5)
          } else if isOn {
            Circle()
          }
          ZStack(alignment: .bottomTrailing) {
          }
          Text("a")
            .blur(radius: amount)
        }
          .frame(width: 40, height: 40)
          .mask(Circle())
      }
        .environment(\.colorScheme, .dark)
        .preferredColorScheme(.dark)
        .layoutPriority(1)
    }
    Text(text)
      .frame(minHeight: 20, alignment: .leading)
  }
}

struct Generated155: View {
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
        Color.red
          .pickerStyle(.segmented)
      } else if count > 3 {
      } else if mode == .grid {
        Form {
        }
          .task { text = "x" }
          .tag(mode)
      } else {
        switch load {
        case .idle:
          Section {
            Image(systemName: "star")
          }
            .dimmed(isOn)
            .font(.title)
            .onAppear { count += 1 }
          if count > 3 {
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .mask(Circle())
              .background(.yellow, in: .rect(cornerRadius: 4))
              .onAppear { count += 1 }
          }
        case .loading(let amount):
          Stepper("Count", value: $count, in: 0...9)
        case .done(let items):
          Capsule().stroke(.red, lineWidth: 2)
            .position(x: 1, y: 1)
        case .failed:
          Label("Star", systemImage: "star")
            .mask(Circle())
            .help("help")
        }
      }
      Spacer()
        .padding(.vertical, 4)
        .scaleEffect(amount)
    } else if count > 3 {
    }
    Label("Star", systemImage: "star")
      .background(.red)
      .font(.system(size: 12, weight: .bold))
      .onTapGesture { isOn.toggle() }
    Slider(value: $amount)
      .shadow(radius: 2)
  }
}

struct Generated156: View {
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
      .clipShape(.rect(cornerRadius: 8))
      .foregroundStyle(.secondary)
      .layoutPriority(1)
    if !items.isEmpty, isOn {
      if let shown = name {
        if mode == .grid {
          NavigationStack {
            Spacer(minLength: 8)
              .accessibilityLabel("label")
              .background(Color.blue)
            (Text("a") + Text("b").bold())
              .border(Color.red, width: 2)
              .zIndex(1)
          }
            .bold()
        }
      } else if case .done(let items) = load {
        (isOn ? Text("yes") : Text("no"))
          .scaleEffect(amount)
      }
      EmptyView()
        .disabled(!isOn)
        .lineLimit(2)
        .preferredColorScheme(.dark)
    }
  }
}

struct Generated157: View {
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
      if let shown = name {
        AnyView(Row(title: text))
          .background(.yellow, in: .rect(cornerRadius: 4))
          .id(count)
        switch load {
        case .idle:
          if let shown = name {
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .ignoresSafeArea()
              .background(Circle())
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .modifier(Badge())
              .animation(.default, value: isOn)
              .dimmed(isOn)
            ProgressView(value: amount)
              .bold()
              .labelsHidden()
              .listRowBackground(Color.red)
          }
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .scaledToFit()
          Color.accentColor.opacity(0.2)
            .padding(.horizontal)
            .background(.yellow, in: .rect(cornerRadius: 4))
        case .loading(let amount):
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        case .done(let items):
          (Text("a") + Text("b").bold())
        case .failed:
          name.map { Text($0) }
        }
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      } else if let shown = name {
      }
      (isOn ? Text("yes") : Text("no"))
        .pickerStyle(.segmented)
        .zIndex(1)
    } else if mode == .grid {
    } else {
    }
    AnyView(Row(title: text))
    Color.accentColor.opacity(0.2)
      .badge(in: .blue)
    Capsule().stroke(.red, lineWidth: 2)
  }
}

struct Generated158: View {
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
      .pickerStyle(.segmented)
      .gesture(TapGesture().onEnded { count = 0 })
      .navigationTitle("Title")
    DisclosureGroup("More", isExpanded: $isOn) {
      Text(text)
        .padding()
        .labelsHidden()
      Image(systemName: "star")
        .toolbar { ToolbarItem { Text("item") } }
    }
      .overlay(.quaternary)
      .padding(.vertical, 4)
      .italic(isOn)
  }
}

struct Generated159: View {
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
      if case .done(let items) = load {
        Text(verbatim: "b")
        (isOn ? Text("yes") : Text("no"))
          .frame(minHeight: 20, alignment: .leading)
          .gesture(TapGesture().onEnded { count = 0 })
        Label("Star", systemImage: "star")
          .multilineTextAlignment(.center)
          .padding()
          .offset(x: 4)
      } else {
        LabeledContent("Key", value: "Value")
          .aspectRatio(1, contentMode: .fit)
          .animation(.default, value: isOn)
        EmptyView()
      }
    }
      .padding(.horizontal)
      .overlay(Text("over"))
    let value314 = count + 0
    Text("\(value314)")
    Text(text)
      .pickerStyle(.segmented)
      .background(.thinMaterial)
      .rotationEffect(.degrees(45))
  }
}

struct Generated160: View {
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
      if count > 3 {
        ForEach($items) { $item in
          switch name {
          case let shown?:
            (Text("a") + Text("b").bold())
              .aspectRatio(1, contentMode: .fit)
            EmptyView()
              .contextMenu { Button("Copy") {} }
              .listRowInsets(EdgeInsets())
              .background(Circle())
            Slider(value: $amount, in: 0...10, step: 1)
              .lineLimit(2)
          case nil:
            DatePicker("When", selection: .constant(.now))
              .background { Color.green }
              .onDisappear {}
            AsyncImage(url: nil)
          }
          (isOn ? Text("yes") : Text("no"))
            .offset(x: 4)
          name.map { Text($0) }
            .multilineTextAlignment(.center)
        }
          .task { text = "x" }
        ColorPicker("Color", selection: .constant(.red))
          .fontWeight(.semibold)
          .padding(8)
        Label("Star", systemImage: "star")
          .padding(.horizontal)
          .layoutPriority(1)
      } else if case .done(let items) = load {
      } else if let shown = name {
      } else {
      }
      Text("\(count)")
        .listRowBackground(Color.red)
        .transition(.opacity)
        .navigationTitle("Title")
      Toggle("On", isOn: $isOn)
        .toolbar { ToolbarItem { Text("item") } }
        .onDisappear {}
        .contentShape(Rectangle())
    } else {
    }
    Color.red
    Label("Star", systemImage: "star")
      .background(.red)
      .font(.system(size: 12, weight: .bold))
    Stepper("Count", value: $count, in: 0...9)
  }
}

struct Generated161: View {
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
      if !items.isEmpty, isOn {
        Label("Star", systemImage: "star")
        if isOn {
          ForEach(["a", "b"], id: \.self) { letter in
            Text(verbatim: "b")
              .border(Color.red, width: 2)
              .dimmed(isOn)
          }
            .preferredColorScheme(.dark)
        } else if count > 3 {
          GridRow {
            Button("Delete", role: .destructive) {}
              .fixedSize()
              .onAppear { count += 1 }
          }
            .shadow(radius: 2)
            .padding(8)
          Circle().fill(.blue)
            .frame(width: 40, height: 40)
            .buttonStyle(.bordered)
        }
        DatePicker("When", selection: .constant(.now))
          .tag(mode)
      } else {
      }
      Rectangle().trim(from: 0, to: amount)
        .contextMenu { Button("Copy") {} }
        .preferredColorScheme(.dark)
        .textFieldStyle(.roundedBorder)
    }
      .layoutPriority(1)
    Image(systemName: "star")
      .position(x: 1, y: 1)
  }
}

struct Generated162: View {
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
      Circle().fill(.blue)
        .toolbar { ToolbarItem { Text("item") } }
        .toolbar { ToolbarItem { Text("item") } }
        .font(.title)
      Text(text)
        .padding(8)
        .fontWeight(.semibold)
        .padding(8)
      ScrollView(.horizontal, showsIndicators: false) {
        if isOn {
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        } else if count > 3 {
        } else {
          ForEach(Mode.allCases) { mode in
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .bold()
              .cornerRadius(4)
          }
            .background(.yellow, in: .rect(cornerRadius: 4))
            .scaleEffect(amount)
            .opacity(isOn ? 1 : 0.5)
          DatePicker("When", selection: .constant(.now))
            .background(Color.blue)
            .pickerStyle(.segmented)
            .onChange(of: text) { print(text) }
        }
      }
    } else if case .done(let items) = load {
    } else {
    }
    Label("Star", systemImage: "star")
      .padding(.horizontal)
    Color.accentColor.opacity(0.2)
      .overlay(.quaternary)
      .onDisappear {}
  }
}

struct Generated163: View {
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
      if let shown = name {
        switch count {
        case 0:
          if count > 3 {
            AsyncImage(url: nil)
              .border(.gray)
              .offset(x: 4)
            Text(text)
              .contentShape(Rectangle())
          } else if case .done(let items) = load {
            Image(systemName: "star")
              .task { text = "x" }
              .mask(Circle())
          }
        case 1...3:
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .italic(isOn)
          (isOn ? Text("yes") : Text("no"))
            .background { Color.green }
            .rotationEffect(.degrees(45))
        case let value where value < 0:
          Stepper("Count", value: $count, in: 0...9)
            .gesture(TapGesture().onEnded { count = 0 })
            .badge(in: .blue)
        default:
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        }
      } else {
      }
    }
      .font(.system(size: 12, weight: .bold))
      .fontWeight(.semibold)
    Image(systemName: "star")
    Text(verbatim: "b")
      .padding(.horizontal)
      .navigationTitle(text)
    Image(systemName: "star")
      .clipShape(.rect(cornerRadius: 8))
      .background(Circle())
  }
}

struct Generated164: View {
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
      Color.red
        .redacted(reason: .placeholder)
        .clipShape(.rect(cornerRadius: 8))
        .clipShape(.rect(cornerRadius: 8))
      if count > 3 {
        ColorPicker("Color", selection: .constant(.red))
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          if !items.isEmpty, isOn {
            Row(title: "row")
          }
        }
          .padding()
          .bold()
        ZStack(alignment: .bottomTrailing) {
        }
          .padding(.horizontal)
          .border(.gray)
          .onChange(of: text) { print(text) }
      } else if isOn {
      } else {
      }
      AnyView(Row(title: text))
    } else if count > 3 {
    } else if isOn {
    } else {
    }
    SecureField("Password", text: $text)
      .border(.gray)
      .scaleEffect(amount)
      .blur(radius: amount)
    Text(verbatim: "b")
    Row(title: text)
      .animation(.default, value: isOn)
  }
}

struct Generated165: View {
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
    Slider(value: $amount)
      .help("help")
      .redacted(reason: .placeholder)
    if mode == .grid {
      if case .done(let items) = load {
        ForEach(Mode.allCases) { mode in
          Rectangle().trim(from: 0, to: amount)
            .badge(in: .blue)
        }
          .position(x: 1, y: 1)
        Toggle("On", isOn: $isOn)
      } else if case .done(let items) = load {
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .foregroundColor(.red)
      } else if count > 3 {
      }
    } else if count > 3 {
    } else if !items.isEmpty, isOn {
    } else {
    }
    Text(verbatim: "b")
      .font(.system(size: 12, weight: .bold))
      .hidden()
      .background { Color.green }
  }
}

struct Generated166: View {
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
    if !items.isEmpty, isOn {
      ScrollView {
        HStack(spacing: 0) {
          Divider()
            .background(.yellow, in: .rect(cornerRadius: 4))
        }
          .onDisappear {}
          .lineLimit(2)
        Text(text)
      }
        .listStyle(.plain)
      LabeledContent("Key") {
      }
        .onTapGesture { isOn.toggle() }
      if let shown = name {
        Text("\(count)")
          .ignoresSafeArea()
          .clipped()
      } else if isOn {
      }
    } else if count > 3 {
    } else if !items.isEmpty, isOn {
    }
    ColorPicker("Color", selection: .constant(.red))
      .scaleEffect(amount)
      .onChange(of: count) { old, new in print(old, new) }
      .background(.red)
  }
}

struct Generated167: View {
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
      Divider()
      Group {
        Circle()
          .rotationEffect(.degrees(45))
          .padding(.vertical, 4)
        ForEach($items) { $item in
          if let shown = name {
            Button("Delete", role: .destructive) {}
          } else if mode == .grid {
            TextField("Name", text: $text)
              .font(.title)
              .modifier(Badge())
              .font(.title)
          } else if isOn {
          }
          DatePicker("When", selection: .constant(.now))
            .onAppear { count += 1 }
            .multilineTextAlignment(.center)
          Rectangle().trim(from: 0, to: amount)
            .frame(maxWidth: .infinity)
        }
      }
        .id(count)
    }
      .id(count)
    LabeledContent("Key", value: "Value")
      .clipped()
  }
}

struct Generated168: View {
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
    Text(verbatim: "b")
    ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
      List {
        ColorPicker("Color", selection: .constant(.red))
          .foregroundColor(.red)
          .foregroundStyle(.secondary)
      }
    }
      .buttonStyle(.bordered)
      .contextMenu { Button("Copy") {} }
      .onTapGesture { isOn.toggle() }
    GridRow {
      Slider(value: $amount, in: 0...10, step: 1)
        .foregroundStyle(.red, .blue)
      if count > 3 {
        LabeledContent("Key", value: "Value")
          .position(x: 1, y: 1)
          .clipped()
      } else if !items.isEmpty, isOn {
      }
    }
  }
}

struct Generated169: View {
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
    (Text("a") + Text("b").bold())
      .overlay(.quaternary)
      .help("help")
    VStack(alignment: .trailing, spacing: 8) {
    }
      .listRowInsets(EdgeInsets())
      .onDisappear {}
  }
}

struct Generated170: View {
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
      .zIndex(1)
      .padding()
      .padding(.vertical, 4)
    if isOn {
      Circle()
        .background { Color.green }
        .background(Circle())
        .italic(isOn)
      ColorPicker("Color", selection: .constant(.red))
        .onChange(of: count) { old, new in print(old, new) }
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .lineLimit(2)
    } else if count > 3 {
      ForEach(["a", "b"], id: \.self) { letter in
        Slider(value: $amount)
          .position(x: 1, y: 1)
        GridRow {
        }
      }
        .animation(.default, value: isOn)
        .padding(.horizontal)
      TimelineView(.everyMinute) { context in
      }
        .italic(isOn)
        .foregroundStyle(.secondary)
        .background(.thinMaterial)
    }
    Text(amount, format: .percent)
      .contentShape(Rectangle())
    TextEditor(text: $text)
      .scaledToFit()
      .position(x: 1, y: 1)
      .shadow(radius: 2)
  }
}

struct Generated171: View {
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
      .controlSize(.large)
    if !items.isEmpty, isOn {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .scaledToFit()
    } else if let shown = name {
      if !items.isEmpty, isOn {
        Menu("Menu") {
          let value741 = count + 3
          Text("\(value741)")
          if count > 3 {
            Text("a")
              .bold()
              .labelsHidden()
            Slider(value: $amount, in: 0...10, step: 1)
          } else if let shown = name {
          } else if count > 3 {
          }
        }
          .task { text = "x" }
          .onAppear { count += 1 }
        Text(text)
          .listRowInsets(EdgeInsets())
          .clipped()
      } else if count > 3 {
      } else if !items.isEmpty, isOn {
      }
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
    } else {
    }
  }
}

struct Generated172: View {
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
      .border(.gray)
      .gesture(TapGesture().onEnded { count = 0 })
    Section("Title") {
      if mode == .grid {
        if case .done(let items) = load {
          Text(verbatim: "b")
            .clipped()
          if count > 3 {
            Spacer()
              .drawingGroup()
              .navigationTitle("Title")
              .scaledToFit()
          }
        } else if !items.isEmpty, isOn {
          ForEach(items) { item in
            Image("photo").resizable()
              .frame(minHeight: 20, alignment: .leading)
              .animation(.default, value: isOn)
          }
          Slider(value: $amount)
            .accessibilityLabel("label")
        } else if let shown = name {
        }
        ProgressView()
        Image("photo").resizable()
          .ignoresSafeArea()
      } else if let shown = name {
      } else {
      }
      Stepper("Count", value: $count, in: 0...9)
        .toolbar { ToolbarItem { Text("item") } }
        .listStyle(.plain)
        .navigationTitle("Title")
      Toggle("On", isOn: $isOn)
        .background(.red)
        .toolbar { ToolbarItem { Text("item") } }
    }
    Color.red
      .navigationTitle(text)
  }
}

struct Generated173: View {
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
      .clipped()
      .overlay(Text("over"))
      .pickerStyle(.segmented)
    if let shown = name {
      let value820 = count + 1
      Text("\(value820)")
      VStack {
      }
        .gesture(TapGesture().onEnded { count = 0 })
        .lineLimit(2)
      if count > 3 {
        Picker("Mode", selection: $mode) {
          Color.accentColor.opacity(0.2)
            .layoutPriority(1)
          ForEach($items) { $item in
            Capsule().stroke(.red, lineWidth: 2)
              .padding(.vertical, 4)
          }
            .italic(isOn)
        }
          .padding(8)
        Image(systemName: "star")
      } else if !items.isEmpty, isOn {
      } else if mode == .grid {
      }
    } else if count > 3 {
    }
    (Text("a") + Text("b").bold())
      .toolbar { ToolbarItem { Text("item") } }
  }
}

struct Generated174: View {
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
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .onTapGesture { isOn.toggle() }
    } else if !items.isEmpty, isOn {
    } else if !items.isEmpty, isOn {
      switch name {
      case let shown?:
        VStack {
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
          }
            .listRowInsets(EdgeInsets())
          Slider(value: $amount)
        }
        Card(title: "card") {
          AnyView(Row(title: text))
            .font(.title)
            .clipShape(.rect(cornerRadius: 8))
            .mask(Circle())
          Button("Go") { count += 1 }
            .background(Circle())
            .ignoresSafeArea()
            .navigationTitle(text)
        }
      case nil:
        ColorPicker("Color", selection: .constant(.red))
          .background(.red)
      }
      AsyncImage(url: nil)
        .background(Circle())
        .clipped()
    }
    Circle()
      .listRowBackground(Color.red)
  }
}

struct Generated175: View {
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
    (isOn ? Text("yes") : Text("no"))
    if isOn {
      Slider(value: $amount, in: 0...10, step: 1)
        .foregroundColor(.red)
        .layoutPriority(1)
        .background { Color.green }
    } else if case .done(let items) = load {
      LazyHStack {
        name.map { Text($0) }
      }
      if case .done(let items) = load {
        Row(title: text)
          .background(Color.blue)
          .listStyle(.plain)
        Text(verbatim: "b")
          .textFieldStyle(.roundedBorder)
          .cornerRadius(4)
      } else {
      }
    } else if let shown = name {
    } else {
    }
    Text(text)
  }
}

struct Generated176: View {
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
      if case .done(let items) = load {
        ControlGroup {
          Section {
            ProgressView()
              .blur(radius: amount)
            Color.red
              .preferredColorScheme(.dark)
              .hidden()
              .aspectRatio(1, contentMode: .fit)
            DatePicker("When", selection: .constant(.now))
          }
          Rectangle().trim(from: 0, to: amount)
        }
          .rotationEffect(.degrees(45))
        Color.accentColor.opacity(0.2)
        Row(title: "row")
          .contextMenu { Button("Copy") {} }
      } else if !items.isEmpty, isOn {
      }
      Capsule().stroke(.red, lineWidth: 2)
        .onDisappear {}
    }
      .navigationTitle(text)
      .onChange(of: count) { old, new in print(old, new) }
    AnyView(Row(title: text))
  }
}

struct Generated177: View {
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
      ViewThatFits {
      }
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
      Button("Go") { count += 1 }
        .accessibilityHidden(isOn)
        .task { text = "x" }
    } else if let shown = name {
      let value960 = count + 1
      Text("\(value960)")
      ForEach(items) { item in
        VStack(alignment: .leading) {
          if mode == .grid {
            Color.accentColor.opacity(0.2)
              .cornerRadius(4)
              .mask(Circle())
              .gesture(TapGesture().onEnded { count = 0 })
            ColorPicker("Color", selection: .constant(.red))
              .font(.system(size: 12, weight: .bold))
              .tint(.orange)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
          } else if case .done(let items) = load {
          }
          Text(verbatim: "b")
            .padding(.vertical, 4)
            .onDisappear {}
            .onChange(of: count) { old, new in print(old, new) }
        }
          .zIndex(1)
          .accessibilityLabel("label")
        Image("photo").resizable()
          .clipShape(Circle())
      }
        .navigationTitle(text)
        .font(.system(size: 12, weight: .bold))
    } else if case .done(let items) = load {
    } else {
    }
    Text("\(count)")
      .transition(.opacity)
      .background { Color.green }
      .id(count)
    Row(title: "row")
  }
}

struct Generated178: View {
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
      Menu("Menu") {
        ForEach(items.filter { $0.isDone }) { item in
          List(items, id: \.self) { item in
            Spacer(minLength: 8)
            Color.accentColor.opacity(0.2)
              .tag(mode)
            Circle()
              .border(.gray)
          }
          if let shown = name {
            TextField("Name", text: $text)
              .offset(x: 4)
          }
          Color.accentColor.opacity(0.2)
            .frame(minHeight: 20, alignment: .leading)
            .padding()
        }
          .preferredColorScheme(.dark)
        Slider(value: $amount)
          .background(Circle())
          .buttonStyle(.bordered)
          .cornerRadius(4)
        Button("Go") { count += 1 }
          .border(Color.red, width: 2)
          .drawingGroup()
          .frame(width: 40, height: 40)
      }
    }
    TextEditor(text: $text)
    Capsule().stroke(.red, lineWidth: 2)
    Image("photo").resizable()
      .opacity(isOn ? 1 : 0.5)
  }
}

struct Generated179: View {
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
      .opacity(isOn ? 1 : 0.5)
    if isOn {
      ForEach(items.filter { $0.isDone }) { item in
        switch mode {
        case .list:
          if let shown = name {
            DatePicker("When", selection: .constant(.now))
          } else {
          }
          Row(title: "row")
            .onDisappear {}
            .accessibilityLabel("label")
            .padding(8)
        case .grid:
          VStack(alignment: .trailing, spacing: 8) {
          }
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        case .map:
          Capsule().stroke(.red, lineWidth: 2)
            .layoutPriority(1)
        }
        DatePicker("When", selection: .constant(.now))
          .task { text = "x" }
          .background(Color.blue)
          .border(.gray)
        DatePicker("When", selection: .constant(.now))
          .onChange(of: count) { old, new in print(old, new) }
      }
        .textFieldStyle(.roundedBorder)
        .lineLimit(2)
    } else if mode == .grid {
    } else {
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .background(.thinMaterial)
    Capsule().stroke(.red, lineWidth: 2)
      .buttonStyle(.bordered)
      .font(.title)
  }
}

struct Generated180: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1085 = count + 0
    Text("\(value1085)")
    Circle()
      .background(.yellow, in: .rect(cornerRadius: 4))
  }
}

struct Generated181: View {
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
      VStack {
      }
        .bold()
        .onAppear { count += 1 }
      let value1100 = count + 1
      Text("\(value1100)")
    }
    switch mode {
    case .list:
      if count > 3 {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .onChange(of: count) { old, new in print(old, new) }
          .onAppear { count += 1 }
          .environment(\.colorScheme, .dark)
        ForEach(["a", "b"], id: \.self) { letter in
          LabeledContent("Key") {
          }
            .position(x: 1, y: 1)
          Text("\(count)")
        }
        Divider()
      } else if let shown = name {
      } else if let shown = name {
      } else {
      }
    case .grid:
      Color.accentColor.opacity(0.2)
        .transition(.opacity)
    case .map:
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .onChange(of: count) { old, new in print(old, new) }
        .accessibilityLabel("label")
        .onDisappear {}
    }
  }
}

struct Generated182: View {
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
      .frame(minHeight: 20, alignment: .leading)
      .clipShape(.rect(cornerRadius: 8))
    TextEditor(text: $text)
      .toolbar { ToolbarItem { Text("item") } }
      .padding(.horizontal)
      .onChange(of: count) { old, new in print(old, new) }
    if !items.isEmpty, isOn {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .border(.gray)
        .onDisappear {}
    } else if mode == .grid {
      Picker("Mode", selection: $mode) {
        Divider()
          .zIndex(1)
          .opacity(isOn ? 1 : 0.5)
        Text("a")
      }
      GroupBox("Box") {
        Row(title: text)
      }
    } else if count > 3 {
    }
  }
}

struct Generated183: View {
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
      Spacer()
        .font(.system(size: 12, weight: .bold))
        .background(.yellow, in: .rect(cornerRadius: 4))
        .border(.gray)
      Color.accentColor.opacity(0.2)
    }
      .frame(minHeight: 20, alignment: .leading)
      .padding(8)
    ForEach(items.filter { $0.isDone }) { item in
      ForEach(items.indices, id: \.self) { index in
        Row(title: text)
          .dimmed(isOn)
        ForEach(Mode.allCases) { mode in
          HStack(alignment: .firstTextBaseline, spacing: 2) {
          }
            .rotationEffect(.degrees(45))
            .padding(.horizontal)
        }
          .controlSize(.large)
          .background(.yellow, in: .rect(cornerRadius: 4))
          .contextMenu { Button("Copy") {} }
      }
        .background { Color.green }
      Image("photo").resizable()
        .shadow(radius: 2)
    }
      .onTapGesture { isOn.toggle() }
  }
}

struct Generated184: View {
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
      .accessibilityHidden(isOn)
      .mask(Circle())
      .overlay(.quaternary)
    HStack(alignment: .firstTextBaseline, spacing: 2) {
      Group {
        VStack {
          Section {
            ColorPicker("Color", selection: .constant(.red))
              .border(.gray)
            AsyncImage(url: nil)
              .onChange(of: text) { print(text) }
              .transition(.opacity)
          }
          ForEach($items) { $item in
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          }
            .zIndex(1)
            .disabled(!isOn)
        }
        TextEditor(text: $text)
      }
        .lineLimit(2)
        .opacity(isOn ? 1 : 0.5)
        .contentShape(Rectangle())
    }
      .opacity(isOn ? 1 : 0.5)
      .italic(isOn)
      .cornerRadius(4)
    name.map { Text($0) }
      .foregroundStyle(.red, .blue)
  }
}

struct Generated185: View {
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
      Spacer(minLength: 8)
    }
    ForEach(items, id: \.title) { item in
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .onChange(of: text) { print(text) }
        .gesture(TapGesture().onEnded { count = 0 })
      GeometryReader { proxy in
        HStack {
        }
          .bold()
      }
        .transition(.opacity)
        .hidden()
        .tint(.orange)
      switch mode {
      case .list:
        if case .done(let items) = load {
          Image("photo").resizable()
            .listStyle(.plain)
            .id(count)
            .gesture(TapGesture().onEnded { count = 0 })
        } else if !items.isEmpty, isOn {
        } else {
        }
        Button("Delete", role: .destructive) {}
          .layoutPriority(1)
          .clipShape(.rect(cornerRadius: 8))
          .mask(Circle())
        Circle().fill(.blue)
          .frame(minHeight: 20, alignment: .leading)
          .toolbar { ToolbarItem { Text("item") } }
          .background(.yellow, in: .rect(cornerRadius: 4))
      case .grid:
        TextField("Name", text: $text)
          .fontWeight(.semibold)
          .accessibilityHidden(isOn)
      case .map:
        Label("Star", systemImage: "star")
          .pickerStyle(.segmented)
          .pickerStyle(.segmented)
          .redacted(reason: .placeholder)
      }
    }
      .foregroundColor(.red)
      .scaleEffect(amount)
  }
}

struct Generated186: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    SecureField("Password", text: $text)
      .listRowInsets(EdgeInsets())
      .badge(in: .blue)
      .foregroundStyle(.secondary)
    if isOn {
      Spacer(minLength: 8)
      VStack(alignment: .trailing, spacing: 8) {
        if mode == .grid {
          ForEach(Mode.allCases) { mode in
            ProgressView(value: amount)
              .padding()
              .controlSize(.large)
            Slider(value: $amount)
            Button("Delete", role: .destructive) {}
              .accessibilityHidden(isOn)
          }
            .overlay(alignment: .topTrailing) { Circle().fill(.red) }
            .textFieldStyle(.roundedBorder)
            .pickerStyle(.segmented)
        } else if let shown = name {
        }
        Image(systemName: "star")
          .accessibilityLabel("label")
          .navigationTitle(text)
          .background(Circle())
      }
        .mask(Circle())
        .toolbar { ToolbarItem { Text("item") } }
      Row(title: text)
        .listRowInsets(EdgeInsets())
        .redacted(reason: .placeholder)
    } else if count > 3 {
    } else if let shown = name {
    } else {
    }
    TextEditor(text: $text)
      .environment(\.colorScheme, .dark)
      .redacted(reason: .placeholder)
    SecureField("Password", text: $text)
      .background(alignment: .top) { Text("back") }
  }
}

struct Generated187: View {
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
      .font(.title)
    if isOn {
      if let shown = name {
        Image("photo").resizable()
          .border(.gray)
          .background(.thinMaterial)
          .navigationTitle("Title")
      } else if mode == .grid {
        if let shown = name {
          ViewThatFits {
            (isOn ? Text("yes") : Text("no"))
              .disabled(!isOn)
              .modifier(Badge())
          }
            .hidden()
            .frame(maxWidth: .infinity)
            .background(.thinMaterial)
          if isOn {
            Capsule().stroke(.red, lineWidth: 2)
              .blur(radius: amount)
          } else if let shown = name {
          } else if case .done(let items) = load {
          }
          Link("Site", destination: URL(string: "https://example.com")!)
            .onChange(of: count) { old, new in print(old, new) }
            .contextMenu { Button("Copy") {} }
            .offset(x: 4)
        } else {
        }
        TextField("Name", text: $text)
          .font(.system(size: 12, weight: .bold))
          .preferredColorScheme(.dark)
      } else if let shown = name {
      } else {
      }
      Circle()
        .contextMenu { Button("Copy") {} }
        .hidden()
    } else if let shown = name {
    } else {
    }
  }
}

struct Generated188: View {
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
      .padding()
      .background(.yellow, in: .rect(cornerRadius: 4))
    Link("Site", destination: URL(string: "https://example.com")!)
      .background(.red)
      .clipped()
  }
}

struct Generated189: View {
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
      .preferredColorScheme(.dark)
      .frame(maxWidth: .infinity)
      .id(count)
    if mode == .grid {
      let value1400 = count + 1
      Text("\(value1400)")
    } else if !items.isEmpty, isOn {
    } else if mode == .grid {
      Image("photo").resizable()
      Spacer(minLength: 8)
        .background(.red)
        .modifier(Badge())
        .background(alignment: .top) { Text("back") }
    } else {
      Color.accentColor.opacity(0.2)
        .lineLimit(2)
        .listRowBackground(Color.red)
      if !items.isEmpty, isOn {
        DisclosureGroup("More") {
        }
          .textFieldStyle(.roundedBorder)
          .zIndex(1)
        Text("a")
          .clipShape(.rect(cornerRadius: 8))
      } else if count > 3 {
      } else if mode == .grid {
      }
    }
  }
}

struct Generated190: View {
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
      .background(Circle())
      .tag(mode)
      .contextMenu { Button("Copy") {} }
    switch load {
    case .idle:
      ForEach(Mode.allCases) { mode in
        ProgressView()
          .help("help")
          .onChange(of: text) { print(text) }
          .task { text = "x" }
      }
        .scaledToFit()
      switch name {
      case let shown?:
        List(items) { item in
          Slider(value: $amount)
            .background { Color.green }
            .contextMenu { Button("Copy") {} }
        }
        LazyHStack {
        }
          .drawingGroup()
        Capsule().stroke(.red, lineWidth: 2)
          .ignoresSafeArea()
          .onChange(of: text) { print(text) }
      case nil:
        Image("photo").resizable()
          .font(.title)
          .onChange(of: text) { print(text) }
      }
    case .loading(let amount):
      Capsule().stroke(.red, lineWidth: 2)
        .toolbar { ToolbarItem { Text("item") } }
        .aspectRatio(1, contentMode: .fit)
    case .done(let items):
      TextField("Name", text: $text)
        .animation(.default, value: isOn)
    case .failed:
      Toggle("On", isOn: $isOn)
    }
    AsyncImage(url: nil)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    Row(title: text)
      .listRowBackground(Color.red)
      .padding()
      .background(Circle())
  }
}

struct Generated191: View {
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
      .background(Circle())
      .navigationTitle(text)
    ScrollViewReader { proxy in
    }
      .frame(minHeight: 20, alignment: .leading)
      .buttonStyle(.bordered)
      .zIndex(1)
  }
}

struct Generated192: View {
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
      .overlay(Text("over"))
      .disabled(!isOn)
      .listRowBackground(Color.red)
    ZStack(alignment: .bottomTrailing) {
      if case .done(let items) = load {
        if !items.isEmpty, isOn {
          DatePicker("When", selection: .constant(.now))
          Stepper("Count", value: $count, in: 0...9)
            .environment(\.colorScheme, .dark)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
          SecureField("Password", text: $text)
            .accessibilityHidden(isOn)
            .scaleEffect(amount)
        } else if case .done(let items) = load {
          if let shown = name {
            Toggle("On", isOn: $isOn)
              .listRowInsets(EdgeInsets())
              .modifier(Badge())
          } else {
          }
          Spacer(minLength: 8)
        } else if !items.isEmpty, isOn {
        } else {
        }
        Spacer()
      } else if case .done(let items) = load {
      }
    }
      .opacity(isOn ? 1 : 0.5)
  }
}

struct Generated193: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1535 = count + 0
    Text("\(value1535)")
    if let shown = name {
      if count > 3 {
        if !items.isEmpty, isOn {
          List(items) { item in
            Slider(value: $amount)
              .italic(isOn)
              .italic(isOn)
            AnyView(Row(title: text))
              .disabled(!isOn)
              .environment(\.colorScheme, .dark)
            TextEditor(text: $text)
              .border(Color.red, width: 2)
              .shadow(radius: 2)
              .overlay(Text("over"))
          }
            .padding(.vertical, 4)
            .controlSize(.large)
          TextField("Name", text: $text)
            .onChange(of: text) { print(text) }
        } else if isOn {
        } else if mode == .grid {
        } else {
        }
        TextEditor(text: $text)
          .fixedSize()
          .help("help")
      } else if let shown = name {
      }
      AsyncImage(url: nil)
        .overlay(.quaternary)
    } else if count > 3 {
    } else if case .done(let items) = load {
    }
    ColorPicker("Color", selection: .constant(.red))
  }
}

struct Generated194: View {
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
      ForEach(items.filter { $0.isDone }) { item in
        Spacer(minLength: 8)
          .ignoresSafeArea()
          .labelsHidden()
        Circle()
        Text(verbatim: "b")
          .cornerRadius(4)
      }
    }
      .badge(in: .blue)
      .transition(.opacity)
    Form {
      TextField("Name", text: $text)
    }
    ProgressView()
  }
}

struct Generated195: View {
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
      switch name {
      case let shown?:
        if !items.isEmpty, isOn {
          if mode == .grid {
            Image(systemName: "star")
            Color.accentColor.opacity(0.2)
          }
          ForEach(["a", "b"], id: \.self) { letter in
            LabeledContent("Key", value: "Value")
              .scaledToFit()
            SecureField("Password", text: $text)
            Circle().fill(.blue)
          }
            .border(.gray)
          DatePicker("When", selection: .constant(.now))
            .frame(minHeight: 20, alignment: .leading)
            .layoutPriority(1)
        } else if let shown = name {
        } else {
        }
        Row(title: text)
          .fontWeight(.semibold)
          .background(Circle())
          .tag(mode)
      case nil:
        ColorPicker("Color", selection: .constant(.red))
          .dimmed(isOn)
      }
    }
      .navigationTitle(text)
      .overlay(Text("over"))
      .buttonStyle(.bordered)
    Text("\(count)")
  }
}

struct Generated196: View {
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
      .aspectRatio(1, contentMode: .fit)
      .fontWeight(.semibold)
      .padding(8)
    let value1643 = count + 0
    Text("\(value1643)")
    let value1645 = count + 0
    Text("\(value1645)")
  }
}

struct Generated197: View {
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
      switch name {
      case let shown?:
        Menu("Menu") {
          if case .done(let items) = load {
            Divider()
              .onChange(of: count) { old, new in print(old, new) }
            Color.red
              .tag(mode)
              .tag(mode)
              .background(.yellow, in: .rect(cornerRadius: 4))
            ProgressView()
              .onTapGesture { isOn.toggle() }
          } else if mode == .grid {
            Image(systemName: "star")
              .clipShape(Circle())
          } else {
          }
          ColorPicker("Color", selection: .constant(.red))
          Spacer()
            .transition(.opacity)
        }
          .multilineTextAlignment(.center)
        Spacer()
          .disabled(!isOn)
          .aspectRatio(1, contentMode: .fit)
          .italic(isOn)
      case nil:
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .padding(8)
          .bold()
      }
      AnyView(Row(title: text))
        .background(Color.blue)
        .accessibilityHidden(isOn)
    }
      .position(x: 1, y: 1)
    AsyncImage(url: nil)
      .animation(.default, value: isOn)
      .listRowInsets(EdgeInsets())
      .fontWeight(.semibold)
  }
}

struct Generated198: View {
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
      .tint(.orange)
      .labelsHidden()
      .padding(.horizontal)
    if isOn {
      let value1705 = count + 1
      Text("\(value1705)")
    } else if mode == .grid {
      Text("a")
        .blur(radius: amount)
        .accessibilityHidden(isOn)
        .accessibilityHidden(isOn)
    } else if mode == .grid {
      let value1713 = count + 1
      Text("\(value1713)")
    }
    (Text("a") + Text("b").bold())
  }
}

struct Generated199: View {
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
      .gesture(TapGesture().onEnded { count = 0 })
      .opacity(isOn ? 1 : 0.5)
    Rectangle().trim(from: 0, to: amount)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .modifier(Badge())
      .cornerRadius(4)
      .help("help")
  }
}

struct Generated200: View {
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
      .border(.gray)
      .foregroundColor(.red)
      .animation(.default, value: isOn)
    LabeledContent("Key", value: "Value")
      .help("help")
    ScrollView {
      Circle().fill(.blue)
        .background(.thinMaterial)
        .toolbar { ToolbarItem { Text("item") } }
      Text(verbatim: "b")
        .italic(isOn)
        .zIndex(1)
    }
  }
}
