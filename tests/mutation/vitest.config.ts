import { defineConfig } from "vitest/config";
import base from "../../vitest.config";

/** The tests that tests/mutation/main.ts names for the module under mutation. Stryker's own option leaves mutants of constants idle. */
const tests = process.env.MUTATION_TESTS?.split(" ") ?? [];

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    setupFiles: ["tests/support/site-variables.ts", "tests/mutation/setup.ts"],
    projects: [
      {
        extends: true,
        test: { name: "unit", environment: "node", include: tests.filter((file) => file.endsWith(".ts")) },
      },
      {
        extends: true,
        test: {
          name: "island",
          environment: "jsdom",
          include: tests.filter((file) => file.endsWith(".tsx")),
          setupFiles: ["tests/support/island-setup.ts"],
        },
      },
    ],
  },
});
