// Function types say how parameters are handed over and on what actor a function runs. What a view's own methods give
// says nothing of actors in the language mode 5.
import SwiftUI

final class Store {
  func load(_ id: Int) {}
}

@globalActor actor Background { static let shared = Background() }

func consume(_ name: consuming String) -> Int { 1 }
func borrow(_ name: borrowing String) -> Int { 1 }
func own(_ name: __owned String) {}
func share(_ name: __shared String) {}
func hand(_ count: Int) -> sending Store { Store() }
func gather(_ sizes: Int...) {}
func visit(_ actor: isolated Background) -> Int { 1 }
func run(_ work: @isolated(any) () -> Void) {}
func compare(_ value: any View & Equatable, _ tokens: [any Sendable]) {}

typealias Block = @convention(block) (Int) -> Void
typealias Pointer = @convention(c) (Int) -> Void

protocol Loader {
  @MainActor func load(_ id: Int)
  func cancel()
}

struct Remote: Loader {
  func load(_ id: Int) {}
  func cancel() {}
}

struct Row {
  var title = ""
  var size: Double? = 1
}

struct Show<Value>: View {
  init(_ value: Value) {}
  var body: some View { Text("") }
}

struct Functions: View {
  let store = Store()
  let remote = Remote()
  let stored: (consuming String, borrowing Store, sending Store) -> sending Store = { _, _, given in given }

  func onMain(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void { work }

  var consuming: some View { Show(consume) }
  var borrowing: some View { Show(borrow) }
  var owning: some View { Show(own) }
  var sharing: some View { Show(share) }
  var handing: some View { Show(hand) }
  var gathering: some View { Show(gather) }
  var visiting: some View { Show(visit) }
  var running: some View { Show(run) }
  var comparing: some View { Show(compare) }
  var property: some View { Show(stored) }
  var block: some View { Show(Block.self) }
  var pointer: some View { Show(Pointer.self) }
  var plain: some View { Show((() -> Void).self) }
  var witness: some View { Show(remote.load) }
  var unapplied: some View { Show(Remote.load) }
  var free: some View { Show(remote.cancel) }
  var given: some View { Show(onMain({})) }
  var inoutClosure: some View { Show({ (name: inout String, count: Int) in }) }
  var variadicClosure: some View { Show({ (sizes: Int...) in sizes }) }
  var weak: some View { Show({ [weak store] in store }) }
  var making: some View { Show(Row.init) }
  var makingOfParts: some View { Show(Row.init as (String, Double?) -> Row) }

  var body: some View { Text("") }
}
