"""Questions of a page that are held back, as a slow program would, or a slow worker where there is no program.

`held = hold(page, "set.analyze", which)` keeps back the questions of that name for whose request `which(request)` holds.
`held.wait()` waits for the first; `held.release()` lets all through, now and later; `held.answer(document)` answers the
first in another way; `held.wait_for_stop()` waits until the page no longer wants an answer.
"""
import json

# For each page, before its own scripts: a worker gets a question when `decide` says so.
HOOK = """{
    window.wire = { held: [], answers: 0, stops: 0 };
    window.Worker = class extends Worker {
        postMessage(message) {
            if (!message.line || !window.decide) return super.postMessage(message);
            const { ask, request } = JSON.parse(message.line);
            const send = () => {
                this.addEventListener("message", ({ data }) => data.isLast && (wire.answers += 1));
                super.postMessage(message);
            };
            window.decide(ask, request).then((isHeld) => {
                if (!isHeld) return send();
                this.isHeld = true;
                wire.held.push({ send, answer: (text) => this.onmessage({ data: { number: message.number, text, isLast: true } }) });
            });
        }
        terminate() {
            if (this.isHeld) wire.stops += 1;
            super.terminate();
        }
    };
}"""


class Held:
    def __init__(self, page, question, which=lambda request: True):
        self.page, self.question, self.which, self.requests, self.is_over = page, question, which, [], False
        self.begin()

    def __len__(self):
        return len(self.requests)

    def holds(self, request):
        """Whether a question is held back, which is remembered then."""
        if self.is_over or not self.which(request):
            return False
        self.requests.append(request)
        return True

    def wait(self):
        self.until(lambda: self.requests)

    def until(self, condition):
        for _ in range(750):
            if condition():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing came of {self.question} within 15 seconds")


class HeldByServer(Held):
    def begin(self):
        self.address, self.routes, self.stops, self.answers = f"**/api/{self.question}", [], 0, 0
        self.page.route(self.address, self.decide)
        self.page.on("requestfailed", lambda request: self.count("stops", request))
        self.page.on("requestfinished", lambda request: self.count("answers", request))

    def decide(self, route):
        if self.holds(route.request.post_data_json):
            self.routes.append(route)
        else:
            route.continue_()

    def count(self, what, request):
        if request.url.endswith(f"/api/{self.question}"):
            setattr(self, what, getattr(self, what) + 1)

    def release(self, is_answered=False):
        before = self.answers
        self.is_over = True
        self.page.unroute(self.address)
        for route in self.routes:
            route.continue_()
        if is_answered:
            self.until(lambda: self.answers > before)

    def answer(self, document):
        self.routes[0].fulfill(json=document)

    def wait_for_stop(self):
        self.until(lambda: self.stops)


class HeldByWorker(Held):
    def begin(self):
        # A page has one `decide`, which asks all that hold.
        if not hasattr(self.page, "holds"):
            self.page.holds = []
            holds = self.page.holds
            self.page.expose_function("decide", lambda question, request: any([held.question == question and held.holds(request) for held in holds]))
        self.page.holds.append(self)

    def release(self, is_answered=False):
        self.is_over = True
        before = self.page.evaluate("wire.answers")
        self.until(lambda: self.page.evaluate("wire.held.length") >= len(self))
        self.page.evaluate("wire.held.forEach(({ send }) => send())")
        if is_answered:
            self.until(lambda: self.page.evaluate("wire.answers") > before)

    def answer(self, document):
        self.until(lambda: self.page.evaluate("wire.held.length"))
        self.page.evaluate("text => wire.held[0].answer(text)", json.dumps({"schema": "", **document}))

    def wait_for_stop(self):
        self.until(lambda: self.page.evaluate("wire.stops"))
