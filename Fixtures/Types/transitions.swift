// Transitions: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct TransitionOpacityCase1: View {
  var body: some View { Sample().transition(.opacity) }
  @ViewBuilder var beside: some View {
    Sample().transition(.opacity.animation(.easeIn))
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(.opacity) }
}

struct TransitionSlideCase1: View {
  var body: some View { Sample().transition(.slide) }
  @ViewBuilder var beside: some View {
    Sample().transition(.slide.animation(.easeIn))
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(.slide) }
}

struct TransitionScaleCase1: View {
  var body: some View { Sample().transition(.scale) }
  @ViewBuilder var beside: some View {
    Sample().transition(.scale.animation(.easeIn))
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(.scale) }
}

struct TransitionScaleCase2: View {
  var body: some View { Sample().transition(.scale(0.5, anchor: .topLeading)) }
  @ViewBuilder var beside: some View {
    Sample().transition(.scale(0.5, anchor: .topLeading).animation(.easeIn))
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(.scale(0.5, anchor: .topLeading)) }
}

struct TransitionMoveCase1: View {
  var body: some View { Sample().transition(.move(edge: .leading)) }
  @ViewBuilder var beside: some View {
    Sample().transition(.move(edge: .leading).animation(.easeIn))
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(.move(edge: .leading)) }
}

struct TransitionPushCase1: View {
  var body: some View { Sample().transition(.push(from: .leading)) }
  @ViewBuilder var beside: some View {
    Sample().transition(.push(from: .leading).animation(.easeIn))
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(.push(from: .leading)) }
}

struct TransitionOffsetCase1: View {
  var body: some View { Sample().transition(.offset(x: 4, y: 4)) }
  @ViewBuilder var beside: some View {
    Sample().transition(.offset(x: 4, y: 4).animation(.easeIn))
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(.offset(x: 4, y: 4)) }
}

struct TransitionOffsetCase2: View {
  var body: some View { Sample().transition(.offset(CGSize(width: 3, height: 4))) }
  @ViewBuilder var beside: some View {
    Sample().transition(.offset(CGSize(width: 3, height: 4)).animation(.easeIn))
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(.offset(CGSize(width: 3, height: 4))) }
}

struct TransitionBlurReplaceCase1: View {
  var body: some View { Sample().transition(.blurReplace) }
  @ViewBuilder var beside: some View {
    Sample().transition(.blurReplace.animation(.easeIn))
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(.blurReplace) }
}

struct TransitionIdentityCase1: View {
  var body: some View { Sample().transition(.identity) }
  @ViewBuilder var beside: some View {
    Sample().transition(.identity.animation(.easeIn))
    Divider()
  }
  var afterPadding: some View { Sample().padding().transition(.identity) }
}
