#!/usr/bin/env python3
"""Checks pages of `viewrun --format html` in a headless Chromium: there are no console errors and no requests, and pointing,
clicking, the tree and the sliders work.

    check-page.py PAGE.html…

Needs only the browser: a copy of each page gets a script that performs the actions and writes the result into the title.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ACTIONS = r"""
<script>
'use strict';
const problems = [];
window.addEventListener('error', (event) => problems.push('error: ' + event.message));
document.addEventListener('securitypolicyviolation', (event) => problems.push('refused: ' + event.blockedURI));
function check(what, holds) { if (!holds) problems.push(what); }
function mouse(type, target, x, y) {
  target.dispatchEvent(new MouseEvent(type, { bubbles: type !== 'mouseenter' && type !== 'mouseleave', clientX: x, clientY: y }));
}
function inspected() { return document.getElementById('inspector').textContent; }
function marked() { return document.querySelector('.picture .mark'); }
setTimeout(() => {
  try {
    const views = states[0].views;
    const placed = views.findIndex((view) => view.text !== undefined && view.frame && view.frame[2] > 1 && view.frame[3] > 1);
    const view = views[placed < 0 ? views.findIndex((view) => view.frame) : placed];
    const box = document.querySelector('.picture').getBoundingClientRect();
    const [x, y, w, h] = view.frame;
    mouse('mousemove', document.querySelector('.picture'), box.left + x + w / 2, box.top + y + h / 2);
    check('pointing inspects a view', inspected().includes('path'));
    check('pointing marks a view', !marked().hidden);
    check('the frame is told', inspected().includes('frame') && inspected().includes('proposal'));
    const pointed = inspected();
    mouse('click', document.querySelector('.picture'), box.left + x + w / 2, box.top + y + h / 2);
    mouse('mouseleave', document.querySelector('.picture'), 0, 0);
    check('a click keeps the view', inspected() === pointed);
    const rows = [...document.querySelectorAll('#tree button')];
    check('the tree has every view', rows.length === views.length);
    mouse('mouseenter', rows[0], 0, 0);
    check('the tree inspects', inspected() !== '' && inspected().includes(views[0].path));
    mouse('mouseleave', rows[0], 0, 0);
    check('leaving goes back to what is kept', inspected() === pointed);
    rows[rows.length - 1].click();
    check('a click in the tree selects', rows[rows.length - 1].getAttribute('aria-selected') === 'true');
    check('a conversation is told', views.some((view) => view.trace));
    for (const id of ['width', 'time']) {
      const input = document.getElementById(id);
      if (Number(input.max) < 1) continue;
      const before = document.getElementById('pictures').innerHTML;
      input.value = id === 'time' ? input.max : (Number(input.value) === 0 ? 1 : 0);
      input.dispatchEvent(new Event('input'));
      check('the slider of the ' + id + ' changes the picture', document.getElementById('pictures').innerHTML !== before);
      check('there is a picture', document.querySelectorAll('.picture svg').length === 1);
    }
    const both = document.getElementById('both');
    if (!both.parentElement.hidden) {
      both.click();
      check('light and dark are side by side', document.querySelectorAll('.picture svg').length === 2);
    }
    check('no markup of the program', document.querySelectorAll('body b, body i, body img').length === 0);
  } catch (error) { problems.push('exception: ' + error.message); }
  document.title = 'CHECKED ' + JSON.stringify(problems);
}, 50);
</script>
"""


def browser():
    for name in ["chromium", "chromium-browser", "google-chrome", "chrome"]:
        path = shutil.which(name)
        if path:
            return path
    sys.exit("check-page.py: there is no Chromium in PATH")


def check(page, program):
    text = pathlib.Path(page).read_text(encoding="utf-8")
    problems = []
    # The file contains everything. Names of namespaces are not loaded.
    for match in re.finditer(r"""<[^<>]*\s(?:xlink:)?(?:src|href)\s*=\s*["']?([^"'\s>]+)""", text):
        if not match.group(1).startswith(("data:", "#")):
            problems.append(f"an address: {match.group(1)}")
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder, "page.html")
        copy.write_text(text.replace("</body>", ACTIONS + "</body>", 1)
                        if text.count("</body>") == 1 else text + ACTIONS, encoding="utf-8")
        run = subprocess.run(
            [program, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
             "--enable-logging=stderr", "--v=0", "--virtual-time-budget=4000", "--dump-dom", copy.as_uri()],
            capture_output=True, text=True, timeout=100)
    for line in run.stderr.splitlines():
        if "CONSOLE" in line:
            problems.append("console: " + line.split("CONSOLE", 1)[1])
    found = re.search(r"<title>CHECKED (.*?)</title>", run.stdout, re.S)
    if not found:
        problems.append("the page did not come to its end")
    else:
        problems += json.loads(found.group(1).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
    return problems


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = browser()
    failed = False
    for page in sys.argv[1:]:
        problems = check(page, program)
        print(f"{page}: {'fine' if not problems else ''}")
        for problem in problems:
            print(f"  {problem}")
        failed = failed or bool(problems)
    sys.exit(1 if failed else 0)


main()
