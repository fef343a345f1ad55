// Backgrounds overlays and clips: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct Wave: Shape {
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

struct BackgroundCase1: View {
  var body: some View { Sample().background(Sample(), alignment: .bottomTrailing) }
  @ViewBuilder var beside: some View {
    Sample().background(Text("over"))
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(Circle(), alignment: .bottomTrailing) }
}

struct BackgroundCase2: View {
  var body: some View { Sample().background(alignment: .bottomTrailing) { Circle() } }
  @ViewBuilder var beside: some View {
    Sample().background { Circle() }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(alignment: .bottomTrailing, content: { Circle() })
  }
}

struct BackgroundCase3: View {
  var body: some View { Sample().background(ignoresSafeAreaEdges: .horizontal) }
  @ViewBuilder var beside: some View {
    Sample().background()
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(ignoresSafeAreaEdges: .horizontal) }
}

struct BackgroundCase4: View {
  var body: some View { Sample().background(Color.blue, ignoresSafeAreaEdges: .horizontal) }
  @ViewBuilder var beside: some View {
    Sample().background(.thinMaterial)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(.red.opacity(0.3), ignoresSafeAreaEdges: .horizontal)
  }
}

struct BackgroundCase5: View {
  var body: some View { Sample().background(in: Wave(), fillStyle: FillStyle(eoFill: true)) }
  @ViewBuilder var beside: some View {
    Sample().background(in: Wave())
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(in: Wave(), fillStyle: FillStyle(eoFill: true))
  }
}

struct BackgroundCase6: View {
  var body: some View {
    Sample().background(.red.opacity(0.3), in: Wave(), fillStyle: FillStyle(eoFill: true))
  }
  @ViewBuilder var beside: some View {
    Sample().background(Color.blue, in: Wave())
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(.thinMaterial, in: Wave(), fillStyle: FillStyle(eoFill: true))
  }
}

struct BackgroundCase7: View {
  var body: some View { Sample().background(in: Capsule(), fillStyle: FillStyle(eoFill: true)) }
  @ViewBuilder var beside: some View {
    Sample().background(in: .rect(cornerRadius: 4))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(in: RoundedRectangle(cornerRadius: 8), fillStyle: FillStyle(eoFill: true))
  }
}

struct BackgroundCase8: View {
  var body: some View {
    Sample().background(.thinMaterial, in: .rect(cornerRadius: 4), fillStyle: FillStyle(eoFill: true))
  }
  @ViewBuilder var beside: some View {
    Sample().background(.red.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(Color.blue, in: Capsule(), fillStyle: FillStyle(eoFill: true))
  }
}

struct OverlayCase1: View {
  var body: some View { Sample().overlay(Sample(), alignment: .bottomTrailing) }
  @ViewBuilder var beside: some View {
    Sample().overlay(Text("over"))
    Divider()
  }
  var afterPadding: some View { Sample().padding().overlay(Circle(), alignment: .bottomTrailing) }
}

struct OverlayCase2: View {
  var body: some View { Sample().overlay(alignment: .bottomTrailing) { Circle() } }
  @ViewBuilder var beside: some View {
    Sample().overlay { Circle() }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().overlay(alignment: .bottomTrailing, content: { Circle() })
  }
}

struct OverlayCase3: View {
  var body: some View { Sample().overlay(Color.green.gradient, ignoresSafeAreaEdges: .horizontal) }
  @ViewBuilder var beside: some View {
    Sample().overlay(.red)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().overlay(.secondary, ignoresSafeAreaEdges: .horizontal)
  }
}

struct OverlayCase4: View {
  var body: some View { Sample().overlay(.red, in: Wave(), fillStyle: FillStyle(eoFill: true)) }
  @ViewBuilder var beside: some View {
    Sample().overlay(.secondary, in: Wave())
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().overlay(Color.green.gradient, in: Wave(), fillStyle: FillStyle(eoFill: true))
  }
}

struct BorderCase1: View {
  var body: some View { Sample().border(.red, width: 4) }
  @ViewBuilder var beside: some View {
    Sample().border(.secondary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().border(Color.green.gradient, width: 4) }
}

struct ClipShapeCase1: View {
  var body: some View { Sample().clipShape(Circle(), style: FillStyle(eoFill: true)) }
  @ViewBuilder var beside: some View {
    Sample().clipShape(.rect)
    Divider()
  }
  var afterPadding: some View { Sample().padding().clipShape(Capsule(), style: FillStyle(eoFill: true)) }
}

struct ClippedCase1: View {
  var body: some View { Sample().clipped(antialiased: true) }
  @ViewBuilder var beside: some View {
    Sample().clipped()
    Divider()
  }
  var afterPadding: some View { Sample().padding().clipped(antialiased: true) }
}

struct CornerRadiusCase1: View {
  var body: some View { Sample().cornerRadius(4, antialiased: true) }
  @ViewBuilder var beside: some View {
    Sample().cornerRadius(4)
    Divider()
  }
  var afterPadding: some View { Sample().padding().cornerRadius(4, antialiased: true) }
}

struct MaskCase1: View {
  var body: some View { Sample().mask(Sample()) }
  @ViewBuilder var beside: some View {
    Sample().mask(Text("over"))
    Divider()
  }
  var afterPadding: some View { Sample().padding().mask(Circle()) }
}

struct MaskCase2: View {
  var body: some View { Sample().mask(alignment: .bottomTrailing) { Button("Copy") {} } }
  @ViewBuilder var beside: some View {
    Sample().mask(alignment: .bottomTrailing) { Button("Copy") {} }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().mask(alignment: .bottomTrailing, { Button("Copy") {} })
  }
}

struct ContentShapeCase1: View {
  var body: some View { Sample().contentShape(Circle(), eoFill: true) }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.rect)
    Divider()
  }
  var afterPadding: some View { Sample().padding().contentShape(Capsule(), eoFill: true) }
}

struct ContentShapeCase2: View {
  var body: some View { Sample().contentShape(.interaction, .rect, eoFill: true) }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.interaction, Capsule())
    Divider()
  }
  var afterPadding: some View { Sample().padding().contentShape(.interaction, Circle(), eoFill: true) }
}

struct ContainerShapeCase1: View {
  var body: some View { Sample().containerShape(Capsule()) }
  @ViewBuilder var beside: some View {
    Sample().containerShape(.rect(cornerRadius: 4))
    Divider()
  }
  var afterPadding: some View { Sample().padding().containerShape(RoundedRectangle(cornerRadius: 8)) }
}

struct BackgroundStyleCase1: View {
  var body: some View { Sample().backgroundStyle(.red) }
  @ViewBuilder var beside: some View {
    Sample().backgroundStyle(.secondary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().backgroundStyle(Color.green.gradient) }
}
