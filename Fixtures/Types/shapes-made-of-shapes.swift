// Shapes made of shapes: alone, in a builder beside another view, and with padding.
import SwiftUI

struct FillCase1: View {
  var body: some View { Circle().fill(.red, style: FillStyle(eoFill: true)) }
  @ViewBuilder var beside: some View {
    Rectangle().fill()
    Divider()
  }
  var afterPadding: some View {
    Capsule().fill(Color.green.gradient, style: FillStyle(eoFill: true)).padding()
  }
}

struct StrokeCase1: View {
  var body: some View {
    Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]), antialiased: true)
  }
  @ViewBuilder var beside: some View {
    Rectangle().stroke(.secondary, style: StrokeStyle(lineWidth: 2, dash: [4]))
    Divider()
  }
  var afterPadding: some View {
    Capsule().stroke(Color.green.gradient, style: StrokeStyle(lineWidth: 2, dash: [4]), antialiased: true).padding()
  }
}

struct StrokeCase2: View {
  var body: some View { Circle().stroke(.secondary, lineWidth: 4, antialiased: true) }
  @ViewBuilder var beside: some View {
    Rectangle().stroke(Color.green.gradient)
    Divider()
  }
  var afterPadding: some View { Capsule().stroke(.red, lineWidth: 4, antialiased: true).padding() }
}

struct StrokeCase3: View {
  var body: some View { Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4])) }
  @ViewBuilder var beside: some View {
    Rectangle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4]))
    Divider()
  }
  var afterPadding: some View { Capsule().stroke(style: StrokeStyle(lineWidth: 2, dash: [4])).padding() }
}

struct StrokeCase4: View {
  var body: some View { Circle().stroke(lineWidth: 4) }
  @ViewBuilder var beside: some View {
    Rectangle().stroke()
    Divider()
  }
  var afterPadding: some View { Capsule().stroke(lineWidth: 4).padding() }
}

struct TrimCase1: View {
  var body: some View { Circle().trim(from: 4, to: 4) }
  @ViewBuilder var beside: some View {
    Rectangle().trim()
    Divider()
  }
  var afterPadding: some View { Capsule().trim(from: 4, to: 4).padding() }
}

struct SizeCase1: View {
  var body: some View { Circle().size(CGSize(width: 3, height: 4)) }
  @ViewBuilder var beside: some View {
    Rectangle().size(CGSize(width: 3, height: 4))
    Divider()
  }
  var afterPadding: some View { Capsule().size(CGSize(width: 3, height: 4)).padding() }
}

struct SizeCase2: View {
  var body: some View { Circle().size(width: 4, height: 4) }
  @ViewBuilder var beside: some View {
    Rectangle().size(width: 4, height: 4)
    Divider()
  }
  var afterPadding: some View { Capsule().size(width: 4, height: 4).padding() }
}

struct OffsetCase3: View {
  var body: some View { Circle().offset(CGSize(width: 3, height: 4)) }
  @ViewBuilder var beside: some View {
    Rectangle().offset(CGSize(width: 3, height: 4))
    Divider()
  }
  var afterPadding: some View { Capsule().offset(CGSize(width: 3, height: 4)).padding() }
}

struct OffsetCase4: View {
  var body: some View { Circle().offset(CGPoint(x: 1, y: 2)) }
  @ViewBuilder var beside: some View {
    Rectangle().offset(CGPoint(x: 1, y: 2))
    Divider()
  }
  var afterPadding: some View { Capsule().offset(CGPoint(x: 1, y: 2)).padding() }
}

struct OffsetCase5: View {
  var body: some View { Circle().offset(x: 4, y: 4) }
  @ViewBuilder var beside: some View {
    Rectangle().offset()
    Divider()
  }
  var afterPadding: some View { Capsule().offset(x: 4, y: 4).padding() }
}

struct ScaleCase1: View {
  var body: some View { Circle().scale(x: 4, y: 4, anchor: .topLeading) }
  @ViewBuilder var beside: some View {
    Rectangle().scale()
    Divider()
  }
  var afterPadding: some View { Capsule().scale(x: 4, y: 4, anchor: .topLeading).padding() }
}

struct ScaleCase2: View {
  var body: some View { Circle().scale(4, anchor: .topLeading) }
  @ViewBuilder var beside: some View {
    Rectangle().scale(4)
    Divider()
  }
  var afterPadding: some View { Capsule().scale(4, anchor: .topLeading).padding() }
}

struct RotationCase1: View {
  var body: some View { Circle().rotation(.degrees(30), anchor: .topLeading) }
  @ViewBuilder var beside: some View {
    Rectangle().rotation(.degrees(30))
    Divider()
  }
  var afterPadding: some View { Capsule().rotation(.degrees(30), anchor: .topLeading).padding() }
}

struct TransformCase1: View {
  var body: some View { Circle().transform(CGAffineTransform(scaleX: 2, y: 1)) }
  @ViewBuilder var beside: some View {
    Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1))
    Divider()
  }
  var afterPadding: some View { Capsule().transform(CGAffineTransform(scaleX: 2, y: 1)).padding() }
}

struct IntersectionCase1: View {
  var body: some View { Circle().intersection(Circle(), eoFill: true) }
  @ViewBuilder var beside: some View {
    Rectangle().intersection(.rect)
    Divider()
  }
  var afterPadding: some View { Capsule().intersection(Capsule(), eoFill: true).padding() }
}

struct UnionCase1: View {
  var body: some View { Circle().union(Circle(), eoFill: true) }
  @ViewBuilder var beside: some View {
    Rectangle().union(.rect)
    Divider()
  }
  var afterPadding: some View { Capsule().union(Capsule(), eoFill: true).padding() }
}

struct SubtractingCase1: View {
  var body: some View { Circle().subtracting(Circle(), eoFill: true) }
  @ViewBuilder var beside: some View {
    Rectangle().subtracting(.rect)
    Divider()
  }
  var afterPadding: some View { Capsule().subtracting(Capsule(), eoFill: true).padding() }
}

struct SymmetricDifferenceCase1: View {
  var body: some View { Circle().symmetricDifference(Circle(), eoFill: true) }
  @ViewBuilder var beside: some View {
    Rectangle().symmetricDifference(.rect)
    Divider()
  }
  var afterPadding: some View { Capsule().symmetricDifference(Capsule(), eoFill: true).padding() }
}

struct LineIntersectionCase1: View {
  var body: some View { Circle().lineIntersection(Circle(), eoFill: true) }
  @ViewBuilder var beside: some View {
    Rectangle().lineIntersection(.rect)
    Divider()
  }
  var afterPadding: some View { Capsule().lineIntersection(Capsule(), eoFill: true).padding() }
}

struct LineSubtractionCase1: View {
  var body: some View { Circle().lineSubtraction(Circle(), eoFill: true) }
  @ViewBuilder var beside: some View {
    Rectangle().lineSubtraction(.rect)
    Divider()
  }
  var afterPadding: some View { Capsule().lineSubtraction(Capsule(), eoFill: true).padding() }
}

struct StrokeBorderCase1: View {
  var body: some View {
    Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [4]), antialiased: true)
  }
  @ViewBuilder var beside: some View {
    Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4]))
    Divider()
  }
  var afterPadding: some View {
    Capsule().strokeBorder(Color.green.gradient, style: StrokeStyle(lineWidth: 2, dash: [4]), antialiased: true).padding()
  }
}

struct StrokeBorderCase2: View {
  var body: some View { Circle().strokeBorder(.secondary, lineWidth: 4, antialiased: true) }
  @ViewBuilder var beside: some View {
    Rectangle().strokeBorder()
    Divider()
  }
  var afterPadding: some View { Capsule().strokeBorder(.red, lineWidth: 4, antialiased: true).padding() }
}
