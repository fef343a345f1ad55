// Styles, modifiers, shapes and layouts of one's own, and the ways they are called.
import SwiftUI

struct FilledButtonStyle: ButtonStyle {
  var color: Color = .accentColor
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(isEnabled ? color : .gray, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == FilledButtonStyle {
  static var filled: FilledButtonStyle { FilledButtonStyle() }
  static func filled(_ color: Color) -> Self { .init(color: color) }
}

struct Buttons: View {
  var body: some View {
    VStack {
      Button("One") {}.buttonStyle(.filled)
      Button("Two") {}.buttonStyle(.filled(.red))
      Button("Three") {}.buttonStyle(FilledButtonStyle())
      Button("Four") {}.buttonStyle(.plain)
    }
  }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          .imageScale(.large)
      }
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == CheckStyle {
  static var check: CheckStyle { .init() }
}

struct Checks: View {
  @State private var isOn = false
  var body: some View {
    Toggle("Done", isOn: $isOn).toggleStyle(.check)
    Toggle(isOn: $isOn) { Text("Rich").bold() }.toggleStyle(.switch)
  }
}

struct VerticalLabel: LabelStyle {
  let spacing: Double
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}

struct Labels: View {
  var body: some View {
    Label("A", systemImage: "a.circle").labelStyle(VerticalLabel(spacing: 3))
  }
}

struct BarProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule()
          .fill(.tint)
          .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
      }
    }
    .frame(height: 6)
  }
}

struct Progress: View {
  var body: some View { ProgressView(value: 0.3).progressViewStyle(BarProgress()) }
}

struct Boxed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
    .border(.secondary)
  }
}

struct Boxes: View {
  var body: some View {
    GroupBox("Box") { Text("in") }.groupBoxStyle(Boxed())
  }
}

struct Framed<S: ShapeStyle>: ViewModifier {
  let style: S
  var width: CGFloat = 1

  func body(content: Content) -> some View {
    content
      .padding(4)
      .overlay {
        RoundedRectangle(cornerRadius: 4).stroke(style, lineWidth: width)
      }
  }
}

extension View {
  func framed<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
    modifier(Framed(style: style, width: width))
  }

  func framed() -> some View { framed(.secondary) }

  @ViewBuilder func `if`<Content: View>(_ condition: Bool, then transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }

  func apply<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> Content { transform(self) }

  func onFirstAppear(perform action: @escaping () -> Void) -> some View { modifier(FirstAppear(action: action)) }

  @ViewBuilder func unwrap<Value, Content: View>(_ value: Value?, _ transform: (Self, Value) -> Content) -> some View {
    if let value { transform(self, value) } else { self }
  }
}

struct FirstAppear: ViewModifier {
  @State private var hasAppeared = false
  let action: () -> Void

  func body(content: Content) -> some View {
    content.onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      action()
    }
  }
}

struct Uses: View {
  let isLarge: Bool
  let color: Color?

  var body: some View {
    Text("a").framed()
    Text("b").framed(Color.red, width: 2)
    Text("c").framed(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Text("d").if(isLarge) { $0.font(.largeTitle) }
    Text("e").apply { text in
      if isLarge { text.bold() } else { text }
    }
    Text("f").onFirstAppear { print("once") }
    Text("g").unwrap(color) { text, color in text.background(color) }
    Text("h").modifier(FirstAppear {}.concat(Framed(style: .red)))
  }
}

extension ViewModifier {
  func concat<M: ViewModifier>(_ other: M) -> ModifiedContent<Self, M> { ModifiedContent(content: self, modifier: other) }
}

struct Triangle: Shape {
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Arc: InsettableShape {
  var start: Angle
  var end: Angle
  var inset: CGFloat = 0

  var animatableData: AnimatablePair<Double, Double> {
    get { .init(start.degrees, end.degrees) }
    set { (start, end) = (.degrees(newValue.first), .degrees(newValue.second)) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - inset, startAngle: start, endAngle: end, clockwise: false)
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.inset += amount
    return arc
  }
}

extension Shape where Self == Triangle {
  static var triangle: Triangle { Triangle() }
}

struct Shapes: View {
  var body: some View {
    Triangle()
    Triangle().fill(.orange)
    Triangle().stroke(style: StrokeStyle(lineWidth: 3, dash: [5])).foregroundStyle(.red)
    Arc(start: .zero, end: .degrees(90)).strokeBorder(.blue, lineWidth: 4)
    Text("a").clipShape(.triangle)
    Color.red.mask { Triangle().rotation(.degrees(180)) }
    Triangle().trim(from: 0, to: 0.5).scale(0.5).offset(x: 2, y: 2).fill(.red.gradient)
  }
}

struct Flow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

struct Flows: View {
  @State private var isFlow = true
  let words: [String]

  var body: some View {
    Flow { ForEach(words, id: \.self) { Text($0) } }
    Flow(spacing: 2) {
      Text("a")
      Text("b")
    }
    let layout = isFlow ? AnyLayout(Flow()) : AnyLayout(HStackLayout(alignment: .top))
    layout {
      Text("c")
      Divider()
    }
    VStackLayout(spacing: 3)() { Text("d") }
  }
}
