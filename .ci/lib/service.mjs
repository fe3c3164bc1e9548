import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/**
 * @typedef {object} Service A child process that has responded once.
 * @property {import("node:child_process").ChildProcess} process
 * @property {Promise<string>} ended Resolves when it has ended, with one sentence that says how.
 * @property {() => string} output The last lines it wrote.
 * @property {() => Promise<void>} stop Asks it to end and waits; after 10 s it is killed.
 * @property {() => Promise<void>} kill9 Ends it without a chance to tidy up, as a power cut would.
 */

const keptLines = 200;

/**
 * Starts a Node program and resolves once `url` responds with a status below 500.
 * Rejects with one sentence, the program's own last line, when it ends first or stays silent for `timeoutMs`.
 * @param {object} options
 * @param {string} options.name How the program is called in messages.
 * @param {string[]} options.args What follows `node`.
 * @param {Record<string, string | undefined>} options.env Its whole environment.
 * @param {string} options.url
 * @param {string} [options.cwd] The folder that it runs in, by default the project's.
 * @param {number} [options.timeoutMs]
 * @param {((line: string) => void) | undefined} [options.onLine] Hears every line it writes.
 * @returns {Promise<Service>}
 */
export async function startService({ name, args, env, url, cwd = root, timeoutMs = 90_000, onLine }) {
  // In its own process group: Ctrl-C in a terminal reaches only us, and we stop it once.
  const endWithUs = `${new URL("./end-with-parent.mjs", import.meta.url)}?parent=${process.pid}`;
  const child = spawn(process.execPath, ["--import", endWithUs, ...args], {
    cwd,
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const errors = [];
  eachLine(child.stdout, checkLine);
  eachLine(child.stderr, (line) => {
    checkLine(line);
    if (line.trim()) errors.push(line);
    if (errors.length > keptLines) errors.shift();
  });

  /** @param {string} line */
  function checkLine(line) {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
    onLine?.(line);
  }

  const leave = () => child.kill("SIGTERM");
  process.once("exit", leave);
  let running = true;
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    const finish = (/** @type {string} */ sentence) => {
      running = false;
      process.off("exit", leave);
      resolve(sentence);
    };
    child.once("error", (error) => finish(`${name} cannot be started: ${error.message}`));
    child.once("close", (code, signal) => {
      const thrown = errors.findLast((line) => /^\w*Error: /.test(line)) ?? errors.at(-1);
      finish(signal ? `${name} was ended by ${signal}.` : (thrown ?? `${name} ended with exit code ${code}.`));
    });
  });

  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (running) child.kill(signal);
    const last = setTimeout(() => child.kill("SIGKILL"), 10_000);
    await ended;
    clearTimeout(last);
  };
  const deadline = Date.now() + timeoutMs;
  while (running && !(await responds(url))) {
    if (Date.now() > deadline) {
      await end("SIGKILL");
      throw new Error(`${name} did not respond at ${url} within ${timeoutMs / 1000} s.\n${lines.join("\n")}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!running) throw new Error(await ended);
  return {
    process: child,
    ended,
    output: () => lines.join("\n"),
    stop: () => end("SIGTERM"),
    kill9: () => end("SIGKILL"),
  };
}

/** @param {string} url */
async function responds(url) {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** @param {import("node:stream").Readable} stream @param {(line: string) => void} onLine */
function eachLine(stream, onLine) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  });
  stream.on("end", () => rest && onLine(rest));
}
