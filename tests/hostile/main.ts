import { readFileSync } from "node:fs";
import { harmlessRequests, hostileRequests, sendHostile } from "../support/hostile-requests";
import { startEnvironment } from "../support/processes";
import { visitRandomAddresses } from "../support/random-addresses";
import { slowdownBesideHostileClients } from "./beside";

/**
 * `npm run hostile`: how the server's memory develops under requests for new addresses, and its responses
 * to hostile input in every position of a request, and how long a lobby takes beside two clients who mean to stop the site.
 */
const total = Number(process.env.ADDRESSES ?? 20_000);
const step = Math.ceil(total / 10);

const environment = await startEnvironment();
const memory = () => {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${environment.site.process.pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};
console.log(`Resident memory at the start: ${memory()} MB`);
for (let done = step; done <= total; done += step) {
  const started = performance.now();
  const statuses = await visitRandomAddresses(environment.site.origin, step);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${done} addresses: ${memory()} MB, statuses ${JSON.stringify(statuses)}, ${seconds} s`);
  const failed = Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== "503");
  if (failed.length > 0) process.exitCode = 1;
}
const hostile = Number(process.env.HOSTILE ?? 10_000);
const seed = Number(process.env.SEED ?? 8);
await sendHostile(environment.site.origin, harmlessRequests());
const { bad, ...figures } = await sendHostile(environment.site.origin, hostileRequests(hostile, seed));
console.log(`Hostile requests, seed ${seed}: ${JSON.stringify(figures)}, ${bad.length} that broke a promise`);
for (const line of bad.slice(0, 20)) console.log(line);
if (bad.length > 0) process.exitCode = 1;
const slowdown = await slowdownBesideHostileClients(environment.site.origin);
console.log(
  `A lobby from the cache beside two hostile clients: ${slowdown.toFixed(1)} times its time alone, at most 3`,
);
if (slowdown > 3) process.exitCode = 1;
await environment.stop();
process.exit();
