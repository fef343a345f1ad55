// traps
func pick(_ values: [String], _ index: Int) -> String {
  defer { print("looked at", index) }
  return values[index]
}

let names = ["one", "two"]
print(pick(names, 0))
print(pick(names, 1))
print(pick(names, 2))
print("not reached")
