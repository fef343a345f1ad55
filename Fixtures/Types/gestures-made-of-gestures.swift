// Gestures made of gestures: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct OnEndedCase1: View {
  var body: some View { Sample().gesture(TapGesture().onEnded { value in print(value) }) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(TapGesture().onEnded { value in print(value) })
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(TapGesture().onEnded({ value in print(value) }))
  }
}

struct OnChangedCase1: View {
  var body: some View { Sample().gesture(LongPressGesture().onChanged { value in print(value) }) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(LongPressGesture().onChanged { value in print(value) })
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(LongPressGesture().onChanged({ value in print(value) }))
  }
}

struct UpdatingCase1: View {
  @GestureState private var pressing = false
  var body: some View {
    Sample().gesture(LongPressGesture().updating($pressing) { value, state, _ in state = value })
  }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(LongPressGesture().updating($pressing) { value, state, _ in state = value })
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(LongPressGesture().updating($pressing, body: { value, state, _ in state = value }))
  }
}

struct MapCase1: View {
  var body: some View { Sample().gesture(LongPressGesture().map { $0 ? 1 : 0 }) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(LongPressGesture().map { $0 ? 1 : 0 })
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(LongPressGesture().map({ $0 ? 1 : 0 }))
  }
}

struct SequencedCase1: View {
  var body: some View { Sample().gesture(TapGesture().sequenced(before: DragGesture())) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(TapGesture().sequenced(before: TapGesture(count: 2)))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(TapGesture().sequenced(before: LongPressGesture()))
  }
}

struct SimultaneouslyCase1: View {
  var body: some View { Sample().gesture(TapGesture().simultaneously(with: DragGesture())) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(TapGesture().simultaneously(with: TapGesture(count: 2)))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(TapGesture().simultaneously(with: LongPressGesture()))
  }
}

struct ExclusivelyCase1: View {
  var body: some View { Sample().gesture(TapGesture().exclusively(before: DragGesture())) }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(TapGesture().exclusively(before: TapGesture(count: 2)))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(TapGesture().exclusively(before: LongPressGesture()))
  }
}
