// Gestures identity and animation: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

enum Field: Hashable {
  case name, password
}

struct Same: View, Equatable {
  var body: some View { Text("same") }
}

struct GestureCase1: View {
  var body: some View { Sample().gesture(TapGesture().onEnded { print("tap") }, including: .subviews) }
  @ViewBuilder var beside: some View {
    Sample().gesture(DragGesture().onChanged { value in print(value.translation) })
    Divider()
  }
  var afterPadding: some View { Sample().padding().gesture(LongPressGesture(), including: .subviews) }
}

struct GestureCase2: View {
  var body: some View {
    Sample().gesture(DragGesture().onChanged { value in print(value.translation) }, isEnabled: true)
  }
  @ViewBuilder var beside: some View {
    Sample().gesture(LongPressGesture(), isEnabled: true)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().gesture(TapGesture().onEnded { print("tap") }, isEnabled: true)
  }
}

struct HighPriorityGestureCase1: View {
  var body: some View {
    Sample().highPriorityGesture(TapGesture().onEnded { print("tap") }, including: .subviews)
  }
  @ViewBuilder var beside: some View {
    Sample().highPriorityGesture(DragGesture().onChanged { value in print(value.translation) })
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().highPriorityGesture(LongPressGesture(), including: .subviews)
  }
}

struct SimultaneousGestureCase1: View {
  var body: some View {
    Sample().simultaneousGesture(TapGesture().onEnded { print("tap") }, including: .subviews)
  }
  @ViewBuilder var beside: some View {
    Sample().simultaneousGesture(DragGesture().onChanged { value in print(value.translation) })
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().simultaneousGesture(LongPressGesture(), including: .subviews)
  }
}

struct IdCase1: View {
  var body: some View { Sample().id(1) }
  @ViewBuilder var beside: some View {
    Sample().id("one")
    Divider()
  }
  var afterPadding: some View { Sample().padding().id(Field.name) }
}

struct TagCase1: View {
  var body: some View { Sample().tag(1, includeOptional: true) }
  @ViewBuilder var beside: some View {
    Sample().tag("one")
    Divider()
  }
  var afterPadding: some View { Sample().padding().tag(Field.name, includeOptional: true) }
}

struct EquatableCase1: View {
  var body: some View { Same().equatable() }
  @ViewBuilder var beside: some View {
    Same().equatable()
    Divider()
  }
  var afterPadding: some View { Same().equatable().padding() }
}

struct MatchedGeometryEffectCase1: View {
  @Namespace private var space
  var body: some View {
    Sample().matchedGeometryEffect(id: 1, in: space, properties: .frame, anchor: .topLeading, isSource: true)
  }
  @ViewBuilder var beside: some View {
    Sample().matchedGeometryEffect(id: "one", in: space)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().matchedGeometryEffect(id: Field.name, in: space, properties: .frame, anchor: .topLeading, isSource: true)
  }
}

struct TransitionCase1: View {
  var body: some View { Sample().transition(AnyTransition.opacity) }
  @ViewBuilder var beside: some View {
    Sample().transition(AnyTransition.opacity)
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(AnyTransition.opacity) }
}

struct TransitionCase2: View {
  var body: some View { Sample().transition(.slide) }
  @ViewBuilder var beside: some View {
    Sample().transition(.slide)
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(.slide) }
}

struct AnimationCase1: View {
  @State private var count = 1
  @State private var isOn = false
  @State private var text = ""
  var body: some View { Sample().animation(.spring(), value: count) }
  @ViewBuilder var beside: some View {
    Sample().animation(.spring(), value: isOn)
    Divider()
  }
  var afterPadding: some View { Sample().padding().animation(.spring(), value: text) }
}

struct AnimationCase2: View {
  var body: some View { Sample().animation(.spring()) }
  @ViewBuilder var beside: some View {
    Sample().animation(.spring())
    Divider()
  }
  var afterPadding: some View { Sample().padding().animation(.spring()) }
}

struct TransactionCase1: View {
  var body: some View { Sample().transaction { $0.animation = nil } }
  @ViewBuilder var beside: some View {
    Sample().transaction { $0.animation = nil }
    Divider()
  }
  var afterPadding: some View { Sample().padding().transaction({ $0.animation = nil }) }
}

struct TransactionCase2: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var count = 1
  var body: some View { Sample().transaction(value: isOn) { $0.animation = nil } }
  @ViewBuilder var beside: some View {
    Sample().transaction(value: text) { $0.animation = nil }
    Divider()
  }
  var afterPadding: some View { Sample().padding().transaction(value: count, { $0.animation = nil }) }
}
