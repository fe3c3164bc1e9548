/** One run of checks: a line for each step, and the totals at the end. */

let passed = 0;
let failed = 0;
const started = Date.now();

/**
 * Runs one step and prints a line about it, after its whole output when it failed.
 * @param {string} name
 * @param {() => import("./steps.mjs").Result | Promise<import("./steps.mjs").Result>} run
 * @returns {Promise<boolean>} Did everything pass?
 */
export async function step(name, run) {
  const began = Date.now();
  const result = await run();
  passed += result.passed;
  failed += result.failed;
  const isGood = result.failed === 0;
  if (!isGood) console.log(`\n${result.output.trim()}\n`);
  const figures = `${result.passed} passed${isGood ? "" : `, ${result.failed} failed`}`;
  console.log(`${isGood ? "ok  " : "FAIL"}  ${name.padEnd(24)} ${figures.padEnd(24)} ${minutes(Date.now() - began)}`);
  for (const note of result.notes ?? []) console.log(`      ${note}`);
  return isGood;
}

/** Runs steps that keep one processor busy, two at a time. @param {readonly (() => Promise<unknown>)[]} steps */
export async function inPairs(steps) {
  const waiting = [...steps];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([lane(), lane()]);
}

/** Prints the totals and ends the process. @returns {never} */
export function finish() {
  console.log(`\nTook ${minutes(Date.now() - started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

/** Runs the checks; an error outside a step counts as a failure. @param {() => Promise<void>} checks */
export function runChecks(checks) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));
  checks().then(finish, (error) => {
    console.error(error.message);
    failed += 1;
    finish();
  });
}

/** @param {number} ms */
function minutes(ms) {
  const seconds = ms / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
