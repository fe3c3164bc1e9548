import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { freePorts, isFree } from "../../.ci/lib/ports.mjs";
import { type Service, startService } from "../../.ci/lib/service.mjs";

let command: Service | undefined;
let data = "";
afterEach(async () => {
  await command?.stop();
  await rm(data, { recursive: true, force: true });
});

/** `npm start` on a machine where everything is installed and built. */
test("npm start brings up sandbox and site, prints the address and the demo player, and ends both together", async () => {
  const port = await freePorts(7);
  data = await mkdtemp(join(tmpdir(), "greenroom-start-"));
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: String(port), SANDBOX_PORT: String(port + 1), SANDBOX_DATA: data };
  const url = `http://localhost:${port}/en-UN`;
  command = await startService({ name: "npm start", args: [".ci/start.mjs"], env, url });
  await expect.poll(command.output, { timeout: 60_000 }).toContain(`http://localhost:${port}\n`);
  expect(command.output()).toContain("demo@greenroom.example / Greenroom-2026");
  expect(command.output().split("\n").length).toBeLessThan(12);
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(`http://localhost:${port + 1}/healthz`)).status).toBe(200);
  await command.stop();
  for (let at = 0; at < 7; at++) expect(await isFree(port + at)).toBe(true);
});
