#!/usr/bin/env python3
"""Writes the goldens of Fixtures/Types with the compiler's types.

    ORACLE=<command> Tests/Goldens/types.py [--check] [CASE...]

writes Fixtures/Types/<case>.txt for each case, or for the named ones; `--check` only lists the files that would change.

The oracle is a command that takes a Swift file and prints a line `Name<TAB>type` for each of its declarations: the static
type that the compiler infers from SwiftUI's declarations with their true generic signatures, in the format of
`print(type(of:))`. It prints a line for

- the body of each view, modifier, style, scene, app and preview, under the name of the type: `Outer.Inner`;
- each property of type `some …`: `Type.property`;
- each function without generic parameters whose result is `some …`: `Type.function(label:)`, and `function()` outside
  of types.

For a declaration that it cannot print, the type begins with `<`. Such lines are left out, and so are lines with
`_UncertainModifier`, which stands for a SwiftUI type whose name is not known.
The oracle fails with a nonzero status if the file does not compile. Its environment contains the settings in the first
lines of the case:

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
    """The golden of a case, or None, and the oracle's errors."""
    text = path.read_text()
    environment = dict(os.environ, SDK=setting(text, "sdk", "18"), TARGET=setting(text, "target", "ios18"))
    run = subprocess.run(shlex.split(os.environ["ORACLE"]) + [str(path)], capture_output=True, text=True, env=environment)
    if run.returncode:
        return None, run.stderr
    lines = {}
    for line in run.stdout.splitlines():
        name, tab, type_name = line.partition("\t")
        if type_name in ("View", "Scene"):
            continue  # a protocol requirement, which has no concrete type
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
