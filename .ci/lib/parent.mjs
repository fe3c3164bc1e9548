import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const checkMs = 250;

/**
 * Calls `then` once when the process `parent` is no longer our parent: a process without a parent is given another.
 * @param {number} parent
 * @param {() => unknown} then
 */
export function whenParentEnds(parent, then) {
  once(() => process.ppid !== parent, then);
}

/**
 * Calls `then` once when the npm that runs this script ends. A shell may be between the two, and survives npm.
 * @param {() => unknown} then
 */
export function whenNpmEnds(then) {
  const parent = process.ppid;
  const [name, grandparent] = describe(parent);
  whenParentEnds(parent, then);
  if (/sh$/.test(name)) once(() => describe(parent)[1] !== grandparent, then);
}

/** @param {() => boolean} isTrue @param {() => unknown} then */
function once(isTrue, then) {
  const timer = setInterval(() => {
    if (!isTrue()) return;
    clearInterval(timer);
    then();
  }, checkMs);
  timer.unref();
}

/** The name and the parent of a process. @param {number} pid @returns {[string, number]} */
function describe(pid) {
  const stat = `/proc/${pid}/stat`;
  const [, name = "", parent] = existsSync(stat)
    ? (/\((.*)\) \S (\d+)/.exec(readFileSync(stat, "utf8")) ?? [])
    : (/^(\S+)\s+(\d+)/.exec(spawnSync("ps", ["-o", "comm=,ppid=", "-p", String(pid)], { encoding: "utf8" }).stdout) ??
      []);
  return [name, Number(parent)];
}
