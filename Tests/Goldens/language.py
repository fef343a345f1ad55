#!/usr/bin/env python3
"""Takes the outputs of Fixtures/Language from the Swift compiler.

    Tests/Goldens/language.py [check] [TOPIC | TOPIC/NAME | FILE.swift ...]

compiles each program with `swiftc` (in PATH, or the command in SWIFTC), runs it and writes what it prints beside it, as
NAME.txt; with `check` it only tells which would change. The programs are those under the named topics, or all. Files
that are named by a path may lie anywhere.

A program says in comments among its first lines how it is to be taken:

    // swift-version: 6    the language mode; 5 if there is no such line
    // exit: 3             it ends with this status; 0 if there is no such line
    // traps               it ends with a trap, and its output is what it printed until then

A program with `@main` is compiled as a library is parsed; the module is `main`. It runs with an empty input, in UTC, in
its own empty folder. It is run twice, since what changes from run to run, as the order of a dictionary, is no golden.
"""
import os, re, shlex, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "Fixtures" / "Language"
COMPILER = shlex.split(os.environ.get("SWIFTC", "swiftc"))
ENVIRONMENT = dict(os.environ, TZ="UTC", LC_ALL="C.UTF-8", SWIFT_BACKTRACE="enable=no")
PROCESSES = 2
SECONDS_TO_COMPILE = 120
SECONDS_TO_RUN = 20


def setting(text, name):
    """What follows `// name` among the comments that a program begins with; an empty string if nothing does."""
    head = re.match(r"(?://.*\n|\s*\n)*", text).group()
    match = re.search(rf"^// {name}(?:: *(.*?))?\s*$", head, re.MULTILINE)
    return None if match is None else match.group(1) or ""


def output(path):
    """What a program prints, or None and what is wrong with it."""
    text = path.read_text()
    traps = setting(text, "traps") is not None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "program"
        options = ["-swift-version", setting(text, "swift-version") or "5", "-Onone", "-suppress-warnings"]
        options += ["-parse-as-library"] if re.search(r"^@main\b", text, re.MULTILINE) else []
        command = COMPILER + options + ["-module-name", "main", path.name, "-o", str(program), "-lm"]
        try:
            compiled = subprocess.run(
                command, cwd=path.parent, capture_output=True, text=True, timeout=SECONDS_TO_COMPILE)
            if compiled.returncode:
                return None, compiled.stderr
            # A trap loses what the C library still holds back, so such a program must hold nothing back.
            started = ["stdbuf", "-o0", str(program)] if traps else [str(program)]
            runs = [
                subprocess.run(started, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                               env=ENVIRONMENT, timeout=SECONDS_TO_RUN)
                for _ in range(2)
            ]
        except subprocess.TimeoutExpired as expired:
            return None, f"{expired}\n"
    status = runs[0].returncode
    if traps and status >= 0:
        return None, f"ended with {status} and without a trap\n"
    if not traps and status != int(setting(text, "exit") or 0):
        return None, f"ended with {status}\n{runs[0].stderr.decode(errors='replace')}"
    if runs[0].stdout != runs[1].stdout:
        return None, "printed something else when it ran again\n"
    return runs[0].stdout, ""


def programs(names):
    """The programs that are named."""
    for name in names:
        path = Path(name)
        if path.suffix == ".swift" and path.is_file():
            yield path.resolve()
        elif (FOLDER / name).is_dir():
            yield from sorted((FOLDER / name).rglob("*.swift"))
        else:
            yield FOLDER / (name.removesuffix(".swift") + ".swift")


def main():
    arguments = sys.argv[1:]
    checks = arguments[:1] == ["check"]
    paths = list(programs(arguments[checks:] or ["."]))
    failures = changes = 0
    with ThreadPoolExecutor(PROCESSES) as workers:
        for path, (text, errors) in zip(paths, workers.map(output, paths)):
            name = os.path.relpath(path, FOLDER) if FOLDER in path.parents else str(path)
            target = path.with_suffix(".txt")
            if text is None:
                failures += 1
                print(f"{name}: {errors}", end="", file=sys.stderr)
            elif not target.exists() or target.read_bytes() != text:
                changes += 1
                print(f"{name}: {len(text.splitlines())} lines" + (" would change" if checks else ""))
                if not checks:
                    target.write_bytes(text)
    print(f"{len(paths)} programs, {changes} changed, {failures} failed")
    sys.exit(1 if failures or (checks and changes) else 0)


main()
