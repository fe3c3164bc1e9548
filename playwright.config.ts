import { defineConfig, devices } from "@playwright/test";
import { workers } from "./.ci/lib/workers.mjs";
import { environment } from "./tests/e2e/support/environment";
import { chromium } from "./tests/support/chromium";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/journeys",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  fullyParallel: true,
  // A busy machine now and then starves a browser. `npm test` lists what needed another attempt.
  retries: 2,
  workers: Number(process.env.E2E_WORKERS ?? workers),
  // Limits end a test that hangs; they do not time one that works on a machine five times slower.
  timeout: 180_000,
  // Without a limit of its own, what is tried again and again would use up the time of the whole test.
  expect: { timeout: 30_000, toPass: { timeout: 90_000 } },
  reporter: "list",
  use: {
    baseURL: environment.origin,
    launchOptions: chromium,
    screenshot: "only-on-failure",
    // It would take requests from the routes of a test; its own spec allows it.
    serviceWorkers: "block",
    timezoneId: "UTC",
    contextOptions: { reducedMotion: "reduce" },
  },
  // A title with @phone, @desktop or @once (what a viewport cannot change) runs in one project only.
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop|@once/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    {
      name: "desktop",
      grepInvert: /@phone/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
  ],
});
