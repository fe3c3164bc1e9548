import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** A process that logs two requests in one turn of its event loop and ends before the next one. */
async function linesOf(ending: string) {
  const module = fileURLToPath(new URL("./request-log.ts", import.meta.url));
  const program = `
    const { requestLog } = await import(${JSON.stringify(module)});
    requestLog.write("one");
    requestLog.write("two");
    ${ending}
  `;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program]);
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  return output;
}

test.each([
  ["ends by itself", ""],
  ["is stopped", "process.exit(0);"],
  ["crashes", "throw new Error('crash');"],
  ["crashes in a promise", "await Promise.reject(new Error('crash'));"],
])("a process that %s has written the lines of its last turn", async (_name, ending) => {
  expect(await linesOf(ending)).toBe("one\ntwo\n");
});
