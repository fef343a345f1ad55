#!/usr/bin/env python3
"""Takes the goldens of Fixtures/Types from the compiler.

    ORACLE=<command> Tests/Goldens/types.py [--check] [CASE...]

writes Fixtures/Types/<case>.txt for each case, or for those that are named; `--check` only tells which would change.

The oracle is a command that is given a Swift file and prints, for what the file declares, lines `Name<TAB>type`: the
static type as the compiler infers it from declarations of SwiftUI with their true generic signatures, printed as
`print(type(of:))` prints it. It prints a line for

- the body of each view, modifier, style, scene, app and preview: its name is that of the type, `Outer.Inner`;
- each property of type `some …`: `Type.property`;
- each function without generic parameters whose result is `some …`: `Type.function(label:)`, and `function()` outside
  of types.

What it cannot print it gives a type that begins with `<`; such lines are left out, and so are those with
`_UncertainModifier`, which stands where SwiftUI's own name is not known.
It ends with a status other than zero if the file does not compile. It finds in its environment what the first lines of
the case say:

    // sdk: 26           SDK=26; 18 if there is no such line, which gives the types of SDK 27 with the target 18
    // target: ios16     TARGET=ios16; ios18 if there is no such line
"""
import os, re, shlex, subprocess, sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "Fixtures" / "Types"


def setting(text, name, default):
    match = re.search(rf"\A(?://.*\n)*?// {name}: (\S+)", text)
    return match.group(1) if match else default


def golden(path):
    """The golden of a case, or what the oracle says is wrong with it."""
    text = path.read_text()
    environment = dict(os.environ, SDK=setting(text, "sdk", "18"), TARGET=setting(text, "target", "ios18"))
    run = subprocess.run(shlex.split(os.environ["ORACLE"]) + [str(path)], capture_output=True, text=True, env=environment)
    if run.returncode:
        return None, run.stderr
    lines = {}
    for line in run.stdout.splitlines():
        name, tab, type_name = line.partition("\t")
        if type_name in ("View", "Scene"):
            continue  # a protocol's own member: there is no type behind it
        name = re.sub(r"\.(body\(content:\)|makeBody\(configuration:\))$", "", name)
        if tab and not type_name.startswith("<") and "_UncertainModifier" not in type_name:
            lines[f"{name}\t{type_name}\n"] = None
    return "".join(lines), run.stderr


def main():
    if "ORACLE" not in os.environ:
        sys.exit(__doc__)
    names = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    checks = "--check" in sys.argv
    paths = [FOLDER / f"{name}.swift" for name in names] or sorted(FOLDER.glob("*.swift"))
    failed = False
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for path, (text, errors) in zip(paths, workers.map(golden, paths)):
            target = path.with_suffix(".txt")
            if text is None:
                failed = True
                print(f"{path.name} does not compile:\n{errors}", file=sys.stderr)
            elif not target.exists() or target.read_text() != text:
                print(f"{target.name}: {len(text.splitlines())} types" + (" would change" if checks else ""))
                if checks:
                    failed = True
                else:
                    target.write_text(text)
    sys.exit(1 if failed else 0)


main()
