// viewlint:disable print_changes_left - never enabled again, and nothing below
struct A {
  let a = 1  // viewlint:disable:this print_changes_left, performance
  // viewlint:enable
  // viewlint:enable
  // viewlint:disable:next print_changes_left, unused_suppression
  let b = "// viewlint:disable:next print_changes_left"
  // viewlint:expect:next print_changes_left
  let c = 1
  #if os(macOS)
    // viewlint:disable:next print_changes_left - not in this build
    let d = 1
  #endif
}
