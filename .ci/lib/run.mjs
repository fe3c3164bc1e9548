import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/**
 * @typedef {object} Ran
 * @property {boolean} ok
 * @property {string} output All it wrote, both streams.
 */

/**
 * Runs a command to its end and keeps what it writes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, timeoutMs?: number }} [options] `env` is added to ours.
 * @returns {Promise<Ran>}
 */
export function run(command, args, { env = {}, cwd = root, timeoutMs = 600_000 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text) => {
        output += text;
      });
    }
    const leave = () => child.kill("SIGTERM");
    process.once("exit", leave);
    const late = setTimeout(() => {
      output += `\nEnded after ${timeoutMs / 1000} s.`;
      child.kill("SIGTERM");
    }, timeoutMs);
    const done = (/** @type {boolean} */ ok) => {
      clearTimeout(late);
      process.off("exit", leave);
      resolve({ ok, output });
    };
    child.once("error", (error) => {
      output += error.message;
      done(false);
    });
    child.once("close", (code) => done(code === 0));
  });
}

/**
 * Runs a program of an installed package with this Node.
 * @param {string} file Below `node_modules`, for example `next/dist/bin/next`.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runInstalled(file, args, options) {
  return run(process.execPath, [`${root}/node_modules/${file}`, ...args], options);
}
