// Shapes filled and stroked again: alone, in a builder beside another view, and with padding.
import SwiftUI

struct FillCase2: View {
  var body: some View { Circle().fill(.red).fill(.secondary, style: FillStyle(eoFill: true)) }
  @ViewBuilder var beside: some View {
    Rectangle().stroke(.blue).fill()
    Divider()
  }
  var afterPadding: some View {
    Capsule().fill(.red).fill(.red, style: FillStyle(eoFill: true)).padding()
  }
}

struct StrokeCase5: View {
  var body: some View {
    Circle().fill(.red).stroke(.secondary, style: StrokeStyle(lineWidth: 2, dash: [4]), antialiased: true)
  }
  @ViewBuilder var beside: some View {
    Rectangle().stroke(.blue).stroke(Color.green.gradient, style: StrokeStyle(lineWidth: 2, dash: [4]))
    Divider()
  }
  var afterPadding: some View {
    Capsule().fill(.red).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]), antialiased: true).padding()
  }
}

struct StrokeCase6: View {
  var body: some View {
    Circle().fill(.red).stroke(Color.green.gradient, lineWidth: 4, antialiased: true)
  }
  @ViewBuilder var beside: some View {
    Rectangle().stroke(.blue).stroke(.red)
    Divider()
  }
  var afterPadding: some View {
    Capsule().fill(.red).stroke(.secondary, lineWidth: 4, antialiased: true).padding()
  }
}

struct StrokeBorderCase3: View {
  var body: some View {
    Circle().fill(.red).strokeBorder(Color.green.gradient, style: StrokeStyle(lineWidth: 2, dash: [4]), antialiased: true)
  }
  @ViewBuilder var beside: some View {
    Rectangle().stroke(.blue).strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4]))
    Divider()
  }
  var afterPadding: some View {
    Capsule().fill(.red).strokeBorder(.secondary, style: StrokeStyle(lineWidth: 2, dash: [4]), antialiased: true).padding()
  }
}

struct StrokeBorderCase4: View {
  var body: some View { Circle().fill(.red).strokeBorder(.red, lineWidth: 4, antialiased: true) }
  @ViewBuilder var beside: some View {
    Rectangle().stroke(.blue).strokeBorder()
    Divider()
  }
  var afterPadding: some View {
    Capsule().fill(.red).strokeBorder(Color.green.gradient, lineWidth: 4, antialiased: true).padding()
  }
}
