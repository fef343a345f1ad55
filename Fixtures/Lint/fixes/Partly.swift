struct A {
  // viewlint:disable:next conditional_same_view,  made_up_rule - keeps what is not known
  let a = 1
}
