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

struct Generated951: View {
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
      .multilineTextAlignment(.center)
      .background(alignment: .top) { Text("back") }
    Link("Site", destination: URL(string: "https://example.com")!)
    ForEach($items) { $item in
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        ViewThatFits {
          VStack {
            Image(systemName: "star")
              .cornerRadius(4)
              .navigationTitle("Title")
              .background(.red)
            Button("Go") { count += 1 }
              .clipShape(Circle())
              .cornerRadius(4)
              .gesture(TapGesture().onEnded { count = 0 })
          }
          Text(text)
            .onAppear { count += 1 }
        }
          .frame(width: 40, height: 40)
          .background(.thinMaterial)
        Text(text)
      }
        .buttonStyle(.bordered)
        .lineLimit(2)
        .background(.red)
    }
  }
}

struct Generated952: View {
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
      ProgressView(value: amount)
      if let shown = name {
        Text(amount, format: .percent)
        switch count {
        case 0:
          Form {
          }
            .border(Color.red, width: 2)
          Picker("Mode", selection: $mode) {
            AnyView(Row(title: text))
              .zIndex(1)
              .padding(.horizontal)
            SecureField("Password", text: $text)
              .environment(\.colorScheme, .dark)
              .italic(isOn)
              .drawingGroup()
            ProgressView(value: amount)
              .clipShape(Circle())
              .border(Color.red, width: 2)
              .font(.system(size: 12, weight: .bold))
          }
          SecureField("Password", text: $text)
            .background(Color.blue)
            .opacity(isOn ? 1 : 0.5)
            .dimmed(isOn)
        case 1...3:
          Circle().fill(.blue)
            .font(.title)
            .textFieldStyle(.roundedBorder)
        case let value where value < 0:
          Image(systemName: "star")
        default:
          (Text("a") + Text("b").bold())
        }
        Label("Star", systemImage: "star")
          .italic(isOn)
      } else if !items.isEmpty, isOn {
      }
    } else if isOn {
    } else if case .done(let items) = load {
    } else {
    }
    Image("photo").resizable()
      .environment(\.colorScheme, .dark)
    AnyView(Row(title: text))
      .accessibilityHidden(isOn)
    ColorPicker("Color", selection: .constant(.red))
      .background(Color.blue)
      .padding(.vertical, 4)
      .disabled(!isOn)
  }
}

struct Generated953: View {
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
      switch mode {
      case .list:
        AnyView(Row(title: text))
          .navigationTitle(text)
      case .grid:
        Spacer()
          .gesture(TapGesture().onEnded { count = 0 })
          .transition(.opacity)
        Section("Title") {
          LazyHStack {
            Stepper("Count", value: $count, in: 0...9)
              .font(.system(size: 12, weight: .bold))
              .hidden()
            Text(verbatim: "b")
              .italic(isOn)
          }
          (Text("a") + Text("b").bold())
        }
          .lineLimit(2)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
      case .map:
        Button("Go") { count += 1 }
      }
      Divider()
        .textFieldStyle(.roundedBorder)
    } else if mode == .grid {
    }
    Image(systemName: "star")
      .foregroundStyle(.red, .blue)
    Image(systemName: "star")
      .contentShape(Rectangle())
      .tint(.orange)
    Rectangle().trim(from: 0, to: amount)
      .foregroundStyle(.red, .blue)
  }
}

struct Generated954: View {
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
      (isOn ? Text("yes") : Text("no"))
      let value138 = count + 1
      Text("\(value138)")
      if isOn {
        Rectangle().trim(from: 0, to: amount)
          .clipShape(.rect(cornerRadius: 8))
      } else if count > 3 {
      } else {
      }
    case nil:
      ProgressView()
        .scaledToFit()
        .textFieldStyle(.roundedBorder)
        .padding(.horizontal)
      Toggle("On", isOn: $isOn)
      ScrollView {
      }
        .offset(x: 4)
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
    }
    Toggle("On", isOn: $isOn)
      .blur(radius: amount)
      .transition(.opacity)
      .contentShape(Rectangle())
  }
}

struct Generated955: View {
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
      if !items.isEmpty, isOn {
        if case .done(let items) = load {
          if mode == .grid {
            Row(title: text)
              .italic(isOn)
              .padding(.horizontal)
            TextEditor(text: $text)
          } else if count > 3 {
            Circle()
              .padding(.vertical, 4)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          } else {
          }
          LabeledContent("Key", value: "Value")
        } else if let shown = name {
        } else if !items.isEmpty, isOn {
        } else {
        }
        ProgressView(value: amount)
          .accessibilityHidden(isOn)
          .font(.system(size: 12, weight: .bold))
          .zIndex(1)
      } else if let shown = name {
      } else if !items.isEmpty, isOn {
      } else {
      }
      Image("photo").resizable()
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .layoutPriority(1)
        .toolbar { ToolbarItem { Text("item") } }
    }
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .listStyle(.plain)
    SecureField("Password", text: $text)
      .ignoresSafeArea()
      .blur(radius: amount)
  }
}

struct Generated956: View {
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
      ScrollViewReader { proxy in
        ForEach(0..<3) { index in
          ScrollView(.horizontal, showsIndicators: false) {
            Label("Star", systemImage: "star")
              .overlay(.quaternary)
              .aspectRatio(1, contentMode: .fit)
              .animation(.default, value: isOn)
          }
            .blur(radius: amount)
            .padding(.vertical, 4)
          Color.red
            .listRowBackground(Color.red)
        }
          .background(.red)
          .scaledToFit()
          .overlay(.quaternary)
        if count > 3 {
          if mode == .grid {
            Text("\(count)")
              .font(.system(size: 12, weight: .bold))
          } else if count > 3 {
          } else {
          }
        } else {
        }
      }
        .position(x: 1, y: 1)
        .cornerRadius(4)
        .scaleEffect(amount)
      Slider(value: $amount)
        .background(.thinMaterial)
        .gesture(TapGesture().onEnded { count = 0 })
        .fixedSize()
    } else if mode == .grid {
    } else if !items.isEmpty, isOn {
    } else {
    }
    TextField("Name", text: $text)
      .pickerStyle(.segmented)
      .environment(\.colorScheme, .dark)
      .redacted(reason: .placeholder)
  }
}

struct Generated957: View {
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
      .overlay(Text("over"))
    switch count {
    case 0:
      Slider(value: $amount)
        .position(x: 1, y: 1)
        .accessibilityLabel("label")
      Row(title: "row")
        .ignoresSafeArea()
        .font(.title)
    case 1...3:
      NavigationLink("Next") {
        Card(title: "card") {
          if let shown = name {
            Button("Go") { count += 1 }
              .labelsHidden()
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
          } else if case .done(let items) = load {
          }
        }
          .fixedSize()
          .scaleEffect(amount)
      }
      Text(amount, format: .percent)
      Text("\(count)")
        .italic(isOn)
    case let value where value < 0:
      Text("a")
    default:
      Button("Delete", role: .destructive) {}
        .frame(maxWidth: .infinity)
        .onChange(of: count) { old, new in print(old, new) }
    }
    Color.red
      .background(Circle())
      .buttonStyle(.bordered)
    Text(verbatim: "b")
      .navigationTitle(text)
      .aspectRatio(1, contentMode: .fit)
      .accessibilityHidden(isOn)
  }
}

struct Generated958: View {
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
      .background(.red)
      .contentShape(Rectangle())
    AnyView(Row(title: text))
      .disabled(!isOn)
      .border(.gray)
      .clipShape(Circle())
    ForEach(0..<3) { index in
      Text("a")
      if case .done(let items) = load {
        if isOn {
          ForEach(0..<3) { index in
            ColorPicker("Color", selection: .constant(.red))
              .multilineTextAlignment(.center)
              .environment(\.colorScheme, .dark)
            Text(text)
              .offset(x: 4)
              .foregroundStyle(.secondary)
            name.map { Text($0) }
              .italic(isOn)
              .zIndex(1)
              .font(.title)
          }
            .modifier(Badge())
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .background(.yellow, in: .rect(cornerRadius: 4))
          Button("Add", systemImage: "plus") { isOn.toggle() }
            .background(Color.blue)
            .accessibilityHidden(isOn)
            .shadow(radius: 2)
          Circle().fill(.blue)
            .sheet(isPresented: $isOn) { Row(title: "sheet") }
            .contentShape(Rectangle())
        } else if isOn {
        } else if isOn {
        } else {
        }
      }
      Label("Star", systemImage: "star")
    }
      .listStyle(.plain)
    Stepper("Count", value: $count, in: 0...9)
  }
}

struct Generated959: View {
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
      .labelsHidden()
      .opacity(isOn ? 1 : 0.5)
      .clipped()
    Capsule().stroke(.red, lineWidth: 2)
      .help("help")
      .preferredColorScheme(.dark)
    if count > 3 {
      HStack(spacing: 0) {
        Text(verbatim: "b")
          .frame(maxWidth: .infinity)
        if !items.isEmpty, isOn {
          Link("Site", destination: URL(string: "https://example.com")!)
            .labelsHidden()
        }
      }
        .badge(in: .blue)
      if mode == .grid {
        DatePicker("When", selection: .constant(.now))
          .background(.red)
          .lineLimit(2)
          .background(Color.blue)
      }
      Stepper("Count", value: $count, in: 0...9)
    } else if let shown = name {
    } else {
    }
  }
}

struct Generated960: View {
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
      NavigationLink("Next") {
        Spacer()
          .accessibilityHidden(isOn)
          .clipShape(.rect(cornerRadius: 8))
          .toolbar { ToolbarItem { Text("item") } }
      }
        .border(.gray)
        .toolbar { ToolbarItem { Text("item") } }
      List(items, id: \.self) { item in
        HStack {
          Button("Go") { count += 1 }
        }
          .dimmed(isOn)
          .listStyle(.plain)
          .foregroundColor(.red)
      }
        .foregroundStyle(.secondary)
    } else if let shown = name {
      if let shown = name {
        Text(text)
        Color.accentColor.opacity(0.2)
        Stepper("Count", value: $count, in: 0...9)
          .clipShape(Circle())
      } else if count > 3 {
      } else {
      }
      Button("Add", systemImage: "plus") { isOn.toggle() }
        .drawingGroup()
        .id(count)
    } else if count > 3 {
    }
    Row(title: "row")
  }
}

struct Generated961: View {
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
      .labelsHidden()
      .rotationEffect(.degrees(45))
    NavigationStack {
    }
      .onDisappear {}
    Image("photo").resizable()
  }
}

struct Generated962: View {
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
      if count > 3 {
        List(items) { item in
          Image("photo").resizable()
            .navigationTitle("Title")
        }
          .shadow(radius: 2)
      } else if isOn {
        if let shown = name {
          Text("a")
            .onDisappear {}
          if mode == .grid {
            ColorPicker("Color", selection: .constant(.red))
              .contentShape(Rectangle())
            Toggle("On", isOn: $isOn)
          }
          Label("Star", systemImage: "star")
            .border(.gray)
            .animation(.default, value: isOn)
        } else if count > 3 {
        } else {
        }
      }
      Text(verbatim: "b")
        .controlSize(.large)
        .accessibilityLabel("label")
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
        .buttonStyle(.bordered)
    }
      .multilineTextAlignment(.center)
      .clipShape(.rect(cornerRadius: 8))
    AnyView(Row(title: text))
      .padding()
    Button("Add", systemImage: "plus") { isOn.toggle() }
      .animation(.default, value: isOn)
    Stepper("Count", value: $count, in: 0...9)
      .cornerRadius(4)
  }
}

struct Generated963: View {
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
      TextField("Name", text: $text)
        .border(Color.red, width: 2)
      Spacer(minLength: 8)
      List(items, id: \.self) { item in
        if let shown = name {
          let value487 = count + 3
          Text("\(value487)")
        } else if !items.isEmpty, isOn {
          Row(title: text)
          if case .done(let items) = load {
            Color.accentColor.opacity(0.2)
              .disabled(!isOn)
          } else {
          }
        }
      }
        .navigationTitle(text)
    } else {
    }
    Stepper("Count", value: $count, in: 0...9)
    Color.red
      .listRowBackground(Color.red)
    ColorPicker("Color", selection: .constant(.red))
      .frame(width: 40, height: 40)
      .background(Circle())
  }
}

struct Generated964: View {
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
      .opacity(isOn ? 1 : 0.5)
    ForEach(items.filter { $0.isDone }) { item in
      switch mode {
      case .list:
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) {
          if !items.isEmpty, isOn {
            Capsule().stroke(.red, lineWidth: 2)
            Color.accentColor.opacity(0.2)
              .italic(isOn)
              .transition(.opacity)
            Row(title: "row")
              .badge(in: .blue)
              .clipShape(.rect(cornerRadius: 8))
              .clipShape(.rect(cornerRadius: 8))
          }
        }
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          .bold()
        LabeledContent("Key", value: "Value")
          .shadow(radius: 2)
      case .grid:
        Stepper("Count", value: $count, in: 0...9)
          .shadow(radius: 2)
      case .map:
        Image(systemName: "star")
          .font(.title)
      }
    }
      .environment(\.colorScheme, .dark)
      .hidden()
    TextEditor(text: $text)
      .background(.thinMaterial)
      .lineLimit(2)
      .help("help")
    Text("a")
      .redacted(reason: .placeholder)
  }
}

struct Generated965: View {
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
      Capsule().stroke(.red, lineWidth: 2)
        .font(.system(size: 12, weight: .bold))
        .accessibilityLabel("label")
        .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    }
      .layoutPriority(1)
      .textFieldStyle(.roundedBorder)
      .mask(Circle())
    if isOn {
      EmptyView()
        .multilineTextAlignment(.center)
        .hidden()
      ScrollViewReader { proxy in
        EmptyView()
          .scaledToFit()
      }
      ForEach(items.filter { $0.isDone }) { item in
        (Text("a") + Text("b").bold())
        Spacer(minLength: 8)
          .background(.yellow, in: .rect(cornerRadius: 4))
          .pickerStyle(.segmented)
          .foregroundStyle(.red, .blue)
      }
        .id(count)
        .onChange(of: count) { old, new in print(old, new) }
        .border(Color.red, width: 2)
    } else {
    }
    Capsule().stroke(.red, lineWidth: 2)
      .scaleEffect(amount)
      .environment(\.colorScheme, .dark)
    LabeledContent("Key", value: "Value")
      .cornerRadius(4)
      .drawingGroup()
      .padding()
  }
}

struct Generated966: View {
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
      ZStack {
      }
        .navigationTitle(text)
        .fontWeight(.semibold)
        .onAppear { count += 1 }
      if isOn {
        let value605 = count + 2
        Text("\(value605)")
      } else if case .done(let items) = load {
        ControlGroup {
          ViewThatFits {
          }
            .position(x: 1, y: 1)
            .background { Color.green }
          Spacer()
            .clipShape(Circle())
            .preferredColorScheme(.dark)
        }
          .help("help")
          .textFieldStyle(.roundedBorder)
          .tint(.orange)
        switch load {
        case .idle:
          Button("Go") { count += 1 }
            .padding(8)
            .offset(x: 4)
        case .loading(let amount):
          Button("Delete", role: .destructive) {}
            .tag(mode)
            .frame(width: 40, height: 40)
            .pickerStyle(.segmented)
        case .done(let items):
          Text(text)
            .overlay(Text("over"))
            .multilineTextAlignment(.center)
            .background(Color.blue)
        case .failed:
          DatePicker("When", selection: .constant(.now))
            .cornerRadius(4)
            .gesture(TapGesture().onEnded { count = 0 })
        }
      } else if mode == .grid {
      }
    }
      .sheet(isPresented: $isOn) { Row(title: "sheet") }
      .drawingGroup()
    AsyncImage(url: nil)
      .animation(.default, value: isOn)
    Row(title: "row")
      .aspectRatio(1, contentMode: .fit)
      .layoutPriority(1)
  }
}

struct Generated967: View {
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
      .clipShape(Circle())
      .tag(mode)
      .layoutPriority(1)
    List(items) { item in
      HStack(alignment: .firstTextBaseline, spacing: 2) {
      }
    }
      .clipShape(.rect(cornerRadius: 8))
      .textFieldStyle(.roundedBorder)
      .help("help")
    Rectangle().trim(from: 0, to: amount)
      .shadow(radius: 2)
      .listRowInsets(EdgeInsets())
      .contentShape(Rectangle())
  }
}

struct Generated968: View {
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
      .font(.title)
      .onDisappear {}
    Card {
      ZStack(alignment: .bottomTrailing) {
      }
        .pickerStyle(.segmented)
        .frame(width: 40, height: 40)
        .frame(width: 40, height: 40)
      if let shown = name {
        TextEditor(text: $text)
          .background(.red)
          .frame(minHeight: 20, alignment: .leading)
          .frame(maxWidth: .infinity)
      } else if !items.isEmpty, isOn {
        Text(amount, format: .percent)
          .padding(.vertical, 4)
          .foregroundStyle(.red, .blue)
          .navigationTitle("Title")
        ForEach(["a", "b"], id: \.self) { letter in
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .rotationEffect(.degrees(45))
        }
          .help("help")
          .cornerRadius(4)
          .preferredColorScheme(.dark)
      } else if count > 3 {
      }
      Image(systemName: "star")
        .background(alignment: .top) { Text("back") }
        .aspectRatio(1, contentMode: .fit)
        .animation(.default, value: isOn)
    }
      .frame(width: 40, height: 40)
      .font(.system(size: 12, weight: .bold))
      .frame(minHeight: 20, alignment: .leading)
    Text(amount, format: .percent)
      .padding()
  }
}

struct Generated969: View {
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
      DisclosureGroup("More", isExpanded: $isOn) {
        TextField("Name", text: $text)
          .bold()
        if mode == .grid {
          ProgressView()
          Stepper("Count", value: $count, in: 0...9)
            .pickerStyle(.segmented)
        } else if mode == .grid {
          ForEach($items) { $item in
            Toggle("On", isOn: $isOn)
              .padding()
          }
        } else {
        }
      }
        .task { text = "x" }
      Slider(value: $amount, in: 0...10, step: 1)
        .help("help")
        .scaleEffect(amount)
        .textFieldStyle(.roundedBorder)
      LabeledContent("Key", value: "Value")
    } else {
    }
    EmptyView()
  }
}

struct Generated970: View {
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
      .layoutPriority(1)
      .padding()
      .border(Color.red, width: 2)
    VStack(alignment: .leading) {
      Row(title: text)
      Menu("Menu") {
        if !items.isEmpty, isOn {
          ScrollView {
          }
            .border(.gray)
            .textFieldStyle(.roundedBorder)
          Toggle("On", isOn: $isOn)
            .navigationTitle("Title")
          switch count {
          case 0:
            Text("a")
          case 1...3:
            Spacer(minLength: 8)
          case let value where value < 0:
            Toggle("On", isOn: $isOn)
              .zIndex(1)
              .rotationEffect(.degrees(45))
              .transition(.opacity)
          default:
            Stepper("Count", value: $count, in: 0...9)
              .gesture(TapGesture().onEnded { count = 0 })
          }
        } else if isOn {
        } else {
        }
        ColorPicker("Color", selection: .constant(.red))
          .background(Circle())
          .background(alignment: .top) { Text("back") }
      }
        .padding(.horizontal)
        .gesture(TapGesture().onEnded { count = 0 })
        .id(count)
    }
      .redacted(reason: .placeholder)
  }
}

struct Generated971: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value798 = count + 0
    Text("\(value798)")
    if let shown = name {
      switch load {
      case .idle:
        Button("Delete", role: .destructive) {}
          .navigationTitle("Title")
          .fontWeight(.semibold)
          .overlay(Text("over"))
        if case .done(let items) = load {
          if let shown = name {
            Label("Star", systemImage: "star")
              .overlay(Text("over"))
              .background(Circle())
            Slider(value: $amount, in: 0...10, step: 1)
          } else if count > 3 {
          } else if isOn {
          }
        }
      case .loading(let amount):
        TextEditor(text: $text)
          .navigationTitle("Title")
      case .done(let items):
        Capsule().stroke(.red, lineWidth: 2)
          .onTapGesture { isOn.toggle() }
          .clipShape(Circle())
          .bold()
      case .failed:
        Stepper("Count", value: $count, in: 0...9)
          .overlay(.quaternary)
      }
    } else if case .done(let items) = load {
    } else {
    }
    Spacer(minLength: 8)
      .background(alignment: .top) { Text("back") }
      .position(x: 1, y: 1)
  }
}

struct Generated972: View {
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
      .contextMenu { Button("Copy") {} }
      .border(.gray)
    Slider(value: $amount, in: 0...10, step: 1)
    AsyncImage(url: nil)
      .toolbar { ToolbarItem { Text("item") } }
  }
}

struct Generated973: View {
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
      ColorPicker("Color", selection: .constant(.red))
        .redacted(reason: .placeholder)
        .foregroundStyle(.red, .blue)
        .onChange(of: count) { old, new in print(old, new) }
      if !items.isEmpty, isOn {
        if count > 3 {
          VStack {
          }
        } else if !items.isEmpty, isOn {
          switch load {
          case .idle:
            Toggle("On", isOn: $isOn)
          case .loading(let amount):
            Rectangle().trim(from: 0, to: amount)
              .help("help")
              .font(.system(size: 12, weight: .bold))
              .background(Color.blue)
            Image("photo").resizable()
              .padding(8)
              .font(.system(size: 12, weight: .bold))
              .clipShape(.rect(cornerRadius: 8))
            Button("Go") { count += 1 }
              .badge(in: .blue)
          case .done(let items):
            Image(systemName: "star")
              .id(count)
          case .failed:
            Text("a")
              .frame(minHeight: 20, alignment: .leading)
              .foregroundStyle(.red, .blue)
          }
        } else if mode == .grid {
        } else {
        }
        Divider()
      }
      ColorPicker("Color", selection: .constant(.red))
        .clipped()
    }
      .gesture(TapGesture().onEnded { count = 0 })
      .ignoresSafeArea()
      .labelsHidden()
    DatePicker("When", selection: .constant(.now))
      .italic(isOn)
      .border(Color.red, width: 2)
    Button("Go") { count += 1 }
      .offset(x: 4)
    Text(verbatim: "b")
      .tint(.orange)
      .cornerRadius(4)
      .hidden()
  }
}

struct Generated974: View {
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
      Stepper("Count", value: $count, in: 0...9)
        .background(.yellow, in: .rect(cornerRadius: 4))
        .shadow(radius: 2)
    } else if count > 3 {
      Row(title: "row")
        .clipped()
        .navigationTitle("Title")
        .bold()
      let value920 = count + 1
      Text("\(value920)")
    } else {
      if mode == .grid {
        ForEach(items.filter { $0.isDone }) { item in
          EmptyView()
            .textFieldStyle(.roundedBorder)
            .shadow(radius: 2)
        }
          .gesture(TapGesture().onEnded { count = 0 })
          .navigationTitle("Title")
        TextEditor(text: $text)
          .clipShape(Circle())
      } else if mode == .grid {
      } else if case .done(let items) = load {
      }
      Circle().fill(.blue)
        .listRowInsets(EdgeInsets())
        .clipShape(Circle())
    }
    RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      .onTapGesture { isOn.toggle() }
      .onTapGesture { isOn.toggle() }
  }
}

struct Generated975: View {
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
      ZStack(alignment: .bottomTrailing) {
        if isOn {
          Slider(value: $amount, in: 0...10, step: 1)
            .fontWeight(.semibold)
        } else {
          ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .listRowBackground(Color.red)
              .blur(radius: amount)
              .zIndex(1)
          }
            .scaleEffect(amount)
            .background(.red)
          LabeledContent("Key", value: "Value")
            .mask(Circle())
        }
      }
    }
      .padding()
      .onAppear { count += 1 }
      .hidden()
    switch count {
    case 0:
      EmptyView()
        .pickerStyle(.segmented)
        .background { Color.green }
    case 1...3:
      Circle()
        .ignoresSafeArea()
        .accessibilityLabel("label")
        .controlSize(.large)
    case let value where value < 0:
      Circle().fill(.blue)
        .clipShape(.rect(cornerRadius: 8))
    default:
      ProgressView(value: amount)
        .sheet(isPresented: $isOn) { Row(title: "sheet") }
        .listRowBackground(Color.red)
    }
    Text(verbatim: "b")
      .drawingGroup()
      .buttonStyle(.bordered)
  }
}

struct Generated976: View {
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
      switch count {
      case 0:
        if let shown = name {
          let value1002 = count + 3
          Text("\(value1002)")
        }
        NavigationLink("Next") {
        }
        Button("Add", systemImage: "plus") { isOn.toggle() }
          .background { Color.green }
      case 1...3:
        if mode == .grid {
          GroupBox("Box") {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          }
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
            .tag(mode)
            .redacted(reason: .placeholder)
            .padding(.horizontal)
        } else if count > 3 {
        }
      case let value where value < 0:
        Color.accentColor.opacity(0.2)
          .border(Color.red, width: 2)
      default:
        Spacer()
      }
      Row(title: text)
        .mask(Circle())
    }
      .clipShape(Circle())
      .position(x: 1, y: 1)
    name.map { Text($0) }
      .background(.red)
      .listRowInsets(EdgeInsets())
    Text(verbatim: "b")
      .controlSize(.large)
    Spacer()
      .buttonStyle(.bordered)
      .navigationTitle("Title")
  }
}

struct Generated977: View {
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
      .background(Circle())
      .onAppear { count += 1 }
      .foregroundStyle(.secondary)
    switch name {
    case let shown?:
      if case .done(let items) = load {
        let value1053 = count + 2
        Text("\(value1053)")
        HStack {
        }
        ForEach(items.sorted { $0.title < $1.title }) { item in
          Color.accentColor.opacity(0.2)
        }
      } else if isOn {
        if let shown = name {
          Divider()
        } else if case .done(let items) = load {
        } else if count > 3 {
        }
        TextEditor(text: $text)
      }
      SecureField("Password", text: $text)
        .aspectRatio(1, contentMode: .fit)
        .padding(8)
        .border(.gray)
    case nil:
      ProgressView(value: amount)
        .cornerRadius(4)
    }
    Rectangle().trim(from: 0, to: amount)
      .background(Color.blue)
    DatePicker("When", selection: .constant(.now))
      .listRowBackground(Color.red)
      .italic(isOn)
      .task { text = "x" }
  }
}

struct Generated978: View {
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
      ScrollViewReader { proxy in
      }
        .help("help")
        .animation(.default, value: isOn)
      if mode == .grid {
        ForEach(items) { item in
          ForEach(items.indices, id: \.self) { index in
            AnyView(Row(title: text))
              .frame(width: 40, height: 40)
            Spacer()
          }
          if isOn {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .shadow(radius: 2)
              .onDisappear {}
          } else if count > 3 {
          } else if let shown = name {
          }
          Button("Go") { count += 1 }
            .aspectRatio(1, contentMode: .fit)
            .id(count)
            .clipShape(.rect(cornerRadius: 8))
        }
          .layoutPriority(1)
          .preferredColorScheme(.dark)
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        Slider(value: $amount, in: 0...10, step: 1)
          .onChange(of: count) { old, new in print(old, new) }
      } else if let shown = name {
      }
    }
      .accessibilityHidden(isOn)
      .border(Color.red, width: 2)
      .overlay(alignment: .topTrailing) { Circle().fill(.red) }
    Text("\(count)")
      .listRowBackground(Color.red)
      .id(count)
      .lineLimit(2)
    Color.accentColor.opacity(0.2)
      .contentShape(Rectangle())
  }
}

struct Generated979: View {
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
      name.map { Text($0) }
      ProgressView(value: amount)
        .scaleEffect(amount)
        .bold()
        .frame(minHeight: 20, alignment: .leading)
    }
      .gesture(TapGesture().onEnded { count = 0 })
      .dimmed(isOn)
      .navigationTitle(text)
    if mode == .grid {
      if mode == .grid {
        ScrollViewReader { proxy in
          Section {
            DatePicker("When", selection: .constant(.now))
              .aspectRatio(1, contentMode: .fit)
            Link("Site", destination: URL(string: "https://example.com")!)
            Button("Add", systemImage: "plus") { isOn.toggle() }
              .fontWeight(.semibold)
          }
            .font(.title)
            .listRowInsets(EdgeInsets())
            .listStyle(.plain)
        }
          .offset(x: 4)
        Circle().fill(.blue)
          .foregroundStyle(.secondary)
      } else if !items.isEmpty, isOn {
      }
      Color.red
        .frame(width: 40, height: 40)
    } else if !items.isEmpty, isOn {
    }
  }
}

struct Generated980: View {
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
      .accessibilityHidden(isOn)
      .offset(x: 4)
    AsyncImage(url: nil)
      .opacity(isOn ? 1 : 0.5)
      .font(.title)
    Toggle("On", isOn: $isOn)
      .onDisappear {}
      .hidden()
    Button("Add", systemImage: "plus") { isOn.toggle() }
  }
}

struct Generated981: View {
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
      List(items, id: \.self) { item in
        HStack(spacing: 0) {
          AnyView(Row(title: text))
            .shadow(radius: 2)
          if case .done(let items) = load {
            Text("\(count)")
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          } else if isOn {
          } else if mode == .grid {
            SecureField("Password", text: $text)
          }
        }
          .bold()
          .navigationTitle(text)
        Row(title: "row")
          .accessibilityLabel("label")
      }
      Image("photo").resizable()
        .background(.yellow, in: .rect(cornerRadius: 4))
        .onChange(of: text) { print(text) }
        .onAppear { count += 1 }
    } else if let shown = name {
    } else {
    }
    Link("Site", destination: URL(string: "https://example.com")!)
      .rotationEffect(.degrees(45))
      .background(.red)
    TextEditor(text: $text)
  }
}

struct Generated982: View {
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
      .scaledToFit()
      .background(alignment: .top) { Text("back") }
      .id(count)
    ForEach(items.indices, id: \.self) { index in
      if let shown = name {
        ScrollView(.horizontal, showsIndicators: false) {
        }
          .accessibilityLabel("label")
        Divider()
          .gesture(TapGesture().onEnded { count = 0 })
          .clipped()
          .gesture(TapGesture().onEnded { count = 0 })
        Label("Star", systemImage: "star")
          .task { text = "x" }
      } else {
        let value1242 = count + 2
        Text("\(value1242)")
        ForEach(items) { item in
          (isOn ? Text("yes") : Text("no"))
            .redacted(reason: .placeholder)
            .transition(.opacity)
        }
      }
      Image(systemName: "star")
        .padding()
        .animation(.default, value: isOn)
      Color.accentColor.opacity(0.2)
        .padding(8)
        .animation(.default, value: isOn)
        .background(alignment: .top) { Text("back") }
    }
      .help("help")
    (Text("a") + Text("b").bold())
      .frame(minHeight: 20, alignment: .leading)
      .accessibilityHidden(isOn)
      .shadow(radius: 2)
  }
}

struct Generated983: View {
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
      .multilineTextAlignment(.center)
      .disabled(!isOn)
    AnyView(Row(title: text))
      .controlSize(.large)
      .onChange(of: text) { print(text) }
      .lineLimit(2)
    NavigationStack {
    }
      .background { Color.green }
      .gesture(TapGesture().onEnded { count = 0 })
  }
}

struct Generated984: View {
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
      Button("Delete", role: .destructive) {}
        .background { Color.green }
      List {
      }
        .padding(.vertical, 4)
        .foregroundColor(.red)
        .position(x: 1, y: 1)
    }
      .badge(in: .blue)
      .contentShape(Rectangle())
      .controlSize(.large)
    let value1298 = count + 0
    Text("\(value1298)")
    Text(verbatim: "b")
    if count > 3 {
      if let shown = name {
        Image(systemName: "star")
          .task { text = "x" }
          .opacity(isOn ? 1 : 0.5)
        (isOn ? Text("yes") : Text("no"))
          .layoutPriority(1)
          .navigationTitle("Title")
        Button("Go") { count += 1 }
          .hidden()
          .scaledToFit()
      } else {
      }
    } else if !items.isEmpty, isOn {
    } else {
    }
  }
}

struct Generated985: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1323 = count + 0
    Text("\(value1323)")
    TimelineView(.everyMinute) { context in
    }
      .fixedSize()
      .clipShape(Circle())
      .contextMenu { Button("Copy") {} }
    let value1330 = count + 0
    Text("\(value1330)")
    (isOn ? Text("yes") : Text("no"))
      .background(Color.blue)
  }
}

struct Generated986: View {
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
      Text("a")
    }
      .buttonStyle(.bordered)
      .navigationTitle(text)
    Capsule().stroke(.red, lineWidth: 2)
    switch mode {
    case .list:
      if case .done(let items) = load {
        if case .done(let items) = load {
          ProgressView()
          Spacer()
            .onAppear { count += 1 }
            .padding(.horizontal)
        }
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
          .onChange(of: text) { print(text) }
          .background(alignment: .top) { Text("back") }
      } else if mode == .grid {
      }
      Label("Star", systemImage: "star")
        .font(.title)
    case .grid:
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .tag(mode)
    case .map:
      Circle()
    }
    TextField("Name", text: $text)
      .frame(maxWidth: .infinity)
      .listStyle(.plain)
  }
}

struct Generated987: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    ForEach(items) { item in
      switch count {
      case 0:
        if !items.isEmpty, isOn {
          Slider(value: $amount)
            .font(.title)
            .accessibilityLabel("label")
            .listRowInsets(EdgeInsets())
        } else if mode == .grid {
        } else {
          ForEach(items, id: \.title) { item in
            Spacer(minLength: 8)
              .listRowInsets(EdgeInsets())
            (isOn ? Text("yes") : Text("no"))
              .pickerStyle(.segmented)
              .offset(x: 4)
            Capsule().stroke(.red, lineWidth: 2)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
              .padding(.horizontal)
          }
            .contextMenu { Button("Copy") {} }
            .italic(isOn)
            .lineLimit(2)
          (isOn ? Text("yes") : Text("no"))
        }
        TextEditor(text: $text)
          .padding(.horizontal)
          .fontWeight(.semibold)
      case 1...3:
        Text(amount, format: .percent)
      case let value where value < 0:
        EmptyView()
          .aspectRatio(1, contentMode: .fit)
          .position(x: 1, y: 1)
      default:
        Link("Site", destination: URL(string: "https://example.com")!)
          .transition(.opacity)
      }
    }
      .toolbar { ToolbarItem { Text("item") } }
    Image("photo").resizable()
    Circle()
      .background(.yellow, in: .rect(cornerRadius: 4))
      .environment(\.colorScheme, .dark)
  }
}

struct Generated988: View {
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
    AsyncImage(url: nil)
      .badge(in: .blue)
    if isOn {
      LabeledContent("Key", value: "Value")
      Slider(value: $amount)
        .background(Color.blue)
        .accessibilityLabel("label")
        .italic(isOn)
      if !items.isEmpty, isOn {
        if case .done(let items) = load {
          (Text("a") + Text("b").bold())
          Image("photo").resizable()
            .offset(x: 4)
            .contentShape(Rectangle())
            .multilineTextAlignment(.center)
        } else if mode == .grid {
        } else if case .done(let items) = load {
        } else {
        }
        TextField("Name", text: $text)
          .buttonStyle(.bordered)
          .foregroundStyle(.red, .blue)
          .multilineTextAlignment(.center)
        AnyView(Row(title: text))
          .blur(radius: amount)
      } else {
      }
    } else {
    }
    Divider()
      .border(.gray)
      .scaledToFit()
  }
}

struct Generated989: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load

  var body: some View {
    let value1466 = count + 0
    Text("\(value1466)")
    Slider(value: $amount)
      .ignoresSafeArea()
      .layoutPriority(1)
    EmptyView()
      .onAppear { count += 1 }
      .help("help")
  }
}

struct Generated990: View {
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
      Text(text)
        .overlay(Text("over"))
        .blur(radius: amount)
      Group {
        List(items) { item in
          List(items) { item in
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
              .preferredColorScheme(.dark)
              .aspectRatio(1, contentMode: .fit)
            DatePicker("When", selection: .constant(.now))
              .multilineTextAlignment(.center)
              .accessibilityLabel("label")
            Text(amount, format: .percent)
              .overlay(alignment: .topTrailing) { Circle().fill(.red) }
          }
            .ignoresSafeArea()
            .background(Color.blue)
          Stepper("Count", value: $count, in: 0...9)
            .background(.yellow, in: .rect(cornerRadius: 4))
            .badge(in: .blue)
            .clipped()
        }
          .gesture(TapGesture().onEnded { count = 0 })
          .overlay(Text("over"))
        Link("Site", destination: URL(string: "https://example.com")!)
        EmptyView()
          .environment(\.colorScheme, .dark)
          .pickerStyle(.segmented)
          .offset(x: 4)
      }
        .cornerRadius(4)
        .controlSize(.large)
        .lineLimit(2)
    } else {
    }
    ProgressView(value: amount)
      .frame(minHeight: 20, alignment: .leading)
      .background { Color.green }
    ColorPicker("Color", selection: .constant(.red))
  }
}

struct Generated991: View {
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
      DisclosureGroup("More", isExpanded: $isOn) {
      }
        .border(Color.red, width: 2)
    }
    Slider(value: $amount, in: 0...10, step: 1)
  }
}

struct Generated992: View {
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
      Row(title: "row")
    }
      .font(.title)
      .onTapGesture { isOn.toggle() }
    switch mode {
    case .list:
      ViewThatFits {
        if mode == .grid {
          ForEach(items, id: \.title) { item in
            Color.accentColor.opacity(0.2)
              .controlSize(.large)
          }
            .multilineTextAlignment(.center)
            .pickerStyle(.segmented)
          Section("Title") {
            Text(verbatim: "b")
              .frame(width: 40, height: 40)
          }
            .overlay(.quaternary)
            .onAppear { count += 1 }
            .padding(.vertical, 4)
        } else {
        }
        AsyncImage(url: nil)
          .drawingGroup()
          .overlay(.quaternary)
      }
    case .grid:
      ProgressView()
        .hidden()
        .frame(maxWidth: .infinity)
    case .map:
      DatePicker("When", selection: .constant(.now))
        .dimmed(isOn)
    }
  }
}

struct Generated993: View {
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
      if case .done(let items) = load {
        TextEditor(text: $text)
        Card(title: "card") {
          List(items, id: \.self) { item in
            ProgressView(value: amount)
              .rotationEffect(.degrees(45))
              .preferredColorScheme(.dark)
          }
            .controlSize(.large)
            .accessibilityHidden(isOn)
          if case .done(let items) = load {
            Toggle("On", isOn: $isOn)
              .animation(.default, value: isOn)
          }
        }
          .overlay(alignment: .topTrailing) { Circle().fill(.red) }
        Circle().fill(.blue)
      } else if let shown = name {
      } else if case .done(let items) = load {
      }
      ProgressView(value: amount)
        .fontWeight(.semibold)
      Slider(value: $amount, in: 0...10, step: 1)
        .background(alignment: .top) { Text("back") }
        .disabled(!isOn)
    } else if count > 3 {
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .bold()
      .lineLimit(2)
      .textFieldStyle(.roundedBorder)
    Button("Go") { count += 1 }
      .modifier(Badge())
      .listStyle(.plain)
  }
}

struct Generated994: View {
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
      .foregroundColor(.red)
      .zIndex(1)
    if count > 3 {
      Row(title: text)
        .tag(mode)
        .font(.title)
        .padding(.vertical, 4)
    } else {
      NavigationLink("Next") {
      }
        .accessibilityLabel("label")
        .zIndex(1)
    }
    if case .done(let items) = load {
      ScrollViewReader { proxy in
        if mode == .grid {
          ProgressView(value: amount)
            .position(x: 1, y: 1)
        }
        DatePicker("When", selection: .constant(.now))
          .font(.system(size: 12, weight: .bold))
      }
        .contextMenu { Button("Copy") {} }
        .tag(mode)
        .cornerRadius(4)
      Button("Delete", role: .destructive) {}
        .navigationTitle("Title")
      EmptyView()
        .layoutPriority(1)
        .background(.red)
        .foregroundStyle(.red, .blue)
    } else if count > 3 {
    } else if case .done(let items) = load {
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .hidden()
      .buttonStyle(.bordered)
  }
}

struct Generated995: View {
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
      ForEach(items, id: \.title) { item in
        ForEach(items, id: \.title) { item in
          HStack(alignment: .firstTextBaseline, spacing: 2) {
            Color.red
              .background(.yellow, in: .rect(cornerRadius: 4))
              .controlSize(.large)
          }
            .navigationTitle("Title")
            .toolbar { ToolbarItem { Text("item") } }
            .onTapGesture { isOn.toggle() }
          (Text("a") + Text("b").bold())
            .disabled(!isOn)
            .frame(width: 40, height: 40)
          Image("photo").resizable()
        }
        AnyView(Row(title: text))
          .background(Circle())
          .scaleEffect(amount)
          .navigationTitle(text)
        Button("Delete", role: .destructive) {}
      }
        .redacted(reason: .placeholder)
        .contentShape(Rectangle())
        .hidden()
      Stepper("Count", value: $count, in: 0...9)
        .modifier(Badge())
        .ignoresSafeArea()
    case .loading(let amount):
      (isOn ? Text("yes") : Text("no"))
        .background(.red)
        .background(.red)
        .bold()
    case .done(let items):
      Color.red
        .overlay(.quaternary)
        .background(Color.blue)
    case .failed:
      Circle().fill(.blue)
        .onChange(of: count) { old, new in print(old, new) }
        .foregroundStyle(.red, .blue)
    }
    Row(title: "row")
      .scaledToFit()
      .navigationTitle("Title")
      .layoutPriority(1)
    name.map { Text($0) }
      .zIndex(1)
    Text(text)
      .layoutPriority(1)
      .foregroundStyle(.secondary)
      .clipped()
  }
}

struct Generated996: View {
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
      if count > 3 {
        if !items.isEmpty, isOn {
          Label("Star", systemImage: "star")
            .foregroundColor(.red)
            .task { text = "x" }
            .accessibilityLabel("label")
          switch name {
          case let shown?:
            (isOn ? Text("yes") : Text("no"))
              .labelsHidden()
              .tint(.orange)
              .onAppear { count += 1 }
            Text(text)
          case nil:
            Text(verbatim: "b")
              .ignoresSafeArea()
              .listStyle(.plain)
              .font(.title)
            Spacer()
              .blur(radius: amount)
              .background(.red)
            Text(amount, format: .percent)
          }
          Spacer()
            .opacity(isOn ? 1 : 0.5)
            .accessibilityLabel("label")
        }
      } else if count > 3 {
      }
      Slider(value: $amount)
        .task { text = "x" }
        .padding(8)
    case 1...3:
      Color.accentColor.opacity(0.2)
        .task { text = "x" }
        .opacity(isOn ? 1 : 0.5)
        .textFieldStyle(.roundedBorder)
    case let value where value < 0:
      TextEditor(text: $text)
        .padding(.vertical, 4)
    default:
      DatePicker("When", selection: .constant(.now))
        .font(.system(size: 12, weight: .bold))
        .padding(.horizontal)
    }
    EmptyView()
      .foregroundStyle(.secondary)
      .padding(.vertical, 4)
      .clipShape(Circle())
    Row(title: "row")
      .font(.system(size: 12, weight: .bold))
    Row(title: "row")
      .onAppear { count += 1 }
      .shadow(radius: 2)
  }
}

struct Generated997: View {
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
      if !items.isEmpty, isOn {
        Slider(value: $amount, in: 0...10, step: 1)
          .preferredColorScheme(.dark)
          .italic(isOn)
          .onTapGesture { isOn.toggle() }
      } else if count > 3 {
        Text(amount, format: .percent)
          .contextMenu { Button("Copy") {} }
        Grid {
          if case .done(let items) = load {
            Text("a")
              .lineLimit(2)
              .font(.title)
              .font(.system(size: 12, weight: .bold))
            ProgressView(value: amount)
            Stepper("Count", value: $count, in: 0...9)
              .sheet(isPresented: $isOn) { Row(title: "sheet") }
          } else if count > 3 {
          } else if mode == .grid {
          } else {
          }
        }
          .clipShape(.rect(cornerRadius: 8))
      } else {
      }
      (isOn ? Text("yes") : Text("no"))
    }
    (Text("a") + Text("b").bold())
      .italic(isOn)
      .foregroundColor(.red)
      .overlay(.quaternary)
  }
}

struct Generated998: View {
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
      .padding(8)
    Circle()
    if let shown = name {
      if case .done(let items) = load {
        ScrollView(.horizontal, showsIndicators: false) {
        }
          .zIndex(1)
          .gesture(TapGesture().onEnded { count = 0 })
          .border(.gray)
      } else if isOn {
      } else if mode == .grid {
      }
      ForEach(items.indices, id: \.self) { index in
        Text(text)
          .padding()
        if let shown = name {
          Row(title: "row")
            .pickerStyle(.segmented)
            .background(Circle())
        } else {
        }
      }
    } else if let shown = name {
    }
    Label("Star", systemImage: "star")
  }
}

struct Generated999: View {
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
      .offset(x: 4)
      .background(.yellow, in: .rect(cornerRadius: 4))
      .frame(width: 40, height: 40)
    Card(title: "card") {
      ForEach(items, id: \.title) { item in
        if case .done(let items) = load {
          Text("\(count)")
            .foregroundStyle(.secondary)
          if isOn {
            Text(verbatim: "b")
              .frame(minHeight: 20, alignment: .leading)
              .opacity(isOn ? 1 : 0.5)
              .badge(in: .blue)
          }
          Slider(value: $amount)
        } else if mode == .grid {
        } else if mode == .grid {
        } else {
        }
      }
        .background(Color.blue)
        .font(.system(size: 12, weight: .bold))
      Capsule().stroke(.red, lineWidth: 2)
        .background { Color.green }
        .aspectRatio(1, contentMode: .fit)
        .foregroundStyle(.secondary)
      Toggle("On", isOn: $isOn)
        .background(.thinMaterial)
    }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .redacted(reason: .placeholder)
  }
}

struct Generated1000: View {
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
      Section("Title") {
        HStack(spacing: 0) {
        }
          .fontWeight(.semibold)
        ForEach(0..<3) { index in
          Image(systemName: "star")
          Rectangle().trim(from: 0, to: amount)
            .environment(\.colorScheme, .dark)
        }
          .toolbar { ToolbarItem { Text("item") } }
          .rotationEffect(.degrees(45))
          .font(.title)
        if !items.isEmpty, isOn {
          Text("\(count)")
            .accessibilityHidden(isOn)
        } else if isOn {
        }
      }
        .onAppear { count += 1 }
        .redacted(reason: .placeholder)
      SecureField("Password", text: $text)
        .fontWeight(.semibold)
        .buttonStyle(.bordered)
        .controlSize(.large)
      Link("Site", destination: URL(string: "https://example.com")!)
        .hidden()
        .foregroundStyle(.red, .blue)
    } else {
    }
    EmptyView()
      .help("help")
      .background(Color.blue)
      .blur(radius: amount)
  }
}
