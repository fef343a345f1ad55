// Values that belong to a thread: its dictionary, and the keys of the C library.
import Foundation

var key: pthread_key_t = 0
print(pthread_key_create(&key, nil), pthread_getspecific(key) == nil)
let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
memory.pointee = 7
print(pthread_setspecific(key, UnsafeRawPointer(memory)), pthread_getspecific(key)!.load(as: Int.self))
var other: pthread_key_t = 0
pthread_key_create(&other, nil)
print(pthread_getspecific(other) == nil, key == other)
pthread_setspecific(key, nil)
print(pthread_getspecific(key) == nil, pthread_key_delete(key))
memory.deallocate()

let values = Thread.current.threadDictionary
values["depth"] = 1
func depth() -> Int { Thread.current.threadDictionary["depth"] as? Int ?? 0 }
print(depth())
Thread.current.threadDictionary["depth"] = depth() + 1
print(depth(), values.count)
values.removeObject(forKey: "depth")
print(depth(), Thread.current.threadDictionary["depth"] == nil)
