import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { freePorts, isFree } from "../../.ci/lib/ports.mjs";

const count = 6;
const run = promisify(execFile);

/** Another process that takes as many ranges and writes their first ports. */
async function rangesOfAnotherProcess(ranges: number): Promise<number[]> {
  const module = new URL("../../.ci/lib/ports.mjs", import.meta.url).href;
  const code = `const { freePorts } = await import("${module}");
    const firsts = [];
    for (let at = 0; at < ${ranges}; at++) firsts.push(await freePorts(${count}));
    console.log(firsts.join());`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", code]);
  return stdout.trim().split(",").map(Number);
}

test("two test runs side by side, and two calls of one, never get the same port before a program listens there", async () => {
  const here: number[] = [];
  const others = rangesOfAnotherProcess(60);
  for (let at = 0; at < 60; at++) here.push(await freePorts(count));
  const again = await rangesOfAnotherProcess(60);

  const ports = (firsts: number[]) => firsts.flatMap((first) => Array.from({ length: count }, (_, at) => first + at));
  const [mine, later] = [ports(here), ports(again)];
  expect((await others).length).toBe(60);
  expect(new Set([...mine, ...later]).size).toBe(2 * 60 * count);
  expect(await isFree(mine[0] ?? 0)).toBe(true);
});
