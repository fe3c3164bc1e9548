import { setTimeout } from "node:timers/promises";
import { type Figure, format, type Verdict, verdictOf } from "./figure";
import { measureCachedHit } from "./measures/cached-hit";
import { measureExpiry } from "./measures/expiry";
import { measureGrowth } from "./measures/growth";
import { measureHistory } from "./measures/history";
import { measureInput } from "./measures/input";
import { measureLargestPaint } from "./measures/largest-paint";
import { measureLighthouse } from "./measures/lighthouse";
import { measureMainThread } from "./measures/main-thread";
import { measureMemory } from "./measures/memory";
import { measurePush } from "./measures/push";
import { measureRequests } from "./measures/requests";
import { measureSearch } from "./measures/search";
import { prepareBuilds } from "./servers";
import { stopSharedEnvironment } from "./shared-environment";

/** `npm run bench -- WORDS`: runs the measures whose name holds one of the words, all without words. */
const measures: Readonly<Record<string, () => Promise<Figure[]>>> = {
  "cached-hit": measureCachedHit,
  expiry: measureExpiry,
  growth: measureGrowth,
  history: measureHistory,
  input: measureInput,
  "main-thread": measureMainThread,
  "largest-paint": measureLargestPaint,
  push: measurePush,
  requests: measureRequests,
  search: measureSearch,
  memory: measureMemory,
  lighthouse: measureLighthouse,
};

const round = (value: number): string => (value < 1 ? value.toPrecision(2) : format(value));

function report(figure: Figure): Verdict {
  const verdict = verdictOf(figure);
  const { name, value, limit, unit, detail } = figure;
  console.log(`  ${verdict.padEnd(4)}  ${name}: ${round(value)} ${unit} (at most ${round(limit)})\n        ${detail}`);
  return verdict;
}

/** Far more than any measure takes, also on two busy cores. */
const mostMs = 60 * 60_000;

/** @throws when the measure takes too long: what it has started ends with the process */
function limitTime(measure: Promise<Figure[]>): Promise<Figure[]> {
  const timeout = new AbortController();
  const late = setTimeout(mostMs, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`it took more than ${mostMs / 60_000} minutes`);
  });
  return Promise.race([measure, late]).finally(() => timeout.abort());
}

const words = process.argv.slice(2);
const chosen = Object.entries(measures).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  console.error(`No measure matches. There are: ${Object.keys(measures).join(", ")}`);
  process.exit(1);
}

const withoutBare = ["expiry", "growth", "history", "input", "lighthouse", "push", "requests", "search"];
await prepareBuilds(chosen.some(([name]) => !withoutBare.includes(name)));
let failed = 0;
for (const [measure, run] of chosen) {
  const started = performance.now();
  // A measure that cannot be made must not keep the others from being made.
  const figures = await limitTime(run()).catch((error: Error) => {
    console.error(`\n${measure} could not be measured: ${error.message}`);
    failed += 1;
    return [];
  });
  console.log(`\n${measure} (${Math.round((performance.now() - started) / 1_000)} s)`);
  failed += figures.filter((figure) => report(figure) === "FAIL").length;
}
await stopSharedEnvironment();
process.exit(failed > 0 ? 1 : 0);
