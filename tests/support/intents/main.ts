import { startVitest } from "vitest/node";
import { runInBrowser } from "./in-browser";

/**
 * `npm run histories`: 3,000 random histories of operations, half of them with a platform that honours keys. An argument is another
 * number of them, and one after it the first seed; else that is 1. It prints how many are done after each 50 of a platform, which have
 * one seed: with the one after it another run goes on where this one ended. `npm test` runs 200, of another seed each time. `npm run histories -- browser`: 40 of money in tabs of a real browser, which needs a build; the
 * arguments after it are another number of them and the first seed. `npm run histories -- limits`: 10,000 of limits, time and stakes
 * against the sandbox's SQL, or another number of them.
 */
const [first = "3000", count = "40", seed = "1"] = process.argv.slice(2);
if (first === "browser") {
  await runInBrowser(Number(count), Number(seed));
  process.exit(0);
}
if (first === "limits") {
  process.env.LIMIT_HISTORIES = process.argv[3] ?? "10000";
  const file = "tests/contract/safety/spend-histories.test.ts";
  await startVitest("test", [file], { project: ["contract"], run: true, watch: false });
  process.exit();
}
process.env.HISTORIES = String(Math.ceil(Number(first) / 2));
process.env.HISTORIES_SEED = process.argv[3] ?? "1";
await startVitest("test", ["tests/processes/intents.test.ts"], { project: ["processes"], run: true, watch: false });
