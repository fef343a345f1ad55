// Members of shape: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct ShapeRectCase1: View {
  var body: some View { Sample().clipShape(.rect) }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.rect)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.red, in: .rect) }
}

struct ShapeRectCase2: View {
  var body: some View { Sample().clipShape(.rect(cornerRadius: 4, style: .continuous)) }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.rect(cornerRadius: 4, style: .continuous))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(.red, in: .rect(cornerRadius: 4, style: .continuous))
  }
}

struct ShapeRectCase3: View {
  var body: some View {
    Sample().clipShape(.rect(cornerSize: CGSize(width: 3, height: 4), style: .continuous))
  }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.rect(cornerSize: CGSize(width: 3, height: 4), style: .continuous))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(.red, in: .rect(cornerSize: CGSize(width: 3, height: 4), style: .continuous))
  }
}

struct ShapeRectCase4: View {
  var body: some View {
    Sample().clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 4), style: .continuous))
  }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 4), style: .continuous))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(.red, in: .rect(cornerRadii: RectangleCornerRadii(topLeading: 4), style: .continuous))
  }
}

struct ShapeRectCase5: View {
  var body: some View {
    Sample().clipShape(
      .rect(
        topLeadingRadius: 4, bottomLeadingRadius: 4, bottomTrailingRadius: 4, topTrailingRadius: 4, style: .continuous))
  }
  @ViewBuilder var beside: some View {
    Sample().contentShape(
      .rect(
        topLeadingRadius: 4, bottomLeadingRadius: 4, bottomTrailingRadius: 4, topTrailingRadius: 4, style: .continuous))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(
      .red,
      in: .rect(
        topLeadingRadius: 4, bottomLeadingRadius: 4, bottomTrailingRadius: 4, topTrailingRadius: 4, style: .continuous))
  }
}

struct ShapeCapsuleCase1: View {
  var body: some View { Sample().clipShape(.capsule) }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.capsule)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.red, in: .capsule) }
}

struct ShapeCapsuleCase2: View {
  var body: some View { Sample().clipShape(.capsule(style: .continuous)) }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.capsule(style: .continuous))
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.red, in: .capsule(style: .continuous)) }
}

struct ShapeEllipseCase1: View {
  var body: some View { Sample().clipShape(.ellipse) }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.ellipse)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.red, in: .ellipse) }
}

struct ShapeCircleCase1: View {
  var body: some View { Sample().clipShape(.circle) }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.circle)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.red, in: .circle) }
}

struct ShapeContainerRelativeCase1: View {
  var body: some View { Sample().clipShape(.containerRelative) }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.containerRelative)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.red, in: .containerRelative) }
}

struct ShapeButtonBorderCase1: View {
  var body: some View { Sample().clipShape(.buttonBorder) }
  @ViewBuilder var beside: some View {
    Sample().contentShape(.buttonBorder)
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(.red, in: .buttonBorder) }
}
