import { startVitest } from "vitest/node";

/**
 * `npm run histories`: 3,000 random histories of operations, half of them with a platform that honours keys. An argument is another
 * number of them. `npm test` runs 200.
 */
const [all = "3000"] = process.argv.slice(2);
process.env.HISTORIES = String(Math.ceil(Number(all) / 2));
await startVitest("test", ["tests/processes/intents.test.ts"], { project: ["processes"], run: true, watch: false });
