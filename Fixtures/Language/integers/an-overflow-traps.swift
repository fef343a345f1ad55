// traps
func triple(_ value: UInt8) -> UInt8 {
  return value * 3
}

for value in [10, 50, 85, 86, 1] as [UInt8] {
  print(value, "->", triple(value))
}
