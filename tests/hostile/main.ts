import { readFileSync } from "node:fs";
import { startEnvironment } from "../support/processes";
import { visitRandomAddresses } from "../support/random-addresses";

/** `npm run hostile`: how the server's memory develops while it is asked for addresses that nobody requested before. */
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
await environment.stop();
process.exit();
