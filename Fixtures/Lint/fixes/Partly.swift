struct A {
  // viewlint:disable:next transition_never_runs,  made_up_rule - keeps what is not known
  let a = 1
}
