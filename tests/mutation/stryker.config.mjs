/** The shared settings of the runs of `npm run mutation`, which adds the files (tests/mutation/main.ts). */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  ignorePatterns: ["/.next*", "/.data", "/public", "/test-results"],
  // Vitest ends a run at its first failure in a way that can skip the tests of the next mutant.
  disableBail: true,
  timeoutMS: 20_000,
  reporters: ["progress-append-only"],
  cleanTempDir: "always",
  // The figure counts over all modules: tests/mutation/main.ts.
  thresholds: { break: null },
};
