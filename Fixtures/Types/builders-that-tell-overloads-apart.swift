// Overloads with different builders: the one whose builder takes what is in the closure is meant, also where results are known.
import SwiftUI

struct Act { var name = "" }
@resultBuilder struct ActionBuilder {
  static func buildBlock(_ parts: Act...) -> [Act] { parts }
}
struct Community { var name = "" }
struct CustomMenu: View { var entity: Community; var body: some View { Text(entity.name) } }
extension View {
  func contextMenu(@ActionBuilder actions: @escaping () -> [Act]) -> some View {
    contextMenu { Text("x") }
  }
  func contextMenu(community: Community) -> some View {
    contextMenu {
      CustomMenu(entity: community)
    }
    .padding()
  }
}
struct Uses: View {
  var body: some View {
    VStack {
      Text("a").contextMenu(community: Community())
      Text("a").contextMenu { Act(); Act() }
    }
  }
}
@resultBuilder struct B1 { static func buildBlock(_ parts: Act...) -> [Act] { parts } }
@resultBuilder struct B2 { static func buildBlock(_ part: Act) -> [Act] { [part] } }
func f1(@B1 _ x: () -> [Act]) -> Int { 0 }
func f1(@ViewBuilder _ x: () -> some View) -> String { "" }
func f2(@B2 _ x: () -> [Act]) -> Int { 0 }
func f2(@ViewBuilder _ x: () -> some View) -> String { "" }
struct MoreUses: View {
  var body: some View { Text("a").tag(f1 { Text("z") }).tag(f2 { Text("z") }).tag(f1 { Act() }).tag(f2 { Act() }) }
}
