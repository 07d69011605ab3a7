// Makes random taps, runs tapable with them, and writes one case a line.
//
// usage: node tapable-cases.js SEED COUNT
//
// A case is {"k": kind of hook, "p": the taps in the order in which they are tapped,
// "w": the words of each call, "r": each result}. The kinds are s sync, b bail, w waterfall,
// l loop. A tap is name,stage,action and, for some, ",before" with "+" between names:
//
//   action  u nothing (undefined), n null, v a value, x throw, m tap once more;
//           in a loop v gives a value in its first two runs only
"use strict";

const folder = process.env.TAPABLE || "/usr/share/nodejs/tapable";
const { SyncHook, SyncBailHook, SyncWaterfallHook, SyncLoopHook } = require(folder);

const kinds = { s: SyncHook, b: SyncBailHook, w: SyncWaterfallHook, l: SyncLoopHook };
const actions = { s: "uuuvnxm", b: "uuuuuvnxm", w: "uuuvvnxm", l: "uuuuvxm" };

class Failure extends Error {
  constructor(by) {
    super();
    this.by = by;
  }
}

// mulberry32, so that a seed gives the same cases everywhere.
function generator(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  };
}

const [seed, count] = process.argv.slice(2).map(Number);
const random = generator(seed);
const oneOf = (letters) => letters[random(letters.length)];

function randomTap(kind, index, hasNames) {
  const name = hasNames ? oneOf("abcde") : "abcdefghi"[index];
  const tap = { name, stage: random(5) - 2, action: oneOf(actions[kind]) };
  if (hasNames && random(3) === 0) {
    tap.before = [...new Set(Array.from({ length: 1 + random(2) }, () => oneOf("abcdef")))];
  }
  return tap;
}

function body(kind, hook, k, action, words, state) {
  return (x) => {
    words.push(kind === "w" ? `${k}:${x}` : `${k}`);
    state.runs[k] = (state.runs[k] || 0) + 1;
    switch (action) {
      case "n": return null;
      case "v": return kind === "l" && state.runs[k] > 2 ? undefined : 100 + k;
      case "x": throw new Failure(k);
      case "m":
        if (!state.hasLate) {
          state.hasLate = true;
          hook.tap("late", body(kind, hook, "L", "u", words, state));
        }
    }
  };
}

function call(hook, words) {
  words.length = 0;
  let result;
  try {
    const value = hook.call(1);
    result = value === undefined ? "none" : String(value);
  } catch (failure) {
    result = `!${failure.by}`;
  }
  return [words.join(" "), result];
}

function randomCase() {
  const kind = oneOf("sbwl");
  const hasNames = random(3) === 0;
  const taps = Array.from({ length: random(9) }, (_, k) => randomTap(kind, k, hasNames));
  const hook = new kinds[kind](["x"]);
  const words = [];
  const state = { runs: {}, hasLate: false };
  taps.forEach(({ name, stage, action, before }, k) =>
    hook.tap({ name, stage, before }, body(kind, hook, k, action, words, state)));
  const calls = taps.some(({ action }) => action === "m") ? 2 : 1;
  const answers = Array.from({ length: calls }, () => call(hook, words));
  const tokens = taps.map(({ name, stage, action, before }) =>
    [name, stage, action, ...(before ? [before.join("+")] : [])].join(","));
  return {
    k: kind, p: tokens.join(" "), w: answers.map(([line]) => line), r: answers.map(([, r]) => r),
  };
}

for (let index = 0; index < count; index++) console.log(JSON.stringify(randomCase()));
