"""A loopback server that shows a folder below a path, as a static host would."""

import contextlib
import functools
import http.server
import sys
import threading


class FolderBelowPath(http.server.SimpleHTTPRequestHandler):
    """Serves a folder below a prefix; everything else is not found."""

    prefix = "/"

    def translate_path(self, path):
        if not path.startswith(self.prefix):
            return self.directory + "/no-such-file"
        return super().translate_path("/" + path[len(self.prefix):])

    def end_headers(self):
        # With this header linkchecker asks without a pause between two requests.
        self.send_header("LinkChecker", "welcome")
        super().end_headers()

    def log_message(self, *arguments):
        pass


class QuietServer(http.server.ThreadingHTTPServer):
    """A server that says nothing when a browser leaves before it has read everything."""

    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextlib.contextmanager
def serving(folder, prefix="/"):
    """Serves `folder` below `prefix` while the block runs; gives the address of its top."""
    handler = type("Handler", (FolderBelowPath,), {"prefix": prefix})
    server = QuietServer(
        ("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{prefix}"
    finally:
        server.shutdown()
        server.server_close()
