extension NativeTable {
  mutating func addStrings() {}
}
