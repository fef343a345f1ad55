// The storage of a static property with a wrapper, by its name.

@propertyWrapper struct Setting<T> {
  var wrappedValue: T; init(wrappedValue: T, _ k: String) { self.wrappedValue = wrappedValue };
  func reset() { print("reset", wrappedValue) }
}
enum Settings {
  @Setting("volume") static var volume = 5
  static func clear() { _volume.reset() }
}
Settings.volume += 1
Settings.clear()
