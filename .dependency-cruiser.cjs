/** The import rule of the project, in four sentences. The naming law carries it: no list here grows with the code. */

const areas = "account|safety|play|money|offers";
const product = "^(app|components|lib|middleware\\.ts|server\\.ts)(/|$)";
const test = "\\.test\\.tsx?$";
/** Areas, and what every page needs but no area: below `components` and `lib`. */
const within = (folder) => `^(components|lib)/(${folder})/`;

module.exports = {
  forbidden: [
    // 1. app → components → lib, never back.
    {
      name: "lib-imports-only-lib",
      severity: "error",
      from: { path: "^lib/", pathNot: test },
      to: { path: "^(app|components|middleware\\.ts|server\\.ts)(/|$)" },
    },
    {
      name: "components-do-not-import-app",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^(app|middleware\\.ts|server\\.ts)(/|$)" },
    },
    // 2. core and ui know no casino word, site knows no area, areas do not meet.
    {
      name: "core-and-ui-know-no-casino-word",
      severity: "error",
      from: { path: within("core|ui") },
      to: { path: within(`site|${areas}`) },
    },
    {
      name: "site-knows-no-area",
      severity: "error",
      from: { path: within("site") },
      to: { path: within(areas) },
    },
    {
      name: "areas-do-not-meet",
      severity: "error",
      from: { path: within(areas) },
      to: { path: within(areas), pathNot: "^(components|lib)/$2/" },
    },
    // 3. server.ts is imported only by app and by other server.ts; the front, which is all server, counts as app.
    {
      name: "server-only-by-app-and-server",
      severity: "error",
      from: { path: product, pathNot: ["^app/", "^server\\.ts$", "(^|/)server\\.ts$", test] },
      to: { path: "^lib/.*/server\\.ts$" },
    },
    // 4. No product file imports tests or sandbox; sandbox imports nothing of the product.
    {
      name: "product-imports-no-tests-no-sandbox",
      severity: "error",
      from: { path: product, pathNot: test },
      to: { path: "^(tests|sandbox|bench|\\.ci)/" },
    },
    {
      name: "sandbox-imports-no-product",
      severity: "error",
      from: { path: "^sandbox/" },
      to: { path: [product, "^tests/"] },
    },
    // Beside the four: what would make them hard to trust.
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "everything-resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^next/root-params$" },
    },
    {
      name: "product-needs-no-development-package",
      severity: "error",
      from: { path: product, pathNot: test },
      to: { dependencyTypes: ["npm-dev"], pathNot: "node_modules/@types/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(\\.next|reports|test-results)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
