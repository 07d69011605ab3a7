"""Makes random plugins, runs pluggy with them, and writes one case a line.

usage: pluggy-cases.py SEED COUNT

A case is {"f": firstresult or not, "p": plugins, "u": unregistered before the calls,
"w": the words of each call, "r": the result of each call}. A plugin is three letters:

  kind    i plain, w wrapper
  flags   - none, F tryfirst, L trylast, B both
  action  plain:   n None, v a value, z zero, x raise, m register one more plugin
          wrapper: p pass on, o pass on in a 'finally', R replace, a append, b raise before the
                   yield, e raise behind it, s swallow, t raise another in place of what came
"""

import json
import random
import sys

import pluggy

implement = pluggy.HookimplMarker("oracle")
specify = pluggy.HookspecMarker("oracle")


class Failure(Exception):
    pass


class Case:
    def __init__(self, rng):
        self.first = rng.random() < 0.4
        self.tokens = [self.token(rng) for _ in range(rng.randint(0, 8))]
        self.has_late = False
        # What is unregistered can move the place of a plugin that comes later: not both at once.
        self.dropped = [
            k for k in range(len(self.tokens)) if not self.adds_late and rng.random() < 0.1]
        self.words = []
        self.manager = pluggy.PluginManager("oracle")
        self.manager.add_hookspecs(self.spec())

    @property
    def adds_late(self):
        return any(token[2] == "m" for token in self.tokens)

    def token(self, rng):
        kind = rng.choice("iiw")
        actions = "nnvvvzxm" if kind == "i" else "ppooRabest"
        return kind + rng.choice("---FFLLB") + rng.choice(actions)

    def spec(self):
        class Spec:
            @specify(firstresult=self.first)
            def call(self):
                pass

        return Spec

    def plugin(self, k, token):
        kind, flags, action = token
        body = self.plain(k, action) if kind == "i" else self.wrapper(k, action)
        mark = implement(
            wrapper=kind == "w", tryfirst=flags in "FB", trylast=flags in "LB")
        plugin = type("Plugin", (), {})()
        plugin.call = mark(body)
        return plugin

    def plain(self, k, action):
        def call():
            self.words.append(str(k))
            if action == "x":
                raise Failure(k)
            if action == "m":
                self.add_late()
            return {"v": 10 + k if k != "L" else 99, "z": 0}.get(action)

        return call

    def add_late(self):
        if not self.has_late:
            self.has_late = True
            self.manager.register(self.plugin("L", "i-v"))

    def wrapper(self, k, action):
        own = 100 + k

        def alone():
            return own if self.first else [own]

        def call():
            self.words.append(f"{k}<")
            if action == "b":
                raise Failure(k)
            if action == "o":
                try:
                    return (yield)
                finally:
                    self.words.append(f"{k}~")
            try:
                result = yield
            except Failure:
                self.words.append(f"{k}!")
                if action in "et":
                    raise Failure(k) from None
                if action == "s":
                    return alone()
                raise
            self.words.append(f"{k}>")
            if action == "e":
                raise Failure(k)
            if action == "R":
                return alone()
            if action == "a":
                return (result or 0) + own if self.first else result + [own]
            return result

        return call

    def run(self):
        plugins = [self.plugin(k, token) for k, token in enumerate(self.tokens)]
        for plugin in plugins:
            self.manager.register(plugin)
        for k in self.dropped:
            self.manager.unregister(plugins[k])
        calls = [self.call() for _ in range(2 if self.adds_late else 1)]
        return {
            "f": self.first, "p": " ".join(self.tokens), "u": self.dropped,
            "w": [words for words, _ in calls], "r": [result for _, result in calls],
        }

    def call(self):
        self.words.clear()
        try:
            result = self.manager.hook.call()
        except Failure as failure:
            return " ".join(self.words), f"!{failure.args[0]}"
        if self.first:
            text = "none" if result is None else str(result)
        else:
            text = ",".join(map(str, result))
        return " ".join(self.words), text


rng = random.Random(int(sys.argv[1]))
for _ in range(int(sys.argv[2])):
    print(json.dumps(Case(rng).run(), separators=(",", ":")))
