"""Pages elsewhere: only those of an allowed origin may ask, with the token."""
import functools
import http.server
import os
import re
import signal
import subprocess
import threading

import pytest

from conftest import Quiet

pytestmark = pytest.mark.program("a site has no server of questions")

ASK = """async ([address, token]) => {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${address}/api/set.hints`, { method: "POST", headers, body: '{"cards":"1PDS 2GSE 3ROF"}' });
  return [answer.status, await answer.json()];
}"""


@pytest.fixture
def elsewhere(tmp_path):
    """A page of another website: its origin, and one of another origin at the same port."""
    (tmp_path / "index.html").write_text("<!doctype html><title>Somebody's page</title>")
    handler = functools.partial(Quiet, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://localhost:{host.server_port}", f"http://127.0.0.1:{host.server_port}"
        host.shutdown()


@pytest.fixture
def served(elsewhere):
    """A server that lets the first of the pages ask: its address and the token."""
    server = subprocess.Popen(
        [os.environ["PUZZLELAB"], "serve", "--port", "0", "--allow-origin", elsewhere[0]], stdout=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    yield re.search(r"(http://\S+)/\?token=(\w+)", server.stdout.readline()).groups()
    server.send_signal(signal.SIGINT)
    assert server.wait(10) == 0


def test_an_allowed_page_asks_with_the_token_and_no_other_page(elsewhere, served, browser):
    address, token = served
    context = browser.new_context()
    page = context.new_page()
    page.goto(elsewhere[0])
    status, document = page.evaluate(ASK, [address, token])
    assert (status, document["result"]["sets"]) == (200, [[0, 1, 2]])
    status, document = page.evaluate(ASK, [address, None])
    assert (status, document["schema"]) == (401, "puzzlelab/error/1")
    page.goto(elsewhere[1])
    with pytest.raises(Exception, match="Failed to fetch"):
        page.evaluate(ASK, [address, token])
    context.close()
