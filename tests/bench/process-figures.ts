import { readdirSync, readFileSync } from "node:fs";
import type { Service } from "../../.ci/lib/service.mjs";

const folderOf = ({ process }: Service) => `/proc/${process.pid}`;

/** Nanoseconds on a core: the first number of the kernel's `schedstat`. */
function onCore(file: string): number {
  return Number(readFileSync(file, "utf8").split(" ", 1)[0]);
}

/** Nanoseconds of CPU that all threads of a process have used. */
export function cpuOf(service: Service): number {
  const tasks = `${folderOf(service)}/task`;
  return readdirSync(tasks).reduce((sum, task) => sum + onCore(`${tasks}/${task}/schedstat`), 0);
}

/** Nanoseconds of CPU that the thread of the event loop has used. */
export const mainThreadOf = (service: Service): number => onCore(`${folderOf(service)}/schedstat`);

/** Megabytes of resident memory. */
export function memoryOf(service: Service): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`${folderOf(service)}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
