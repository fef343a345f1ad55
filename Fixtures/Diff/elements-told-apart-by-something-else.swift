// Elements that are identified by something else than before are others, whatever the property is called; said in
// another way they are the same.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("") }
}

// MARK: old
struct Other: Identifiable { var id = UUID(); var name = "" }
struct Typed: Identifiable { let id: Int }
struct Alias: Identifiable { var name = ""; var id: String { name } }
struct Anew: Identifiable { var id = UUID() }

struct Others: View { let items: [Other]; var body: some View { ForEach(items) { _ in Row() } } }
struct TypedRows: View { let items: [Typed]; var body: some View { List(items) { _ in Row() } } }
struct Aliases: View { let items: [Alias]; var body: some View { ForEach(items) { _ in Row() } } }
struct AnewRows: View { let items: [Anew]; var body: some View { ForEach(items) { _ in Row() } } }

// MARK: new
struct Other: Identifiable { var id: String { name }; var name = "" }
struct Typed: Identifiable { let id: String }
struct Alias: Identifiable { var name = ""; var id: String { return self.name } }
struct Anew: Identifiable { var id: UUID { UUID() } }

struct Others: View { let items: [Other]; var body: some View { ForEach(items) { _ in Row() } } }
struct TypedRows: View { let items: [Typed]; var body: some View { List(items) { _ in Row() } } }
struct Aliases: View { let items: [Alias]; var body: some View { ForEach(items, id: \.name) { _ in Row() } } }
struct AnewRows: View { let items: [Anew]; var body: some View { ForEach(items) { _ in Row() } } }
