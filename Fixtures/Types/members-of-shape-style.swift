// Members of shape style: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct ShapeStyleImageCase1: View {
  var body: some View {
    Circle().fill(.image(Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 4))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(
      .image(Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 4))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(
      .image(Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 4))
  }
}

struct ShapeStyleOpacityCase1: View {
  var body: some View { Circle().fill(.opacity(0.5)) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.opacity(0.5))
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.opacity(0.5)) }
}

struct ShapeStyleShadowCase1: View {
  var body: some View { Circle().fill(.shadow(.drop(radius: 3))) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.shadow(.drop(radius: 3)))
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.shadow(.drop(radius: 3))) }
}

struct ShapeStyleBlendModeCase1: View {
  var body: some View { Circle().fill(.blendMode(.multiply)) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.blendMode(.multiply))
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.blendMode(.multiply)) }
}

struct ShapeStylePrimaryCase1: View {
  var body: some View { Circle().fill(.primary) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.primary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.primary) }
}

struct ShapeStyleSecondaryCase1: View {
  var body: some View { Circle().fill(.secondary) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.secondary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.secondary) }
}

struct ShapeStyleTertiaryCase1: View {
  var body: some View { Circle().fill(.tertiary) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.tertiary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.tertiary) }
}

struct ShapeStyleQuaternaryCase1: View {
  var body: some View { Circle().fill(.quaternary) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.quaternary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.quaternary) }
}

struct ShapeStyleQuinaryCase1: View {
  var body: some View { Circle().fill(.quinary) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.quinary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.quinary) }
}

struct ShapeStyleForegroundCase1: View {
  var body: some View { Circle().fill(.foreground) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.foreground)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.foreground) }
}

struct ShapeStyleBackgroundCase1: View {
  var body: some View { Circle().fill(.background) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.background)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.background) }
}

struct ShapeStyleTintCase1: View {
  var body: some View { Circle().fill(.tint) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.tint)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.tint) }
}

struct ShapeStyleSeparatorCase1: View {
  var body: some View { Circle().fill(.separator) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.separator)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.separator) }
}

struct ShapeStylePlaceholderCase1: View {
  var body: some View { Circle().fill(.placeholder) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.placeholder)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.placeholder) }
}

struct ShapeStyleLinkCase1: View {
  var body: some View { Circle().fill(.link) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.link)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.link) }
}

struct ShapeStyleFillCase1: View {
  var body: some View { Circle().fill(.fill) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.fill)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.fill) }
}

struct ShapeStyleSelectionCase1: View {
  var body: some View { Circle().fill(.selection) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.selection)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.selection) }
}

struct ShapeStyleWindowBackgroundCase1: View {
  var body: some View { Circle().fill(.windowBackground) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.windowBackground)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.windowBackground) }
}

struct ShapeStyleRegularMaterialCase1: View {
  var body: some View { Circle().fill(.regularMaterial) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.regularMaterial)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.regularMaterial) }
}

struct ShapeStyleThickMaterialCase1: View {
  var body: some View { Circle().fill(.thickMaterial) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.thickMaterial)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.thickMaterial) }
}

struct ShapeStyleThinMaterialCase1: View {
  var body: some View { Circle().fill(.thinMaterial) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.thinMaterial)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.thinMaterial) }
}

struct ShapeStyleUltraThinMaterialCase1: View {
  var body: some View { Circle().fill(.ultraThinMaterial) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.ultraThinMaterial)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.ultraThinMaterial) }
}

struct ShapeStyleUltraThickMaterialCase1: View {
  var body: some View { Circle().fill(.ultraThickMaterial) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.ultraThickMaterial)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.ultraThickMaterial) }
}

struct ShapeStyleBarCase1: View {
  var body: some View { Circle().fill(.bar) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.bar)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.bar) }
}

struct ShapeStyleRedCase1: View {
  var body: some View { Circle().fill(.red) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.red)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.red) }
}

struct ShapeStyleOrangeCase1: View {
  var body: some View { Circle().fill(.orange) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.orange)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.orange) }
}

struct ShapeStyleYellowCase1: View {
  var body: some View { Circle().fill(.yellow) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.yellow)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.yellow) }
}

struct ShapeStyleGreenCase1: View {
  var body: some View { Circle().fill(.green) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.green)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.green) }
}

struct ShapeStyleMintCase1: View {
  var body: some View { Circle().fill(.mint) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.mint)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.mint) }
}

struct ShapeStyleTealCase1: View {
  var body: some View { Circle().fill(.teal) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.teal)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.teal) }
}

struct ShapeStyleCyanCase1: View {
  var body: some View { Circle().fill(.cyan) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.cyan)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.cyan) }
}

struct ShapeStyleBlueCase1: View {
  var body: some View { Circle().fill(.blue) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.blue)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.blue) }
}

struct ShapeStyleIndigoCase1: View {
  var body: some View { Circle().fill(.indigo) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.indigo)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.indigo) }
}

struct ShapeStylePurpleCase1: View {
  var body: some View { Circle().fill(.purple) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.purple)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.purple) }
}

struct ShapeStylePinkCase1: View {
  var body: some View { Circle().fill(.pink) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.pink)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.pink) }
}

struct ShapeStyleBrownCase1: View {
  var body: some View { Circle().fill(.brown) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.brown)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.brown) }
}

struct ShapeStyleWhiteCase1: View {
  var body: some View { Circle().fill(.white) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.white)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.white) }
}

struct ShapeStyleGrayCase1: View {
  var body: some View { Circle().fill(.gray) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.gray)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.gray) }
}

struct ShapeStyleBlackCase1: View {
  var body: some View { Circle().fill(.black) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.black)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.black) }
}

struct ShapeStyleClearCase1: View {
  var body: some View { Circle().fill(.clear) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.clear)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.clear) }
}

struct ShapeStyleAccentColorCase1: View {
  var body: some View { Circle().fill(.accentColor) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.accentColor)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.accentColor) }
}

struct ShapeStyleLinearGradientCase1: View {
  var body: some View {
    Circle().fill(.linearGradient(Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .topLeading))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(
      .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .topLeading))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(
      .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .topLeading))
  }
}

struct ShapeStyleLinearGradientCase2: View {
  var body: some View {
    Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .topLeading))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .topLeading))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(
      .linearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .topLeading))
  }
}

struct ShapeStyleLinearGradientCase3: View {
  var body: some View {
    Circle().fill(
      .linearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .topLeading,
        endPoint: .topLeading))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(
      .linearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .topLeading,
        endPoint: .topLeading))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(
      .linearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .topLeading,
        endPoint: .topLeading))
  }
}

struct ShapeStyleRadialGradientCase1: View {
  var body: some View {
    Circle().fill(.radialGradient(Gradient(colors: [.red, .blue]), center: .topLeading, startRadius: 4, endRadius: 4))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(
      .radialGradient(Gradient(colors: [.red, .blue]), center: .topLeading, startRadius: 4, endRadius: 4))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(
      .radialGradient(Gradient(colors: [.red, .blue]), center: .topLeading, startRadius: 4, endRadius: 4))
  }
}

struct ShapeStyleRadialGradientCase2: View {
  var body: some View {
    Circle().fill(.radialGradient(colors: [.red, .blue], center: .topLeading, startRadius: 4, endRadius: 4))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.radialGradient(colors: [.red, .blue], center: .topLeading, startRadius: 4, endRadius: 4))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(
      .radialGradient(colors: [.red, .blue], center: .topLeading, startRadius: 4, endRadius: 4))
  }
}

struct ShapeStyleAngularGradientCase1: View {
  var body: some View {
    Circle().fill(
      .angularGradient(colors: [.red, .blue], center: .topLeading, startAngle: .degrees(30), endAngle: .degrees(30)))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(
      .angularGradient(colors: [.red, .blue], center: .topLeading, startAngle: .degrees(30), endAngle: .degrees(30)))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(
      .angularGradient(colors: [.red, .blue], center: .topLeading, startAngle: .degrees(30), endAngle: .degrees(30)))
  }
}

struct ShapeStyleConicGradientCase1: View {
  var body: some View {
    Circle().fill(.conicGradient(colors: [.red, .blue], center: .topLeading, angle: .degrees(30)))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.conicGradient(colors: [.red, .blue], center: .topLeading, angle: .degrees(30)))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(.conicGradient(colors: [.red, .blue], center: .topLeading, angle: .degrees(30)))
  }
}
