// viewlint:disable conditional_same_view - never enabled again, and nothing below
struct A {
  let a = 1  // viewlint:disable:this conditional_same_view, identity
  // viewlint:enable
  // viewlint:enable
  // viewlint:disable:next conditional_same_view, unused_suppression
  let b = "// viewlint:disable:next conditional_same_view"
  // viewlint:expect:next conditional_same_view
  let c = 1
  #if os(macOS)
    // viewlint:disable:next conditional_same_view - not in this build
    let d = 1
  #endif
}
