import Foundation

// Text with attributes, by ranges of UTF-16.
let text = NSMutableAttributedString(string: "red 🎈 balloon", attributes: [NSAttributedString.Key("size"): 2])
print(text.string, text.length)
text.append(NSAttributedString(string: "s"))
text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "blue")
text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
text.insert(NSAttributedString(string: "a "), at: 0)
text.addAttribute(NSAttributedString.Key("place"), value: URL(string: "https://example.com")!, range: NSRange(location: 2, length: 4))
print(text.string, text.attributedSubstring(from: NSRange(location: 2, length: 4)).string)
print(NSAttributedString(string: "").length)

// Locks that are declared in C, and a lock of one's own.
final class Guarded: NSLocking {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private(set) var depth = 0

  init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  func lock() {
    pthread_mutex_lock(mutex)
    depth += 1
  }

  func unlock() {
    depth -= 1
    pthread_mutex_unlock(mutex)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }
}

let guarded = Guarded()
print(guarded.withLock { guarded.depth }, guarded.depth)
print(NSRecursiveLock().withLock { "held" }, NSLock().try())

let place: StaticString = "here"
print(place.utf8CodeUnitCount, place.isASCII, place.hasPointerRepresentation)

func stored(_ path: any KeyPath<[Int], Int> & Sendable) -> Int { [1, 2, 3][keyPath: path] }
print(stored(\.count))
