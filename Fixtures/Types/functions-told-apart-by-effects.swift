// Of two functions of one name the one that waits is meant behind `await`, the other one elsewhere; and closures are given
// to what takes functions that do what they do and give what they give.
import SwiftUI

struct Holder<T>: View {
  let value: T
  init(_ value: T) { self.value = value }
  var body: some View { Text("a") }
}

struct One: View { var body: some View { Text("1") } }
struct Two: View { var body: some View { Text("2") } }

func load() async -> Int { 3 }
func load() -> String { "" }
func fetch() throws -> Int { 3 }

func pick(_ action: () -> Int) -> One { One() }
func pick(_ action: () async -> Int) -> Two { Two() }

func attempt(_ action: () throws -> Int) -> One { One() }
func attempt(_ action: () -> Int) -> Two { Two() }

func made<T>(_ value: () -> T) -> Holder<T> { Holder(value()) }
func made<T: View>(_ value: () -> T) -> VStack<T> { VStack(content: value) }

struct Told: View {
  func own() async -> Int { 3 }
  func own() -> String { "" }
  var plain: some View { Holder(load()) }
  var ownPlain: some View { Holder(own()) }
  var awaited: some View { Holder(Task { await load() }) }
  var ownAwaited: some View { Holder(Task { await own() }) }
  var notWaiting: some View { pick { 3 } }
  var waiting: some View { pick { await load() } }
  var safe: some View { attempt { 3 } }
  var failing: some View { attempt { try fetch() } }
  var number: some View { made { 3 } }
  var view: some View { made { Text("a") } }
  var body: some View { Text("a") }
}
