// viewlint:disable id_bound_to_state - never enabled again, and nothing below
struct A {
  let a = 1  // viewlint:disable:this id_bound_to_state, identity
  // viewlint:enable
  // viewlint:enable
  // viewlint:disable:next id_bound_to_state, unused_suppression
  let b = "// viewlint:disable:next id_bound_to_state"
  // viewlint:expect:next id_bound_to_state
  let c = 1
  #if os(macOS)
    // viewlint:disable:next id_bound_to_state - not in this build
    let d = 1
  #endif
}
