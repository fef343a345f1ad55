// Effects: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct OpacityCase1: View {
  var body: some View { Sample().opacity(0.5) }
  @ViewBuilder var beside: some View {
    Sample().opacity(0.5)
    Divider()
  }
  var afterPadding: some View { Sample().padding().opacity(0.5) }
}

struct RotationEffectCase1: View {
  var body: some View { Sample().rotationEffect(.degrees(30), anchor: .topLeading) }
  @ViewBuilder var beside: some View {
    Sample().rotationEffect(.degrees(30))
    Divider()
  }
  var afterPadding: some View { Sample().padding().rotationEffect(.degrees(30), anchor: .topLeading) }
}

struct Rotation3DEffectCase1: View {
  var body: some View {
    Sample().rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchor: .topLeading, anchorZ: 4, perspective: 4)
  }
  @ViewBuilder var beside: some View {
    Sample().rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchor: .topLeading, anchorZ: 4, perspective: 4)
  }
}

struct ScaleEffectCase1: View {
  var body: some View { Sample().scaleEffect(CGSize(width: 3, height: 4), anchor: .topLeading) }
  @ViewBuilder var beside: some View {
    Sample().scaleEffect(CGSize(width: 3, height: 4), anchor: .topLeading)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().scaleEffect(CGSize(width: 3, height: 4), anchor: .topLeading)
  }
}

struct ScaleEffectCase2: View {
  var body: some View { Sample().scaleEffect(4, anchor: .topLeading) }
  @ViewBuilder var beside: some View {
    Sample().scaleEffect(4, anchor: .topLeading)
    Divider()
  }
  var afterPadding: some View { Sample().padding().scaleEffect(4, anchor: .topLeading) }
}

struct ScaleEffectCase3: View {
  var body: some View { Sample().scaleEffect(x: 4, y: 4, anchor: .topLeading) }
  @ViewBuilder var beside: some View {
    Sample().scaleEffect(x: 4, y: 4, anchor: .topLeading)
    Divider()
  }
  var afterPadding: some View { Sample().padding().scaleEffect(x: 4, y: 4, anchor: .topLeading) }
}

struct TransformEffectCase1: View {
  var body: some View { Sample().transformEffect(CGAffineTransform(scaleX: 2, y: 1)) }
  @ViewBuilder var beside: some View {
    Sample().transformEffect(CGAffineTransform(scaleX: 2, y: 1))
    Divider()
  }
  var afterPadding: some View { Sample().padding().transformEffect(CGAffineTransform(scaleX: 2, y: 1)) }
}

struct ProjectionEffectCase1: View {
  var body: some View { Sample().projectionEffect(ProjectionTransform(CGAffineTransform.identity)) }
  @ViewBuilder var beside: some View {
    Sample().projectionEffect(ProjectionTransform(CGAffineTransform.identity))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().projectionEffect(ProjectionTransform(CGAffineTransform.identity))
  }
}

struct ShadowCase1: View {
  var body: some View { Sample().shadow(color: .black, radius: 4, x: 4, y: 4) }
  @ViewBuilder var beside: some View {
    Sample().shadow(radius: 4)
    Divider()
  }
  var afterPadding: some View { Sample().padding().shadow(color: .black, radius: 4, x: 4, y: 4) }
}

struct BlurCase1: View {
  var body: some View { Sample().blur(radius: 4, opaque: true) }
  @ViewBuilder var beside: some View {
    Sample().blur(radius: 4)
    Divider()
  }
  var afterPadding: some View { Sample().padding().blur(radius: 4, opaque: true) }
}

struct BrightnessCase1: View {
  var body: some View { Sample().brightness(0.5) }
  @ViewBuilder var beside: some View {
    Sample().brightness(0.5)
    Divider()
  }
  var afterPadding: some View { Sample().padding().brightness(0.5) }
}

struct ContrastCase1: View {
  var body: some View { Sample().contrast(0.5) }
  @ViewBuilder var beside: some View {
    Sample().contrast(0.5)
    Divider()
  }
  var afterPadding: some View { Sample().padding().contrast(0.5) }
}

struct SaturationCase1: View {
  var body: some View { Sample().saturation(0.5) }
  @ViewBuilder var beside: some View {
    Sample().saturation(0.5)
    Divider()
  }
  var afterPadding: some View { Sample().padding().saturation(0.5) }
}

struct GrayscaleCase1: View {
  var body: some View { Sample().grayscale(0.5) }
  @ViewBuilder var beside: some View {
    Sample().grayscale(0.5)
    Divider()
  }
  var afterPadding: some View { Sample().padding().grayscale(0.5) }
}

struct HueRotationCase1: View {
  var body: some View { Sample().hueRotation(.degrees(30)) }
  @ViewBuilder var beside: some View {
    Sample().hueRotation(.degrees(30))
    Divider()
  }
  var afterPadding: some View { Sample().padding().hueRotation(.degrees(30)) }
}

struct ColorInvertCase1: View {
  var body: some View { Sample().colorInvert() }
  @ViewBuilder var beside: some View {
    Sample().colorInvert()
    Divider()
  }
  var afterPadding: some View { Sample().padding().colorInvert() }
}

struct ColorMultiplyCase1: View {
  var body: some View { Sample().colorMultiply(.black) }
  @ViewBuilder var beside: some View {
    Sample().colorMultiply(.black)
    Divider()
  }
  var afterPadding: some View { Sample().padding().colorMultiply(.black) }
}

struct LuminanceToAlphaCase1: View {
  var body: some View { Sample().luminanceToAlpha() }
  @ViewBuilder var beside: some View {
    Sample().luminanceToAlpha()
    Divider()
  }
  var afterPadding: some View { Sample().padding().luminanceToAlpha() }
}

struct BlendModeCase1: View {
  var body: some View { Sample().blendMode(.multiply) }
  @ViewBuilder var beside: some View {
    Sample().blendMode(.multiply)
    Divider()
  }
  var afterPadding: some View { Sample().padding().blendMode(.multiply) }
}

struct CompositingGroupCase1: View {
  var body: some View { Sample().compositingGroup() }
  @ViewBuilder var beside: some View {
    Sample().compositingGroup()
    Divider()
  }
  var afterPadding: some View { Sample().padding().compositingGroup() }
}

struct DrawingGroupCase1: View {
  var body: some View { Sample().drawingGroup(opaque: true, colorMode: .linear) }
  @ViewBuilder var beside: some View {
    Sample().drawingGroup()
    Divider()
  }
  var afterPadding: some View { Sample().padding().drawingGroup(opaque: true, colorMode: .linear) }
}

struct GeometryGroupCase1: View {
  var body: some View { Sample().geometryGroup() }
  @ViewBuilder var beside: some View {
    Sample().geometryGroup()
    Divider()
  }
  var afterPadding: some View { Sample().padding().geometryGroup() }
}

struct HiddenCase1: View {
  var body: some View { Sample().hidden() }
  @ViewBuilder var beside: some View {
    Sample().hidden()
    Divider()
  }
  var afterPadding: some View { Sample().padding().hidden() }
}
