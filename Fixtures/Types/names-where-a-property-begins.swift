// Where a stored property begins, a name may mean a static member.
import SwiftUI

struct Box<T>: View {
  let value: T
  init(_ value: T) { self.value = value }
  var body: some View { EmptyView() }
}

protocol Kind {}

struct Choices: View {
  static let all = ["a", "b"]
  static func make() -> Int { 3 }
  @State private var selection = all[0]
  let count = make()
  var lengths = all.map { $0.count }
  final class Inner {
    static let start = 1.5
    var value = [start]
  }
  var kind: some View { Box((any Kind).self) }
  var inner: some View { Box(Inner().value) }
  var numbers: some View { Box((count, lengths)) }
  var body: some View {
    Picker("Choice", selection: $selection) { ForEach(Choices.all, id: \.self) { Text($0) } }
  }
}
