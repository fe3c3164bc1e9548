import { defineConfig } from "vitest/config";
import base from "../../vitest.config";

/** The tests beside the modules of `lib`: what a mutant meets. `npm run mutation`. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: [
      { extends: true, test: { name: "unit", environment: "node", include: ["lib/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "island",
          environment: "jsdom",
          include: ["lib/**/*.test.tsx"],
          setupFiles: ["tests/support/island-setup.ts"],
        },
      },
    ],
  },
});
