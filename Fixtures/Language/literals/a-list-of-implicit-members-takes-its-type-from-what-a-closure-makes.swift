// The members of a list are those of the parameter to which a closure passes them, also to an initializer without a name.

enum Paint: String { case red, green, blue }

struct Item {
  var paint: Paint
}

let first: [Item] = [.red, .blue].compactMap({ return .init(paint: $0) })
let second: [Item] = [.red, .green].compactMap { paint in
  return .init(paint: paint)
}
let third = [.green, .blue].compactMap { paint -> Item? in
  return .init(paint: paint)
}
let fourth: [Item] = [.blue].map { Item(paint: $0) }
print([first, second, third, fourth].map { $0.map(\.paint.rawValue) })
