// A block of a builder whose method takes two parts and a pack of the rest, or a pack and a last part.
protocol Part {
  var words: [String] { get }
}

struct One: Part {
  var words: [String]
}

struct Other: Part {
  var words: [String] { ["other"] }
}

func words<P: Part>(of part: P) -> [String] { part.words }

@resultBuilder
struct Front {
  static func buildExpression<P: Part>(_ part: P) -> P { part }
  static func buildBlock<P: Part>(_ part: P) -> P { part }
  static func buildBlock<A: Part, B: Part, each P: Part>(_ a: A, _ b: B, _ rest: repeat each P) -> some Part {
    var all = words(of: a) + ["+"] + words(of: b)
    for part in repeat each rest { all += ["|"] + words(of: part) }
    return One(words: all)
  }
}

@resultBuilder
struct Back {
  static func buildBlock<each P: Part, Last: Part>(_ first: repeat each P, last: Last) -> [String] {
    var all: [String] = []
    for part in repeat each first { all += words(of: part) }
    return all + ["last"] + words(of: last)
  }
  static func buildBlock<each P: Part>(_ parts: repeat each P) -> [String] {
    var all = ["all"]
    for part in repeat each parts { all += words(of: part) }
    return all
  }
}

func front<P: Part>(@Front _ make: () -> P) -> [String] { make().words }
func back(@Back _ make: () -> [String]) -> [String] { make() }

print(front { One(words: ["a"]) })
print(front { One(words: ["a"]); Other() })
print(front { One(words: ["a"]); Other(); One(words: ["b", "c"]); Other(); Other() })
print(back { One(words: ["a"]) })
print(back { One(words: ["a"]); Other() })
