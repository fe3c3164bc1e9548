import { mkdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { chromium } from "@playwright/test";
import { build, isBuilt } from "../../.ci/lib/build.mjs";
import { root } from "../../.ci/lib/root.mjs";
import { control } from "../e2e/support/control";
import { chromium as launch } from "../support/chromium";
import { keepConsent } from "../support/consent";
import { startEnvironment } from "../support/processes";
import { travel } from "./journey";
import { startFilm } from "./recorder";

/** `npm run tour`: films the main journey on a desktop, against a sandbox of its own, into `test-results/tour/tour.webm`. */
const size = { width: 1280, height: 800 } as const;
const folder = join(root, "test-results/tour");

if (!isBuilt()) {
  const { ok, output } = await build();
  if (!ok) throw new Error(output);
}
await mkdir(folder, { recursive: true });
const environment = await startEnvironment();
const browser = await chromium.launch(launch);
try {
  const context = await browser.newContext({ baseURL: environment.site.origin, viewport: size, colorScheme: "dark" });
  await keepConsent(context);
  const page = await context.newPage();
  const film = await startFilm(browser, page, size);
  const file = join(folder, "tour.webm");
  // What was filmed until a step fails shows why.
  const world = {
    control: (method: string, path: string, body?: unknown) => control(environment.sandbox.origins, method, path, body),
  };
  await travel(page, world, (step) => console.log(step)).finally(() => film.end(file));
  console.log(relative(root, file));
} finally {
  await browser.close();
  await environment.stop();
}
