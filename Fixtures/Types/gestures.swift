// Gestures: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct TapGestureCase1: View {
  var body: some View { Sample().gesture(TapGesture(count: 2)) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(TapGesture())
    Divider()
  }
  var afterPadding: some View { Sample().padding().simultaneousGesture(TapGesture(count: 2)) }
}

struct SpatialTapGestureCase1: View {
  var body: some View { Sample().gesture(SpatialTapGesture(count: 2, coordinateSpace: .global)) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(SpatialTapGesture())
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(SpatialTapGesture(count: 2, coordinateSpace: .global))
  }
}

struct LongPressGestureCase1: View {
  var body: some View { Sample().gesture(LongPressGesture(minimumDuration: 0.5, maximumDistance: 4)) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(LongPressGesture())
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(LongPressGesture(minimumDuration: 0.5, maximumDistance: 4))
  }
}

struct DragGestureCase1: View {
  var body: some View {
    Sample().gesture(DragGesture(minimumDistance: 4, coordinateSpace: .named("board")))
  }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(DragGesture())
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(DragGesture(minimumDistance: 4, coordinateSpace: .named("board")))
  }
}

struct DragGestureCase2: View {
  var body: some View { Sample().gesture(DragGesture(minimumDistance: 4, coordinateSpace: .global)) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(DragGesture())
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(DragGesture(minimumDistance: 4, coordinateSpace: .global))
  }
}

struct MagnificationGestureCase1: View {
  var body: some View { Sample().gesture(MagnificationGesture(minimumScaleDelta: 4)) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(MagnificationGesture())
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(MagnificationGesture(minimumScaleDelta: 4))
  }
}

struct MagnifyGestureCase1: View {
  var body: some View { Sample().gesture(MagnifyGesture(minimumScaleDelta: 4)) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(MagnifyGesture())
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(MagnifyGesture(minimumScaleDelta: 4))
  }
}

struct RotationGestureCase1: View {
  var body: some View { Sample().gesture(RotationGesture(minimumAngleDelta: .degrees(30))) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(RotationGesture())
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(RotationGesture(minimumAngleDelta: .degrees(30)))
  }
}

struct RotateGestureCase1: View {
  var body: some View { Sample().gesture(RotateGesture(minimumAngleDelta: .degrees(30))) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(RotateGesture())
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(RotateGesture(minimumAngleDelta: .degrees(30)))
  }
}

struct AnyGestureCase1: View {
  var body: some View { Sample().gesture(AnyGesture(TapGesture().onEnded { print("tap") })) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(AnyGesture(DragGesture().onChanged { value in print(value.translation) }))
    Divider()
  }
  var afterPadding: some View { Sample().padding().simultaneousGesture(AnyGesture(LongPressGesture())) }
}
