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

struct Generated601: View {
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
      ForEach(["a", "b"], id: \.self) { letter in
        LazyVStack(pinnedViews: .sectionHeaders) {
          Button("Delete", role: .destructive) {}
            .position(x: 1, y: 1)
        }
          .border(Color.red, width: 2)
      }
    case .loading(let amount):
      HStack {
        TimelineView(.everyMinute) { context in
          Card(title: "card") {
            Circle()
              .lineLimit(2)
              .blur(radius: amount)
              .font(.title)
            Image(systemName: "star")
          }
            .aspectRatio(1, contentMode: .fit)
            .background(Circle())
        }
          .onAppear { count += 1 }
          .background(Color.blue)
      }
        .offset(x: 4)
      Image("photo").resizable()
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .background(Circle())
        .border(Color.red, width: 2)
      Rectangle().trim(from: 0, to: amount)
        .overlay(Text("over"))
        .offset(x: 4)
    case .done(let items):
      Label("Star", systemImage: "star")
        .onDisappear {}
    case .failed:
      Row(title: text)
        .tint(.orange)
    }
    ProgressView()
      .preferredColorScheme(.dark)
      .contextMenu { Button("Copy") {} }
      .labelsHidden()
  }
}

struct Generated602: View {
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
      .modifier(Badge())
      .border(Color.red, width: 2)
    if !items.isEmpty, isOn {
      if let shown = name {
        let value58 = count + 2
        Text("\(value58)")
        if mode == .grid {
          Group {
            Text("a")
              .foregroundStyle(.secondary)
          }
        } else if !items.isEmpty, isOn {
        } else {
          ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
            TextField("Name", text: $text)
          }
            .task { text = "x" }
            .aspectRatio(1, contentMode: .fit)
        }
      } else if case .done(let items) = load {
      }
    }
    TextField("Name", text: $text)
      .font(.title)
      .foregroundStyle(.red, .blue)
    Text("a")
      .rotationEffect(.degrees(45))
      .shadow(radius: 2)
  }
}

struct Generated603: View {
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
      Rectangle().trim(from: 0, to: amount)
        .offset(x: 4)
    } else if case .done(let items) = load {
      if let shown = name {
        switch load {
        case .idle:
          if let shown = name {
            Image(systemName: "star")
            DatePicker("When", selection: .constant(.now))
              .labelsHidden()
          } else if !items.isEmpty, isOn {
            Capsule().stroke(.red, lineWidth: 2)
              .badge(in: .blue)
          } else if isOn {
          }
          Circle()
            .clipShape(.rect(cornerRadius: 8))
          Capsule().stroke(.red, lineWidth: 2)
        case .loading(let amount):
          Button("Delete", role: .destructive) {}
            .bold()
        case .done(let items):
          TextEditor(text: $text)
            .badge(in: .blue)
        case .failed:
          Circle()
            .onDisappear {}
            .navigationTitle(text)
        }
        TextEditor(text: $text)
        Toggle("On", isOn: $isOn)
      }
      Text(amount, format: .percent)
        .navigationTitle(text)
    } else {
    }
    Text("\(count)")
      .layoutPriority(1)
      .onTapGesture { isOn.toggle() }
      .toolbar { ToolbarItem { Text("item") } }
  }
}

struct Generated604: View {
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
      .labelsHidden()
      .labelsHidden()
    NavigationStack {
      (isOn ? Text("yes") : Text("no"))
        .pickerStyle(.segmented)
        .frame(minHeight: 20, alignment: .leading)
        .rotationEffect(.degrees(45))
      if mode == .grid {
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
          Image(systemName: "star")
            .redacted(reason: .placeholder)
            .border(Color.red, width: 2)
        }
          .tag(mode)
      } else if !items.isEmpty, isOn {
      }
    }
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .padding(.vertical, 4)
    ForEach(items) { item in
      Link("Site", destination: URL(string: "https://example.com")!)
        .foregroundStyle(.red, .blue)
        .scaledToFit()
      Spacer(minLength: 8)
        .rotationEffect(.degrees(45))
    }
      .rotationEffect(.degrees(45))
      .lineLimit(2)
      .onAppear { count += 1 }
  }
}

struct Generated605: View {
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
      (isOn ? Text("yes") : Text("no"))
        .onChange(of: count) { old, new in print(old, new) }
      Button("Go") { count += 1 }
        .background { Color.green }
        .font(.system(size: 12, weight: .bold))
    } else if mode == .grid {
      ForEach(items, id: \.title) { item in
        Slider(value: $amount)
        let value181 = count + 2
        Text("\(value181)")
        HStack(alignment: .firstTextBaseline, spacing: 2) {
          ProgressView(value: amount)
        }
      }
        .navigationTitle("Title")
        .opacity(isOn ? 1 : 0.5)
        .environment(\.colorScheme, .dark)
      Slider(value: $amount)
        .frame(width: 40, height: 40)
        .navigationTitle(text)
        .modifier(Badge())
    } else {
    }
    Spacer()
      .dimmed(isOn)
      .accessibilityLabel("label")
  }
}

struct Generated606: View {
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
      .aspectRatio(1, contentMode: .fit)
      .scaleEffect(amount)
      .zIndex(1)
    List(items) { item in
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        Slider(value: $amount, in: 0...10, step: 1)
          .dimmed(isOn)
          .ignoresSafeArea()
        if count > 3 {
          Divider()
            .scaledToFit()
            .cornerRadius(4)
        } else if mode == .grid {
          ControlGroup {
          }
            .preferredColorScheme(.dark)
            .overlay(.quaternary)
            .redacted(reason: .placeholder)
          if !items.isEmpty, isOn {
            Text(amount, format: .percent)
              .pickerStyle(.segmented)
              .listStyle(.plain)
              .italic(isOn)
          } else if mode == .grid {
          } else {
          }
        }
      }
        .clipShape(Circle())
        .frame(width: 40, height: 40)
      Link("Site", destination: URL(string: "https://example.com")!)
        .task { text = "x" }
        .controlSize(.large)
        .bold()
      Text("\(count)")
        .overlay(Text("over"))
        .italic(isOn)
        .border(.gray)
    }
    Circle()
      .padding(.horizontal)
    name.map { Text($0) }
  }
}

struct Generated607: View {
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
      .listRowBackground(Color.red)
    ForEach(["a", "b"], id: \.self) { letter in
      if isOn {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .tag(mode)
        ForEach($items) { $item in
          (isOn ? Text("yes") : Text("no"))
            .aspectRatio(1, contentMode: .fit)
        }
          .overlay(Text("over"))
          .task { text = "x" }
      } else if mode == .grid {
      } else if count > 3 {
      }
      let value269 = count + 1
      Text("\(value269)")
    }
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .onDisappear {}
    let value274 = count + 0
    Text("\(value274)")
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
  }
}

struct Generated608: View {
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
      .mask(Circle())
    ControlGroup {
      if let shown = name {
        LabeledContent("Key") {
          if let shown = name {
            TextEditor(text: $text)
            Link("Site", destination: URL(string: "https://example.com")!)
              .padding()
              .hidden()
              .contentShape(Rectangle())
          } else if isOn {
            Color.red
              .onChange(of: count) { old, new in print(old, new) }
              .transition(.opacity)
              .border(.gray)
          } else if !items.isEmpty, isOn {
          } else {
          }
        }
          .tag(mode)
          .redacted(reason: .placeholder)
          .onDisappear {}
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .fontWeight(.semibold)
          .navigationTitle("Title")
          .rotationEffect(.degrees(45))
        AsyncImage(url: nil)
          .labelsHidden()
          .overlay(Text("over"))
      } else if count > 3 {
      } else {
      }
      Text(text)
        .overlay(Text("over"))
        .navigationTitle("Title")
        .onTapGesture { isOn.toggle() }
    }
  }
}

struct Generated609: View {
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
      if let shown = name {
        ForEach(Mode.allCases) { mode in
          if mode == .grid {
            Spacer(minLength: 8)
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .badge(in: .blue)
              .controlSize(.large)
              .textFieldStyle(.roundedBorder)
            Link("Site", destination: URL(string: "https://example.com")!)
              .background(Color.blue)
          } else if let shown = name {
            Link("Site", destination: URL(string: "https://example.com")!)
              .clipped()
              .dimmed(isOn)
            Divider()
              .foregroundStyle(.red, .blue)
              .mask(Circle())
              .id(count)
          } else {
          }
          Circle()
            .pickerStyle(.segmented)
            .scaledToFit()
        }
        Spacer(minLength: 8)
      } else if let shown = name {
      }
      (isOn ? Text("yes") : Text("no"))
        .background(.thinMaterial)
        .overlay(.quaternary)
        .cornerRadius(4)
    }
      .hidden()
    (isOn ? Text("yes") : Text("no"))
      .position(x: 1, y: 1)
    SecureField("Password", text: $text)
      .frame(minHeight: 20, alignment: .leading)
      .padding(8)
      .onAppear { count += 1 }
  }
}

struct Generated610: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value373 = count + 0
    Text("\(value373)")
    Slider(value: $amount, in: 0...10, step: 1)
      .controlSize(.large)
      .gesture(TapGesture().onEnded { count = 0 })
  }
}

struct Generated611: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value384 = count + 0
    Text("\(value384)")
    Image("photo").resizable()
      .fontWeight(.semibold)
      .redacted(reason: .placeholder)
      .environment(\.colorScheme, .dark)
  }
}

struct Generated612: View {
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
      VStack {
      }
      ScrollViewReader { proxy in
      }
        .cornerRadius(4)
        .frame(minHeight: 20, alignment: .leading)
        .zIndex(1)
      LabeledContent("Key", value: "Value")
    }
    TimelineView(.everyMinute) { context in
      if case .done(let items) = load {
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
          GeometryReader { proxy in
          }
            .task { text = "x" }
        }
      } else {
      }
    }
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .task { text = "x" }
      .foregroundStyle(.secondary)
  }
}

struct Generated613: View {
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
      .position(x: 1, y: 1)
      .transition(.opacity)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .background { Color.green }
      .cornerRadius(4)
  }
}

struct Generated614: View {
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
      .labelsHidden()
      .foregroundStyle(.red, .blue)
    List(items) { item in
      List(items, id: \.self) { item in
        Text(text)
          .textFieldStyle(.roundedBorder)
          .zIndex(1)
        TimelineView(.everyMinute) { context in
          if mode == .grid {
            Text("\(count)")
            Image("photo").resizable()
              .redacted(reason: .placeholder)
              .environment(\.colorScheme, .dark)
            ProgressView(value: amount)
              .redacted(reason: .placeholder)
              .shadow(radius: 2)
          } else if let shown = name {
          }
          Image("photo").resizable()
            .controlSize(.large)
            .position(x: 1, y: 1)
        }
          .accessibilityHidden(isOn)
          .preferredColorScheme(.dark)
          .clipped()
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
        .fontWeight(.semibold)
        .ignoresSafeArea()
        .foregroundStyle(.red, .blue)
      Image("photo").resizable()
      Toggle("On", isOn: $isOn)
        .clipShape(.rect(cornerRadius: 8))
        .background(.yellow, in: .rect(cornerRadius: 4))
        .preferredColorScheme(.dark)
    }
      .overlay(.quaternary)
      .lineLimit(2)
      .clipShape(Circle())
  }
}

struct Generated615: View {
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
      ForEach(Mode.allCases) { mode in
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
          switch count {
          case 0:
            AsyncImage(url: nil)
          case 1...3:
            Image(systemName: "star")
          case let value where value < 0:
            Color.accentColor.opacity(0.2)
              .pickerStyle(.segmented)
            AsyncImage(url: nil)
              .navigationTitle("Title")
              .lineLimit(2)
              .animation(.default, value: isOn)
          default:
            Color.accentColor.opacity(0.2)
              .animation(.default, value: isOn)
              .transition(.opacity)
          }
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .badge(in: .blue)
        }
          .accessibilityLabel("label")
          .transition(.opacity)
      }
        .fontWeight(.semibold)
        .shadow(radius: 2)
        .preferredColorScheme(.dark)
    }
    Text("a")
      .background(.thinMaterial)
  }
}

struct Generated616: View {
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
      List(items, id: \.self) { item in
        if !items.isEmpty, isOn {
          NavigationStack {
            EmptyView()
              .onChange(of: count) { old, new in print(old, new) }
          }
            .textFieldStyle(.roundedBorder)
            .italic(isOn)
          ColorPicker("Color", selection: .constant(.red))
            .multilineTextAlignment(.center)
          if count > 3 {
            Divider()
              .onAppear { count += 1 }
              .overlay(.quaternary)
            Stepper("Count", value: $count, in: 0...9)
              .textFieldStyle(.roundedBorder)
              .font(.title)
              .font(.title)
          } else if mode == .grid {
          } else if case .done(let items) = load {
          } else {
          }
        } else {
        }
        Image("photo").resizable()
          .gesture(TapGesture().onEnded { count = 0 })
          .onChange(of: text) { print(text) }
          .gesture(TapGesture().onEnded { count = 0 })
      }
        .background(.red)
    }
    Row(title: "row")
      .fontWeight(.semibold)
      .background(.yellow, in: .rect(cornerRadius: 4))
  }
}

struct Generated617: View {
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
      ForEach(items.filter { $0.isDone }) { item in
        AnyView(Row(title: text))
          .accessibilityHidden(isOn)
          .opacity(isOn ? 1 : 0.5)
          .aspectRatio(1, contentMode: .fit)
        LazyVStack(pinnedViews: .sectionHeaders) {
          VStack {
            ColorPicker("Color", selection: .constant(.red))
              .font(.system(size: 12, weight: .bold))
              .fontWeight(.semibold)
            Link("Site", destination: URL(string: "https://example.com")!)
              .hidden()
          }
            .multilineTextAlignment(.center)
            .shadow(radius: 2)
        }
      }
    }
      .clipShape(Circle())
      .listRowInsets(EdgeInsets())
    Picker("Mode", selection: $mode) {
      Link("Site", destination: URL(string: "https://example.com")!)
        .border(Color.red, width: 2)
    }
      .help("help")
      .scaleEffect(amount)
      .blur(radius: amount)
  }
}

struct Generated618: View {
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
      .layoutPriority(1)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    if count > 3 {
      ControlGroup {
        if case .done(let items) = load {
          Text(verbatim: "b")
            .background { Color.green }
        } else if case .done(let items) = load {
          Row(title: "row")
        } else if count > 3 {
        }
        ZStack(alignment: .bottomTrailing) {
        }
          .lineLimit(2)
      }
      Toggle("On", isOn: $isOn)
        .listRowBackground(Color.red)
      Button("Delete", role: .destructive) {}
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    } else if mode == .grid {
    }
  }
}

struct Generated619: View {
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
    ForEach(items.filter { $0.isDone }) { item in
      Image(systemName: "star")
        .frame(minHeight: 20, alignment: .leading)
        .background(Circle())
        .clipShape(.rect(cornerRadius: 8))
    }
      .fixedSize()
    Color.red
  }
}

struct Generated620: View {
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
    Section("Title") {
      if count > 3 {
        Link("Site", destination: URL(string: "https://example.com")!)
        switch load {
        case .idle:
          if !items.isEmpty, isOn {
            TextEditor(text: $text)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
              .gesture(TapGesture().onEnded { count = 0 })
              .onTapGesture { isOn.toggle() }
            Button("Go") { count += 1 }
          } else if mode == .grid {
          } else if let shown = name {
          } else {
          }
          Circle().fill(.blue)
            .frame(width: 40, height: 40)
            .opacity(isOn ? 1 : 0.5)
            .accessibilityHidden(isOn)
          Slider(value: $amount, in: 0...10, step: 1)
            .animation(.default, value: isOn)
            .dimmed(isOn)
        case .loading(let amount):
          TextField("Name", text: $text)
        case .done(let items):
          Image(systemName: "star")
            .onAppear { count += 1 }
        case .failed:
          ProgressView(value: amount)
            .clipShape(.rect(cornerRadius: 8))
            .onAppear { count += 1 }
            .redacted(reason: .placeholder)
        }
        Button("Go") { count += 1 }
          .opacity(isOn ? 1 : 0.5)
          .background(.red)
          .padding(.vertical, 4)
      }
      DatePicker("When", selection: .constant(.now))
      Stepper("Count", value: $count, in: 0...9)
        .disabled(!isOn)
        .redacted(reason: .placeholder)
        .border(Color.red, width: 2)
    }
      .clipped()
      .layoutPriority(1)
  }
}

struct Generated621: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    Grid {
      NavigationStack {
        if mode == .grid {
          GridRow {
            TextEditor(text: $text)
              .background(Circle())
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .environment(\.colorScheme, .dark)
            Spacer()
          }
        } else if mode == .grid {
        }
      }
        .aspectRatio(1, contentMode: .fit)
    }
    Color.red
      .pickerStyle(.segmented)
    if count > 3 {
      Capsule().stroke(.red, lineWidth: 2)
        .accessibilityLabel("label")
        .multilineTextAlignment(.center)
        .overlay(Text("over"))
    } else if isOn {
    } else if count > 3 {
    } else {
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  }
}

struct Generated622: View {
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
      case .grid:
        (isOn ? Text("yes") : Text("no"))
        ColorPicker("Color", selection: .constant(.red))
        Text(text)
      case .map:
        if let shown = name {
          let value735 = count + 3
          Text("\(value735)")
          Circle()
        } else if !items.isEmpty, isOn {
        }
        Text("\(count)")
          .accessibilityLabel("label")
        Stepper("Count", value: $count, in: 0...9)
          .offset(x: 4)
      }
    } else {
    }
    Text("a")
      .fontWeight(.semibold)
  }
}

struct Generated623: View {
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
      .background(.yellow, in: .rect(cornerRadius: 4))
    ForEach(items, id: \.title) { item in
      ScrollView(.horizontal, showsIndicators: false) {
      }
      (Text("a") + Text("b").bold())
        .multilineTextAlignment(.center)
      if mode == .grid {
        ProgressView()
      } else if count > 3 {
        Image(systemName: "star")
          .background(.red)
          .zIndex(1)
      } else {
        GeometryReader { proxy in
        }
          .accessibilityHidden(isOn)
          .id(count)
          .aspectRatio(1, contentMode: .fit)
      }
    }
    Slider(value: $amount)
      .background(.thinMaterial)
      .dimmed(isOn)
      .foregroundColor(.red)
  }
}

struct Generated624: View {
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
      .contentShape(Rectangle())
      .rotationEffect(.degrees(45))
      .background(Color.blue)
    AnyView(Row(title: text))
    Text("a")
  }
}

struct Generated625: View {
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
      if count > 3 {
        Capsule().stroke(.red, lineWidth: 2)
          .clipped()
          .italic(isOn)
          .animation(.default, value: isOn)
        let value804 = count + 2
        Text("\(value804)")
      } else if !items.isEmpty, isOn {
        DisclosureGroup("More") {
          SecureField("Password", text: $text)
            .layoutPriority(1)
            .overlay(Text("over"))
            .dimmed(isOn)
          List(items) { item in
            Row(title: "row")
            Link("Site", destination: URL(string: "https://example.com")!)
              .controlSize(.large)
            Label("Star", systemImage: "star")
              .foregroundStyle(.secondary)
              .shadow(radius: 2)
          }
            .help("help")
        }
          .font(.title)
          .redacted(reason: .placeholder)
      } else if !items.isEmpty, isOn {
      }
      AnyView(Row(title: text))
        .onAppear { count += 1 }
        .italic(isOn)
        .preferredColorScheme(.dark)
    }
    Toggle("On", isOn: $isOn)
      .animation(.default, value: isOn)
      .onChange(of: count) { old, new in print(old, new) }
      .foregroundStyle(.red, .blue)
  }
}

struct Generated626: View {
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
      .fontWeight(.semibold)
      .dimmed(isOn)
    Divider()
      .buttonStyle(.bordered)
      .cornerRadius(4)
    if case .done(let items) = load {
      Rectangle().trim(from: 0, to: amount)
        .ignoresSafeArea()
        .overlay(.quaternary)
        .onChange(of: count) { old, new in print(old, new) }
      (isOn ? Text("yes") : Text("no"))
        .preferredColorScheme(.dark)
        .opacity(isOn ? 1 : 0.5)
        .shadow(radius: 2)
      Row(title: "row")
    } else if count > 3 {
    } else {
    }
  }
}

struct Generated627: View {
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
      switch load {
      case .idle:
        ColorPicker("Color", selection: .constant(.red))
        ForEach(items.indices, id: \.self) { index in
          (Text("a") + Text("b").bold())
            .disabled(!isOn)
          let value874 = count + 3
          Text("\(value874)")
        }
      case .loading(let amount):
        if case .done(let items) = load {
          Image(systemName: "star")
            .contentShape(Rectangle())
            .opacity(isOn ? 1 : 0.5)
            .tag(mode)
          Divider()
          Image(systemName: "star")
            .fontWeight(.semibold)
        } else if count > 3 {
        } else {
        }
      case .done(let items):
        Text("\(count)")
          .gesture(TapGesture().onEnded { count = 0 })
          .disabled(!isOn)
          .accessibilityLabel("label")
      case .failed:
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .scaledToFit()
      }
      Text(text)
        .listRowBackground(Color.red)
        .padding(.horizontal)
        .transition(.opacity)
    case .loading(let amount):
      Text(amount, format: .percent)
        .task { text = "x" }
        .task { text = "x" }
        .redacted(reason: .placeholder)
    case .done(let items):
      Rectangle().trim(from: 0, to: amount)
    case .failed:
      ColorPicker("Color", selection: .constant(.red))
        .font(.system(size: 12, weight: .bold))
        .accessibilityHidden(isOn)
    }
    Text("a")
    Text(text)
      .tint(.orange)
    EmptyView()
  }
}

struct Generated628: View {
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
      .accessibilityLabel("label")
      .id(count)
    (Text("a") + Text("b").bold())
      .transition(.opacity)
      .buttonStyle(.bordered)
      .ignoresSafeArea()
  }
}

struct Generated629: View {
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
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .padding(8)
        .redacted(reason: .placeholder)
        .transition(.opacity)
      if isOn {
        Form {
          switch mode {
          case .list:
            Text("\(count)")
              .background(alignment: .top) { Text("back") }
            Row(title: "row")
          case .grid:
            DatePicker("When", selection: .constant(.now))
              .background(.yellow, in: .rect(cornerRadius: 4))
            Color.red
              .background(alignment: .top) { Text("back") }
            DatePicker("When", selection: .constant(.now))
              .environment(\.colorScheme, .dark)
              .foregroundStyle(.secondary)
          case .map:
            Text(amount, format: .percent)
              .navigationTitle("Title")
              .padding()
          }
        }
          .overlay(.quaternary)
        AnyView(Row(title: text))
          .redacted(reason: .placeholder)
      } else if count > 3 {
      } else {
      }
    }
      .navigationTitle(text)
      .background(Circle())
      .id(count)
    Slider(value: $amount)
      .badge(in: .blue)
    Button("Go") { count += 1 }
      .lineLimit(2)
      .controlSize(.large)
      .onTapGesture { isOn.toggle() }
  }
}

struct Generated630: View {
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
      .animation(.default, value: isOn)
      .dimmed(isOn)
      .environment(\.colorScheme, .dark)
    if count > 3 {
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
        let value991 = count + 2
        Text("\(value991)")
      }
        .background(Circle())
        .clipShape(.rect(cornerRadius: 8))
        .animation(.default, value: isOn)
      Image(systemName: "star")
    } else if !items.isEmpty, isOn {
      Button("Go") { count += 1 }
    } else if case .done(let items) = load {
      ForEach(items.indices, id: \.self) { index in
        HStack(spacing: 0) {
        }
      }
        .navigationTitle(text)
        .dimmed(isOn)
      TextEditor(text: $text)
        .layoutPriority(1)
    }
    Button("Go") { count += 1 }
      .scaleEffect(amount)
    Stepper("Count", value: $count, in: 0...9)
      .scaledToFit()
      .tint(.orange)
      .drawingGroup()
  }
}

struct Generated631: View {
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
      LazyHStack {
      }
    }
      .listStyle(.plain)
      .dimmed(isOn)
      .foregroundColor(.red)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .background { Color.green }
    Circle()
      .multilineTextAlignment(.center)
      .padding(8)
  }
}

struct Generated632: View {
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
      TextField("Name", text: $text)
        .bold()
        .font(.system(size: 12, weight: .bold))
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        if let shown = name {
          if !items.isEmpty, isOn {
            Row(title: text)
              .help("help")
          } else {
            Divider()
            TextEditor(text: $text)
              .hidden()
              .clipped()
              .lineLimit(2)
          }
        } else if !items.isEmpty, isOn {
        } else if let shown = name {
        }
      }
        .mask(Circle())
        .accessibilityLabel("label")
      Slider(value: $amount, in: 0...10, step: 1)
        .blur(radius: amount)
        .background(.yellow, in: .rect(cornerRadius: 4))
        .clipped()
    }
      .drawingGroup()
      .labelsHidden()
      .background(alignment: .top) { Text("back") }
    Button("Add", systemImage: "plus") { isOn.toggle() }
    Slider(value: $amount)
  }
}

struct Generated633: View {
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
      switch load {
      case .idle:
        VStack(alignment: .trailing, spacing: 8) {
          Label("Star", systemImage: "star")
            .contentShape(Rectangle())
        }
          .onChange(of: text) { print(text) }
        VStack {
          HStack {
          }
            .environment(\.colorScheme, .dark)
            .padding()
        }
        switch mode {
        case .list:
          Section("Title") {
            Divider()
              .frame(minHeight: 20, alignment: .leading)
              .foregroundColor(.red)
              .navigationTitle(text)
          }
            .offset(x: 4)
          Stepper("Count", value: $count, in: 0...9)
            .padding(.vertical, 4)
          ProgressView(value: amount)
            .layoutPriority(1)
            .pickerStyle(.segmented)
        case .grid:
          Text(verbatim: "b")
            .fixedSize()
            .foregroundStyle(.red, .blue)
        case .map:
          Text(amount, format: .percent)
            .padding(.horizontal)
        }
      case .loading(let amount):
        Slider(value: $amount)
          .navigationTitle("Title")
          .border(Color.red, width: 2)
          .background(alignment: .top) { Text("back") }
      case .done(let items):
        ProgressView()
          .disabled(!isOn)
          .italic(isOn)
      case .failed:
        Button("Go") { count += 1 }
          .frame(minHeight: 20, alignment: .leading)
          .ignoresSafeArea()
          .gesture(TapGesture().onEnded { count = 0 })
      }
      Divider()
        .onDisappear {}
    } else if let shown = name {
    } else if isOn {
    } else {
    }
    Image(systemName: "star")
      .foregroundStyle(.secondary)
      .frame(width: 40, height: 40)
    Stepper("Count", value: $count, in: 0...9)
      .background { Color.green }
      .padding()
    LabeledContent("Key", value: "Value")
      .frame(minHeight: 20, alignment: .leading)
  }
}

struct Generated634: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ScrollViewReader { proxy in
      HStack(spacing: 0) {
        ZStack {
        }
          .toolbar { ToolbarItem { Text("item") } }
          .padding(.horizontal)
        ScrollViewReader { proxy in
          Form {
            Slider(value: $amount, in: 0...10, step: 1)
              .buttonStyle(.bordered)
              .lineLimit(2)
          }
            .scaleEffect(amount)
            .onChange(of: text) { print(text) }
            .border(.gray)
          LazyHStack {
            Circle().fill(.blue)
              .clipped()
              .navigationTitle("Title")
              .background { Color.green }
            Rectangle().trim(from: 0, to: amount)
              .scaledToFit()
          }
        }
      }
    }
      .onAppear { count += 1 }
      .foregroundColor(.red)
      .disabled(!isOn)
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
  }
}

struct Generated635: View {
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
      Image("photo").resizable()
        .lineLimit(2)
      List(items, id: \.self) { item in
        Group {
          VStack(alignment: .trailing, spacing: 8) {
            ProgressView(value: amount)
              .scaleEffect(amount)
              .accessibilityHidden(isOn)
              .background(Circle())
          }
            .tag(mode)
            .onTapGesture { isOn.toggle() }
            .preferredColorScheme(.dark)
          let value1199 = count + 3
          Text("\(value1199)")
        }
          .disabled(!isOn)
        if count > 3 {
          Stepper("Count", value: $count, in: 0...9)
        } else if isOn {
        }
        ProgressView()
      }
        .tag(mode)
        .rotationEffect(.degrees(45))
      (Text("a") + Text("b").bold())
        .clipped()
    }
      .accessibilityLabel("label")
    Text("\(count)")
    TextEditor(text: $text)
    Slider(value: $amount)
      .pickerStyle(.segmented)
      .id(count)
      .border(Color.red, width: 2)
  }
}

struct Generated636: View {
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
      if isOn {
        ForEach(Mode.allCases) { mode in
          switch load {
          case .idle:
            Circle().fill(.blue)
              .mask(Circle())
              .zIndex(1)
            Image("photo").resizable()
            TextField("Name", text: $text)
              .fixedSize()
              .buttonStyle(.bordered)
          case .loading(let amount):
            Divider()
            SecureField("Password", text: $text)
              .scaledToFit()
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
          case .done(let items):
            Button("Delete", role: .destructive) {}
              .listRowBackground(Color.red)
              .multilineTextAlignment(.center)
          case .failed:
            ProgressView()
          }
        }
        Spacer(minLength: 8)
          .border(.gray)
          .disabled(!isOn)
      } else if isOn {
      } else if let shown = name {
      } else {
      }
      Color.red
        .zIndex(1)
        .clipShape(Circle())
    case 1...3:
      Rectangle().trim(from: 0, to: amount)
    case let value where value < 0:
      TextField("Name", text: $text)
        .multilineTextAlignment(.center)
    default:
      Link("Site", destination: URL(string: "https://example.com")!)
        .navigationTitle("Title")
        .offset(x: 4)
        .environment(\.colorScheme, .dark)
    }
    (Text("a") + Text("b").bold())
    TextField("Name", text: $text)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .buttonStyle(.bordered)
      .textFieldStyle(.roundedBorder)
  }
}

struct Generated637: View {
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
      .layoutPriority(1)
      .padding(.vertical, 4)
    switch name {
    case let shown?:
      Grid {
        AsyncImage(url: nil)
          .onAppear { count += 1 }
        TimelineView(.everyMinute) { context in
          Form {
            TextField("Name", text: $text)
              .border(.gray)
            name.map { Text($0) }
              .modifier(Badge())
              .offset(x: 4)
          }
            .onAppear { count += 1 }
            .transition(.opacity)
          AnyView(Row(title: text))
            .dimmed(isOn)
            .layoutPriority(1)
            .help("help")
        }
      }
        .shadow(radius: 2)
      Text("\(count)")
      Circle().fill(.blue)
        .dimmed(isOn)
    case nil:
      Text(text)
        .layoutPriority(1)
        .scaledToFit()
        .buttonStyle(.bordered)
    }
    Toggle("On", isOn: $isOn)
      .cornerRadius(4)
      .foregroundStyle(.secondary)
  }
}

struct Generated638: View {
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
      Capsule().stroke(.red, lineWidth: 2)
        .background { Color.green }
        .padding(.horizontal)
      if !items.isEmpty, isOn {
        DatePicker("When", selection: .constant(.now))
          .onChange(of: count) { old, new in print(old, new) }
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
          .help("help")
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .padding(8)
        if !items.isEmpty, isOn {
          ForEach(items) { item in
            Spacer(minLength: 8)
          }
          Spacer(minLength: 8)
            .aspectRatio(1, contentMode: .fit)
            .tag(mode)
            .overlay(Text("over"))
          Row(title: text)
            .background(alignment: .top) { Text("back") }
        } else if count > 3 {
        } else if !items.isEmpty, isOn {
        } else {
        }
      } else if let shown = name {
      } else if isOn {
      } else {
      }
    }
    AnyView(Row(title: text))
      .background(Circle())
  }
}

struct Generated639: View {
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
      .onChange(of: count) { old, new in print(old, new) }
      .task { text = "x" }
    if let shown = name {
      ProgressView(value: amount)
        .font(.title)
        .zIndex(1)
        .fixedSize()
    } else if isOn {
    } else {
      ForEach($items) { $item in
        ForEach(["a", "b"], id: \.self) { letter in
          if !items.isEmpty, isOn {
            AnyView(Row(title: text))
              .onChange(of: text) { print(text) }
              .overlay(Text("over"))
            Button("Delete", role: .destructive) {}
            Color.red
              .disabled(!isOn)
              .accessibilityHidden(isOn)
          } else if count > 3 {
          } else {
          }
        }
        Spacer(minLength: 8)
          .padding(.vertical, 4)
          .padding(.vertical, 4)
          .preferredColorScheme(.dark)
        Image("photo").resizable()
      }
        .frame(maxWidth: .infinity)
        .zIndex(1)
    }
    TextField("Name", text: $text)
  }
}

struct Generated640: View {
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
      .border(Color.red, width: 2)
      .zIndex(1)
      .background(alignment: .top) { Text("back") }
    LabeledContent("Key", value: "Value")
      .listStyle(.plain)
      .background(.yellow, in: .rect(cornerRadius: 4))
    LabeledContent("Key") {
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .redacted(reason: .placeholder)
        .ignoresSafeArea()
      TextField("Name", text: $text)
    }
      .accessibilityLabel("label")
  }
}

struct Generated641: View {
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
      .modifier(Badge())
    Divider()
      .multilineTextAlignment(.center)
      .border(Color.red, width: 2)
    GridRow {
    }
    if case .done(let items) = load {
      Text("a")
        .border(.gray)
        .rotationEffect(.degrees(45))
    } else if mode == .grid {
    } else if isOn {
      switch mode {
      case .list:
        switch name {
        case let shown?:
          EmptyView()
            .onChange(of: count) { old, new in print(old, new) }
            .labelsHidden()
            .fixedSize()
          name.map { Text($0) }
            .clipped()
            .onAppear { count += 1 }
            .foregroundStyle(.secondary)
        case nil:
          (isOn ? Text("yes") : Text("no"))
            .shadow(radius: 2)
        }
      case .grid:
        ColorPicker("Color", selection: .constant(.red))
          .navigationTitle(text)
          .cornerRadius(4)
      case .map:
        TextEditor(text: $text)
      }
      Button("Go") { count += 1 }
    } else {
    }
  }
}

struct Generated642: View {
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
      Card(title: "card") {
        if case .done(let items) = load {
          Toggle("On", isOn: $isOn)
            .background(.yellow, in: .rect(cornerRadius: 4))
            .textFieldStyle(.roundedBorder)
            .font(.system(size: 12, weight: .bold))
          ScrollView {
            Link("Site", destination: URL(string: "https://example.com")!)
              .scaledToFit()
              .navigationTitle(text)
              .pickerStyle(.segmented)
            EmptyView()
              .contextMenu { Button("Copy") {} }
              .hidden()
              .onTapGesture { isOn.toggle() }
          }
            .font(.title)
            .modifier(Badge())
            .navigationTitle(text)
          if count > 3 {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              .contextMenu { Button("Copy") {} }
          } else if count > 3 {
          } else if count > 3 {
          }
        } else if count > 3 {
        } else if isOn {
        } else {
        }
      }
      Image(systemName: "star")
        .accessibilityHidden(isOn)
        .clipShape(.rect(cornerRadius: 8))
    }
      .textFieldStyle(.roundedBorder)
      .clipShape(.rect(cornerRadius: 8))
      .background(.thinMaterial)
    TextEditor(text: $text)
  }
}

struct Generated643: View {
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
      (isOn ? Text("yes") : Text("no"))
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .dimmed(isOn)
      Image(systemName: "star")
    } else if mode == .grid {
    } else if let shown = name {
      (Text("a") + Text("b").bold())
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        ForEach(items) { item in
          Menu("Menu") {
            Text(verbatim: "b")
              .frame(width: 40, height: 40)
              .background(alignment: .top) { Text("back") }
          }
        }
          .pickerStyle(.segmented)
          .aspectRatio(1, contentMode: .fit)
        Button("Go") { count += 1 }
          .clipped()
        Link("Site", destination: URL(string: "https://example.com")!)
          .navigationTitle(text)
      }
    } else {
    }
    Spacer(minLength: 8)
      .hidden()
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .mask(Circle())
      .onAppear { count += 1 }
      .listRowInsets(EdgeInsets())
  }
}

struct Generated644: View {
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
      .padding(8)
      .clipShape(.rect(cornerRadius: 8))
      .contentShape(Rectangle())
    if case .done(let items) = load {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .gesture(TapGesture().onEnded { count = 0 })
        .background(.thinMaterial)
        .textFieldStyle(.roundedBorder)
      if !items.isEmpty, isOn {
        Text(verbatim: "b")
          .scaledToFit()
      } else if !items.isEmpty, isOn {
        if case .done(let items) = load {
          SecureField("Password", text: $text)
            .background(Color.blue)
            .listStyle(.plain)
            .opacity(isOn ? 1 : 0.5)
          Label("Star", systemImage: "star")
        } else {
        }
        ColorPicker("Color", selection: .constant(.red))
          .frame(maxWidth: .infinity)
          .rotationEffect(.degrees(45))
          .contextMenu { Button("Copy") {} }
      }
    } else if mode == .grid {
    } else if mode == .grid {
    } else {
    }
  }
}

struct Generated645: View {
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
    if let shown = name {
      Menu("Menu") {
        GroupBox("Box") {
          List(items, id: \.self) { item in
            Slider(value: $amount, in: 0...10, step: 1)
              .foregroundStyle(.red, .blue)
              .background { Color.green }
              .ignoresSafeArea()
            Text("a")
              .multilineTextAlignment(.center)
              .clipShape(.rect(cornerRadius: 8))
              .drawingGroup()
            TextEditor(text: $text)
              .clipShape(Circle())
          }
            .foregroundColor(.red)
          Circle().fill(.blue)
            .id(count)
          Color.red
            .overlay(.quaternary)
        }
          .buttonStyle(.bordered)
          .background(.red)
          .dimmed(isOn)
        Color.accentColor.opacity(0.2)
          .clipped()
          .help("help")
        AnyView(Row(title: text))
          .hidden()
          .onAppear { count += 1 }
      }
        .environment(\.colorScheme, .dark)
        .redacted(reason: .placeholder)
      Color.accentColor.opacity(0.2)
        .tint(.orange)
        .clipShape(.rect(cornerRadius: 8))
        .redacted(reason: .placeholder)
      Image(systemName: "star")
        .accessibilityHidden(isOn)
    } else if case .done(let items) = load {
    } else if let shown = name {
    }
  }
}

struct Generated646: View {
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
      .rotationEffect(.degrees(45))
      .textFieldStyle(.roundedBorder)
    let value1642 = count + 0
    Text("\(value1642)")
    if mode == .grid {
      Text(text)
        .textFieldStyle(.roundedBorder)
        .listStyle(.plain)
        .fontWeight(.semibold)
      Image("photo").resizable()
        .scaleEffect(amount)
        .accessibilityHidden(isOn)
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
      }
        .fixedSize()
        .preferredColorScheme(.dark)
    } else {
      let value1657 = count + 1
      Text("\(value1657)")
    }
    TimelineView(.everyMinute) { context in
    }
      .gesture(TapGesture().onEnded { count = 0 })
      .frame(maxWidth: .infinity)
      .id(count)
  }
}

struct Generated647: View {
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
    }
    if isOn {
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        TextField("Name", text: $text)
          .position(x: 1, y: 1)
      }
        .dimmed(isOn)
        .background(Color.blue)
        .transition(.opacity)
      List(items, id: \.self) { item in
        if case .done(let items) = load {
          ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
            Circle()
              .help("help")
              .onTapGesture { isOn.toggle() }
            AsyncImage(url: nil)
              .help("help")
          }
            .contextMenu { Button("Copy") {} }
            .animation(.default, value: isOn)
          Rectangle().trim(from: 0, to: amount)
          Button("Delete", role: .destructive) {}
            .redacted(reason: .placeholder)
            .badge(in: .blue)
        } else if mode == .grid {
        }
        Circle()
          .foregroundStyle(.red, .blue)
          .aspectRatio(1, contentMode: .fit)
          .tint(.orange)
      }
        .border(Color.red, width: 2)
    }
    Text(verbatim: "b")
    Image("photo").resizable()
  }
}

struct Generated648: View {
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
      .cornerRadius(4)
    let value1715 = count + 0
    Text("\(value1715)")
    if isOn {
      ColorPicker("Color", selection: .constant(.red))
        .accessibilityHidden(isOn)
      Grid {
        let value1721 = count + 2
        Text("\(value1721)")
      }
        .disabled(!isOn)
        .accessibilityHidden(isOn)
        .fontWeight(.semibold)
      (isOn ? Text("yes") : Text("no"))
        .border(Color.red, width: 2)
        .bold()
    } else if case .done(let items) = load {
    } else if mode == .grid {
    }
  }
}

struct Generated649: View {
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
      .background(.red)
    LazyVStack(pinnedViews: .sectionHeaders) {
      if !items.isEmpty, isOn {
        List {
        }
          .animation(.default, value: isOn)
          .background { Color.green }
        List(items) { item in
          Card(title: "card") {
            Text(text)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .badge(in: .blue)
            Circle().fill(.blue)
              .position(x: 1, y: 1)
            Link("Site", destination: URL(string: "https://example.com")!)
              .border(.gray)
              .preferredColorScheme(.dark)
              .listRowInsets(EdgeInsets())
          }
            .opacity(isOn ? 1 : 0.5)
        }
          .overlay(Text("over"))
          .drawingGroup()
          .background(Circle())
        TextField("Name", text: $text)
          .scaledToFit()
          .border(Color.red, width: 2)
          .environment(\.colorScheme, .dark)
      } else if isOn {
      } else {
      }
      Text("\(count)")
        .gesture(TapGesture().onEnded { count = 0 })
        .tint(.orange)
        .padding(.horizontal)
    }
      .help("help")
  }
}

struct Generated650: View {
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
    }
    ForEach(Mode.allCases) { mode in
      if mode == .grid {
        if mode == .grid {
          ForEach(items.filter { $0.isDone }) { item in
            Color.accentColor.opacity(0.2)
              .italic(isOn)
            ColorPicker("Color", selection: .constant(.red))
              .layoutPriority(1)
          }
            .task { text = "x" }
            .layoutPriority(1)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
        } else if case .done(let items) = load {
          ForEach(items.filter { $0.isDone }) { item in
            Text(verbatim: "b")
          }
        } else if count > 3 {
        }
        Rectangle().trim(from: 0, to: amount)
          .onTapGesture { isOn.toggle() }
      } else if count > 3 {
      } else if !items.isEmpty, isOn {
      } else {
      }
      (isOn ? Text("yes") : Text("no"))
        .onDisappear {}
        .clipShape(Circle())
      Spacer(minLength: 8)
        .onChange(of: text) { print(text) }
        .clipped()
    }
      .overlay(Text("over"))
    Button("Go") { count += 1 }
      .redacted(reason: .placeholder)
      .hidden()
      .fontWeight(.semibold)
    Color.red
      .blur(radius: amount)
      .mask(Circle())
      .border(Color.red, width: 2)
  }
}
