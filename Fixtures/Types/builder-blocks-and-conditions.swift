// A block makes one view of its statements; a condition makes a branch of each of its blocks.
import SwiftUI

struct A0: View { var body: some View { Text("0") } }

struct A1: View { var body: some View { Text("1") } }

struct A2: View { var body: some View { Text("2") } }

enum Load {
  case idle
  case loaded(String)
  case failed(code: Int, reason: String?)
}

struct NoStatement: View { var body: some View {} }

struct OneStatement: View { var body: some View { A0() } }

struct TwoStatements: View {
  var body: some View {
    A0()
    A1()
  }
}

struct OnOneLine: View { var body: some View { A0(); A1(); A2() } }

struct TwelveStatements: View {
  var body: some View {
    A0()
    A1()
    A2()
    A0()
    A1()
    A2()
    A0()
    A1()
    A2()
    A0()
    A1()
    A2()
  }
}

struct If: View {
  let isOn: Bool
  var body: some View { if isOn { A0() } }
}

struct IfElse: View {
  let isOn: Bool
  var body: some View {
    if isOn {
      A0()
    } else {
      A1()
    }
  }
}

struct ElseIf: View {
  let count: Int
  var body: some View {
    if count == 0 {
      A0()
    } else if count == 1 {
      A1()
    }
  }
}

struct ElseIfElse: View {
  let count: Int
  var body: some View {
    if count == 0 { A0() } else if count == 1 { A1() } else { A2() }
  }
}

struct ThreeWithoutElse: View {
  let count: Int
  var body: some View {
    if count == 0 { A0() } else if count == 1 { A1() } else if count == 2 { A2() }
  }
}

struct FourWithElse: View {
  let count: Int
  var body: some View {
    if count == 0 { A0() } else if count == 1 { A1() } else if count == 2 { A2() } else { Text("many") }
  }
}

struct FiveWithElse: View {
  let count: Int
  var body: some View {
    if count == 0 { A0() } else if count == 1 { A1() } else if count == 2 { A2() } else if count == 3 { Text("three") } else { Divider() }
  }
}

struct SixWithoutElse: View {
  let count: Int
  var body: some View {
    if count == 0 { A0() } else if count == 1 { A1() } else if count == 2 { A2() } else if count == 3 { Text("three") } else if count == 4 { Divider() } else if count == 5 { Spacer() }
  }
}

struct SevenWithElse: View {
  let count: Int
  var body: some View {
    if count == 0 { A0() } else if count == 1 { A1() } else if count == 2 { A2() } else if count == 3 { A0() } else if count == 4 { A1() } else if count == 5 { A2() } else { Text("many") }
  }
}

struct IfLet: View {
  let name: String?
  var body: some View {
    if let name { Text(name) }
  }
}

struct IfLetElse: View {
  let name: String?
  var body: some View {
    if let shown = name, !shown.isEmpty {
      Text(shown)
    } else {
      A0()
    }
  }
}

struct IfCase: View {
  let load: Load
  var body: some View {
    if case .loaded(let text) = load { Text(text) }
    if case let .failed(code, reason?) = load { Text("\(code): \(reason)").bold() } else { A1() }
  }
}

struct BranchOfTwo: View {
  let isOn: Bool
  var body: some View {
    if isOn {
      A0()
      A1()
    } else {
      A2()
    }
  }
}

struct EmptyBranch: View {
  let isOn: Bool
  var body: some View {
    if isOn {
    } else {
      A0()
    }
  }
}

struct NestedIf: View {
  let isOn: Bool
  let isLarge: Bool
  var body: some View {
    if isOn {
      if isLarge { A0() }
    } else {
      A1()
    }
  }
}

struct SwitchInIf: View {
  let isOn: Bool
  let count: Int
  var body: some View {
    if isOn {
      switch count {
      case 0: A0()
      case 1: A1()
      default: A2()
      }
    }
  }
}

struct Do: View {
  var body: some View {
    do {
      A0()
      A1()
    }
    A2()
  }
}

struct Declarations: View {
  let count: Int
  var body: some View {
    let half = count / 2
    let _ = print(half)
    Text("\(half)")
    var text = "a"
    let _ = text += "b"
    Text(text)
    if count > 0 {
      let (a, b) = (count, "b")
      Text(b + "\(a)")
    }
  }
}

struct Groups: View {
  var body: some View {
    Group {
      A0()
      A1()
    }
    Group { A0() }
    Group {}
    VStack {}
    VStack { EmptyView() }
  }
}

struct OptionalViews: View {
  let name: String?
  let isOn: Bool
  var body: some View {
    name.map { Text($0) }
    isOn ? Text("yes") : Text("no").bold()
    isOn ? A0() : nil
  }
}

struct Directives: View {
  var body: some View {
    #if os(iOS)
    A0()
    #else
    A1()
    #endif
    #if os(macOS)
    A0()
    #elseif canImport(SwiftUI)
    A2()
    A1()
    #endif
    #if os(watchOS)
    A0()
    #endif
  }
}

struct DirectivesInAChain: View {
  var body: some View {
    Text("a")
      .padding()
      #if os(iOS)
      .opacity(0.5)
      #else
      .hidden()
      #endif
      .background(.red)
  }
}

struct Tuples: View {
  var body: some View {
    TupleView((A0(), A1()))
    Group { TupleView((A0(), A1(), A2())) }
  }
}

struct WithParentheses: View {
  let isOn: Bool
  var body: some View {
    (A0())
    if (isOn) { (A1()) }
    (isOn ? Color.red : Color.blue).padding()
  }
}
