import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { workers } from "./.ci/lib/workers.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: { alias: { "@": here("."), "server-only": here("tests/support/server-only-stub.ts") } },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // These two import `next/server` and `next/navigation` without `.js`, which only a bundler resolves.
    server: { deps: { inline: ["next-intl", "next-sanity"] } },
    // Two cores run several files at once: a limit is there to end a test that hangs, not to time one that works.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // On two cores Vitest would take one.
    maxWorkers: workers,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          isolate: false,
          setupFiles: ["fresh-modules", "fresh-storage", "site-variables"].map((name) => `tests/support/${name}.ts`),
          // A thread takes less time to start than a process. Tests that start programs, or set the time zone, need a process.
          pool: "threads",
          include: ["{app,components,lib,sandbox,tests/bench,tests/screenshots}/**/*.test.ts", "*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "island",
          environment: "jsdom",
          include: ["{app,components,lib}/**/*.test.tsx"],
          isolate: false,
          setupFiles: ["fresh-modules", "fresh-storage", "fresh-page", "site-variables", "island-setup"].map(
            (name) => `tests/support/${name}.ts`,
          ),
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          environment: "node",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: ["tests/support/contract-setup.ts"],
          isolate: false,
          setupFiles: ["tests/support/fresh-modules.ts", "tests/support/patient-content.ts"],
        },
      },
      {
        extends: true,
        // They read the whole tree, or start programs.
        test: { name: "rules", environment: "node", include: ["tests/rules/**/*.test.ts"], testTimeout: 300_000 },
      },
      {
        extends: true,
        test: {
          name: "processes",
          environment: "node",
          include: ["tests/processes/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "budgets",
          environment: "node",
          include: ["tests/budgets/**/*.test.ts"],
          globalSetup: ["tests/support/budgets-setup.ts"],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
