/** Mutation tests of the pure modules: `npm run mutation`, or `npm run mutation -- --mutate lib/core/money.ts`. Figures: docs/mutation.md. */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: true },
  mutate: [
    "lib/core/{money,amount-input,date-input,address-range,url-path,http-errors}.ts",
    "lib/market/{amount-format,availability,detected-market,locale,switch-links}.ts",
    "lib/routing/*.ts",
    "lib/money/wallet/{schema,wallet,currency}.ts",
    "lib/session/*.ts",
    "lib/session/{permissions,push,player-content}/*.ts",
    "lib/play/game-launch/**/*.ts",
    "!lib/**/*.test.{ts,tsx}",
  ],
  // What runs once at import would need a new process for each mutant.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ["clear-text", "json", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  jsonReporter: { fileName: "test-results/mutation.json" },
  cleanTempDir: "always",
  incremental: true,
  incrementalFile: "test-results/mutation-incremental.json",
  thresholds: { high: 95, low: 85, break: 85 },
};
