// Styles and gradients: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct AnyShapeStyleCase1: View {
  var body: some View { Circle().fill(AnyShapeStyle(.red)) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(AnyShapeStyle(.secondary))
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(AnyShapeStyle(.red)) }
}

struct TintShapeStyleCase1: View {
  var body: some View { Circle().fill(TintShapeStyle()) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(TintShapeStyle())
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(TintShapeStyle()) }
}

struct SeparatorShapeStyleCase1: View {
  var body: some View { Circle().fill(SeparatorShapeStyle()) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(SeparatorShapeStyle())
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(SeparatorShapeStyle()) }
}

struct PlaceholderTextShapeStyleCase1: View {
  var body: some View { Circle().fill(PlaceholderTextShapeStyle()) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(PlaceholderTextShapeStyle())
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(PlaceholderTextShapeStyle()) }
}

struct LinkShapeStyleCase1: View {
  var body: some View { Circle().fill(LinkShapeStyle()) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(LinkShapeStyle())
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(LinkShapeStyle()) }
}

struct FillShapeStyleCase1: View {
  var body: some View { Circle().fill(FillShapeStyle()) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(FillShapeStyle())
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(FillShapeStyle()) }
}

struct SelectionShapeStyleCase1: View {
  var body: some View { Circle().fill(SelectionShapeStyle()) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(SelectionShapeStyle())
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(SelectionShapeStyle()) }
}

struct WindowBackgroundShapeStyleCase1: View {
  var body: some View { Circle().fill(WindowBackgroundShapeStyle()) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(WindowBackgroundShapeStyle())
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(WindowBackgroundShapeStyle()) }
}

struct ImagePaintCase1: View {
  var body: some View {
    Circle().fill(ImagePaint(image: Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 4))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(ImagePaint(image: Image(systemName: "star")))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(ImagePaint(image: Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 4))
  }
}

struct AnyGradientCase1: View {
  var body: some View { Circle().fill(AnyGradient(Gradient(colors: [.red, .blue]))) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(AnyGradient(Gradient(colors: [.red, .blue])))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(AnyGradient(Gradient(colors: [.red, .blue])))
  }
}

struct GradientCase1: View {
  var body: some View {
    Circle().fill(AnyGradient(Gradient(stops: [Gradient.Stop(color: .red, location: 0)])))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(AnyGradient(Gradient(stops: [Gradient.Stop(color: .red, location: 0)])))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(AnyGradient(Gradient(stops: [Gradient.Stop(color: .red, location: 0)])))
  }
}

struct GradientCase2: View {
  var body: some View { Circle().fill(AnyGradient(Gradient(colors: [.red, .blue]))) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(AnyGradient(Gradient(colors: [.red, .blue])))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(AnyGradient(Gradient(colors: [.red, .blue])))
  }
}

struct LinearGradientCase1: View {
  var body: some View {
    Circle().fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .topLeading))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .topLeading))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .topLeading))
  }
}

struct LinearGradientCase2: View {
  var body: some View {
    Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .topLeading))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .topLeading))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .topLeading))
  }
}

struct LinearGradientCase3: View {
  var body: some View {
    Circle().fill(LinearGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .topLeading, endPoint: .topLeading))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(LinearGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .topLeading, endPoint: .topLeading))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(LinearGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .topLeading, endPoint: .topLeading))
  }
}

struct RadialGradientCase1: View {
  var body: some View {
    Circle().fill(RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .topLeading, startRadius: 4, endRadius: 4))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .topLeading, startRadius: 4, endRadius: 4))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .topLeading, startRadius: 4, endRadius: 4))
  }
}

struct RadialGradientCase2: View {
  var body: some View {
    Circle().fill(RadialGradient(colors: [.red, .blue], center: .topLeading, startRadius: 4, endRadius: 4))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(RadialGradient(colors: [.red, .blue], center: .topLeading, startRadius: 4, endRadius: 4))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(RadialGradient(colors: [.red, .blue], center: .topLeading, startRadius: 4, endRadius: 4))
  }
}

struct RadialGradientCase3: View {
  var body: some View {
    Circle().fill(RadialGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], center: .topLeading, startRadius: 4, endRadius: 4))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(RadialGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], center: .topLeading, startRadius: 4, endRadius: 4))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(RadialGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], center: .topLeading, startRadius: 4, endRadius: 4))
  }
}

struct EllipticalGradientCase1: View {
  var body: some View {
    Circle().fill(EllipticalGradient(gradient: Gradient(colors: [.red, .blue]), center: .topLeading, startRadiusFraction: 4, endRadiusFraction: 4))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(EllipticalGradient(gradient: Gradient(colors: [.red, .blue])))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(EllipticalGradient(gradient: Gradient(colors: [.red, .blue]), center: .topLeading, startRadiusFraction: 4, endRadiusFraction: 4))
  }
}

struct EllipticalGradientCase2: View {
  var body: some View {
    Circle().fill(EllipticalGradient(colors: [.red, .blue], center: .topLeading, startRadiusFraction: 4, endRadiusFraction: 4))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(EllipticalGradient(colors: [.red, .blue]))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(EllipticalGradient(colors: [.red, .blue], center: .topLeading, startRadiusFraction: 4, endRadiusFraction: 4))
  }
}

struct EllipticalGradientCase3: View {
  var body: some View {
    Circle().fill(EllipticalGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], center: .topLeading, startRadiusFraction: 4, endRadiusFraction: 4))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(EllipticalGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)]))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(EllipticalGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], center: .topLeading, startRadiusFraction: 4, endRadiusFraction: 4))
  }
}

struct AngularGradientCase1: View {
  var body: some View {
    Circle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .topLeading, startAngle: .degrees(30), endAngle: .degrees(30)))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .topLeading))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .topLeading, startAngle: .degrees(30), endAngle: .degrees(30)))
  }
}

struct AngularGradientCase2: View {
  var body: some View {
    Circle().fill(AngularGradient(colors: [.red, .blue], center: .topLeading, startAngle: .degrees(30), endAngle: .degrees(30)))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(AngularGradient(colors: [.red, .blue], center: .topLeading, startAngle: .degrees(30), endAngle: .degrees(30)))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(AngularGradient(colors: [.red, .blue], center: .topLeading, startAngle: .degrees(30), endAngle: .degrees(30)))
  }
}

struct AngularGradientCase3: View {
  var body: some View {
    Circle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .topLeading, angle: .degrees(30)))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .topLeading))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .topLeading, angle: .degrees(30)))
  }
}

struct AngularGradientCase4: View {
  var body: some View {
    Circle().fill(AngularGradient(colors: [.red, .blue], center: .topLeading, angle: .degrees(30)))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(AngularGradient(colors: [.red, .blue], center: .topLeading))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(AngularGradient(colors: [.red, .blue], center: .topLeading, angle: .degrees(30)))
  }
}

struct AngularGradientCase5: View {
  var body: some View {
    Circle().fill(AngularGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], center: .topLeading, angle: .degrees(30)))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(AngularGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], center: .topLeading))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(AngularGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], center: .topLeading, angle: .degrees(30)))
  }
}

struct MeshGradientCase1: View {
  let points: [SIMD2<Float>]
  var body: some View {
    Circle().fill(MeshGradient(width: 2, height: 2, points: points, colors: [.red, .blue], background: .black, smoothsColors: true, colorSpace: .perceptual))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(MeshGradient(width: 2, height: 2, points: points, colors: [.red, .blue]))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(MeshGradient(width: 2, height: 2, points: points, colors: [.red, .blue], background: .black, smoothsColors: true, colorSpace: .perceptual))
  }
}
