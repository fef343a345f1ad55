// The project does not list this file any more.
struct Kind {
  var old: Int
}

enum Unused {
  static let all = [1]
}
