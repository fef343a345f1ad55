/// The drawings of symbols, in a box of 24 by 24, made for this project.
///
/// Each line consists of a name, the characters that replace the symbol in a terminal (the outlined one and then the
/// filled one if it differs), and the drawing: parts, each a letter and a path.
///
///     s   a line
///     o   a line around an area, which `.fill` fills
///     f   an area
///     c   a line that `.fill` cuts out of the area
///     h   an area that `.fill` cuts out of the area
///     r   a line around an area that `.fill` cuts out
///
/// Paths are those of SVG with the commands M L H V C Q Z, and three additional commands: `O x y r` a circle,
/// `R x y w h r` a rectangle with rounded corners, `A x y r from sweep` an arc of a circle, in degrees clockwise from
/// the right.
enum SymbolTable {
  static let drawings = """
    plus + s M12 4V20;s M4 12H20
    minus − s M4 12H20
    multiply × s M6 6L18 18;s M18 6L6 18
    xmark ✕ s M5 5L19 19;s M19 5L5 19
    divide ÷ s M4 12H20;f O12 6 1.7;f O12 18 1.7
    equal = s M4 9H20;s M4 15H20
    percent % s M19 5L5 19;s O7 7 2.6;s O17 17 2.6
    number # s M9 4L7 20;s M17 4L15 20;s M4 9H20;s M4 15H20
    at @ s O12 12 4;s M16 8V13C16 17 21 16 21 12A12 12 9 0 -300
    checkmark ✓ s M4 13L9.5 19L20 5
    exclamationmark ! s M12 4V14;f O12 19 1.6
    questionmark ? s M7.5 8.5C7.5 3 16.5 3 16.5 8.5C16.5 12 12 11.5 12 15.5;f O12 19.6 1.5
    info i f O12 5.5 1.8;s M9.5 10.5H12.5V19;s M9 19H16
    ellipsis … f O5 12 2;f O12 12 2;f O19 12 2
    asterisk * s M12 4V20;s M5 8L19 16;s M19 8L5 16
    infinity ∞ s M12 12C9 7.5 3 7 3 12C3 17 9 16.5 12 12C15 7.5 21 7 21 12C21 17 15 16.5 12 12
    sum Σ s M18 6V4H6L13 12L6 20H18V18
    slash / s M17 4L7 20
    chevron.right › s M8.5 4L16.5 12L8.5 20
    chevron.left ‹ s M15.5 4L7.5 12L15.5 20
    chevron.up ˄ s M4 16L12 8L20 16
    chevron.down ˅ s M4 8L12 16L20 8
    chevron.up.chevron.down ↕ s M7 9L12 4L17 9;s M7 15L12 20L17 15
    chevron.left.forwardslash.chevron.right / s M7 7L2.5 12L7 17;s M17 7L21.5 12L17 17;s M14 5L10 19
    chevron.right.2 » s M5 5L12 12L5 19;s M12 5L19 12L12 19
    chevron.left.2 « s M19 5L12 12L19 19;s M12 5L5 12L12 19
    chevron.compact.down ˅ s M4 10L12 14L20 10
    chevron.compact.up ˄ s M4 14L12 10L20 14
    arrow.up ↑ s M12 20V4;s M5.5 10.5L12 4L18.5 10.5
    arrow.down ↓ s M12 4V20;s M5.5 13.5L12 20L18.5 13.5
    arrow.left ← s M20 12H4;s M10.5 5.5L4 12L10.5 18.5
    arrow.right → s M4 12H20;s M13.5 5.5L20 12L13.5 18.5
    arrow.up.right ↗ s M6 18L18 6;s M8.5 6H18V15.5
    arrow.up.left ↖ s M18 18L6 6;s M15.5 6H6V15.5
    arrow.down.right ↘ s M6 6L18 18;s M8.5 18H18V8.5
    arrow.down.left ↙ s M18 6L6 18;s M15.5 18H6V8.5
    arrow.up.arrow.down ↕ s M8 20V4;s M3.5 8.5L8 4L12.5 8.5;s M16 4V20;s M11.5 15.5L16 20L20.5 15.5
    arrow.left.arrow.right ↔ s M20 8H4;s M8.5 3.5L4 8L8.5 12.5;s M4 16H20;s M15.5 11.5L20 16L15.5 20.5
    arrow.up.and.down ↕ s M12 3V21;s M7 8L12 3L17 8;s M7 16L12 21L17 16
    arrow.left.and.right ↔ s M3 12H21;s M8 7L3 12L8 17;s M16 7L21 12L16 17
    arrow.clockwise ↻ s A12 13 8 -30 -300;s M19.5 4V9H14.5
    arrow.counterclockwise ↺ s A12 13 8 210 300;s M4.5 4V9H9.5
    arrow.triangle.2.circlepath ⟳ s A12 12 8.5 190 140;s A12 12 8.5 10 140;s M15 8.5H20V3.5;s M9 15.5H4V20.5
    arrow.2.squarepath ⟳ s M4 13V8H18;s M14.5 4.5L18 8L14.5 11.5;s M20 11V16H6;s M9.5 12.5L6 16L9.5 19.5
    arrow.uturn.backward ↩ s M8 4L3.5 8.5L8 13;s M3.5 8.5H14C22 8.5 22 19.5 14 19.5H9
    arrow.uturn.forward ↪ s M16 4L20.5 8.5L16 13;s M20.5 8.5H10C2 8.5 2 19.5 10 19.5H15
    arrowshape.turn.up.left ↩ o M10 4L3 10.5L10 17V13C15 13 18.5 14.5 21 19C21 12 17 8 10 8Z
    arrowshape.turn.up.right ↪ o M14 4L21 10.5L14 17V13C9 13 5.5 14.5 3 19C3 12 7 8 14 8Z
    arrow.up.left.and.arrow.down.right ⤢ s M10 10L4 4;s M4 9V4H9;s M14 14L20 20;s M20 15V20H15
    arrow.down.right.and.arrow.up.left ⤡ s M4 4L10 10;s M10 5V10H5;s M20 20L14 14;s M14 19V14H19
    arrow.triangle.branch ⑂ s M7 3V21;s M17 8C17 14 7 12 7 17;s M13.5 9.5L17 5L20.5 9.5
    arrow.up.forward.app ↗ s M11 5H8C5.5 5 4 6.5 4 9V16C4 18.5 5.5 20 8 20H15C17.5 20 19 18.5 19 16V13;\
    s M11 13L20 4;s M14.5 4H20V9.5
    arrowtriangle.up △▲ o M12 5L21 19H3Z
    arrowtriangle.down ▽▼ o M12 19L3 5H21Z
    arrowtriangle.left ◁◀ o M5 12L19 3V21Z
    arrowtriangle.right ▷▶ o M19 12L5 21V3Z
    gobackward ↺ s A12 13 8 230 310;s M10 1.5L6.5 5.5L11 8.5
    goforward ↻ s A12 13 8 -50 -310;s M14 1.5L17.5 5.5L13 8.5
    circle ○● o O12 12 9.5
    square □■ o R3.5 3.5 17 17 3.5
    die.face.1 ⚀ o R3.5 3.5 17 17 3.5;h O12 12 1.7
    die.face.2 ⚁ o R3.5 3.5 17 17 3.5;h O8 8 1.7;h O16 16 1.7
    die.face.3 ⚂ o R3.5 3.5 17 17 3.5;h O7.5 7.5 1.7;h O12 12 1.7;h O16.5 16.5 1.7
    die.face.4 ⚃ o R3.5 3.5 17 17 3.5;h O8 8 1.7;h O16 8 1.7;h O8 16 1.7;h O16 16 1.7
    die.face.5 ⚄ o R3.5 3.5 17 17 3.5;h O7.5 7.5 1.7;h O16.5 7.5 1.7;h O12 12 1.7;h O7.5 16.5 1.7;h O16.5 16.5 1.7
    die.face.6 ⚅ o R3.5 3.5 17 17 3.5;h O8 7 1.7;h O16 7 1.7;h O8 12 1.7;h O16 12 1.7;h O8 17 1.7;h O16 17 1.7
    rectangle ▭▬ o R2 5 20 14 3
    capsule ▭▬ o R2 7 20 10 5
    oval ○● o R2 6 20 12 6
    triangle △▲ o M12 4L21.5 20H2.5Z
    diamond ◇◆ o M12 2.5L21.5 12L12 21.5L2.5 12Z
    hexagon ⬡⬢ o M12 2.5L20.5 7.2V16.8L12 21.5L3.5 16.8V7.2Z
    app □■ o R3 3 18 18 5
    seal ✺ o M12 2L14.8 4.3L18.4 4.2L19.3 7.7L22.2 9.8L20.8 13.1L21.3 16.7L17.9 17.9L15.8 20.9L12.4 19.8L9 21.1\
    L6.9 18.1L3.4 17L3.7 13.4L2 10.2L4.8 7.9L5.5 4.4L9.1 4.3Z
    square.dashed ⬚ s M4 8V6C4 5 5 4 6 4H8;s M11 4H13;s M16 4H18C19 4 20 5 20 6V8;s M20 11V13;\
    s M20 16V18C20 19 19 20 18 20H16;s M13 20H11;s M8 20H6C5 20 4 19 4 18V16;s M4 13V11
    circle.lefthalf.filled ◐ s O12 12 9.5;f M12 2.5A12 12 9.5 -90 -180Z
    circle.righthalf.filled ◑ s O12 12 9.5;f M12 2.5A12 12 9.5 -90 180Z
    square.grid.2x2 ⊞ o R3.5 3.5 7 7 1.5;o R13.5 3.5 7 7 1.5;o R3.5 13.5 7 7 1.5;o R13.5 13.5 7 7 1.5
    square.grid.3x3 ⊞ o R3 3 4.6 4.6 1;o R9.7 3 4.6 4.6 1;o R16.4 3 4.6 4.6 1;o R3 9.7 4.6 4.6 1;\
    o R9.7 9.7 4.6 4.6 1;o R16.4 9.7 4.6 4.6 1;o R3 16.4 4.6 4.6 1;o R9.7 16.4 4.6 4.6 1;o R16.4 16.4 4.6 4.6 1
    square.on.square ❐ o R8 8 13 13 2.5;s M16 5V5.5C16 4 15 3 13.5 3H5.5C4 3 3 4 3 5.5V13.5C3 15 4 16 5.5 16
    square.stack ❐ o R4 9 16 12 2.5;s M6 6H18;s M8 3H16
    square.split.2x1 ◫ o R3 4.5 18 15 3;c M12 4.5V19.5
    rectangle.stack ❐ o R3 9 18 12 2.5;s M5 6H19;s M7 3H17
    sidebar.left ◧ o R2.5 4.5 19 15 3;c M9 4.5V19.5
    sidebar.right ◨ o R2.5 4.5 19 15 3;c M15 4.5V19.5
    star ☆★ o M12 2.8L14.8 9L21.6 9.7L16.5 14.3L18 21L12 17.5L6 21L7.5 14.3L2.4 9.7L9.2 9Z
    heart ♡♥ o M12 20.5C2 13.5 2 8.5 3.4 6.3C5.6 2.8 10.4 3.4 12 7C13.6 3.4 18.4 2.8 20.6 6.3\
    C22 8.5 22 13.5 12 20.5Z
    sparkle ✦ o M12 2.5C12.8 9 15 11.2 21.5 12C15 12.8 12.8 15 12 21.5C11.2 15 9 12.8 2.5 12C9 11.2 11.2 9 12 2.5Z
    sparkles ✦ f M10 5C10.6 10.4 12.6 12.4 18 13C12.6 13.6 10.6 15.6 10 21C9.4 15.6 7.4 13.6 2 13\
    C7.4 12.4 9.4 10.4 10 5Z;\
    f M18.5 2C18.8 4.7 19.8 5.7 22.5 6C19.8 6.3 18.8 7.3 18.5 10C18.2 7.3 17.2 6.3 14.5 6C17.2 5.7 18.2 4.7 18.5 2Z
    list.bullet ≣ f O4.5 6 1.5;f O4.5 12 1.5;f O4.5 18 1.5;s M9 6H21;s M9 12H21;s M9 18H21
    list.number ≣ s M3 4.5L4.5 4V8;s M3 16H6L3 20H6;s M9.5 6H21;s M9.5 12H21;s M9.5 18H21;s M3.2 12H5.4
    list.dash ≣ s M3 6H5;s M3 12H5;s M3 18H5;s M9 6H21;s M9 12H21;s M9 18H21
    list.bullet.rectangle ▤ o R2.5 4.5 19 15 3;h O6.8 9.5 1.2;h O6.8 14.5 1.2;c M10.5 9.5H17.5;c M10.5 14.5H17.5
    list.clipboard ▤ o R4.5 4 15 17.5 2.5;c M8.5 10H15.5;c M8.5 15H15.5;f R9 2 6 4 1.5
    line.3.horizontal ☰ s M3.5 6H20.5;s M3.5 12H20.5;s M3.5 18H20.5
    line.3.horizontal.decrease ☰ s M3 7H21;s M6.5 12H17.5;s M9.5 17H14.5
    line.horizontal.3 ☰ s M3.5 6H20.5;s M3.5 12H20.5;s M3.5 18H20.5
    text.alignleft ☰ s M3.5 6H20.5;s M3.5 10H14;s M3.5 14H20.5;s M3.5 18H14
    text.aligncenter ☰ s M3.5 6H20.5;s M7 10H17;s M3.5 14H20.5;s M7 18H17
    text.alignright ☰ s M3.5 6H20.5;s M10 10H20.5;s M3.5 14H20.5;s M10 18H20.5
    text.justify ☰ s M3.5 6H20.5;s M3.5 10H20.5;s M3.5 14H20.5;s M3.5 18H20.5
    text.append ☰ s M3.5 6H20.5;s M3.5 11H20.5;s M3.5 16H11;s M17 14V20;s M14 17H20
    text.quote ❝ s M4 4V20;s M8.5 7H20.5;s M8.5 12H20.5;s M8.5 17H16
    quote.bubble ❝ o M5 4H19C20.7 4 22 5.3 22 7V14C22 15.7 20.7 17 19 17H12L7 21V17H5C3.3 17 2 15.7 2 14V7\
    C2 5.3 3.3 4 5 4Z;h O9.2 10.3 1.6;h O14.8 10.3 1.6
    textformat A s M2.5 19L8 5L13.5 19;s M4.5 14H11.5;s O18 15.5 3;s M21.2 12V19
    textformat.size A s M2 19L6 10L10 19;s M3.3 16H8.7;s M10.5 19L16 5L21.5 19;s M12.5 14H19.5
    textformat.abc A s M2 16L5 8L8 16;s M3 13.5H7;s M10.5 8V16H13.5C16.5 16 16.5 12 13.5 12H10.5;\
    s M13 12C15.5 12 15.5 8 13 8H10.5;s A20 12 3 -60 -240
    character A s M5 20L12 4L19 20;s M7.5 14.5H16.5
    bold B s M7 4V20H13C19 20 19 12 13 12H7;s M12.5 12C17.5 12 17.5 4 12.5 4H7
    italic I s M10 4H18;s M6 20H14;s M14 4L10 20
    underline U s M6 3.5V11C6 18.5 18 18.5 18 11V3.5;s M5 21H19
    slider.horizontal.3 ≡ s M2.5 6H13;s M18 6H21.5;s O15.5 6 2.3;s M2.5 12H6;s M11 12H21.5;s O8.5 12 2.3;\
    s M2.5 18H13;s M18 18H21.5;s O15.5 18 2.3
    tablecells ▦ o R2.5 4 19 16 2.5;c M2.5 9.5H21.5;c M2.5 14.5H21.5;c M9 9.5V20
    cursorarrow ↖ o M5 3L19 14.5H12L5 20Z
    keyboard ⌨ o R1.5 5.5 21 13 2.5;h O6 10 1;h O10 10 1;h O14 10 1;h O18 10 1;c M7.5 14.5H16.5
    command ⌘ s R8.5 8.5 7 7 0;s O6 6 2.5;s O18 6 2.5;s O6 18 2.5;s O18 18 2.5
    trash ⌫ s M3.5 6H20.5;s M9 6V4.2C9 3.5 9.5 3 10.2 3H13.8C14.5 3 15 3.5 15 4.2V6;\
    o M5.3 6H18.7L17.7 19.3C17.6 20.6 16.7 21.5 15.4 21.5H8.6C7.3 21.5 6.4 20.6 6.3 19.3Z;c M10 10V17.5;\
    c M14 10V17.5
    pencil ✎ o M4 20L5.2 15L16.5 3.7C17.5 2.8 19 2.9 19.9 3.9C21 4.9 21.1 6.4 20.2 7.4L9 18.8Z;c M14.5 5.7L18.3 9.5
    square.and.pencil ✎ s M13 4.5H7C5 4.5 3.5 6 3.5 8V17C3.5 19 5 20.5 7 20.5H16C18 20.5 19.5 19 19.5 17V11;\
    o M9.5 14.5L10.2 11.6L18.5 3.3C19.2 2.6 20.2 2.6 20.8 3.3C21.4 3.9 21.4 4.8 20.8 5.5L12.4 13.8Z
    square.and.arrow.up ⇪ s M8 9H6.5C5 9 4 10 4 11.5V19C4 20.5 5 21.5 6.5 21.5H17.5C19 21.5 20 20.5 20 19V11.5\
    C20 10 19 9 17.5 9H16;s M12 15V2;s M7.8 6.2L12 2L16.2 6.2
    square.and.arrow.down ⇩ s M8 9H6.5C5 9 4 10 4 11.5V19C4 20.5 5 21.5 6.5 21.5H17.5C19 21.5 20 20.5 20 19V11.5\
    C20 10 19 9 17.5 9H16;s M12 2V15;s M7.8 10.8L12 15L16.2 10.8
    magnifyingglass ⌕ s O10.5 10.5 7;s M15.6 15.6L21 21
    gear ⚙ s O12 12 7;s O12 12 2.6;s M12 2.5V5;s M12 19V21.5;s M2.5 12H5;s M19 12H21.5;s M5.3 5.3L7.1 7.1;\
    s M16.9 16.9L18.7 18.7;s M18.7 5.3L16.9 7.1;s M7.1 16.9L5.3 18.7
    gearshape ⚙ o M10.2 2.5H13.8L14.4 5.2L16.6 6.4L19.2 5.5L21 8.6L19 10.5V13.5L21 15.4L19.2 18.5L16.6 17.6\
    L14.4 18.8L13.8 21.5H10.2L9.6 18.8L7.4 17.6L4.8 18.5L3 15.4L5 13.5V10.5L3 8.6L4.8 5.5L7.4 6.4L9.6 5.2Z;\
    r O12 12 3.2
    wrench ⚒ o M15 3C17.5 2.5 20 4 20.8 6.5L17.5 9.5L14.5 8.7L13.8 5.8Z;s M14.5 9.5L4.5 19.5
    hammer ⚒ o M9 4.5L14 3L20 9L17.5 11.5L13 8Z;s M12 8.5L3.5 18.5L6 21L14.5 11.5
    scissors ✂ s O6 17.5 2.8;s O18 17.5 2.8;s M7.5 15L16 3;s M16.5 15L8 3
    paintbrush ✐ o M21 3L12 13L9.5 11Z;o M8.5 13L11 15C11 19 7 21 3 20.5C5 19 4.5 13.5 8.5 13Z
    paintpalette ◕ o M12 3C6.5 3 2.5 7 2.5 12C2.5 17 6.5 21 11 21C14 21 12 17.5 14.5 16.5\
    C17 15.5 21.5 17.5 21.5 11.5C21.5 6.5 17 3 12 3Z;h O8 9 1.4;h O13 7.3 1.4;h O17.3 10.5 1.4;h O7.3 14 1.4
    eyedropper ✐ s M13 7L17 11;o M14.5 8.5L18 4.5C19 3.5 20.5 5 19.5 6L15.8 9.8Z;s M13 9L5 17L4 20L7 19L15 11
    link ∞ s M10 14C12 16 14.5 15.8 16 14.3L19 11.3C23 7.3 17.5 1.5 13.3 5.7L12 7;\
    s M14 10C12 8 9.5 8.2 8 9.7L5 12.7C1 16.7 6.5 22.5 10.7 18.3L12 17
    paperclip ∪ s M19.5 11L11.5 19C7 23.5 1 17.5 5.5 13L14 4.5C17 1.5 21 5.5 18 8.5L10 16.5C8.5 18 6.5 16 8 14.5\
    L15 7.5
    pin ⌖ o M9 3H15L14.5 9L18 13.5H6L9.5 9Z;s M12 13.5V21
    key ⚷ o O8 8 5;s M11.5 11.5L20.5 20.5;s M17 17L19.5 14.5;h O7 7 1.3
    lock ⚿ o R5 10.5 14 11 2.5;s M8 10.5V7.5C8 2 16 2 16 7.5V10.5
    lock.open ⚿ o R3.5 10.5 14 11 2.5;s M13.5 10.5V7.5C13.5 2 21 2 21 7.5V9
    shield ⛨ o M12 2.5L20 5.5V11C20 16 16.5 20 12 21.5C7.5 20 4 16 4 11V5.5Z
    faceid ☺ s M3 8V6C3 4.5 4.5 3 6 3H8;s M16 3H18C19.5 3 21 4.5 21 6V8;s M21 16V18C21 19.5 19.5 21 18 21H16;\
    s M8 21H6C4.5 21 3 19.5 3 18V16;s M8 8.5V10.5;s M16 8.5V10.5;s M8 15.5C10 17.7 14 17.7 16 15.5;\
    s M12.3 8.5V12.5H11
    touchid ◎ s A12 13 9 180 180;s A12 13 6 170 210;s A12 13 3 160 250
    hand.raised ☝ o M6 12V6.5C6 5 8.2 5 8.2 6.5V4.5C8.2 3 10.6 3 10.6 4.5V3.5C10.6 2 13 2 13 3.5V5\
    C13 3.5 15.4 3.5 15.4 5V13L17.5 10.5C18.6 9.3 20.3 10.6 19.5 12L16 19C14.5 22 8 22.5 6.7 18.5Z
    hand.thumbsup ☝ o M7 11L11 3C13 3 13.8 4.5 13.3 6.5L12.5 9.5H18.5C20 9.5 21 11 20.5 12.5L18.7 19\
    C18.4 20 17.5 20.5 16.5 20.5H7Z;s M3.5 11V20.5
    hand.thumbsdown ☟ o M17 13L13 21C11 21 10.2 19.5 10.7 17.5L11.5 14.5H5.5C4 14.5 3 13 3.5 11.5L5.3 5\
    C5.6 4 6.5 3.5 7.5 3.5H17Z;s M20.5 13V3.5
    hand.tap ☝ o M9.5 9.5C9.5 8 11.8 8 11.8 9.5V14L17 15.2C18.5 15.6 19 16.5 18.7 18L18 21.5H11L7.5 17\
    C6.6 15.7 8 14.7 9.5 15.8Z;s A10.7 8.5 5 150 240
    wand.and.stars ✦ s M4 20L15 9;\
    f M18 2C18.3 4.8 19.2 5.7 22 6C19.2 6.3 18.3 7.2 18 10C17.7 7.2 16.8 6.3 14 6C16.8 5.7 17.7 4.8 18 2Z;\
    f O8 6 1.2;f O18.5 15.5 1.2
    person ☺☻ o O12 7.5 4.2;o M4 20.5C4 16 7.5 14 12 14C16.5 14 20 16 20 20.5Z
    person.2 ☺☻ o O8.5 8.5 3.6;o M2 20C2 16 5 14.5 8.5 14.5C12 14.5 15 16 15 20Z;o O17 9 2.9;\
    o M17 20H22C22 16.5 20 14.8 17 14.8
    person.3 ☺☻ o O12 8 3.3;o M6.5 19.5C6.5 15.5 9 14 12 14C15 14 17.5 15.5 17.5 19.5Z;o O4.5 9.5 2.1;\
    o O19.5 9.5 2.1;s M1 18C1 15.5 2.5 14.3 4.5 14.3;s M23 18C23 15.5 21.5 14.3 19.5 14.3
    person.crop.circle ☺☻ o O12 12 9.8;h O12 9.5 3.3;\
    h M5.8 18.2C6.5 15.5 9 14.5 12 14.5C15 14.5 17.5 15.5 18.2 18.2C16.5 20 14.3 21 12 21C9.7 21 7.5 20 5.8 18.2Z
    figure.walk ♙ f O13 3.8 2;s M9.5 8.5L13 7.5L14.5 11.5L18 13;s M12.5 8L11 14L14 17L14.5 21.5;s M11 14.5L7.5 21.5;\
    s M9.5 8.5L7 12.5
    figure.run ♙ f O15 3.8 2;s M7.5 8L12 7L15 11L19 11.5;s M12.5 7.5L10 13L14 16L12.5 21.5;s M10 13.5L8 17.5H3.5
    bell ♫ o M12 2.8C8 2.8 6.2 5.8 6.2 9C6.2 14 4.5 15 3.8 17H20.2C19.5 15 17.8 14 17.8 9C17.8 5.8 16 2.8 12 2.8Z;\
    s M9.5 20C10.5 21.8 13.5 21.8 14.5 20
    envelope ✉ o R2.5 5 19 14 2.5;c M3 7L12 13.5L21 7
    envelope.open ✉ o M2.5 9.5L12 3L21.5 9.5V18C21.5 19.5 20.5 20.5 19 20.5H5C3.5 20.5 2.5 19.5 2.5 18Z;\
    c M3 10.5L12 16L21 10.5
    tray ⌂ o M5.5 5H18.5L21.5 13V17C21.5 18.5 20.5 19.5 19 19.5H5C3.5 19.5 2.5 18.5 2.5 17V13Z;\
    c M3 13.5H8.5C8.5 17 15.5 17 15.5 13.5H21
    archivebox ▣ o R2.5 4 19 5 1.5;o M4 9H20V17.5C20 19 19 20 17.5 20H6.5C5 20 4 19 4 17.5Z;c M9.5 13H14.5
    paperplane ➤ o M21.5 2.5L14.5 21.5L10.5 13.5L2.5 9.5Z;c M21 3L10.5 13.5
    message ❏ o M12 3.5C6.5 3.5 2.2 7 2.2 11.5C2.2 14 3.5 16.2 5.7 17.7C5.7 19 4.8 20.2 4 21C6 21 8 20.2 9.3 19.2\
    C16 20.5 21.8 16.5 21.8 11.5C21.8 7 17.5 3.5 12 3.5Z
    bubble.left ❏ o M5 4H19C20.7 4 22 5.3 22 7V14C22 15.7 20.7 17 19 17H12L7 21V17H5C3.3 17 2 15.7 2 14V7\
    C2 5.3 3.3 4 5 4Z
    bubble.right ❏ o M5 4H19C20.7 4 22 5.3 22 7V14C22 15.7 20.7 17 19 17H17V21L12 17H5C3.3 17 2 15.7 2 14V7\
    C2 5.3 3.3 4 5 4Z
    bubble.left.and.bubble.right ❏ o M4 3H12C13.2 3 14 3.8 14 5V10C14 11.2 13.2 12 12 12H8L5 14.5V12H4\
    C2.8 12 2 11.2 2 10V5C2 3.8 2.8 3 4 3Z;\
    o M17 9H20C21.2 9 22 9.8 22 11V16C22 17.2 21.2 18 20 18H19V20.5L16 18H12C10.8 18 10 17.2 10 16V15
    captions.bubble ❏ o M5 4H19C20.7 4 22 5.3 22 7V14C22 15.7 20.7 17 19 17H12L7 21V17H5C3.3 17 2 15.7 2 14V7\
    C2 5.3 3.3 4 5 4Z;c M6 10H13;c M16 10H18;c M6 13.5H8;c M11 13.5H18
    phone ☎ o M6.5 3L9.5 3.5L10.5 8L8.3 10C9.5 12.5 11.5 14.5 14 15.7L16 13.5L20.5 14.5L21 17.5\
    C21 19.5 19.5 21 17.5 21C10 20.5 3.5 14 3 6.5C3 4.5 4.5 3 6.5 3Z
    video ▣ o R2 6 13.5 12 2.5;o M15.5 10.5L22 6.5V17.5L15.5 13.5Z
    mic ♪ o R9 2.5 6 11.5 3;s M5.5 11C5.5 19.5 18.5 19.5 18.5 11;s M12 17.5V21.5;s M8.5 21.5H15.5
    wifi ≋ s A12 19 15 225 90;s A12 19 10 225 90;s A12 19 5.5 225 90;f O12 18.5 1.7
    antenna.radiowaves.left.and.right ⚟ f O12 10 1.8;s M12 12V21;s A12 10 5 140 80;s A12 10 9 140 80;\
    s A12 10 5 -40 80;s A12 10 9 -40 80
    dot.radiowaves.left.and.right ◉ f O12 12 1.8;s A12 12 5 140 80;s A12 12 9 140 80;s A12 12 5 -40 80;\
    s A12 12 9 -40 80
    network ⊕ s O12 12 9.5;s M2.5 12H21.5;s M12 2.5V21.5;s M4 7.5C8 10 16 10 20 7.5;s M4 16.5C8 14 16 14 20 16.5
    globe ⊕ s O12 12 9.5;s M2.5 12H21.5;s M12 2.5C6.5 8 6.5 16 12 21.5;s M12 2.5C17.5 8 17.5 16 12 21.5
    safari ✧ o O12 12 9.5;h M17 7L13.7 13.7L7 17L10.3 10.3Z
    house ⌂ o M3 11L12 3L21 11V19C21 20 20.2 21 19 21H5C3.8 21 3 20 3 19Z;c M12 21V14
    building ▥ o R5 2.5 14 19 1.5;h O9 7 1.1;h O15 7 1.1;h O9 11.5 1.1;h O15 11.5 1.1;c M12 21V16.5
    building.2 ▥ o R2.5 8 8 13.5 1.2;o R10.5 2.5 11 19 1.2;h O14 7 1.1;h O18 7 1.1;h O14 11.5 1.1;h O18 11.5 1.1;\
    c M5 12H8;c M5 16H8
    map ▨ o M3 6L9 3.5L15 6L21 3.5V18L15 20.5L9 18L3 20.5Z;c M9 4V18;c M15 6V20
    mappin ⚲ o O12 6.5 4;s M12 10.5V21.5
    mappin.and.ellipse ⚲ o O12 6.5 3.7;s M12 10.5V18;s M8 15.5C0 17 4 21.5 12 21.5C20 21.5 24 17 16 15.5
    location ➤ o M21 3L13.5 21L11 13L3 10.5Z
    location.north ▲ o M12 2.5L19.5 21L12 17L4.5 21Z
    airplane ✈ f M22 12C22 10.9 20.5 10.5 19 10.5H15L10 3H8L10.5 10.5H6L4 8H2.5L3.5 12L2.5 16H4L6 13.5H10.5L8 21H10\
    L15 13.5H19C20.5 13.5 22 13.1 22 12Z
    car ⛟ o M3 17V12.5L5.5 6.5C5.8 5.6 6.5 5 7.5 5H16.5C17.5 5 18.2 5.6 18.5 6.5L21 12.5V17Z;s M5 17V19.5;\
    s M19 17V19.5;h O7 14 1.2;h O17 14 1.2;c M5 11H19
    bicycle ⚭ s O6 16 4;s O18 16 4;s M6 16L10 8H16L18 16;s M10 9L13 16H6;s M13 16L16 9;s M8.5 8H11.5
    flag ⚑ s M5 3V21.5;o M5 4C9 2 13 6.5 19.5 4V14C13 16.5 9 12 5 14Z
    photo ▧ o R2.5 4 19 16 3;h O8 9 1.7;c M3 17.5L8.5 12.5L12.5 16L16.5 12L21 16.5
    photo.on.rectangle ▧ o R5.5 7.5 16 13 2.5;s M18 4.5H5.5C4 4.5 2.5 6 2.5 7.5V16;\
    c M6 18L11 14L14 16.5L17 13.5L21 17
    camera ◙ o M8.5 4.5H15.5L17 7H20C21 7 21.8 7.8 21.8 8.8V17.7C21.8 18.7 21 19.5 20 19.5H4\
    C3 19.5 2.2 18.7 2.2 17.7V8.8C2.2 7.8 3 7 4 7H7Z;c O12 13 3.8
    film ▤ o R2.5 4 19 16 2.5;c M7 4V20;c M17 4V20;c M7 12H17
    play ▷▶ o M6 3.5L20 12L6 20.5Z
    pause ‖ o R5.5 4 4.5 16 1;o R14 4 4.5 16 1
    stop □■ o R4.5 4.5 15 15 2
    forward » o M3 5.5L12 12L3 18.5Z;o M12 5.5L21 12L12 18.5Z
    backward « o M21 5.5L12 12L21 18.5Z;o M12 5.5L3 12L12 18.5Z
    forward.end ⇥ o M5 4.5L16 12L5 19.5Z;s M19 4.5V19.5
    backward.end ⇤ o M19 4.5L8 12L19 19.5Z;s M5 4.5V19.5
    shuffle ⤮ s M3 7H7L15 17H21;s M3 17H7L9 14.5;s M13 9.5L15 7H21;s M18 4L21 7L18 10;s M18 14L21 17L18 20
    repeat ⟲ s M4 11V9C4 7.5 5.5 6 7 6H20;s M17 3L20 6L17 9;s M20 13V15C20 16.5 18.5 18 17 18H4;s M7 15L4 18L7 21
    speaker ◁◀ o M4 9.5H8L14 4.5V19.5L8 14.5H4Z
    speaker.wave.1 ◁◀ o M3 9.5H7L13 4.5V19.5L7 14.5H3Z;s A12 12 5 -35 70
    speaker.wave.2 ◁◀ o M2 9.5H6L12 4.5V19.5L6 14.5H2Z;s A11 12 5 -35 70;s A11 12 9 -38 76
    speaker.wave.3 ◁◀ o M1.5 9.5H5L10.5 5V19L5 14.5H1.5Z;s A9.5 12 4.5 -35 70;s A9.5 12 8.2 -38 76;\
    s A9.5 12 12 -40 80
    headphones ∩ s M3.5 15V12C3.5 0.5 20.5 0.5 20.5 12V15;o R3 14 4.5 7 2;o R16.5 14 4.5 7 2
    music.note ♪ s M9.5 17.5V5L19 3V15;f O7 17.8 2.8;f O16.5 15.3 2.8
    music.note.list ♫ s M3 6H12;s M3 11H12;s M3 16H8;s M18 16V5L21.5 4;f O15.8 16.5 2.5
    waveform ∿ s M3 10V14;s M7.5 6V18;s M12 3V21;s M16.5 7V17;s M21 10V14
    waveform.path.ecg ∿ s M2 13H6L9 5L14 19L17 11L18.5 13H22
    tv ▭ o R2 4 20 13.5 2.5;s M7.5 20.5H16.5
    display ▭ o R2 3.5 20 13.5 2.5;s M12 17V20.5;s M8 20.5H16
    desktopcomputer ▭ o R2 3.5 20 13.5 2.5;c M2.5 13.5H21.5;s M12 17V20.5;s M8 20.5H16
    laptopcomputer ▭ o R4 5 16 11 2;s M1.5 18.5H22.5
    iphone ▯ o R6.5 2 11 20 3;c M10.5 4.8H13.5
    ipad ▯ o R4 2 16 20 2.5;c M10 19H14
    applewatch ▯ o R6 6 12 12 3;s M8.5 6L9.2 2.5H14.8L15.5 6;s M8.5 18L9.2 21.5H14.8L15.5 18
    printer ⎙ s M7 8V3.5H17V8;\
    o M4.5 8H19.5C20.6 8 21.5 8.9 21.5 10V16C21.5 17 20.6 17.5 19.5 17.5H4.5C3.4 17.5 2.5 17 2.5 16V10\
    C2.5 8.9 3.4 8 4.5 8Z;o R7 13.5 10 7.5 1
    cpu ▣ o R6 6 12 12 2;c R9.5 9.5 5 5 1;s M9 3V6;s M15 3V6;s M9 18V21;s M15 18V21;s M3 9H6;s M3 15H6;s M18 9H21;\
    s M18 15H21
    memorychip ▣ o R3 7 18 10 1.5;s M7 17V20;s M12 17V20;s M17 17V20;s M7 4V7;s M12 4V7;s M17 4V7
    server.rack ☷ o R3 3.5 18 7 2;o R3 13.5 18 7 2;h O7 7 1.2;h O7 17 1.2;c M12 7H17.5;c M12 17H17.5
    internaldrive ▬ o R2.5 8 19 9 2.5;h O17.5 12.5 1.2;c M6 12.5H13
    externaldrive ▬ o M5.5 5H18.5L21.5 13V16.5C21.5 18 20.5 19 19 19H5C3.5 19 2.5 18 2.5 16.5V13Z;c M3 13H21;\
    h O17.5 16 1.1
    opticaldisc ◎ o O12 12 9.5;r O12 12 2.5
    terminal ❯ o R2.5 4 19 16 3;c M6.5 8.5L10 12L6.5 15.5;c M12 16H17
    calendar ▦ o R3 4.5 18 16.5 3;c M3.5 9.5H20.5;s M8 2.5V5.5;s M16 2.5V5.5;h O8 13 1.1;h O12 13 1.1;h O16 13 1.1;\
    h O8 17 1.1;h O12 17 1.1
    clock ◷ o O12 12 9.5;c M12 6.5V12L16 14.5
    clock.arrow.circlepath ↺ s A12 12 9 200 320;s M2.5 4.5V9.5H7.5;s M12 7V12L15.5 14
    timer ◷ s A12 13 8.5 -120 300;s M12 13L8 8;s M12 2V4.5
    stopwatch ◷ o O12 13.5 8;c M12 9V13.5;s M12 2.5V5.5;s M9.5 2.5H14.5
    alarm ◷ o O12 13 8;c M12 8.5V13L15 15;s M4 6.5L7 3.5;s M20 6.5L17 3.5
    hourglass ⧗ s M6 3H18;s M6 21H18;\
    o M7.5 3H16.5V6C16.5 9 13 10.5 13 12C13 13.5 16.5 15 16.5 18V21H7.5V18C7.5 15 11 13.5 11 12C11 10.5 7.5 9 7.5 6Z
    folder ▱▰ o M2.5 7C2.5 5.5 3.5 4.5 5 4.5H8.5L11 7H19C20.5 7 21.5 8 21.5 9.5V17C21.5 18.5 20.5 19.5 19 19.5H5\
    C3.5 19.5 2.5 18.5 2.5 17Z;c M3 10.5H21
    doc ▯▮ o M6.5 2.5H13.5L19.5 8.5V19C19.5 20.5 18.5 21.5 17 21.5H6.5C5.3 21.5 4.5 20.6 4.5 19.5V4.5\
    C4.5 3.4 5.3 2.5 6.5 2.5Z;c M13.5 3V8.5H19
    doc.text ▤ o M6.5 2.5H13.5L19.5 8.5V19C19.5 20.5 18.5 21.5 17 21.5H6.5C5.3 21.5 4.5 20.6 4.5 19.5V4.5\
    C4.5 3.4 5.3 2.5 6.5 2.5Z;c M8 12.5H16;c M8 16.5H16
    doc.plaintext ▤ o M6.5 2.5H17.5C18.6 2.5 19.5 3.4 19.5 4.5V19.5C19.5 20.6 18.6 21.5 17.5 21.5H6.5\
    C5.4 21.5 4.5 20.6 4.5 19.5V4.5C4.5 3.4 5.4 2.5 6.5 2.5Z;c M8 8H16;c M8 12H16;c M8 16H13
    doc.on.doc ❐ o R8 7.5 12.5 14 2.2;\
    s M5.5 16.5C4.5 16.5 3.5 15.7 3.5 14.5V4.5C3.5 3.3 4.5 2.5 5.5 2.5H14C15 2.5 16 3.3 16 4.5
    doc.on.clipboard ❐ s M9 20.5H6C4.5 20.5 3.5 19.5 3.5 18V6.5C3.5 5 4.5 4 6 4H14C15.5 4 16.5 5 16.5 6.5V7;\
    f R7 2 6 4 1.5;o R10.5 9.5 10.5 12 2
    note.text ▤ o R3.5 4 17 16 2.5;c M7 9H17;c M7 13H17;c M7 17H12
    newspaper ▤ o R2.5 4.5 15.5 15.5 2;s M18 9H21.5V18C21.5 19.2 20.7 20 19.5 20H17;c M6 9H14.5;c M6 13H14.5;\
    c M6 16.5H11
    book ▥ o M12 6C9 3.8 5.5 3.8 2.5 5V18.5C5.5 17.3 9 17.3 12 19.5C15 17.3 18.5 17.3 21.5 18.5V5\
    C18.5 3.8 15 3.8 12 6Z;c M12 6V19
    book.closed ▥ o M6.5 2.5H18.5V17.5H6.5C5 17.5 4.5 18.5 4.5 19.5V4.5C4.5 3.4 5.4 2.5 6.5 2.5Z;\
    s M4.5 19.5C4.5 20.6 5.4 21.5 6.5 21.5H18.5V17.5
    books.vertical ▥ o R3 5 5 15.5 1;o R8 3.5 5 17 1;o M13.5 6L17.5 5L21.5 19.5L17.5 20.5Z
    bookmark ⚐⚑ o M6 3.5C6 3 6.4 2.5 7 2.5H17C17.6 2.5 18 3 18 3.5V21.5L12 16.5L6 21.5Z
    tag ◊ o M3 4.5C3 3.6 3.6 3 4.5 3H12L21 12C21.8 12.8 21.8 13.8 21 14.6L14.6 21C13.8 21.8 12.8 21.8 12 21L3 12Z;\
    r O8 8 1.7
    cart ⚐ s M2 3.5H5L7.5 15.5H18.5;o M5.6 6.5H21L19 13H7Z;f O9 19.5 1.7;f O17 19.5 1.7
    bag ▢ o M4 7.5H20L21 19.5C21 20.6 20.2 21.5 19 21.5H5C3.8 21.5 3 20.6 3 19.5Z;s M8 10V6.5C8 1.5 16 1.5 16 6.5V10
    creditcard ▭ o R2 4.5 20 15 2.5;c M2.5 9.5H21.5;c M5.5 15H10
    banknote ▭ o R2 6 20 12 2;c O12 12 2.8
    dollarsign $ s M12 2.5V21.5;s M17 7.5C16 4.5 7.5 4 7.5 8.5C7.5 13 17 11 17 15.7C17 20 8 20 7 16
    eurosign € s A13.5 12 7.5 -50 -260;s M3.5 10H14;s M3.5 14H14
    gift ◫ o R3 8 18 4.5 1;o M4.5 12.5H19.5V20C19.5 20.8 18.8 21.5 18 21.5H6C5.2 21.5 4.5 20.8 4.5 20Z;c M12 8V21.5;\
    s M12 8C5 8 6 2.5 9 2.8C11 3 12 6 12 8C12 6 13 3 15 2.8C18 2.5 19 8 12 8
    briefcase ▣ o R2.5 7 19 13 2.5;s M8.5 7V5C8.5 4 9 3.5 10 3.5H14C15 3.5 15.5 4 15.5 5V7;c M3 13H21
    case ▣ o R2.5 7 19 13 2.5;s M8.5 7V5C8.5 4 9 3.5 10 3.5H14C15 3.5 15.5 4 15.5 5V7
    suitcase ▣ o R2.5 7 19 13 2.5;s M8.5 7V5C8.5 4 9 3.5 10 3.5H14C15 3.5 15.5 4 15.5 5V7;c M7 7.5V19.5;\
    c M17 7.5V19.5
    graduationcap ▲ o M12 4L23 9.5L12 15L1 9.5Z;s M5.5 12V17C9 20 15 20 18.5 17V12
    puzzlepiece.extension ✥ o M4 8H8C6.5 4.5 11.5 4.5 10.5 8H16V12.5C20 11.5 20 17 16 15.8V20.5H4V15.5\
    C7.5 16.5 7.5 11.5 4 12.5Z
    puzzlepiece ✥ o M4 8H8C6.5 4.5 11.5 4.5 10.5 8H16V12.5C20 11.5 20 17 16 15.8V20.5H4V15.5\
    C7.5 16.5 7.5 11.5 4 12.5Z
    cube ⬡⬢ o M12 2.5L20.5 7V17L12 21.5L3.5 17V7Z;c M4 7.3L12 11.7L20 7.3;c M12 11.7V21
    shippingbox ⬡⬢ o M12 2.5L20.5 7V17L12 21.5L3.5 17V7Z;c M4 7.3L12 11.7L20 7.3;c M12 11.7V21;c M8 5L16 9.5
    dice ⚄ o R3.5 3.5 17 17 3.5;h O8.5 8.5 1.4;h O15.5 8.5 1.4;h O12 12 1.4;h O8.5 15.5 1.4;h O15.5 15.5 1.4
    gamecontroller ⌘ o M7 7H17C20 7 21.5 10 22 15C22.3 19 19 19.5 17.5 17L16 15H8L6.5 17C5 19.5 1.7 19 2 15\
    C2.5 10 4 7 7 7Z;c M6.5 11H10.5;h O16 11 1.2
    trophy ♕ o M7 3H17V9C17 13 15 15 12 15C9 15 7 13 7 9Z;s M7 5H3.5C3.5 9 5 10.5 7.5 11;\
    s M17 5H20.5C20.5 9 19 10.5 16.5 11;s M12 15V19;s M8 20.5H16
    crown ♕ o M3 7L7.5 11L12 4L16.5 11L21 7L19 18.5H5Z
    medal ✪ o O12 15 6;s M8.5 10L5 3H10L12 8L14 3H19L15.5 10
    lightbulb ♀ o M12 2.5C7.5 2.5 5 5.8 5 9.3C5 13 8.5 14 9 17.5H15C15.5 14 19 13 19 9.3C19 5.8 16.5 2.5 12 2.5Z;\
    s M9.5 21H14.5
    fork.knife ψ s M7 3V21;s M4 3V8C4 11 10 11 10 8V3;s M17 21V3C14 5 14 11 14.5 13H17
    cup.and.saucer ♨ o M4 8H17V13C17 16.5 14.5 18 10.5 18C6.5 18 4 16.5 4 13Z;s M17 9.5C22 8.5 22 15 16.5 14.5;\
    s M3 21H18
    bed.double ▭ o M2.5 13.5C2.5 12 3.5 11 5 11H19C20.5 11 21.5 12 21.5 13.5V17H2.5Z;s M2.5 17V19.5;s M21.5 17V19.5;\
    s M4.5 11V7C4.5 6 5.5 5 6.5 5H17.5C18.5 5 19.5 6 19.5 7V11
    pills ◖ o M4.5 11.5C2.5 9 3 6 5 4.5C7 3 9.5 3.5 11 5.5L17 13.5C19 16 18 19 16 20.5C14 22 11.5 21 10 19Z;\
    c M7.5 14.5L13.5 9.5
    syringe ⚕ s M15 3L21 9;s M18 6L15.5 8.5;o M12 6.5L17.5 12L9 20.5H3.5V15Z;s M3.5 20.5L2 22
    cross ✚ o M9 3H15V9H21V15H15V21H9V15H3V9H9Z
    stethoscope ⚕ s M6 3H4V9C4 15 14 15 14 9V3H12;s M9 13.5V16C9 22 18 22 18 16V14;s O18 11.5 2.3
    bandage ▭ o R1.5 7.5 21 9 4.5;h O10 10.5 0.9;h O14 10.5 0.9;h O10 13.5 0.9;h O14 13.5 0.9
    eye ◉ o M1.8 12C5 7 8.2 5 12 5C15.8 5 19 7 22.2 12C19 17 15.8 19 12 19C8.2 19 5 17 1.8 12Z;c O12 12 3.2
    eyeglasses ∞ s O6.5 14 4;s O17.5 14 4;s M10.5 13C11.5 12 12.5 12 13.5 13;s M2.5 13L5 6.5;s M21.5 13L19 6.5
    brain ✿ o M12 4C10 2 6.5 3 6.5 6C3.5 6.5 2.5 10 4 12C2.5 14.5 4 17.5 6.5 17.7C7 21 11 21.5 12 19.5\
    C13 21.5 17 21 17.5 17.7C20 17.5 21.5 14.5 20 12C21.5 10 20.5 6.5 17.5 6C17.5 3 14 2 12 4Z;c M12 5V19
    pawprint ❀ f O5.5 11 2;f O9.3 6.5 2.2;f O14.7 6.5 2.2;f O18.5 11 2;\
    o M12 11.5C9 11.5 6 15.5 6 18C6 20.5 9 20.5 12 19.5C15 20.5 18 20.5 18 18C18 15.5 15 11.5 12 11.5Z
    leaf ❧ o M20.5 3.5C9 3.5 4 8.5 5 17.5C14 19 20.5 15 20.5 3.5Z;c M6 17L14 9.5;s M3.5 21L5.5 18
    tree ♣ o M12 2.5C8 2.5 6 5 6.5 7.5C3.5 8 3 12.5 6 14C8 15.5 16 15.5 18 14C21 12.5 20.5 8 17.5 7.5\
    C18 5 16 2.5 12 2.5Z;s M12 15V21.5
    camera.macro ❀ o O12 8.5 3;s M12 11.5V21.5;\
    s M12 21.5C8 21.5 5.5 19.5 5 16C9 16 11.5 18 12 21.5C12.5 18 15 16 19 16C18.5 19.5 16 21.5 12 21.5
    sun.max ☼☀ o O12 12 4.3;s M12 2V4.5;s M12 19.5V22;s M2 12H4.5;s M19.5 12H22;s M5 5L6.7 6.7;s M17.3 17.3L19 19;\
    s M19 5L17.3 6.7;s M6.7 17.3L5 19
    sun.min ☼☀ o O12 12 4.3;f O12 4 1;f O12 20 1;f O4 12 1;f O20 12 1;f O6.3 6.3 1;f O17.7 17.7 1;f O17.7 6.3 1;\
    f O6.3 17.7 1
    moon ☾ o M20.5 14.5C18.5 15.5 16 15.7 13.5 14.4C9 12 8 7 9.7 3C5.5 4.5 3 8.3 3.2 12.5C3.5 17.5 7.5 21 12 21\
    C16 21 19.3 18.3 20.5 14.5Z
    cloud ☁ o M6.5 19C3.5 19 1.5 17 1.5 14.5C1.5 12 3.3 10.3 5.5 10C6 6.8 8.6 4.8 11.7 4.8C14.8 4.8 17.2 6.6 18 9.3\
    C20.7 9.5 22.5 11.4 22.5 14C22.5 17 20.3 19 17.5 19Z
    cloud.rain ☂ o M7 14.5C4.5 14.5 2.5 13 2.5 10.8C2.5 8.6 4 7.2 6 7C6.5 4.3 8.8 2.5 11.7 2.5\
    C14.5 2.5 16.6 4 17.3 6.3C19.7 6.5 21.5 8.2 21.5 10.5C21.5 13 19.5 14.5 17 14.5Z;s M7 17.5L5.5 21;\
    s M12 17.5L10.5 21;s M17 17.5L15.5 21
    cloud.bolt ☈ o M7 14.5C4.5 14.5 2.5 13 2.5 10.8C2.5 8.6 4 7.2 6 7C6.5 4.3 8.8 2.5 11.7 2.5\
    C14.5 2.5 16.6 4 17.3 6.3C19.7 6.5 21.5 8.2 21.5 10.5C21.5 13 19.5 14.5 17 14.5Z;f M12.6 16L9.6 19.6H11.7L10.8 22.5\
    L14.2 18.7H12.1Z
    cloud.snow ☁ o M7 14.5C4.5 14.5 2.5 13 2.5 10.8C2.5 8.6 4 7.2 6 7C6.5 4.3 8.8 2.5 11.7 2.5\
    C14.5 2.5 16.6 4 17.3 6.3C19.7 6.5 21.5 8.2 21.5 10.5C21.5 13 19.5 14.5 17 14.5Z;f O7 18.2 1;f O12 18.2 1;f O17 18.2 1;\
    f O9.5 21.3 1;f O14.5 21.3 1
    cloud.fog ☁ o M7 14.5C4.5 14.5 2.5 13 2.5 10.8C2.5 8.6 4 7.2 6 7C6.5 4.3 8.8 2.5 11.7 2.5\
    C14.5 2.5 16.6 4 17.3 6.3C19.7 6.5 21.5 8.2 21.5 10.5C21.5 13 19.5 14.5 17 14.5Z;s M4.5 18H19.5;s M7 21.3H17
    moon.stars ☾ o M18.5 16C16.7 16.9 14.5 17 12.2 15.9C7.3 13.7 6.4 9.2 8 5.5C4.2 7 2.5 9.5 2.5 13C2.5 17.3 6 21 10.5 21\
    C14.2 21 17.4 19 18.5 16Z;f M17.5 2.5L18.4 5.1L21 6L18.4 6.9L17.5 9.5L16.6 6.9L14 6L16.6 5.1Z
    airplayvideo ▭ s M7 17H4.5C3.4 17 2.5 16.1 2.5 15V6C2.5 4.9 3.4 4 4.5 4H19.5C20.6 4 21.5 4.9 21.5 6V15\
    C21.5 16.1 20.6 17 19.5 17H17;f M12 14.5L17.5 21H6.5Z
    airplayaudio ◎ s M7 17C4.6 15.5 3 13 3 10.3C3 5.7 7 2.5 12 2.5C17 2.5 21 5.7 21 10.3C21 13 19.4 15.5 17 17;\
    s M8.6 13.2C7.6 12.4 7 11.4 7 10.3C7 8 9.2 6.3 12 6.3C14.8 6.3 17 8 17 10.3C17 11.4 16.4 12.4 15.4 13.2;\
    f M12 14.5L17.5 21H6.5Z
    battery.0 ▭ o R1.5 7 18 10 2.5;s M22 10.5V13.5
    battery.25 ▬ o R1.5 7 18 10 2.5;h R3.5 9 3.5 6 1;s M22 10.5V13.5
    battery.50 ▬ o R1.5 7 18 10 2.5;h R3.5 9 7 6 1;s M22 10.5V13.5
    battery.75 ▬ o R1.5 7 18 10 2.5;h R3.5 9 10.5 6 1;s M22 10.5V13.5
    cloud.sun ☁ o M7 20.5C4.5 20.5 2.5 19 2.5 16.8C2.5 14.8 4 13.5 6 13.2C6.5 10.8 8.5 9.3 11 9.3\
    C13.5 9.3 15.5 10.6 16.2 12.7C18.5 12.8 20 14.4 20 16.5C20 19 18.2 20.5 16 20.5Z;s A16.5 7.5 4 -150 230;\
    s M16.5 1V2;s M22 4L21.3 4.7
    icloud ☁ o M6.5 19C3.5 19 1.5 17 1.5 14.5C1.5 12 3.3 10.3 5.5 10C6 6.8 8.6 4.8 11.7 4.8\
    C14.8 4.8 17.2 6.6 18 9.3C20.7 9.5 22.5 11.4 22.5 14C22.5 17 20.3 19 17.5 19Z
    bolt ↯ o M13.5 2L4.5 13.5H11L9.5 22L19.5 9.5H13Z
    flame ♨ o M12.5 2C13 6 18.5 9 18.5 14.5C18.5 19 15.5 21.5 12 21.5C8.5 21.5 5.5 19 5.5 15C5.5 12.5 7 10.5 8 9.5\
    C8.2 11 9 12 10 12.5C10 8 10.5 5 12.5 2Z
    drop ◦ o M12 2.5C14.5 6.5 18.5 10.5 18.5 15C18.5 19 15.5 21.5 12 21.5C8.5 21.5 5.5 19 5.5 15\
    C5.5 10.5 9.5 6.5 12 2.5Z
    snowflake ❄ s M12 2.5V21.5;s M4 7.2L20 16.8;s M20 7.2L4 16.8;s M9.5 4L12 6.5L14.5 4;s M9.5 20L12 17.5L14.5 20
    wind ≈ s M2.5 9H14C18 9 18 3.5 14.5 3.5;s M2.5 13H18.5C22.5 13 22.5 18 19 18;\
    s M2.5 17H11.5C15 17 15 21.5 12 21.5
    thermometer ¦ o M9.5 4.5C9.5 1.5 14.5 1.5 14.5 4.5V13.5C18.5 16 16.5 21.5 12 21.5C7.5 21.5 5.5 16 9.5 13.5Z;\
    c M12 8V16
    gauge ◴ s A12 13 9.5 150 240;s M12 13L16.5 8.5;f O12 13 1.6
    gauge.with.needle ◴ s A12 13 9.5 150 240;s M12 13L16.5 8.5;f O12 13 1.6
    chart.bar ▥ o R3.6 11.5 3.6 9 0.8;o R10.2 7 3.6 13.5 0.8;o R16.8 3.5 3.6 17 0.8
    chart.bar.xaxis ▥ f R4.5 10 3.5 8 0.8;f R10.2 5 3.5 13 0.8;f R16 7.5 3.5 10.5 0.8;s M3 21H21
    chart.pie ◔ o M11 4A11 13 9 -90 -270Z;o M14.5 2.5A14 10 7.5 -85 80Z
    chart.line.uptrend.xyaxis ↗ s M3.5 3V20.5H21;s M7 15L11 10.5L14 13L20 6
    chart.xyaxis.line ↗ s M3.5 3V20.5H21;s M7 15L11 8L14.5 13L20 6
    scale.3d ⌖ s M5 19V5;s M5 19H19;s M5 19L14 10
    ruler ▬ o M2 16L16 2L22 8L8 22Z;c M6 12L8 14;c M9.5 8.5L12 11;c M13 5L15 7
    viewfinder ⌗ s M3 8V5.5C3 4 4 3 5.5 3H8;s M16 3H18.5C20 3 21 4 21 5.5V8;s M21 16V18.5C21 20 20 21 18.5 21H16;\
    s M8 21H5.5C4 21 3 20 3 18.5V16
    qrcode ▩ o R3 3 7 7 1;o R14 3 7 7 1;o R3 14 7 7 1;f R14 14 3 3 0.3;f R18 18 3 3 0.3;f R14 18.5 2.5 2.5 0.3;\
    f R18.5 14 2.5 2.5 0.3
    barcode ║ s M3 5V19;s M6.5 5V19;s M9.5 5V19;s M14 5V19;s M17.5 5V19;s M21 5V19
    power ⏻ s M12 2.5V11;s A12 13 8.5 -50 280
    battery.100 ▬ o R1.5 7 18 10 2.5;h R3.5 9 14 6 1;s M22 10.5V13.5
    theatermasks ☺ o M2.5 4.5C6 6 10 6 13.5 4.5V11C13.5 15 11 17.5 8 18.5C5 17.5 2.5 15 2.5 11Z;\
    o M16 8.5C18 8.7 20 8.5 21.5 8V14C21.5 18 19.5 20.5 16.5 21.5C14.5 21 13 20 12 18.5
    ticket ▭ o M2.5 6H21.5V10C19 10 19 14 21.5 14V18H2.5V14C5 14 5 10 2.5 10Z;c M15 7V17
    face.smiling ☺☻ o O12 12 9.5;h O8.8 9.5 1.2;h O15.2 9.5 1.2;c M7.5 14C9 17.5 15 17.5 16.5 14
    person.badge.key ☺ o O10 7.5 4;o M2.5 20C2.5 16 6 14 10 14C11 14 12 14.1 13 14.4V20Z;s O18.5 13.5 2.3;\
    s M18.5 16V21.5;s M18.5 19H20.5
    hare » o M3 15C3 11 8 10 11 10L17 4C18 3.5 18.5 5 17 8C20 9 22 11 21.5 13C20 15 17 14 15 15L14 19H10L10.5 16.5\
    L6 17.5C4 17.5 3 16.5 3 15Z
    tortoise « o M4 15C4 10 7 7 11.5 7C15 7 17.5 9.5 18 12C19 10 22.5 10 22.5 12.5C22.5 15 20 15.5 18.5 15.5H4Z;\
    s M7 15.5V18.5;s M15 15.5V18.5
    questionmark.app ? o R3 3 18 18 5;c M9 9.5C9 5.5 15 5.5 15 9.5C15 12 12 11.7 12 14.2;h O12 17.2 1.1
    function ƒ s M14.5 4C10 2.5 11 8 10 12.5C9 18 9 21 5 20;s M6 9.5H14;s M14 12L20 19;s M20 12L14 19
    curlybraces {} s M8.5 3.5C4.5 3.5 7.5 11 3.5 12C7.5 13 4.5 20.5 8.5 20.5;\
    s M15.5 3.5C19.5 3.5 16.5 11 20.5 12C16.5 13 19.5 20.5 15.5 20.5
    swift » f M3 6C6 9.5 10 13 13 15C9.5 12 7 8 6 6C10 9.5 14 12.5 16 13.5C16.5 10.5 15.5 7 13.5 4\
    C18.5 7 20.5 11.5 19.7 15.5C21.5 17.5 21.5 19.5 21 20C19.5 18 17.5 18.5 16.5 19C11 21 5.5 18.5 3 15.5\
    C6 17.5 9.5 18 12 17C8.5 14.5 5 10 3 6Z
    octagon ⬣ o M8 2.5H16L21.5 8V16L16 21.5H8L2.5 16V8Z
    dot ● f O12 12 6
    target ◎ s O12 12 9.5;s O12 12 5.5;f O12 12 1.8
    scope ⌖ s O12 12 8;s M12 1.5V7;s M12 17V22.5;s M1.5 12H7;s M17 12H22.5
    rectangle.portrait.and.arrow.right ⇥ s M14 8V5.5C14 4 13 3 11.5 3H6.5C5 3 4 4 4 5.5V18.5C4 20 5 21 6.5 21H11.5\
    C13 21 14 20 14 18.5V16;s M9 12H21.5;s M17.5 8L21.5 12L17.5 16
    arrow.right.to.line ⇥ s M3 12H17;s M11.5 6.5L17 12L11.5 17.5;s M21 5V19
    arrow.left.to.line ⇤ s M21 12H7;s M12.5 6.5L7 12L12.5 17.5;s M3 5V19
    arrow.down.to.line ⤓ s M12 3V17;s M6.5 11.5L12 17L17.5 11.5;s M5 21H19
    arrow.up.to.line ⤒ s M12 21V7;s M6.5 12.5L12 7L17.5 12.5;s M5 3H19
    arrow.turn.down.right ↳ s M5 4V11C5 13 6.5 14.5 8.5 14.5H20;s M15.5 10L20 14.5L15.5 19
    megaphone ◁◀ o M3 9.5H7L19 4V19L7 14H3Z;s M8 14.5L9.5 20.5H12;s M21.5 9.5V13.5
    flask ⚗ o M9 3H15V9.5L20 18C21 20 20 21.5 18 21.5H6C4 21.5 3 20 4 18L9 9.5Z;c M7 15H17
    mug ♨ o R4 5 13 16 2.5;s M17 8.5C22.5 7.5 22.5 16.5 17 15.5
    building.columns ⌂ o M12 2.5L21.5 8H2.5Z;s M5 11V17.5;s M9.7 11V17.5;s M14.3 11V17.5;s M19 11V17.5;s M2.5 21H21.5
    mountain.2 ▲ o M1.5 19.5L8.5 6L15.5 19.5Z;o M13 12L16.5 7L22.5 19.5H17
    ladybug ◉ o M12 6C16 6 18.5 9.5 18.5 14C18.5 18.5 16 21.5 12 21.5C8 21.5 5.5 18.5 5.5 14C5.5 9.5 8 6 12 6Z;\
    c M12 7V21;h O9 12 1.2;h O15 12 1.2;h O9 16.5 1.2;h O15 16.5 1.2;s M8 3L10 6;s M16 3L14 6
    highlighter ✐ o M4 20L7 14L17 4L21 8L11 18Z;c M8 13.5L12 17.5
    tram ⛟ o R5 3 14 15 3;c M5.5 11.5H18.5;h O8.8 15 1;h O15.2 15 1;s M8 18L5.5 21.5;s M16 18L18.5 21.5
    bus ⛟ o R4.5 3 15 15.5 3;c M5 12H19;h O8.3 15.3 1;h O15.7 15.3 1;s M7 18.5V21;s M17 18.5V21
    location.magnifyingglass ⌕ s O10.5 10.5 7;s M15.6 15.6L21 21;f M14 7L11 13.5L10 11L7.5 10Z
    rectangle.3.group ▦ o R2.5 4 8.5 16 2;o R13.5 4 8 7 2;o R13.5 13.5 8 6.5 2
    rectangle.split.3x1 ▥ o R2.5 5 19 14 3;c M8.8 5V19;c M15.2 5V19
    square.3.layers.3d ◈ s M12 3L21.5 8L12 13L2.5 8Z;s M2.5 12.5L12 17.5L21.5 12.5;s M2.5 16.5L12 21.5L21.5 16.5
    hand.point.right ☞ o M3 9H8L13 8H20C22 8 22 11 20 11H14C16 12 16 14 14.5 14.5C15.5 16 14.5 17.5 13 17.5C13 19 12 \
    20 10 20C6 20 4 18 3 17Z
    square.stack.3d.up ◈ o M12 3L21.5 8L12 13L2.5 8Z;s M2.5 12.5L12 17.5L21.5 12.5;s M2.5 16.5L12 21.5L21.5 16.5
    sunrise ☀ s M2 20H22;s M6 16.5A12 16.5 6 180 180;s M12 2V7;s M8.5 5.5L12 2L15.5 5.5;s M2.5 16.5H4;s M20 16.5H21.5;\
    s M4.5 9L5.8 10.3;s M19.5 9L18.2 10.3
    scalemass ⚖ o M6.5 7H17.5L21 20.5H3Z;s O12 4.5 2.5
    signature ✎ s M3 18H21;s M4 13C9 12 11 4 8.5 4C6 4 7.5 16 10 15C12 14 11.5 11 13 11C14.5 11 13 14.5 15 14.5H19
    scroll ◫ o M7 3H20V18C20 20 18.5 21 17 21H5C3.5 21 3 19.5 3 18H15;c M10 8H17;c M10 12H17
    eyes ◉◉ o M7 4C4 4 2.5 8 2.5 12C2.5 16 4 20 7 20C10 20 11.3 16 11.3 12C11.3 8 10 4 7 4Z;\
    o M17 4C14 4 12.7 8 12.7 12C12.7 16 14 20 17 20C20 20 21.5 16 21.5 12C21.5 8 20 4 17 4Z;h O8.5 13 1.8;h O18.5 13 1.8
    nosign ⊘ s O12 12 9.5;s M5.5 5.5L18.5 18.5
    fuelpump F o R4 3 10 18 2;c M6.5 7.5H11.5;s M2.5 21H15.5;s M14 12H16C17.5 12 17.5 13 17.5 16C17.5 19 20.5 19 20.5 16V8L17.5 5
    wave.3.right » s A4 12 4 -50 100;s A4 12 9.5 -50 100;s A4 12 15 -50 100
    eject ⏏ o M12 4L21 14H3Z;s M3 19H21
    cross.vial ⚗ o R3 4 9 17 3;c M3 11H12;s M18 7V15;s M14 11H22
    apple.logo ● f M12 7C14 5.5 17 5.5 19 8C16 10 16.5 14.5 19.8 16C18.5 19.5 16.5 22 14.5 21.5C13 20.8 11.5 20.8 10 21.5\
    C7.5 22 4 16.5 4 12.5C4 7.5 8 5 12 7Z;f M12 6C12 4 13.5 2.2 15.5 2C15.7 4 14.2 5.8 12 6Z
    bird ◗ o M4 13C4 8 8 5 12.5 5C15.5 5 17.5 6.5 18.5 8.5L21.5 9.5L18.7 11.5C18.5 16.5 15 19.5 10.5 19.5C8 19.5 5 19\
     2.5 20.5C4 18.5 4 16 4 13Z;h O15 9 1.1
    flashlight.on ⚲ o M7 3H17V7L14.5 10.5V21H9.5V10.5L7 7Z;c M7 7H17;h O12 14 1.3
    cross.case ⚕ o R3 7 18 13 3;s M9 7V4.5H15V7;c M12 10.5V17;c M8.7 13.7H15.3
    eraser ▱ o M9 20L4 15L14 5L20 11L11 20Z;c M8.8 10.2L14.8 16.2;s M11 20H20
    figure.wave ☺ f O11.5 4.8 2.4;s M5.5 9L11 10.5H14.5L19 5;s M11.5 10.5V15L8.5 21.5;s M12.5 15L15 21.5
    wallet.pass ▤ o R5 3 14 18 3;c M5 8H19;c M5 12H19
    storefront ⌂ o M4.5 10V20.5H19.5V10;s M3 10L5 3.5H19L21 10C21 12.5 17 12.5 16.5 10C16 12.5 12.5 12.5 12 10\
    C11.5 12.5 8 12.5 7.5 10C7 12.5 3 12.5 3 10Z;c M14 20V15H17V20
    movieclapper ▤ o R3 9 18 11 2;s M3.5 7.8L20 3.5;s M8 6.5L9.5 4.5;s M13 5.2L14.5 3.2;c M3 13H21
    list.star ≣ f M4.5 3.4L5.3 5.4L7.2 5.5L5.7 6.8L6.2 8.8L4.5 7.7L2.8 8.8L3.3 6.8L1.8 5.5L3.7 5.4Z;f O4.5 12 1.5;\
    f O4.5 18 1.5;s M9 6H21;s M9 12H21;s M9 18H21
    largecircle.fill.circle ◉ s O12 12 9;f O12 12 5.5
    arrow.uturn.down ↴ s M7 20V10C7 3 17 3 17 10V18;s M13 14.5L17 18.5L21 14.5
    square.fill.text.grid.1x2 ▤ f R3 4 7 7 1.5;f R3 13 7 7 1.5;s M13 5.5H21;s M13 9.5H18;s M13 14.5H21;s M13 18.5H18
    finder ☺ o R3 3.5 18 17 3;c M12.5 3.5C10.5 8 10.5 11 10.5 13.5H13C13 16 13.3 18.5 14 20.5;c M7 8.5V10.5;c M17 8.5V10.5;\
    c M7 15.5C9.5 17.5 14.5 17.5 17 15.5
    camera.filters ⚘ s O12 8.5 5;s O8.5 14.5 5;s O15.5 14.5 5
    """

  /// Symbols with areas for which the system has no filled variant.
  static let withoutFill: Set = [
    "calendar", "qrcode", "sidebar.left", "sidebar.right", "slider.horizontal.3", "iphone", "ipad", "applewatch",
    "laptopcomputer", "display", "desktopcomputer", "magnifyingglass", "gear", "globe", "checklist", "network",
    "list.bullet", "list.dash", "list.number", "faceid", "barcode", "viewfinder", "textformat", "ellipsis",
  ]

  /// Names that share the drawing of another: `name other`.
  static let aliases = """
    chevron.forward chevron.right
    suit.heart heart
    applelogo apple.logo
    snow snowflake
    microphone mic
    arrowtriangle.backward arrowtriangle.left
    arrowtriangle.forward arrowtriangle.right
    arrow.forward.to.line arrow.right.to.line
    arrow.2.circlepath arrow.triangle.2.circlepath
    arrow.3.trianglepath arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90 arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise.rotate.90 arrow.triangle.2.circlepath
    text.book.closed book.closed
    person.3.sequence person.3
    hourglass.tophalf hourglass
    hourglass.bottomhalf hourglass
    hourglass.bottomhalf.filled hourglass
    flashlight.off flashlight.on
    photo.artframe photo
    app.grid square.grid.2x2
    beats.headphones headphones
    apple.terminal terminal
    thermometer.high thermometer.medium
    menubar.rectangle rectangle
    phone.connection phone
    web.camera camera
    chevron.backward chevron.left
    arrow.forward arrow.right
    arrow.backward arrow.left
    arrow.up.forward arrow.up.right
    arrow.right.arrow.left arrow.left.arrow.right
    arrow.down.backward arrow.down.left
    sidebar.leading sidebar.left
    sidebar.trailing sidebar.right
    sun.dust sun.max
    line.horizontal.3.decrease line.3.horizontal.decrease
    gearshape.2 gearshape
    photo.on.rectangle.angled photo.on.rectangle
    photo.stack photo.on.rectangle
    airplane.departure airplane
    bubble message
    ellipsis.bubble bubble.left
    text.bubble captions.bubble
    bell.and.waves.left.and.right bell
    doc.richtext doc.text
    doc.text.image doc.text
    list.bullet.clipboard list.clipboard
    list.bullet.rectangle.portrait list.bullet.rectangle
    wrench.and.screwdriver wrench
    hand.draw hand.tap
    hand.point.up.left hand.tap
    person.text.rectangle list.bullet.rectangle
    lock.rotation lock
    calendar.day.timeline.left calendar
    repeat.1 repeat
    mic.and.signal.meter mic
    xmark.bin trash
    delete.left xmark.square
    delete.backward xmark.square
    rectangle.portrait iphone
    textformat.alt textformat
    magnifyingglass.circle.dashed magnifyingglass
    checklist list.bullet
    paperplane.circle.dashed paperplane
    doc.fill.badge.plus doc.badge.plus
    plus.forwardslash.minus plus
    hearingdevice.ear speaker
    xbox.logo gamecontroller
    exclamationmark.magnifyingglass magnifyingglass
    doc.text.magnifyingglass magnifyingglass
    plus.magnifyingglass magnifyingglass
    minus.magnifyingglass magnifyingglass
    thermometer.medium thermometer
    testtube.2 pills
    heart.text.square heart.square
    laptopcomputer.and.iphone laptopcomputer
    macwindow rectangle
    circle.grid.2x2 square.grid.2x2
    circle.grid.3x3 square.grid.3x3
    rectangle.grid.2x2 square.grid.2x2
    square.grid.3x2 square.grid.3x3
    rectangle.grid.1x2 rectangle.stack
    person.circle person.crop.circle
    person.crop.square person.square
    play.rectangle.on.rectangle play.rectangle
    externaldrive.connected.to.line.below externaldrive
    point.3.connected.trianglepath.dotted arrow.triangle.branch
    translate character
    character.book.closed book.closed
    mail envelope
    mail.stack tray
    plus.rectangle.on.folder folder.badge.plus
    plus.square.on.square square.on.square
    plus.rectangle.on.rectangle square.on.square
    music.mic mic
    cloud.bolt.rain cloud.bolt
    cloud.sun.bolt cloud.bolt
    cloud.drizzle cloud.rain
    cloud.heavyrain cloud.rain
    cloud.sun.rain cloud.rain
    cloud.moon.rain cloud.rain
    cloud.hail cloud.snow
    cloud.sleet cloud.snow
    cloud.moon moon
    sun.haze sun.max
    sun.horizon sunrise
    sunset sunrise
    wind.snow wind
    tornado wind
    hurricane wind
    humidity drop
    basket cart
    airplay.audio airplayaudio
    airplay.video airplayvideo
    clock.badge clock
    record.circle dot.circle
    smallcircle.filled.circle dot.circle
    rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
    rectangle.righthalf.inset.filled.arrow.right rectangle.portrait.and.arrow.right
    rectangle.on.rectangle square.on.square
    square.and.arrow.up.on.square square.and.arrow.up
    arrow.uturn.left arrow.uturn.backward
    arrow.uturn.right arrow.uturn.forward
    arrowshape.turn.up.forward arrowshape.turn.up.right
    arrowshape.turn.up.backward arrowshape.turn.up.left
    clock.arrow.2.circlepath clock.arrow.circlepath
    clock.arrow.trianglehead.counterclockwise.rotate.90 clock.arrow.circlepath
    arrow.trianglehead.2.clockwise arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise arrow.clockwise
    arrow.trianglehead.counterclockwise arrow.counterclockwise
    document doc
    document.on.document doc.on.doc
    text.document doc.text
    text.page doc.text
    book.pages book
    pencil.line pencil
    pencil.and.outline pencil
    tray.full tray
    tray.and.arrow.down tray
    chevron.compact.right chevron.right
    chevron.compact.left chevron.left
    quote.opening text.quote
    film.stack film
    play.tv tv
    text.magnifyingglass magnifyingglass
    bubble.left.and.text.bubble.right bubble.left.and.bubble.right
    square.grid.2x2.square square.grid.2x2
    text.bubble.left captions.bubble
    star.leadinghalf.filled star
    circle.dotted circle
    circle.dashed circle
    app.dashed square.dashed
    rectangle.dashed square.dashed
    bolt.horizontal bolt
    lightbulb.max lightbulb
    lightbulb.min lightbulb
    house.lodge house
    birthday.cake gift
    cart.circle.dashed cart
    text.badge text.append
    text.badge.plus text.append
    text.badge.minus text.append
    text.badge.checkmark checklist
    text.badge.star text.append
    keyboard.chevron.compact.down keyboard
    keyboard.chevron.compact.left keyboard
    keyboard.onehanded.left keyboard
    control chevron.up
    box.truck shippingbox
    arrow.down.doc doc.badge.arrow.down
    doc.badge.arrow.down doc
    arrow.up.doc doc
    arrow.down.document doc
    network.badge.shield.half.filled network
    applewatch.radiowaves.left.and.right applewatch
    iphone.radiowaves.left.and.right iphone
    text.below.photo photo
    rectangle.connected.to.line.below rectangle
    play.square.stack square.stack
    pencil.tip.crop.circle pencil.circle
    pencil.tip pencil
    dot.radiowaves.right dot.radiowaves.left.and.right
    character.cursor.ibeam textformat
    character.textbox textformat
    square.stack.3d.down.forward square.stack.3d.up
    slider.horizontal.below.rectangle slider.horizontal.3
    slider.horizontal.2.gobackward slider.horizontal.3
    switch.2 slider.horizontal.3
    rotate.right arrow.clockwise
    rotate.left arrow.counterclockwise
    rectangle.on.rectangle.angled square.on.square
    rectangle.expand.vertical arrow.up.and.down
    rectangle.bottomthird.inset.filled rectangle
    rectangle.lefthalf.inset.filled sidebar.left
    rectangle.righthalf.inset.filled sidebar.right
    square.leadingthird.inset.filled sidebar.left
    square.trailingthird.inset.filled sidebar.right
    qrcode.viewfinder qrcode
    camera.viewfinder viewfinder
    text.viewfinder viewfinder
    doc.viewfinder viewfinder
    barcode.viewfinder barcode
    photo.fill.on.rectangle.fill photo.on.rectangle
    person.wave.2 person.2
    person.crop.square.filled.and.at.rectangle person.square
    person.fill.questionmark person
    person.fill.checkmark person
    person.fill.xmark person
    list.bullet.indent list.bullet
    list.bullet.below.rectangle list.bullet.rectangle
    clipboard list.clipboard
    chevron.left.slash.chevron.right chevron.left.forwardslash.chevron.right
    checkmark.circle.trianglebadge.exclamationmark checkmark.circle
    arrowshape.left arrow.left
    arrowshape.right arrow.right
    macbook laptopcomputer
    macmini rectangle
    smiley face.smiling
    party.popper gift
    rosette seal
    sparkle.magnifyingglass magnifyingglass
    square.on.square.dashed square.on.square
    sparkles.rectangle.stack rectangle.stack
    hand.wave hand.raised
    forward.frame forward.end
    flag.checkered flag
    cube.transparent cube
    cube.box shippingbox
    clear xmark.square
    chart.bar.doc.horizontal doc.text
    battery.100.bolt battery.100
    arrow.turn.right.down arrow.turn.down.right
    arrow.swap arrow.left.arrow.right
    arrow.branch arrow.triangle.branch
    paintbrush.pointed paintbrush
    iphone.homebutton iphone
    ipad.homebutton ipad
    powerplug bolt
    goforward.plus goforward
    gobackward.minus gobackward
    """
}
