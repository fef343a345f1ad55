extension SymbolTable {
  /// The drawings of people in motion, of health and of the household; see `SymbolTable` for the letters.
  static let drawingsOfBodies = """
    figure.strengthtraining.traditional ♙ f O12 8.5 2;s M4 3.5H20;f R2.5 1 2.5 5 1;f R19 1 2.5 5 1;\
    s M7 3.5L8.5 10.5L12 12L15.5 10.5L17 3.5;s M12 12V15.5;s M12 15.5L8.5 18.5V22;s M12 15.5L15.5 18.5V22
    figure.strengthtraining.functional ♙ f O9 4 2;s M9 8L8 14L12 17V22;s M8 14L5 18L6 22;s M9 8.5L13 11H19;\
    f R17.5 8 2.5 6 1
    figure.yoga ♙ f O12 6 2;s M6 3L9 9.5L12 10L15 9.5L18 3;s M12 10V16;s M12 16L5 19.5H15;s M12 16L19 19.5
    figure.mind.and.body ♙ f O12 4.5 2;s M12 8V15;s M12 8.5L7 11.5L5 15;s M12 8.5L17 11.5L19 15;\
    s M12 15L4.5 19.5H15;s M12 15L19.5 19.5
    figure.cooldown ♙ f O12 4.5 2;s M12 8V14.5;s M12 8.5L6 10L8 3.5;s M12 8.5L18 12;s M12 14.5L9 22;s M12 14.5L15 22
    figure.arms.open ♙ f O12 3.8 2;s M3 7.5L12 8.5L21 7.5;s M12 8.5V14.5;s M12 14.5L9 22;s M12 14.5L15 22
    figure.flexibility ♙ f O7.5 8.5 2;s M8 12L14 16L21 16;s M8 12L16 11.5L20 13;s M14 16L4 20.5
    figure.core.training ♙ f O5.5 9 2;s M7 12L14 17L18 11L21 17;s M7 12L14 12.5;s M3 20H21
    figure.mixed.cardio ♙ f O12 3.8 2;s M5 6.5L12 8L17 11L20 8;s M12 8L11 14.5L15.5 17V22;s M11 14.5L7 17.5L4 15.5
    figure.highintensity.intervaltraining ♙ f O15 4 2;s M7 7L12.5 8L16 11H20;s M12.5 8L10 14L14.5 17L13 22;\
    s M10 14L5 15.5L3 19
    figure.pool.swim ♙ f O17.5 8.5 2;s M3 13L9 8.5L14 13H18;\
    s M2 18C5 15.5 7 20 10 18C13 15.5 15 20 18 18C20 16.5 21 17 22 18
    figure.outdoor.cycle ♙ s O5.5 17 4;s O18.5 17 4;f O14.5 4 1.9;s M13 7.5L9 11L12.5 13.5V18;s M13 7.5L15.5 10.5H18.5
    figure.indoor.cycle ♙ s O8.5 16.5 4.5;s M8.5 16.5L13 11H18V7.5;s M4 22H20;f O10.5 3.5 1.9;s M10 6.5L9 11L13 14V18
    figure.hiking ♙ f O12 3.8 2;s M11.5 8L10.5 14L14 17L14.5 22;s M10.5 14L7.5 22;s M11.5 8.5L14.5 11.5H17.5;\
    s M18.5 9V22;\
    f R6 7 3.5 6 1
    figure.dance ♙ f O12 4 2;s M5 4L8.5 8.5L12 8.5L17 9.5L20 5;s M12 8.5L11 14.5L15 17L13 22;s M11 14.5L6.5 17L6 21.5
    figure.boxing ♙ f O11 4.5 2;s M10.5 8L10 14.5L13.5 22;s M10 14.5L7 22;s M10.5 8.5L15 9.5L18 6;f O19 5.2 1.9;\
    s M10.5 9L13 12.5L16 11.5
    figure.martial.arts ♙ f O8 4 2;s M8 8L9.5 13L8 22;s M9.5 13L15 11.5L21 7;s M8 8.5L4.5 11.5;s M8 8.5L13 8L14 5
    figure.pilates ♙ f O5 14 2;s M7.5 16.5H13L20 7;s M7.5 16.5L14 12;s M3 20.5H21
    figure.rower ♙ f O11 6 2;s M10.5 9.5L9 16H15L20 19;s M10.5 10.5L17 12.5;s M2 19.5H22
    figure.elliptical ♙ f O10 3.8 2;s M10 7.5V14L13 17.5L11 21;s M10 14L7 17.5L8.5 21;s M10 8.5L16 11;s M16 6L18.5 22;\
    s M4 22H21
    figure.stairs ♙ f O12 3.8 2;s M11.5 8L11 13.5L14.5 15.5V19;s M11 13.5L8 19;s M11.5 8.5L15 11;\
    s M3 22H8V20H13V18H18V15H22
    figure.jumprope ♙ f O12 5 2;s M12 8.5V14.5;s M12 14.5L10 19.5;s M12 14.5L14 19.5;s M8 13L12 9L16 13;\
    s M8 13C1 3 7 1.5 12 1.5C17 1.5 23 3 16 13
    figure.climbing ♙ f O11 6 2;s M11 9.5L11.5 15L8 17L9 21.5;s M11.5 15L15 18;s M11 10L15.5 8L16 3;s M11 10L7 8.5V4;\
    s M19 2V22
    figure.basketball ♙ f O11 4.5 2;s M11 8.5V14.5L8.5 22;s M11 14.5L14.5 22;s M11 9L6.5 12;s M11 9L15.5 8L18 5;\
    f O19.5 3.5 2
    figure.soccer ♙ f O9 4 2;s M9 8L9.5 14L13 16.5L17 17;s M9.5 14L6 18L4 22;s M9 8.5L5 11;s M9 8.5L14 10;\
    f O19.5 19.5 2
    figure.tennis ♙ f O9 5 2;s M9 9L9.5 14.5L13 22;s M9.5 14.5L6 22;s M9 9.5L14 9L16 7;s O18.5 5 3;s M9 9.5L5 12.5
    figure.golf ♙ f O11 4.5 2;s M11 8.5L10 14.5L8 22;s M10 14.5L14 22;s M11 9L15 13L20 21H22
    figure.skiing.downhill ♙ f O12.5 5 2;s M12 8.5L9 13L13 16L11 20;s M12 9L17 12;s M3 17L20 22.5;s M17 12L14 18
    figure.play ♙ f O7 5 2;s M7 9V15L5 22;s M7 15L9.5 22;s M7 9.5L12 11;f O17 9 2;s M17 13V18L15 22;s M17 18L19.5 22;\
    s M17 13.5L12 11
    dumbbell ⊢ o R4.5 6 3.5 12 1.2;o R16 6 3.5 12 1.2;s M8 12H16;s M2 9.5V14.5;s M22 9.5V14.5
    mouth ⌣ o M2 12C6 7 9 6.5 12 8.5C15 6.5 18 7 22 12C18 18 15 19 12 19C9 19 6 18 2 12Z;c M5 12C9 11 15 11 19 12
    carrot ▽ o M13 7C17 7 18 9 17 12C14 17 9 20.5 3.5 21C4 15 7 10 13 7Z;s M16 8C15 5 16.5 3 18 2.5;\
    s M16 8C19 9 21 7.5 21.5 6
    stroller ⌣ o M4 11H20C20 15 16.5 17 12 17C7.5 17 4 15 4 11Z;o M11 11V3.5C7 3.5 4 7 4 11Z;s M20 11L22 7;\
    f O8 20.5 1.7;\
    f O15.5 20.5 1.7
    shower ⌒ o M4 12C4 7.5 7.5 5 12 5C16.5 5 20 7.5 20 12Z;s M12 5V2;f O7 15.5 1.1;f O12 15.5 1.1;f O17 15.5 1.1;\
    f O6 20 1.1;f O12 20 1.1;f O18 20 1.1
    waterbottle ▯ o R7.5 8 9 14 3;s M10 8V5.5H14V8;s M9.5 2.5H14.5;c M7.5 13H16.5
    toilet ⊔ o R7 2 10 6.5 1.5;o M4.5 11H19.5C19.5 15.5 16.5 17.5 15 18V22H9V18C7.5 17.5 4.5 15.5 4.5 11Z
    bathtub ⊔ o M3 12H21V15C21 18 19 19.5 16.5 19.5H7.5C5 19.5 3 18 3 15Z;s M5 12V5C5 3 8.5 2.5 9 5;s M7 19.5V21.5;\
    s M17 19.5V21.5
    armchair ⊓ o M6 10V6C6 4 7.5 3 9.5 3H14.5C16.5 3 18 4 18 6V10;\
    o M3 12C3 9.5 6.5 9.5 6.5 12V14H17.5V12C17.5 9.5 21 9.5 21 12V18H3Z;s M6 18V21;s M18 18V21
    note ▢ o M5 4H19C20 4 21 5 21 6V14L15 20H5C4 20 3 19 3 18V6C3 5 4 4 5 4Z;c M21 14H16.5C15.5 14 15 14.5 15 15.5V20
    face.dashed ☺ s A12 12 9 5 50;s A12 12 9 77 50;s A12 12 9 149 50;s A12 12 9 221 50;s A12 12 9 293 50;f O9 10 1.3;\
    f O15 10 1.3;s M8 14.5C10 17 14 17 16 14.5
    deskclock ◷ o O12 12 8.5;c M12 7.5V12L15 14;s M6.5 19L5 22;s M17.5 19L19 22
    exclamationmark.2 ‼ s M8.5 4V14;f O8.5 19 1.6;s M15.5 4V14;f O15.5 19 1.6
    exclamationmark.3 ‼ s M5.5 4V14;f O5.5 19 1.6;s M12 4V14;f O12 19 1.6;s M18.5 4V14;f O18.5 19 1.6
    calendar.day.timeline.left ▤ s M4 3V21;f O4 7 2;o R9 4 12 5 1.5;o R9 11.5 12 9 1.5
    calendar.day.timeline.right ▤ s M20 3V21;f O20 7 2;o R3 4 12 5 1.5;o R3 11.5 12 9 1.5
    shield.checkered ◈ o M12 2L20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z;c M12 2V22;c M4 11.5H20
    macwindow.on.rectangle ▣ o R7 8 15 12 2;c M7 11.5H22;\
    s M4 16C2.8 16 2 15.2 2 14V6C2 4.8 2.8 4 4 4H15C16.2 4 17 4.8 17 6
    button.vertical.left.press ▯ o R10 3 8 18 3;s M6 8V16;s M3 10V14
    """

  /// Other names of these drawings, and the names that they are shown by.
  static let aliasesOfBodies = """
    figure.open.water.swim figure.pool.swim
    figure.cross.training figure.mixed.cardio
    figure.stair.stepper figure.stairs
    figure.badminton figure.tennis
    figure.kickboxing figure.martial.arts
    figure.taichi figure.cooldown
    figure.barre figure.dance
    figure.rolling figure.core.training
    figure.handball figure.basketball
    figure.volleyball figure.basketball
    figure.american.football figure.soccer
    figure.skiing.crosscountry figure.skiing.downhill
    figure.snowboarding figure.skiing.downhill
    figure.indoor.rowing figure.rower
    calendar.day.timeline.leading calendar.day.timeline.left
    calendar.day.timeline.trailing calendar.day.timeline.right
    arrow.trianglehead.turn.up.right.diamond arrow.triangle.turn.up.right.diamond
    arrow.circlepath arrow.clockwise
    person.crop.rectangle person.rectangle
    """
}
