/** The import rule of the project (docs/architecture.md), in five sentences. Only the order of the shared folders is a list. */

const areas = "account|safety|play|money|offers";
const { dependencies = {}, devDependencies = {} } = require("./package.json");
const ofSandbox = require("./sandbox/package.json");
/** Where the packages that a manifest names lie. */
const packagesOf = (...lists) =>
  lists.flatMap(Object.keys).map((name) => `(^|/)node_modules/${name.replace(".", "\\.")}/`);
const sitePackages = packagesOf(dependencies, devDependencies);
const sandboxPackages = packagesOf(ofSandbox.dependencies ?? {}, ofSandbox.devDependencies ?? {});
const anyPackage = "(^|/)node_modules/";
const types = "node_modules/@types/";

const product = "^(app|components|lib|middleware\\.ts|server\\.ts)(/|$)";
const test = "\\.test\\.tsx?$";
/** The shared folders of `lib`: each imports only from those before it. */
const shared = ["core", "config", "market", "routing", "content", "site", "session", "edge"];
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
    // Shared folders import only from those before them.
    ...shared.slice(0, -1).map((folder, at) => ({
      name: `${folder}-imports-only-what-stands-before-it`,
      severity: "error",
      from: { path: `^lib/${folder}/`, pathNot: test },
      to: { path: `^lib/(${shared.slice(at + 1).join("|")})/` },
    })),
    // 2. core and ui know no casino word; shared folders know no area.
    {
      name: "core-and-ui-know-no-casino-word",
      severity: "error",
      from: { path: within("core|ui") },
      to: { path: within(`site|${areas}`) },
    },
    {
      name: "shared-folders-know-no-area",
      severity: "error",
      from: { path: ["^components/site/", `^lib/(${shared.slice(1).join("|")})/`], pathNot: test },
      to: { path: within(areas) },
    },
    // 3. Areas meet only through data: another area's schema.ts, queries.ts, and dialogs.ts, which holds handles and no component.
    {
      name: "areas-meet-only-through-data",
      severity: "error",
      from: { path: within(areas), pathNot: test },
      to: { path: within(areas), pathNot: ["^(components|lib)/$2/", "^lib/.*/(schema|queries|dialogs)\\.ts$"] },
    },
    // 4. server.ts is imported only by app and by other server.ts; the custom server counts as app.
    {
      name: "server-only-by-app-and-server",
      severity: "error",
      from: { path: product, pathNot: ["^app/", "^server\\.ts$", "(^|/)server\\.ts$", test] },
      to: { path: "^lib/.*/server\\.ts$" },
    },
    // Components read and write through the queries and mutations of a domain, never by its calls. Apart from them stands
    // the question whether the visitor may be here at all, which is asked anew each time and answered by leaving.
    {
      name: "components-call-by-queries",
      severity: "error",
      from: {
        path: "^components/",
        pathNot: [test, "/(after-login|send-registration)\\.ts$"],
      },
      to: { path: "^lib/.*/(api|platform)\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    // 5. No product file imports tests or sandbox; sandbox imports nothing of the product.
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
    // Beside the five: what would make them hard to trust.
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
      to: { dependencyTypes: ["npm-dev"], pathNot: types },
    },
    {
      name: "site-imports-only-packages-that-it-lists",
      severity: "error",
      from: { path: ["^tests/", product] },
      to: { path: anyPackage, pathNot: [...sitePackages, types] },
    },
    {
      name: "sandbox-imports-only-packages-that-it-lists",
      severity: "error",
      from: { path: "^sandbox/" },
      to: { path: anyPackage, pathNot: [...sandboxPackages, types] },
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
