// What protocols require of the members of those that they inherit from, and what follows from `==`.
import SwiftUI

protocol Choice: CaseIterable & RawRepresentable where RawValue == String {}

enum Size: String, Choice {
  case small, large
}

protocol Flavour: CaseIterable, Hashable where AllCases: RandomAccessCollection {
  var name: String { get }
}

enum Fruit: Flavour {
  case apple, pear
  var name: String { "fruit" }
}

func names<T: Choice>(of type: T.Type) -> some View {
  ForEach(T.allCases.map { $0.rawValue }, id: \.self) { Text($0) }
}

func choices<F: Flavour>(_ type: F.Type) -> some View {
  Picker("flavour", selection: .constant(F.allCases.first)) {
    ForEach(F.allCases, id: \.self) { flavour in
      Text(flavour.name).tag(Optional(flavour))
    }
  }
}

/// The slices of a collection that is reached at random are themselves.
func few<Data: RandomAccessCollection, ID: Hashable, Label: View>(
  _ items: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder label: @escaping (Data.Element) -> Label
) -> some View where Data.Index: Hashable {
  VStack {
    ForEach(items.prefix(3), id: id, content: label)
    ForEach(items.dropFirst(3).indices, id: \.self) { index in
      HStack { label(items[index]) }
    }
  }
}

/// `ID` is hashed because the elements' own identifiers are.
struct Rows<Data, ID, Content: View>: View
where ID == Data.Element.ID, Data: RandomAccessCollection, Data.Element: Identifiable {
  let data: Data
  var selected: ID?
  @ViewBuilder let content: (Data.Element) -> Content

  var body: some View { Text("\(data.count)") }

  var rows: some View {
    ForEach(data) { element in
      content(element).opacity(element.id == selected ? 1 : 0.5)
    }
  }

  func row(at id: ID) -> Content? { data.first { $0.id == id }.map(content) }
}

struct Place: Identifiable {
  let id: UUID
  var name: String
}

struct Uses: View {
  let places: [Place]
  var body: some View {
    names(of: Size.self)
    choices(Fruit.self)
    few(places, id: \.name) { Text($0.name).bold() }
    few("letters".map(String.init), id: \.self) { Label($0, systemImage: "a.circle") }
    Rows(data: places) { Text($0.name) }.rows
    Rows(data: places) { Image($0.name) }.row(at: UUID())
  }
}
