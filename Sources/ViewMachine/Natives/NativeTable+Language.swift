extension NativeTable {
  mutating func addLanguage() {}
}
