// viewlint:disable foreach_duplicate_ids - never enabled again, and nothing below
struct A {
  let a = 1  // viewlint:disable:this foreach_duplicate_ids, identity
  // viewlint:enable
  // viewlint:enable
  // viewlint:disable:next foreach_duplicate_ids, unused_suppression
  let b = "// viewlint:disable:next foreach_duplicate_ids"
  // viewlint:expect:next foreach_duplicate_ids
  let c = 1
  #if os(macOS)
    // viewlint:disable:next foreach_duplicate_ids - not in this build
    let d = 1
  #endif
}
