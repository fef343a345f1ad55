// A block that is there only in newer systems is erased, so that its type need not exist in older ones.
// target: ios16
import SwiftUI

struct A0: View { var body: some View { Text("0") } }

struct A1: View { var body: some View { Text("1") } }

struct Available: View {
  var body: some View { if #available(iOS 17, *) { A0() } }
}

struct AvailableElse: View {
  var body: some View {
    if #available(iOS 17, *) {
      A0()
    } else {
      A1()
    }
  }
}

struct AvailableAndMore: View {
  let isOn: Bool
  var body: some View {
    if #available(iOS 17, *), isOn {
      A0()
    } else {
      A1()
    }
  }
}

struct AvailableInElse: View {
  let isOn: Bool
  var body: some View {
    if isOn {
      A0()
    } else if #available(iOS 17.0, macOS 14.0, *) {
      A1()
    } else {
      Text("old")
    }
  }
}

struct AvailableOfTwo: View {
  var body: some View {
    if #available(iOS 17, *) {
      A0()
      A1()
    } else {
      Text("old")
    }
  }
}

struct Unavailable: View {
  var body: some View {
    if #unavailable(iOS 17) {
      A0()
    } else {
      A1()
    }
  }
}

struct InAStack: View {
  var body: some View {
    VStack {
      Text("title")
      if #available(iOS 18, *) { A0() }
    }
  }
}

extension View {
  @ViewBuilder func spaced() -> some View {
    if #available(iOS 17, *) {
      self.padding()
    } else {
      self
    }
  }
}

struct Spaced: View {
  var body: some View { Text("a").spaced() }
}
