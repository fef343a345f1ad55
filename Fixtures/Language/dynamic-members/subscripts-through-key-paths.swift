// A subscript of what `@dynamicMemberLookup` leads to.
struct Settings {
  var list = [1, 2, 3]
  var table = ["a": 1]
  var grid = Grid()
}

struct Grid {
  var cells = [1, 2, 3, 4]
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 2 + column] }
    set { cells[row * 2 + column] = newValue }
  }
}

@dynamicMemberLookup
struct Lens<Whole> {
  let get: () -> Whole
  let set: (Whole) -> Void

  subscript<Part>(dynamicMember path: WritableKeyPath<Whole, Part>) -> Lens<Part> {
    Lens<Part>(
      get: { get()[keyPath: path] },
      set: {
        var whole = get()
        whole[keyPath: path] = $0
        set(whole)
      })
  }

  var value: Whole {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

var settings = Settings()
let lens = Lens(get: { settings }, set: { settings = $0 })
lens.list[1].value = 20
lens.table["b"].value = 2
lens.grid[1, 0].value += 30
let first = 0
print(lens.list[first].value, lens.grid[0, 1].value, lens.table["z"].value as Any)
print(settings.list, settings.table.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, settings.grid.cells)
