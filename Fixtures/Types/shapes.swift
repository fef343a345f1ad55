// Shapes: alone, in a builder beside another view, and with padding.
import SwiftUI

struct RectangleCase1: View {
  var body: some View { Rectangle() }
  @ViewBuilder var beside: some View {
    Rectangle()
    Divider()
  }
  var afterPadding: some View { Rectangle().padding() }
}

struct RoundedRectangleCase1: View {
  var body: some View { RoundedRectangle(cornerSize: CGSize(width: 3, height: 4), style: .continuous) }
  @ViewBuilder var beside: some View {
    RoundedRectangle(cornerSize: CGSize(width: 3, height: 4))
    Divider()
  }
  var afterPadding: some View {
    RoundedRectangle(cornerSize: CGSize(width: 3, height: 4), style: .continuous).padding()
  }
}

struct RoundedRectangleCase2: View {
  var body: some View { RoundedRectangle(cornerRadius: 4, style: .continuous) }
  @ViewBuilder var beside: some View {
    RoundedRectangle(cornerRadius: 4)
    Divider()
  }
  var afterPadding: some View { RoundedRectangle(cornerRadius: 4, style: .continuous).padding() }
}

struct UnevenRoundedRectangleCase1: View {
  var body: some View {
    UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 4), style: .continuous)
  }
  @ViewBuilder var beside: some View {
    UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 4))
    Divider()
  }
  var afterPadding: some View {
    UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 4), style: .continuous).padding()
  }
}

struct UnevenRoundedRectangleCase2: View {
  var body: some View {
    UnevenRoundedRectangle(topLeadingRadius: 4, bottomLeadingRadius: 4, bottomTrailingRadius: 4, topTrailingRadius: 4, style: .continuous)
  }
  @ViewBuilder var beside: some View {
    UnevenRoundedRectangle()
    Divider()
  }
  var afterPadding: some View {
    UnevenRoundedRectangle(topLeadingRadius: 4, bottomLeadingRadius: 4, bottomTrailingRadius: 4, topTrailingRadius: 4, style: .continuous).padding()
  }
}

struct CapsuleCase1: View {
  var body: some View { Capsule(style: .continuous) }
  @ViewBuilder var beside: some View {
    Capsule()
    Divider()
  }
  var afterPadding: some View { Capsule(style: .continuous).padding() }
}

struct EllipseCase1: View {
  var body: some View { Ellipse() }
  @ViewBuilder var beside: some View {
    Ellipse()
    Divider()
  }
  var afterPadding: some View { Ellipse().padding() }
}

struct CircleCase1: View {
  var body: some View { Circle() }
  @ViewBuilder var beside: some View {
    Circle()
    Divider()
  }
  var afterPadding: some View { Circle().padding() }
}

struct ContainerRelativeShapeCase1: View {
  var body: some View { ContainerRelativeShape() }
  @ViewBuilder var beside: some View {
    ContainerRelativeShape()
    Divider()
  }
  var afterPadding: some View { ContainerRelativeShape().padding() }
}

struct AnyShapeCase1: View {
  var body: some View { AnyShape(Circle()) }
  @ViewBuilder var beside: some View {
    AnyShape(.rect)
    Divider()
  }
  var afterPadding: some View { AnyShape(Capsule()).padding() }
}

struct PathCase1: View {
  var body: some View { Path() }
  @ViewBuilder var beside: some View {
    Path()
    Divider()
  }
  var afterPadding: some View { Path().padding() }
}

struct PathCase2: View {
  var body: some View { Path(CGRect(x: 0, y: 0, width: 1, height: 1)) }
  @ViewBuilder var beside: some View {
    Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    Divider()
  }
  var afterPadding: some View { Path(CGRect(x: 0, y: 0, width: 1, height: 1)).padding() }
}

struct PathCase3: View {
  var body: some View {
    Path(roundedRect: CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 4, style: .continuous)
  }
  @ViewBuilder var beside: some View {
    Path(roundedRect: CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 4)
    Divider()
  }
  var afterPadding: some View {
    Path(roundedRect: CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 4, style: .continuous).padding()
  }
}

struct PathCase4: View {
  var body: some View { Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1)) }
  @ViewBuilder var beside: some View {
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
    Divider()
  }
  var afterPadding: some View { Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1)).padding() }
}

struct PathCase5: View {
  var body: some View { Path { path in path.addRect(.zero) } }
  @ViewBuilder var beside: some View {
    Path { path in path.addRect(.zero) }
    Divider()
  }
  var afterPadding: some View { Path({ path in path.addRect(.zero) }).padding() }
}

struct PathCase6: View {
  let cgPath: CGPath
  var body: some View { Path(cgPath) }
  @ViewBuilder var beside: some View {
    Path(cgPath)
    Divider()
  }
  var afterPadding: some View { Path(cgPath).padding() }
}
