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

struct Generated651: View {
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
      if !items.isEmpty, isOn {
        Slider(value: $amount)
          .tint(.orange)
      } else if let shown = name {
        DisclosureGroup("More", isExpanded: $isOn) {
          ForEach(items, id: \.title) { item in
            Text(verbatim: "b")
            Image("photo").resizable()
              .animation(.default, value: isOn)
              .accessibilityLabel("label")
              .mask(Circle())
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .dimmed(isOn)
              .background(Color.blue)
          }
            .gesture(TapGesture().onEnded { count = 0 })
            .padding(8)
            .rotationEffect(.degrees(45))
        }
          .background(.red)
          .bold()
          .animation(.default, value: isOn)
        Slider(value: $amount)
          .padding(.horizontal)
      }
      EmptyView()
        .onAppear { count += 1 }
        .ignoresSafeArea()
        .overlay(Text("over"))
      Spacer(minLength: 8)
        .background(.red)
        .disabled(!isOn)
    }
      .animation(.default, value: isOn)
      .navigationTitle(text)
      .frame(width: 40, height: 40)
    Text(amount, format: .percent)
      .pickerStyle(.segmented)
      .onTapGesture { isOn.toggle() }
      .labelsHidden()
    EmptyView()
  }
}

struct Generated652: View {
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
      Grid {
      }
        .background(.red)
      Image(systemName: "star")
        .toolbar { ToolbarItem { Text("item") } }
      Color.accentColor.opacity(0.2)
        .badge(in: .blue)
    case .grid:
      ScrollViewReader { proxy in
        (Text("a") + Text("b").bold())
          .foregroundStyle(.red, .blue)
          .listRowBackground(Color.red)
        EmptyView()
          .layoutPriority(1)
          .foregroundStyle(.secondary)
      }
        .navigationTitle("Title")
      LabeledContent("Key") {
      }
        .toolbar { ToolbarItem { Text("item") } }
        .onDisappear {}
      Link("Site", destination: URL(string: "https://example.com")!)
        .multilineTextAlignment(.center)
        .background { Color.green }
        .background(alignment: .top) { Text("back") }
    case .map:
      EmptyView()
        .rotationEffect(.degrees(45))
        .padding(8)
    }
    Text("a")
      .navigationTitle("Title")
      .font(.title)
      .drawingGroup()
    Divider()
      .padding(8)
  }
}

struct Generated653: View {
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
      switch count {
      case 0:
        Card(title: "card") {
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .animation(.default, value: isOn)
            .foregroundColor(.red)
            .scaledToFit()
          if let shown = name {
            Divider()
              .position(x: 1, y: 1)
              .rotationEffect(.degrees(45))
            Button("Go") { count += 1 }
              .animation(.default, value: isOn)
              .background(Color.blue)
            LabeledContent("Key", value: "Value")
              .dimmed(isOn)
          }
          TextField("Name", text: $text)
        }
          .badge(in: .blue)
          .aspectRatio(1, contentMode: .fit)
          .scaledToFit()
        Button("Go") { count += 1 }
          .modifier(Badge())
        AsyncImage(url: nil)
      case 1...3:
        Stepper("Count", value: $count, in: 0...9)
          .animation(.default, value: isOn)
          .scaledToFit()
      case let value where value < 0:
        AnyView(Row(title: text))
          .foregroundStyle(.secondary)
          .contentShape(Rectangle())
          .frame(maxWidth: .infinity)
      default:
        Stepper("Count", value: $count, in: 0...9)
          .blur(radius: amount)
          .onAppear { count += 1 }
          .cornerRadius(4)
      }
      Link("Site", destination: URL(string: "https://example.com")!)
        .overlay(.quaternary)
    }
      .tint(.orange)
      .opacity(isOn ? 1 : 0.5)
      .border(.gray)
    AsyncImage(url: nil)
      .drawingGroup()
      .background(.yellow, in: .rect(cornerRadius: 4))
      .background(.red)
    Toggle("On", isOn: $isOn)
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .font(.system(size: 12, weight: .bold))
  }
}

struct Generated654: View {
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
      (Text("a") + Text("b").bold())
        .transition(.opacity)
        .background(Circle())
    }
    GroupBox("Box") {
      Capsule().stroke(.red, lineWidth: 2)
        .navigationTitle("Title")
        .hidden()
        .font(.system(size: 12, weight: .bold))
      Button("Go") { count += 1 }
        .frame(maxWidth: .infinity)
        .padding()
        .padding(.vertical, 4)
    }
      .scaleEffect(amount)
    let value171 = count + 0
    Text("\(value171)")
    Image("photo").resizable()
      .listRowInsets(EdgeInsets())
      .cornerRadius(4)
      .bold()
  }
}

struct Generated655: View {
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
      .fontWeight(.semibold)
    Image(systemName: "star")
      .disabled(!isOn)
    if isOn {
      if isOn {
        Toggle("On", isOn: $isOn)
          .fixedSize()
          .overlay(Text("over"))
          .labelsHidden()
      } else if case .done(let items) = load {
        Divider()
          .background(Circle())
          .animation(.default, value: isOn)
          .contentShape(Rectangle())
      } else {
      }
      Spacer(minLength: 8)
        .frame(minHeight: 20, alignment: .leading)
        .tag(mode)
      Menu("Menu") {
        Text("\(count)")
          .background(Color.blue)
          .background(Color.blue)
          .textFieldStyle(.roundedBorder)
      }
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    } else if !items.isEmpty, isOn {
    } else if case .done(let items) = load {
    } else {
    }
    ColorPicker("Color", selection: .constant(.red))
      .multilineTextAlignment(.center)
  }
}

struct Generated656: View {
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
      DisclosureGroup("More", isExpanded: $isOn) {
        LabeledContent("Key", value: "Value")
      }
    }
      .preferredColorScheme(.dark)
      .onAppear { count += 1 }
      .overlay(Text("over"))
    if count > 3 {
      Form {
        switch name {
        case let shown?:
          ViewThatFits {
          }
          ScrollView {
          }
            .foregroundColor(.red)
            .background(.yellow, in: .rect(cornerRadius: 4))
            .position(x: 1, y: 1)
          Link("Site", destination: URL(string: "https://example.com")!)
        case nil:
          Link("Site", destination: URL(string: "https://example.com")!)
            .ignoresSafeArea()
        }
        Image("photo").resizable()
          .border(.gray)
      }
        .font(.system(size: 12, weight: .bold))
        .tag(mode)
        .environment(\.colorScheme, .dark)
      Text("a")
        .bold()
      name.map { Text($0) }
        .offset(x: 4)
        .tag(mode)
    } else {
    }
    Spacer(minLength: 8)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    Spacer(minLength: 8)
  }
}

struct Generated657: View {
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
    }
    Picker("Mode", selection: $mode) {
      if case .done(let items) = load {
        DisclosureGroup("More", isExpanded: $isOn) {
          Text(amount, format: .percent)
            .redacted(reason: .placeholder)
            .fontWeight(.semibold)
            .onDisappear {}
          if count > 3 {
            LabeledContent("Key", value: "Value")
            Text(text)
            Row(title: "row")
              .background(.red)
              .dimmed(isOn)
              .onDisappear {}
          } else if !items.isEmpty, isOn {
          } else if isOn {
          }
        }
          .disabled(!isOn)
        ProgressView()
          .opacity(isOn ? 1 : 0.5)
        (isOn ? Text("yes") : Text("no"))
          .frame(maxWidth: .infinity)
          .clipShape(.rect(cornerRadius: 8))
      } else if mode == .grid {
      }
    }
      .transition(.opacity)
      .background(.yellow, in: .rect(cornerRadius: 4))
    TextEditor(text: $text)
    Image(systemName: "star")
      .controlSize(.large)
      .controlSize(.large)
  }
}

struct Generated658: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value309 = count + 0
    Text("\(value309)")
    LazyVStack(pinnedViews: .sectionHeaders) {
    }
      .textFieldStyle(.roundedBorder)
    ProgressView(value: amount)
      .font(.system(size: 12, weight: .bold))
      .frame(width: 40, height: 40)
      .background(.thinMaterial)
    if let shown = name {
      NavigationLink("Next") {
        List(items) { item in
          Button("Delete", role: .destructive) {}
            .background(Color.blue)
            .badge(in: .blue)
            .foregroundColor(.red)
        }
          .ignoresSafeArea()
      }
        .clipped()
    } else if isOn {
    }
  }
}

struct Generated659: View {
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
      Slider(value: $amount, in: 0...10, step: 1)
        .background(.yellow, in: .rect(cornerRadius: 4))
        .onChange(of: text) { print(text) }
        .onChange(of: text) { print(text) }
    }
      .background(alignment: .top) { Text("back") }
    if mode == .grid {
      HStack {
      }
        .clipped()
        .environment(\.colorScheme, .dark)
        .padding(.horizontal)
    } else if isOn {
      Button("Go") { count += 1 }
        .padding(8)
        .padding(8)
      Card {
        ControlGroup {
          Grid {
          }
          Slider(value: $amount)
            .padding()
        }
          .gesture(TapGesture().onEnded { count = 0 })
          .onTapGesture { isOn.toggle() }
        Row(title: text)
      }
        .lineLimit(2)
        .fontWeight(.semibold)
        .redacted(reason: .placeholder)
    } else if mode == .grid {
    } else {
    }
  }
}

struct Generated660: View {
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
      Section("Title") {
        ForEach($items) { $item in
          Link("Site", destination: URL(string: "https://example.com")!)
            .italic(isOn)
            .bold()
            .mask(Circle())
          Color.red
          ForEach(items.filter { $0.isDone }) { item in
            Text("a")
              .background(Circle())
              .listStyle(.plain)
            (isOn ? Text("yes") : Text("no"))
          }
            .position(x: 1, y: 1)
        }
          .onChange(of: text) { print(text) }
          .clipShape(Circle())
        Color.accentColor.opacity(0.2)
          .background(.yellow, in: .rect(cornerRadius: 4))
        Row(title: text)
          .id(count)
          .shadow(radius: 2)
          .transition(.opacity)
      }
        .listRowInsets(EdgeInsets())
      Rectangle().trim(from: 0, to: amount)
    } else if count > 3 {
    }
    ColorPicker("Color", selection: .constant(.red))
      .background(.thinMaterial)
      .disabled(!isOn)
    (Text("a") + Text("b").bold())
      .lineLimit(2)
      .font(.title)
  }
}

struct Generated661: View {
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
      if let shown = name {
        Divider()
          .rotationEffect(.degrees(45))
        DatePicker("When", selection: .constant(.now))
          .aspectRatio(1, contentMode: .fit)
      } else {
        Row(title: "row")
      }
    }
      .labelsHidden()
    Text("a")
  }
}

struct Generated662: View {
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
      .animation(.default, value: isOn)
    if isOn {
      Toggle("On", isOn: $isOn)
        .accessibilityLabel("label")
      Stepper("Count", value: $count, in: 0...9)
        .font(.system(size: 12, weight: .bold))
    } else {
    }
  }
}

struct Generated663: View {
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
      let value452 = count + 1
      Text("\(value452)")
      if mode == .grid {
        Text("a")
        Text(verbatim: "b")
          .lineLimit(2)
          .environment(\.colorScheme, .dark)
      } else if isOn {
        if count > 3 {
          if let shown = name {
            Stepper("Count", value: $count, in: 0...9)
              .overlay(Text("over"))
            Stepper("Count", value: $count, in: 0...9)
              .modifier(Badge())
              .accessibilityLabel("label")
              .shadow(radius: 2)
            (Text("a") + Text("b").bold())
              .modifier(Badge())
              .font(.system(size: 12, weight: .bold))
          } else if count > 3 {
          } else if mode == .grid {
          } else {
          }
          Stepper("Count", value: $count, in: 0...9)
            .border(Color.red, width: 2)
            .redacted(reason: .placeholder)
            .foregroundStyle(.red, .blue)
        } else if mode == .grid {
        } else {
        }
        Circle().fill(.blue)
          .italic(isOn)
          .padding()
      } else if case .done(let items) = load {
      }
      ProgressView(value: amount)
        .foregroundColor(.red)
    }
    Row(title: text)
      .shadow(radius: 2)
      .overlay(Text("over"))
      .controlSize(.large)
  }
}

struct Generated664: View {
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
    let value501 = count + 0
    Text("\(value501)")
    EmptyView()
      .listRowBackground(Color.red)
      .mask(Circle())
      .overlay(.quaternary)
    VStack {
    }
  }
}

struct Generated665: View {
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
      .lineLimit(2)
      .pickerStyle(.segmented)
      .navigationTitle(text)
    DisclosureGroup("More", isExpanded: $isOn) {
      AnyView(Row(title: text))
        .overlay(.quaternary)
        .italic(isOn)
      TextField("Name", text: $text)
        .frame(minHeight: 20, alignment: .leading)
        .redacted(reason: .placeholder)
    }
      .shadow(radius: 2)
      .cornerRadius(4)
      .id(count)
    NavigationStack {
      List {
        if mode == .grid {
          Toggle("On", isOn: $isOn)
            .drawingGroup()
            .lineLimit(2)
        }
        Row(title: "row")
          .position(x: 1, y: 1)
          .contextMenu { Button("Copy") {} }
          .pickerStyle(.segmented)
      }
        .shadow(radius: 2)
      Rectangle().trim(from: 0, to: amount)
    }
      .onChange(of: text) { print(text) }
    Stepper("Count", value: $count, in: 0...9)
  }
}

struct Generated666: View {
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
      .onTapGesture { isOn.toggle() }
      .padding(.vertical, 4)
      .background(Circle())
    GridRow {
      Text(text)
        .badge(in: .blue)
        .controlSize(.large)
        .border(Color.red, width: 2)
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
      }
        .opacity(isOn ? 1 : 0.5)
        .shadow(radius: 2)
    }
      .foregroundStyle(.red, .blue)
      .controlSize(.large)
    Color.red
      .border(Color.red, width: 2)
    ControlGroup {
    }
  }
}

struct Generated667: View {
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
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        let value581 = count + 2
        Text("\(value581)")
        if !items.isEmpty, isOn {
          ForEach(items.filter { $0.isDone }) { item in
            Text(amount, format: .percent)
              .cornerRadius(4)
              .dimmed(isOn)
              .italic(isOn)
            Text(verbatim: "b")
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
              .background(Circle())
          }
        }
        if isOn {
          (Text("a") + Text("b").bold())
        } else if !items.isEmpty, isOn {
        } else {
        }
      }
        .contextMenu { Button("Copy") {} }
        .id(count)
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .help("help")
        .opacity(isOn ? 1 : 0.5)
    }
    Image("photo").resizable()
      .border(.gray)
      .scaledToFit()
    Text(verbatim: "b")
  }
}

struct Generated668: View {
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
      switch load {
      case .idle:
        LazyHStack {
          Text(text)
            .transition(.opacity)
        }
          .background { Color.green }
          .font(.title)
          .border(Color.red, width: 2)
      case .loading(let amount):
        ForEach(items.indices, id: \.self) { index in
          NavigationStack {
          }
            .transition(.opacity)
            .gesture(TapGesture().onEnded { count = 0 })
        }
          .rotationEffect(.degrees(45))
          .background(.thinMaterial)
          .onAppear { count += 1 }
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .transition(.opacity)
          .foregroundColor(.red)
          .navigationTitle("Title")
      case .done(let items):
        if !items.isEmpty, isOn {
          TextEditor(text: $text)
            .border(.gray)
            .scaleEffect(amount)
        } else {
        }
      case .failed:
        Color.accentColor.opacity(0.2)
          .border(.gray)
          .opacity(isOn ? 1 : 0.5)
          .font(.system(size: 12, weight: .bold))
      }
      Color.accentColor.opacity(0.2)
        .border(Color.red, width: 2)
        .clipShape(.rect(cornerRadius: 8))
        .onTapGesture { isOn.toggle() }
    } else if mode == .grid {
    } else if !items.isEmpty, isOn {
    } else {
    }
    Text(text)
      .offset(x: 4)
    Text(text)
      .padding(8)
    Spacer(minLength: 8)
      .gesture(TapGesture().onEnded { count = 0 })
      .listRowInsets(EdgeInsets())
  }
}

struct Generated669: View {
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
      .badge(in: .blue)
    DatePicker("When", selection: .constant(.now))
    if count > 3 {
      if isOn {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Button("Go") { count += 1 }
            .font(.system(size: 12, weight: .bold))
          ForEach(items) { item in
            TextField("Name", text: $text)
              .redacted(reason: .placeholder)
              .aspectRatio(1, contentMode: .fit)
              .border(Color.red, width: 2)
            AsyncImage(url: nil)
              .listStyle(.plain)
              .navigationTitle("Title")
              .background(Circle())
          }
            .textFieldStyle(.roundedBorder)
        }
          .frame(minHeight: 20, alignment: .leading)
      } else {
      }
    }
  }
}

struct Generated670: View {
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
      ZStack {
        Label("Star", systemImage: "star")
          .padding(8)
          .labelsHidden()
          .onAppear { count += 1 }
        Text(amount, format: .percent)
          .scaledToFit()
          .multilineTextAlignment(.center)
          .fixedSize()
      }
        .padding(8)
        .layoutPriority(1)
      if count > 3 {
        Text(verbatim: "b")
          .redacted(reason: .placeholder)
          .padding(.horizontal)
        Picker("Mode", selection: $mode) {
          List {
          }
            .border(.gray)
            .italic(isOn)
            .tint(.orange)
        }
          .background(Circle())
          .clipShape(.rect(cornerRadius: 8))
        Capsule().stroke(.red, lineWidth: 2)
      } else if let shown = name {
      } else if count > 3 {
      }
    }
    Spacer(minLength: 8)
      .font(.system(size: 12, weight: .bold))
  }
}

struct Generated671: View {
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
      .onAppear { count += 1 }
    Capsule().stroke(.red, lineWidth: 2)
    HStack(spacing: 0) {
      Slider(value: $amount)
        .padding(.vertical, 4)
        .modifier(Badge())
        .aspectRatio(1, contentMode: .fit)
      Color.accentColor.opacity(0.2)
        .background(.red)
        .contentShape(Rectangle())
        .overlay(.quaternary)
    }
      .redacted(reason: .placeholder)
  }
}

struct Generated672: View {
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
      switch load {
      case .idle:
        ZStack(alignment: .bottomTrailing) {
          if mode == .grid {
            Text(amount, format: .percent)
              .opacity(isOn ? 1 : 0.5)
            AnyView(Row(title: text))
              .pickerStyle(.segmented)
              .scaledToFit()
            AsyncImage(url: nil)
              .id(count)
          }
        }
          .lineLimit(2)
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      case .loading(let amount):
        ProgressView()
          .listRowInsets(EdgeInsets())
          .border(Color.red, width: 2)
      case .done(let items):
        Spacer()
          .scaledToFit()
      case .failed:
        Text(verbatim: "b")
          .help("help")
          .position(x: 1, y: 1)
          .border(Color.red, width: 2)
      }
    }
    Color.red
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .frame(width: 40, height: 40)
  }
}

struct Generated673: View {
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
    if let shown = name {
      if count > 3 {
        ForEach(Mode.allCases) { mode in
          List {
            Link("Site", destination: URL(string: "https://example.com")!)
              .background(.yellow, in: .rect(cornerRadius: 4))
            Stepper("Count", value: $count, in: 0...9)
              .padding(.vertical, 4)
          }
            .gesture(TapGesture().onEnded { count = 0 })
            .multilineTextAlignment(.center)
        }
          .multilineTextAlignment(.center)
        if count > 3 {
          Button("Go") { count += 1 }
        } else if !items.isEmpty, isOn {
        } else {
        }
        TextEditor(text: $text)
      } else if count > 3 {
      } else {
      }
      TextEditor(text: $text)
        .drawingGroup()
        .overlay(Text("over"))
        .padding(.horizontal)
      Color.red
    } else if let shown = name {
    } else if isOn {
    } else {
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .contextMenu { Button("Copy") {} }
      .environment(\.colorScheme, .dark)
      .clipped()
    Rectangle().trim(from: 0, to: amount)
      .onTapGesture { isOn.toggle() }
      .listStyle(.plain)
      .listRowBackground(Color.red)
  }
}

struct Generated674: View {
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
      .background { Color.green }
      .modifier(Badge())
    ProgressView()
      .id(count)
      .fontWeight(.semibold)
    let value855 = count + 0
    Text("\(value855)")
  }
}

struct Generated675: View {
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
    LazyVStack(pinnedViews: .sectionHeaders) {
    }
    Text("a")
      .font(.system(size: 12, weight: .bold))
    let value868 = count + 0
    Text("\(value868)")
  }
}

struct Generated676: View {
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
      .background { Color.green }
      .shadow(radius: 2)
    ProgressView()
      .tag(mode)
      .accessibilityHidden(isOn)
  }
}

struct Generated677: View {
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
      .listRowBackground(Color.red)
      .id(count)
    if !items.isEmpty, isOn {
      List(items) { item in
        let value894 = count + 2
        Text("\(value894)")
      }
    } else if let shown = name {
    } else {
    }
    name.map { Text($0) }
      .aspectRatio(1, contentMode: .fit)
      .contextMenu { Button("Copy") {} }
      .onDisappear {}
  }
}

struct Generated678: View {
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
        ForEach(0..<3) { index in
          Image("photo").resizable()
            .id(count)
            .labelsHidden()
            .listStyle(.plain)
        }
          .foregroundStyle(.secondary)
          .background { Color.green }
      }
        .tag(mode)
        .frame(maxWidth: .infinity)
        .task { text = "x" }
    } else if !items.isEmpty, isOn {
      if count > 3 {
        switch count {
        case 0:
          Image("photo").resizable()
            .frame(minHeight: 20, alignment: .leading)
            .tint(.orange)
            .task { text = "x" }
          Text(verbatim: "b")
            .controlSize(.large)
            .onTapGesture { isOn.toggle() }
          Row(title: text)
            .background(alignment: .top) { Text("back") }
            .onAppear { count += 1 }
            .redacted(reason: .placeholder)
        case 1...3:
          Stepper("Count", value: $count, in: 0...9)
        case let value where value < 0:
          Spacer(minLength: 8)
        default:
          name.map { Text($0) }
        }
        Label("Star", systemImage: "star")
      } else if mode == .grid {
      } else {
      }
      Text(amount, format: .percent)
        .controlSize(.large)
        .redacted(reason: .placeholder)
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .overlay(Text("over"))
    SecureField("Password", text: $text)
      .padding(.horizontal)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    Row(title: text)
      .fixedSize()
      .border(.gray)
      .transition(.opacity)
  }
}

struct Generated679: View {
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
      .background(.yellow, in: .rect(cornerRadius: 4))
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
    Section {
      Text(amount, format: .percent)
        .clipShape(.rect(cornerRadius: 8))
        .font(.title)
      TextEditor(text: $text)
        .task { text = "x" }
        .background(alignment: .top) { Text("back") }
      if !items.isEmpty, isOn {
        Slider(value: $amount, in: 0...10, step: 1)
          .background(.red)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .pickerStyle(.segmented)
        if !items.isEmpty, isOn {
          Circle()
        } else {
        }
      }
    }
    (isOn ? Text("yes") : Text("no"))
      .mask(Circle())
  }
}

struct Generated680: View {
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
        if !items.isEmpty, isOn {
          HStack(alignment: .firstTextBaseline, spacing: 2) {
            (isOn ? Text("yes") : Text("no"))
            AnyView(Row(title: text))
              .blur(radius: amount)
              .clipShape(Circle())
              .font(.system(size: 12, weight: .bold))
          }
            .task { text = "x" }
            .onAppear { count += 1 }
            .onChange(of: count) { old, new in print(old, new) }
          DisclosureGroup("More") {
            Spacer()
              .overlay(Text("over"))
              .badge(in: .blue)
          }
            .redacted(reason: .placeholder)
            .font(.title)
        } else if case .done(let items) = load {
        } else {
        }
      } else if !items.isEmpty, isOn {
      } else {
      }
      Stepper("Count", value: $count, in: 0...9)
        .clipped()
    }
      .scaledToFit()
      .padding()
    Toggle("On", isOn: $isOn)
      .background(.thinMaterial)
      .navigationTitle("Title")
      .font(.system(size: 12, weight: .bold))
    AnyView(Row(title: text))
      .aspectRatio(1, contentMode: .fit)
  }
}

struct Generated681: View {
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
      .clipShape(Circle())
    ScrollView {
    }
      .contextMenu { Button("Copy") {} }
      .preferredColorScheme(.dark)
      .background(.red)
    Stepper("Count", value: $count, in: 0...9)
  }
}

struct Generated682: View {
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
      Circle()
      ForEach(["a", "b"], id: \.self) { letter in
        AsyncImage(url: nil)
          .listRowBackground(Color.red)
      }
        .preferredColorScheme(.dark)
        .contentShape(Rectangle())
        .layoutPriority(1)
    }
      .preferredColorScheme(.dark)
      .labelsHidden()
      .layoutPriority(1)
    let value1068 = count + 0
    Text("\(value1068)")
    LazyHStack {
    }
      .foregroundStyle(.secondary)
      .scaleEffect(amount)
    ControlGroup {
      Slider(value: $amount)
        .listStyle(.plain)
        .padding(8)
    }
      .contextMenu { Button("Copy") {} }
  }
}

struct Generated683: View {
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
      DisclosureGroup("More", isExpanded: $isOn) {
      }
        .background { Color.green }
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .multilineTextAlignment(.center)
    case .loading(let amount):
      Section {
        EmptyView()
          .preferredColorScheme(.dark)
        TextField("Name", text: $text)
          .hidden()
          .rotationEffect(.degrees(45))
          .foregroundStyle(.secondary)
        if isOn {
          let value1102 = count + 3
          Text("\(value1102)")
        } else if !items.isEmpty, isOn {
        } else {
        }
      }
        .position(x: 1, y: 1)
      (isOn ? Text("yes") : Text("no"))
        .contentShape(Rectangle())
        .background(.thinMaterial)
        .mask(Circle())
      Color.accentColor.opacity(0.2)
        .opacity(isOn ? 1 : 0.5)
        .font(.system(size: 12, weight: .bold))
    case .done(let items):
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .listRowInsets(EdgeInsets())
        .scaleEffect(amount)
        .background(.thinMaterial)
    case .failed:
      Text(text)
        .labelsHidden()
    }
    (isOn ? Text("yes") : Text("no"))
      .font(.system(size: 12, weight: .bold))
  }
}

struct Generated684: View {
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
      .animation(.default, value: isOn)
      .italic(isOn)
    DisclosureGroup("More") {
      Section("Title") {
        ControlGroup {
        }
      }
    }
      .background(.yellow, in: .rect(cornerRadius: 4))
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .pickerStyle(.segmented)
    let value1145 = count + 0
    Text("\(value1145)")
    if let shown = name {
      LazyVStack(pinnedViews: .sectionHeaders) {
      }
        .task { text = "x" }
      Button("Delete", role: .destructive) {}
        .frame(minHeight: 20, alignment: .leading)
        .foregroundStyle(.secondary)
        .border(Color.red, width: 2)
    }
  }
}

struct Generated685: View {
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
      let value1163 = count + 1
      Text("\(value1163)")
      NavigationStack {
      }
        .aspectRatio(1, contentMode: .fit)
        .zIndex(1)
        .border(.gray)
      Label("Star", systemImage: "star")
        .dimmed(isOn)
    }
      .background { Color.green }
    GroupBox("Box") {
      GroupBox("Box") {
        let value1176 = count + 2
        Text("\(value1176)")
        if mode == .grid {
          Circle()
            .padding(8)
        } else {
        }
      }
      AnyView(Row(title: text))
      TextField("Name", text: $text)
        .border(Color.red, width: 2)
        .redacted(reason: .placeholder)
        .listRowInsets(EdgeInsets())
    }
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      .zIndex(1)
  }
}

struct Generated686: View {
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
      .listRowInsets(EdgeInsets())
      .onChange(of: count) { old, new in print(old, new) }
      .cornerRadius(4)
    ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
      switch load {
      case .idle:
        if count > 3 {
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
            AnyView(Row(title: text))
              .fontWeight(.semibold)
              .foregroundColor(.red)
              .foregroundColor(.red)
          }
            .overlay(.quaternary)
          Button("Go") { count += 1 }
            .redacted(reason: .placeholder)
            .onChange(of: text) { print(text) }
        } else if let shown = name {
          ForEach(items, id: \.title) { item in
            Spacer(minLength: 8)
          }
            .hidden()
            .italic(isOn)
            .bold()
        } else if let shown = name {
        }
      case .loading(let amount):
        (Text("a") + Text("b").bold())
          .frame(minHeight: 20, alignment: .leading)
      case .done(let items):
        Row(title: text)
      case .failed:
        Spacer(minLength: 8)
          .shadow(radius: 2)
          .pickerStyle(.segmented)
      }
      Image(systemName: "star")
    }
      .background(Color.blue)
      .navigationTitle(text)
    TextEditor(text: $text)
      .rotationEffect(.degrees(45))
    Text(amount, format: .percent)
      .lineLimit(2)
  }
}

struct Generated687: View {
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
      Image(systemName: "star")
        .background { Color.green }
    } else if count > 3 {
    } else if isOn {
      if !items.isEmpty, isOn {
        Stepper("Count", value: $count, in: 0...9)
      } else {
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .sheet(isPresented: $isOn) { Row(title: "sheet") }
      }
      ZStack(alignment: .bottomTrailing) {
      }
        .hidden()
    }
    switch load {
    case .idle:
      Divider()
        .background(alignment: .top) { Text("back") }
        .onDisappear {}
    case .loading(let amount):
      Text(text)
    case .done(let items):
      Divider()
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        .overlay(Text("over"))
    case .failed:
      Text("\(count)")
        .foregroundStyle(.secondary)
    }
    AsyncImage(url: nil)
  }
}

struct Generated688: View {
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
      .layoutPriority(1)
      .redacted(reason: .placeholder)
    TextEditor(text: $text)
      .listRowInsets(EdgeInsets())
      .tint(.orange)
      .fixedSize()
    ForEach(items, id: \.title) { item in
      Color.accentColor.opacity(0.2)
        .ignoresSafeArea()
        .blur(radius: amount)
        .border(.gray)
    }
      .scaleEffect(amount)
      .border(.gray)
    LazyVStack(pinnedViews: .sectionHeaders) {
      if count > 3 {
        switch mode {
        case .list:
          VStack(alignment: .trailing, spacing: 8) {
          }
            .font(.system(size: 12, weight: .bold))
        case .grid:
          Circle()
            .zIndex(1)
            .font(.title)
        case .map:
          Toggle("On", isOn: $isOn)
        }
        (isOn ? Text("yes") : Text("no"))
        (isOn ? Text("yes") : Text("no"))
      } else if isOn {
      } else if !items.isEmpty, isOn {
      } else {
      }
    }
      .background(Color.blue)
  }
}

struct Generated689: View {
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
      if case .done(let items) = load {
        Label("Star", systemImage: "star")
          .background(Circle())
          .background { Color.green }
          .fixedSize()
        ForEach(["a", "b"], id: \.self) { letter in
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .scaledToFit()
            .ignoresSafeArea()
            .font(.title)
        }
          .id(count)
      }
    }
      .blur(radius: amount)
    Color.red
      .textFieldStyle(.roundedBorder)
  }
}

struct Generated690: View {
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
      VStack(alignment: .trailing, spacing: 8) {
        if case .done(let items) = load {
          ForEach(items.indices, id: \.self) { index in
            ColorPicker("Color", selection: .constant(.red))
            Rectangle().trim(from: 0, to: amount)
              .tint(.orange)
              .position(x: 1, y: 1)
              .hidden()
            Rectangle().trim(from: 0, to: amount)
              .modifier(Badge())
              .animation(.default, value: isOn)
              .listRowBackground(Color.red)
          }
            .fontWeight(.semibold)
            .blur(radius: amount)
            .background(.thinMaterial)
          Text(verbatim: "b")
            .animation(.default, value: isOn)
            .clipShape(Circle())
          Text(text)
            .padding(.horizontal)
        } else if isOn {
        } else if count > 3 {
        }
        Image("photo").resizable()
      }
        .redacted(reason: .placeholder)
      Circle()
        .transition(.opacity)
        .gesture(TapGesture().onEnded { count = 0 })
        .onAppear { count += 1 }
    } else if count > 3 {
    } else {
    }
    Spacer(minLength: 8)
    Button("Delete", role: .destructive) {}
      .fontWeight(.semibold)
      .ignoresSafeArea()
    Toggle("On", isOn: $isOn)
      .ignoresSafeArea()
      .task { text = "x" }
      .accessibilityHidden(isOn)
  }
}

struct Generated691: View {
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
      VStack(alignment: .leading) {
      }
      Color.accentColor.opacity(0.2)
        .border(.gray)
        .ignoresSafeArea()
      EmptyView()
        .clipShape(.rect(cornerRadius: 8))
    }
      .font(.system(size: 12, weight: .bold))
      .disabled(!isOn)
    if case .done(let items) = load {
      Label("Star", systemImage: "star")
        .gesture(TapGesture().onEnded { count = 0 })
      Rectangle().trim(from: 0, to: amount)
        .foregroundStyle(.red, .blue)
    } else {
    }
    Slider(value: $amount)
      .zIndex(1)
  }
}

struct Generated692: View {
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
      .frame(width: 40, height: 40)
    ForEach(items.filter { $0.isDone }) { item in
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .listRowInsets(EdgeInsets())
        .overlay(Text("over"))
        .background(Circle())
      let value1436 = count + 1
      Text("\(value1436)")
      let value1438 = count + 1
      Text("\(value1438)")
    }
      .overlay(.quaternary)
      .padding(.horizontal)
  }
}

struct Generated693: View {
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
      Button("Add", systemImage: "plus") { isOn.toggle() }
      if mode == .grid {
        ScrollViewReader { proxy in
          if isOn {
            Rectangle().trim(from: 0, to: amount)
              .environment(\.colorScheme, .dark)
              .labelsHidden()
              .background { Color.green }
          } else if isOn {
            Toggle("On", isOn: $isOn)
              .mask(Circle())
          }
          let value1462 = count + 3
          Text("\(value1462)")
        }
      }
      Capsule().stroke(.red, lineWidth: 2)
        .position(x: 1, y: 1)
        .background(Circle())
    }
      .offset(x: 4)
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .padding(.horizontal)
      .accessibilityLabel("label")
    Text(verbatim: "b")
      .offset(x: 4)
      .onChange(of: text) { print(text) }
      .frame(width: 40, height: 40)
  }
}

struct Generated694: View {
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
    if isOn {
      GridRow {
        ForEach(["a", "b"], id: \.self) { letter in
          ControlGroup {
          }
            .foregroundStyle(.red, .blue)
            .multilineTextAlignment(.center)
          switch mode {
          case .list:
            TextField("Name", text: $text)
              .fixedSize()
            TextEditor(text: $text)
              .multilineTextAlignment(.center)
          case .grid:
            Link("Site", destination: URL(string: "https://example.com")!)
          case .map:
            ProgressView()
              .id(count)
          }
          DatePicker("When", selection: .constant(.now))
        }
          .disabled(!isOn)
          .labelsHidden()
      }
      Image("photo").resizable()
        .background { Color.green }
        .disabled(!isOn)
        .foregroundStyle(.secondary)
      Color.red
        .cornerRadius(4)
        .lineLimit(2)
        .toolbar { ToolbarItem { Text("item") } }
    } else if let shown = name {
    } else {
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .position(x: 1, y: 1)
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
  }
}

struct Generated695: View {
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
      SecureField("Password", text: $text)
        .foregroundStyle(.red, .blue)
        .padding(.vertical, 4)
        .contextMenu { Button("Copy") {} }
    }
      .background(.thinMaterial)
      .onAppear { count += 1 }
    Picker("Mode", selection: $mode) {
      Text("\(count)")
        .bold()
        .preferredColorScheme(.dark)
        .accessibilityHidden(isOn)
      Spacer(minLength: 8)
        .frame(maxWidth: .infinity)
      ForEach(Mode.allCases) { mode in
        ForEach(items, id: \.title) { item in
          HStack {
          }
            .border(.gray)
            .help("help")
          Stepper("Count", value: $count, in: 0...9)
            .border(Color.red, width: 2)
          Link("Site", destination: URL(string: "https://example.com")!)
        }
          .pickerStyle(.segmented)
          .id(count)
        Image(systemName: "star")
      }
        .overlay(Text("over"))
        .drawingGroup()
        .overlay(Text("over"))
    }
      .animation(.default, value: isOn)
  }
}

struct Generated696: View {
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
      .accessibilityHidden(isOn)
    Rectangle().trim(from: 0, to: amount)
      .listStyle(.plain)
      .layoutPriority(1)
      .shadow(radius: 2)
    SecureField("Password", text: $text)
      .position(x: 1, y: 1)
      .navigationTitle(text)
      .scaledToFit()
  }
}

struct Generated697: View {
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
      .clipShape(Circle())
    Slider(value: $amount)
      .labelsHidden()
      .navigationTitle("Title")
      .shadow(radius: 2)
  }
}

struct Generated698: View {
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
        NavigationStack {
          Link("Site", destination: URL(string: "https://example.com")!)
            .background(Circle())
        }
      } else if count > 3 {
        Menu("Menu") {
          DisclosureGroup("More", isExpanded: $isOn) {
            Slider(value: $amount, in: 0...10, step: 1)
              .padding(8)
              .cornerRadius(4)
            Spacer()
              .aspectRatio(1, contentMode: .fit)
              .onChange(of: text) { print(text) }
              .navigationTitle("Title")
          }
            .disabled(!isOn)
            .rotationEffect(.degrees(45))
            .fontWeight(.semibold)
        }
          .contentShape(Rectangle())
          .font(.title)
        Circle()
          .foregroundStyle(.secondary)
          .textFieldStyle(.roundedBorder)
          .multilineTextAlignment(.center)
      } else if let shown = name {
      } else {
      }
      Image("photo").resizable()
        .lineLimit(2)
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
  }
}

struct Generated699: View {
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
      Toggle("On", isOn: $isOn)
        .frame(maxWidth: .infinity)
        .controlSize(.large)
        .background(.yellow, in: .rect(cornerRadius: 4))
    }
      .scaledToFit()
    HStack(alignment: .firstTextBaseline, spacing: 2) {
      ForEach($items) { $item in
        HStack(alignment: .firstTextBaseline, spacing: 2) {
          Spacer(minLength: 8)
            .transition(.opacity)
            .pickerStyle(.segmented)
        }
      }
        .padding()
    }
    if count > 3 {
      DisclosureGroup("More") {
      }
        .onAppear { count += 1 }
        .overlay(.quaternary)
      Text(text)
        .clipShape(.rect(cornerRadius: 8))
        .padding()
        .onDisappear {}
      (isOn ? Text("yes") : Text("no"))
        .font(.system(size: 12, weight: .bold))
    } else {
    }
  }
}

struct Generated700: View {
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
    Slider(value: $amount)
    Spacer(minLength: 8)
  }
}
