// A switch of n cases is a balanced tree of conditions, whatever the patterns are.
import SwiftUI

struct A0: View { var body: some View { Text("0") } }

struct A1: View { var body: some View { Text("1") } }

struct A2: View { var body: some View { Text("2") } }

struct A3: View { var body: some View { Text("3") } }

enum Shape3 { case circle(radius: Double), square(side: Double), other }

enum Route: Hashable { case home, detail(id: Int), settings(section: String, page: Int?) }

indirect enum Tree { case leaf(Int), node(Tree, Tree) }

struct OneCase: View {
  let value: Int
  var body: some View {
    switch value {
    default: A0()
    }
  }
}

struct TwoCases: View {
  let isOn: Bool
  var body: some View {
    switch isOn {
    case true: A0()
    case false: A1()
    }
  }
}

struct Payloads: View {
  let shape: Shape3
  var body: some View {
    switch shape {
    case .circle(let radius): Circle().frame(width: radius)
    case .square(side: let side) where side > 10: Rectangle().frame(width: side)
    case .square: Text("small")
    case .other: EmptyView()
    }
  }
}

struct LetBefore: View {
  let route: Route
  var body: some View {
    switch route {
    case .home: A0()
    case let .detail(id): Text("\(id)")
    case let .settings(section, page?): Text(section + "\(page)").bold()
    case .settings(_, nil): A1()
    }
  }
}

struct SeveralPatterns: View {
  let count: Int
  var body: some View {
    switch count {
    case 0, 1: A0()
    case 2...5, 7: A1()
    case let n where n < 0: Text("\(n)")
    case 10...: A3()
    default: A2()
    }
  }
}

struct OfTuples: View {
  let isOn: Bool
  let name: String?
  var body: some View {
    switch (isOn, name) {
    case (true, let name?): Text(name)
    case (true, nil): A0()
    case (false, .some("x")): A1()
    case (false, _): A2()
    }
  }
}

struct OfStrings: View {
  let name: String
  var body: some View {
    switch name {
    case "a": A0()
    case "b", "c":
      A1()
      A2()
    default: EmptyView()
    }
  }
}

struct OfOptionals: View {
  let count: Int?
  var body: some View {
    switch count {
    case .none: A0()
    case .some(0): A1()
    case let count?: Text(count, format: .number)
    }
  }
}

struct OfTypes: View {
  let value: Any
  var body: some View {
    switch value {
    case let text as String: Text(text)
    case is Int: A0()
    case let number as Double: Text("\(number)")
    default: A1()
    }
  }
}

struct OfResults: View {
  let result: Result<String, any Error>
  var body: some View {
    switch result {
    case .success(let text): Text(text)
    case .failure(let error): Label(error.localizedDescription, systemImage: "xmark")
    }
  }
}

struct UnknownDefault: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    switch scheme {
    case .light: A0()
    case .dark: A1()
    @unknown default: A2()
    }
  }
}

struct SwitchInSwitch: View {
  let route: Route
  let tree: Tree
  var body: some View {
    switch route {
    case .home:
      switch tree {
      case .leaf(let value): Text("\(value)")
      case .node: A1()
      }
      A2()
    default:
      if case .node(.leaf(let left), _) = tree {
        Text("\(left)")
      } else {
        A3()
      }
    }
  }
}

struct CaseWithDeclarations: View {
  let count: Int
  var body: some View {
    switch count {
    case 0:
      let text = "none"
      Text(text)
    case 1:
      let half = Double(count) / 2
      Text(half, format: .percent)
      A0()
    default:
      let parts = (1...count).map(String.init)
      ForEach(parts, id: \.self) { Text($0) }
    }
  }
}

struct Cases3: View {
  let value: Int
  var body: some View {
    switch value {
    case 0: A0()
    case 1: A1()
    default: A2()
    }
  }
}

struct Cases4: View {
  let value: Int
  var body: some View {
    switch value {
    case 0: A0()
    case 1: A1()
    case 2: A2()
    default: A3()
    }
  }
}

struct Cases5: View {
  let value: Int
  var body: some View {
    switch value {
    case 0: A0()
    case 1: A1()
    case 2: A2()
    case 3: A3()
    default: A0()
    }
  }
}

struct Cases6: View {
  let value: Int
  var body: some View {
    switch value {
    case 0: A0()
    case 1: A1()
    case 2: A2()
    case 3: A3()
    case 4: A0()
    default: A1()
    }
  }
}

struct Cases7: View {
  let value: Int
  var body: some View {
    switch value {
    case 0: A0()
    case 1: A1()
    case 2: A2()
    case 3: A3()
    case 4: A0()
    case 5: A1()
    default: A2()
    }
  }
}

struct Cases8: View {
  let value: Int
  var body: some View {
    switch value {
    case 0: A0()
    case 1: A1()
    case 2: A2()
    case 3: A3()
    case 4: A0()
    case 5: A1()
    case 6: A2()
    default: A3()
    }
  }
}

struct Cases9: View {
  let value: Int
  var body: some View {
    switch value {
    case 0: A0()
    case 1: A1()
    case 2: A2()
    case 3: A3()
    case 4: A0()
    case 5: A1()
    case 6: A2()
    case 7: A3()
    default: A0()
    }
  }
}
