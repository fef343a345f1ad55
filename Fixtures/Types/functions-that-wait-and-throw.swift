// A function type says whether its functions wait and throw; a task whose closure throws nothing never fails.
import SwiftUI

struct Holder<F>: View {
  var f: F
  var body: some View { Text("a") }
}

func load() async throws -> Int { 3 }
func plain() throws -> Int { 3 }

struct Functions: View {
  let stored: (Int) async throws -> Void
  let optional: (() throws -> Void)?
  func method() async -> Int { 3 }

  var topLevel: some View { Holder(f: load) }
  var members: some View { Holder(f: method) }
  var properties: some View { Holder(f: stored) }
  var optionals: some View { Holder(f: optional) }
  var lists: some View { Holder(f: [load]) }
  var closures: some View { Holder(f: { try await load() }) }
  var caught: some View { Holder(f: { do { return try plain() } catch { return 2 } }) }
  var written: some View { Holder(f: { (a: Int) throws -> Int in a }) }
  var inside: some View { Holder(f: { Task { try await load() } }) }
  var body: some View { Text("a") }
}

struct Tasks: View {
  var never: some View { Holder(f: Task { 3 }) }
  var failing: some View { Holder(f: Task { try await load() }) }
  var tried: some View { Holder(f: Task { try? await load() }) }
  var said: some View { Holder(f: Task<Int, Never> { 3 }) }
  var body: some View { Text("a") }
}
