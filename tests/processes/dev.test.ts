import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "../../.ci/lib/chromium.mjs";
import { freePorts } from "../../.ci/lib/ports.mjs";
import { root } from "../../.ci/lib/root.mjs";
import { chromium as launch } from "../support/chromium";

/** Compiling the first page takes most of it. */
const patientMs = 200_000;

let origin: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const port = await freePorts(7);
  const data = await mkdtemp(join(tmpdir(), "greenroom-dev-"));
  const { PATH = "", HOME = "" } = process.env;
  const ports = { PORT: String(port + 6), SANDBOX_PORT: String(port) };
  const env = { PATH, HOME, NODE_ENV: "test" as const, ...ports, SANDBOX_DATA: data, SANDBOX_GAMES: "50" };
  const child = spawn(process.execPath, [".ci/dev.mjs"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  let output = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("Logs ")) resolve();
      });
    child.once("close", () => reject(new Error(output)));
  });
  origin = `http://localhost:${port + 6}`;
  stop = async () => {
    child.kill();
    await ended;
    await rm(data, { recursive: true, force: true });
  };
});
afterAll(() => stop?.());

test(
  "`npm run dev` opens a page, and shows a changed file in it without loading it again",
  async () => {
    const browser = await chromium.launch({ ...launch, executablePath: await findChromium() });
    const file = join(root, "components/site/footer/footer.tsx");
    const source = await readFile(file, "utf8");
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(patientMs);
      const complaints: string[] = [];
      // Development shows the server's log in the browser too: a busy machine may make content late, which is no fault of the page.
      const isLateContent = (text: string) => text.includes('DeadlinePassed"');
      page.on("console", (message) => {
        if (message.type() === "error" && !isLateContent(message.text())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      const response = await page.goto(`${origin}/en-UN/closed-account`);
      expect(response?.status()).toBe(200);
      // A page that is loaded again loses its variables.
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await writeFile(file, source.replace("<footer ", '<footer data-changed="yes" '));
      await page.locator("footer[data-changed=yes]").waitFor();
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
      expect(complaints).toEqual([]);
    } finally {
      await writeFile(file, source);
      await browser.close();
    }
  },
  2 * patientMs,
);
