// Gestures, animations, transitions and drawings.
import SwiftUI

struct Draggable: View {
  @State private var position = CGSize.zero
  @GestureState private var isPressed = false
  @State private var angle = Angle.zero
  @State private var scale: CGFloat = 1

  private var drag: some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { position = $0.translation }
      .onEnded { value in withAnimation(.spring()) { position = value.predictedEndTranslation } }
  }

  private var press: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .updating($isPressed) { current, state, _ in state = current }
      .sequenced(before: drag)
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(isPressed ? Color.red : .blue)
      .frame(width: 100, height: 100)
      .scaleEffect(isPressed ? 1.2 : 1)
      .offset(position)
      .gesture(press)
    Circle()
      .rotationEffect(angle)
      .scaleEffect(scale)
      .gesture(MagnifyGesture().onChanged { scale = $0.magnification }.simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
      .simultaneousGesture(TapGesture(count: 2).onEnded { scale = 1 })
      .highPriorityGesture(drag, including: .all)
  }
}

struct Animated: View {
  @State private var isOn = false
  @State private var step = 0
  var body: some View {
    VStack {
      if isOn {
        Text("Here")
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      Text("b").transition(.asymmetric(insertion: .scale, removal: .slide))
      Text("c").transition(.scale(scale: 0.5, anchor: .top).animation(.easeIn))
      Image(systemName: "star")
        .symbolEffect(.bounce, value: step)
        .contentTransition(.symbolEffect)
      Text("\(step)")
        .contentTransition(.numericText())
        .animation(.snappy, value: step)
        .animation(isOn ? .default : nil, value: isOn)
    }
    .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isOn)
    .onTapGesture { withAnimation { isOn.toggle() } }
    .onTapGesture(count: 2) { step += 1 }
    .transaction { $0.animation = nil }
  }
}

extension AnyTransition {
  static var flyIn: AnyTransition { .modifier(active: Fly(amount: 1), identity: Fly(amount: 0)) }
  static func drop(_ height: CGFloat) -> AnyTransition { .offset(y: -height).combined(with: .opacity) }
}

struct Fly: ViewModifier, Animatable {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View {
    content.offset(x: amount * 100).opacity(1 - amount)
  }
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
  }
}

extension Transition where Self == Twirl {
  static var twirl: Self { Self() }
}

struct Transitions: View {
  var body: some View {
    Text("a").transition(.flyIn)
    Text("b").transition(.drop(20))
    Text("c").transition(.twirl)
    Text("d").transition(Twirl().animation(.linear))
  }
}

struct Clock: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date.formatted(date: .omitted, time: .standard)).monospacedDigit()
    }
    TimelineView(.animation(minimumInterval: 0.1, paused: false)) { timeline in
      let seconds = timeline.date.timeIntervalSinceReferenceDate
      Rectangle().rotationEffect(.radians(seconds))
    }
  }
}

struct Chart: View {
  let values: [Double]
  var body: some View {
    Canvas { context, size in
      for (index, value) in values.enumerated() {
        let width = size.width / CGFloat(values.count)
        let bar = CGRect(x: CGFloat(index) * width, y: size.height * (1 - value), width: width, height: size.height * value)
        context.fill(Path(bar), with: .color(.blue))
      }
    }
    .frame(height: 100)
    GeometryReader { geometry in
      Path { path in
        for (index, value) in values.enumerated() {
          let point = CGPoint(x: geometry.size.width * CGFloat(index) / CGFloat(max(values.count - 1, 1)), y: geometry.size.height * value)
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
      .stroke(LinearGradient(gradient: Gradient(colors: [.red, .orange]), startPoint: .leading, endPoint: .trailing), style: StrokeStyle(lineWidth: 2, lineCap: .round))
    }
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(values, id: \.self) { value in
        Capsule()
          .fill(value > 0.5 ? AnyShapeStyle(.red.gradient) : AnyShapeStyle(.tint))
          .frame(height: 100 * value)
      }
    }
  }
}

struct Phases: View {
  enum Phase: CaseIterable { case start, middle, end }
  @State private var count = 0
  var body: some View {
    PhaseAnimator(Phase.allCases) { phase in
      Circle().scaleEffect(phase == .middle ? 2 : 1)
    } animation: { phase in
      phase == .start ? .easeIn : .easeOut
    }
    PhaseAnimator([false, true], trigger: count) { isLarge in
      Text("a").font(isLarge ? .title : .body)
    }
  }
}

struct Gauge2: View {
  @State private var progress = 0.4
  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 12)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(AngularGradient(colors: [.green, .yellow, .red], center: .center), style: .init(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
      VStack(spacing: 0) {
        Text(progress, format: .percent.precision(.fractionLength(0))).font(.system(.title, design: .rounded, weight: .bold))
        Text("done").font(.caption).foregroundColor(.secondary)
      }
    }
    .padding(24)
    .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
  }
}

struct Backgrounds: View {
  let isDark: Bool
  var body: some View {
    Text("a").background(isDark ? Color.black : .white)
    Text("b").background(isDark ? Color.black : nil)
    Text("c").background(RadialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 50))
    Text("d").background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
    Text("e").background(Capsule().fill(.red))
    Text("f").background(Capsule().stroke(.red).padding(-4))
    Text("g").background(alignment: .bottom) { Divider() }
    Text("h").background { if isDark { Color.black } else { Color.white } }
    Text("i").background(Image("texture").resizable().scaledToFill(), alignment: .top)
    Text("j").overlay(isDark ? AnyView(Color.red) : AnyView(EmptyView()))
    Text("k").overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.gray, lineWidth: 1))
    Text("l").background(.red.opacity(0.2).shadow(.inner(radius: 2)))
    Text("m").background(LinearGradient.brand)
    Text("n").background(.brand)
    Text("o").foregroundStyle(isDark ? .primary : .secondary)
    Text("p").padding().foregroundStyle(isDark ? AnyShapeStyle(.red) : AnyShapeStyle(.tertiary))
    Color.brand.frame(height: 1)
    Rectangle().fill(Color("name")).overlay { Color.brand.opacity(0.1) }
  }
}

extension Color {
  static let brand = Color(red: 0.2, green: 0.4, blue: 0.6)
}

extension ShapeStyle where Self == Color {
  static var brand: Color { .brand }
}

extension LinearGradient {
  static let brand = LinearGradient(colors: [.brand, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
}
