// Shown at 240x80: a result builder and a container of one's own lay a small language over views.
import SwiftUI

struct Fact {
  let name: String
  let value: String
}

@resultBuilder enum FactBuilder {
  static func buildExpression(_ pair: (String, Int)) -> [Fact] { [Fact(name: pair.0, value: "\(pair.1)")] }
  static func buildExpression(_ pair: (String, String)) -> [Fact] { [Fact(name: pair.0, value: pair.1)] }
  static func buildBlock(_ parts: [Fact]...) -> [Fact] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Fact]?) -> [Fact] { part ?? [] }
  static func buildEither(first part: [Fact]) -> [Fact] { part }
  static func buildEither(second part: [Fact]) -> [Fact] { part }
  static func buildArray(_ parts: [[Fact]]) -> [Fact] { parts.flatMap { $0 } }
}

struct Facts: View {
  let facts: [Fact]
  init(@FactBuilder _ make: () -> [Fact]) { facts = make() }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(facts.indices, id: \.self) { index in
        Text("\(facts[index].name): \(facts[index].value)")
      }
    }
  }
}

struct ContentView: View {
  let isLong = true

  var body: some View {
    Facts {
      let kind = "Fern"
      ("Name", kind)
      if isLong { ("Height", 40) } else { ("Height", "?") }
      for year in 2024...2025 { ("Year", year) }
    }
  }
}
