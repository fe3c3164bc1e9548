import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { root } from "../../.ci/lib/root.mjs";
import { runInstalled } from "../../.ci/lib/run.mjs";
import { isTest } from "./files";

const Report = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

const starts = ["app", "components", "lib", "middleware.ts", "server.ts", "sandbox", "tests"];

/** The result of dependency-cruiser for a folder: the number of modules, each violation as "rule: from → to", and the circles of domains. */
async function cruise(folder: string): Promise<{ modules: number; violations: string[]; circles: string[] }> {
  const args = ["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...starts];
  const { output } = await runInstalled("dependency-cruiser/bin/dependency-cruise.mjs", args, { cwd: folder });
  const { modules, summary } = Report.parse(JSON.parse(output.slice(output.indexOf("{"))));
  const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const imports = modules
    .filter(({ source }) => !isTest(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
  return { modules: summary.totalCruised, violations, circles: circlesOfDomains(imports) };
}

/** "lib/play/search" of "lib/play/search/api.ts"; null for a file of no area. */
const domainOf = (path: string) =>
  /^(?:lib|components)\/(?:account|safety|play|money|offers)\/[^/.]+(?=\/)/.exec(path)?.[0] ?? null;

/** The domains of an area that import each other, also by way of others, each with all domains of its circle. Tests may import any. */
function circlesOfDomains(imports: readonly { from: string; to: string }[]): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [domain, other] = [domainOf(from), domainOf(to)];
    if (domain === null || other === null || domain === other || dirname(domain) !== dirname(other)) continue;
    graph.set(domain, (graph.get(domain) ?? new Set()).add(other));
  }
  const reachable = (start: string) => {
    const found = new Set<string>();
    const visit = (domain: string) => {
      for (const next of graph.get(domain) ?? [])
        if (!found.has(next)) {
          found.add(next);
          visit(next);
        }
    };
    visit(start);
    return found;
  };
  const reached = new Map([...graph.keys()].map((domain) => [domain, reachable(domain)]));
  const circles = [...reached].map(([domain, others]) =>
    [...others].filter((other) => reached.get(other)?.has(domain)).sort(),
  );
  return [...new Set(circles.filter((circle) => circle.length > 0).map((circle) => circle.join(" ↔ ")))].sort();
}

/** A small project that keeps the rules, with files that break one each; the comment names the rule. */
const good = {
  "app/page.tsx": `import "@/components/play/dialogs"; import "@/components/play/lobby/lobby"; import "@/components/money/wallet/balance"; import "@/lib/play/lobby/server";`,
  "components/play/lobby/facts.tsx": `import type { Fact } from "@/lib/play/lobby/api"; export type Other = Fact;`,
  "lib/play/lobby/api.ts": "export interface Fact {}",
  "lib/session/platform/platform.ts": "export {};",
  "components/play/lobby/lobby.tsx": `import "@/lib/play/lobby/schema"; import "@/components/ui/button"; import "@/lib/site/paths";`,
  "components/money/wallet/balance.tsx": `import "@/lib/money/wallet/queries"; import "@/components/site/toast"; import "@/lib/play/dialogs";`,
  "components/play/dialogs.ts": `import "@/lib/play/dialogs"; import "./lobby/lobby";`,
  "lib/play/dialogs.ts": `import "@/lib/site/paths";`,
  "components/site/toast.tsx": `import "@/components/ui/button"; import "@/lib/site/paths";`,
  "components/ui/button.tsx": `import "@/lib/core/money";`,
  "lib/play/lobby/schema.ts": `import "@/lib/core/money";`,
  "lib/play/lobby/server.ts": `import "@/lib/content/server"; import "./schema";`,
  "lib/play/lobby/schema.test.ts": `import "@/tests/support/msw"; import "./schema"; import "./server";`,
  "lib/money/wallet/queries.ts": `import "@/lib/core/money"; import "@/lib/site/paths";`,
  "lib/content/server.ts": `import "@/lib/market/locale";`,
  "lib/market/locale.ts": `import "@/lib/core/money";`,
  "lib/money/wallet/store.ts": "export {};",
  "lib/play/lobby/rows.ts": `import "@/lib/money/wallet/queries";`,
  "lib/site/paths.ts": `import "@/lib/core/money"; import "of-site";`,
  "lib/core/money.ts": "export {};",
  "middleware.ts": `import "@/lib/site/paths";`,
  "server.ts": `import "@/lib/content/server";`,
  "sandbox/main.ts": `import "./platform/wallet/ledger";`,
  "sandbox/platform/wallet/ledger.ts": `import "of-sandbox";`,
  "tests/support/msw.ts": "export {};",
  "tests/contract/wallet.test.ts": `import "@/lib/money/wallet/queries"; import "../support/msw";`,
};

const planted = {
  "lib/play/lobby/bad-component.ts": ["@/components/ui/button", "lib-imports-only-lib", "components/ui/button.tsx"],
  "lib/play/lobby/bad-type.ts": ["type @/components/ui/button", "lib-imports-only-lib", "components/ui/button.tsx"],
  "components/play/lobby/bad-page.tsx": ["@/app/page", "components-do-not-import-app", "app/page.tsx"],
  "lib/core/bad-area.ts": ["@/lib/play/lobby/schema", "core-and-ui-know-no-casino-word", "lib/play/lobby/schema.ts"],
  "components/ui/bad-site.tsx": [
    "@/components/site/toast",
    "core-and-ui-know-no-casino-word",
    "components/site/toast.tsx",
  ],
  "lib/site/bad-area.ts": ["@/lib/money/wallet/queries", "shared-folders-know-no-area", "lib/money/wallet/queries.ts"],
  "lib/session/bad-area.ts": [
    "@/lib/money/wallet/queries",
    "shared-folders-know-no-area",
    "lib/money/wallet/queries.ts",
  ],
  "lib/market/bad-order.ts": ["@/lib/site/paths", "market-imports-only-what-stands-before-it", "lib/site/paths.ts"],
  "lib/core/bad-order.ts": ["@/lib/market/locale", "core-imports-only-what-stands-before-it", "lib/market/locale.ts"],
  "components/site/bad-area.tsx": [
    "@/components/play/lobby/lobby",
    "shared-folders-know-no-area",
    "components/play/lobby/lobby.tsx",
  ],
  "lib/money/wallet/bad-area.ts": ["@/lib/play/lobby/rows", "areas-meet-only-through-data", "lib/play/lobby/rows.ts"],
  "components/play/lobby/bad-area.tsx": [
    "@/lib/money/wallet/store",
    "areas-meet-only-through-data",
    "lib/money/wallet/store.ts",
  ],
  "components/money/wallet/bad-dialogs.ts": [
    "@/components/play/dialogs",
    "areas-meet-only-through-data",
    "components/play/dialogs.ts",
  ],
  "components/site/bad-dialogs.ts": ["@/lib/play/dialogs", "shared-folders-know-no-area", "lib/play/dialogs.ts"],
  "components/play/lobby/bad-lazy.tsx": [
    "lazy @/components/money/wallet/balance",
    "areas-meet-only-through-data",
    "components/money/wallet/balance.tsx",
  ],
  "components/play/lobby/bad-server.tsx": [
    "@/lib/play/lobby/server",
    "server-only-by-app-and-server",
    "lib/play/lobby/server.ts",
  ],
  "components/play/lobby/bad-call.tsx": ["@/lib/play/lobby/api", "components-call-by-queries", "lib/play/lobby/api.ts"],
  "components/money/wallet/bad-platform.tsx": [
    "@/lib/session/platform/platform",
    "components-call-by-queries",
    "lib/session/platform/platform.ts",
  ],
  "lib/play/lobby/bad-server.ts": ["./server", "server-only-by-app-and-server", "lib/play/lobby/server.ts"],
  "lib/play/lobby/bad-tests.ts": ["@/tests/support/msw", "product-imports-no-tests-no-sandbox", "tests/support/msw.ts"],
  "app/bad-sandbox.ts": [
    "@/sandbox/platform/wallet/ledger",
    "product-imports-no-tests-no-sandbox",
    "sandbox/platform/wallet/ledger.ts",
  ],
  "sandbox/bad-product.ts": ["@/lib/core/money", "sandbox-imports-no-product", "lib/core/money.ts"],
  "sandbox/bad-tests.ts": ["../tests/support/msw", "sandbox-imports-no-product", "tests/support/msw.ts"],
  "lib/core/bad-nothing.ts": ["./nowhere", "everything-resolves", "./nowhere"],
  "lib/core/bad-package.ts": ["devtool", "product-needs-no-development-package", "node_modules/devtool/index.js"],
  "lib/core/bad-workspace.ts": [
    "of-sandbox",
    "site-imports-only-packages-that-it-lists",
    "node_modules/of-sandbox/index.js",
  ],
  "tests/support/bad-workspace.ts": [
    "of-sandbox",
    "site-imports-only-packages-that-it-lists",
    "node_modules/of-sandbox/index.js",
  ],
  "sandbox/platform/bad-workspace.ts": [
    "of-site",
    "sandbox-imports-only-packages-that-it-lists",
    "node_modules/of-site/index.js",
  ],
} as const;

function source(imported: string): string {
  const [how, path] = imported.includes(" ") ? imported.split(" ") : ["plain", imported];
  if (how === "type") return `import type { Button } from "${path}"; export type Other = Button;`;
  return how === "lazy" ? `export const open = () => import("${path}");` : `import "${path}";`;
}

describe("the import rule", () => {
  let folder = "";
  let found: Awaited<ReturnType<typeof cruise>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "greenroom-rules-"));
    const cycle = { "lib/core/round.ts": `import "./about";`, "lib/core/about.ts": `import "./round";` };
    // No file of them is part of a circle of files.
    const domains = {
      "lib/offers/inbox/unread.ts": `import type { Tag } from "@/lib/offers/rewards/tag"; export type Mark = Tag;`,
      "lib/offers/rewards/tag.ts": "export interface Tag {}",
      "lib/offers/rewards/claim.ts": `import "@/lib/offers/landing/page";`,
      "lib/offers/landing/page.ts": `export const load = () => import("../inbox/message");`,
      "lib/offers/inbox/message.ts": "export {};",
      "lib/offers/promotions/list.ts": `import "@/lib/offers/inbox/message";`,
      "lib/offers/inbox/message.test.ts": `import "@/lib/offers/promotions/list";`,
    };
    const bad = Object.entries(planted).map(([path, [imported]]) => [path, source(imported)] as const);
    for (const [path, text] of [...Object.entries({ ...good, ...cycle, ...domains }), ...bad]) {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    for (const file of [".dependency-cruiser.cjs", "tsconfig.json"]) await cp(join(root, file), join(folder, file));
    const manifests = {
      "package.json": `{ "dependencies": { "of-site": "1.0.0" }, "devDependencies": { "devtool": "1.0.0" } }`,
      "sandbox/package.json": `{ "dependencies": { "of-sandbox": "1.0.0" } }`,
    };
    for (const [path, text] of Object.entries(manifests)) await writeFile(join(folder, path), text);
    for (const name of ["devtool", "of-site", "of-sandbox"]) {
      await mkdir(join(folder, "node_modules", name), { recursive: true });
      await writeFile(join(folder, "node_modules", name, "package.json"), `{ "name": "${name}", "main": "index.js" }`);
      await writeFile(join(folder, "node_modules", name, "index.js"), "");
    }
    found = await cruise(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(Object.entries(planted))("a planted %s is reported for exactly what it breaks", (from, [, rule, to]) => {
    expect(found.violations.filter((violation) => violation.includes(`: ${from} → `))).toEqual([
      `${rule}: ${from} → ${to}`,
    ]);
  });

  test("a cycle is reported, and nothing that keeps the rule", () => {
    const named = Object.keys(planted);
    const rest = found.violations.filter((violation) => !named.some((from) => violation.includes(`: ${from} → `)));
    expect(rest).toEqual(["no-cycles: lib/core/about.ts → lib/core/round.ts"]);
  });

  test("a circle of domains is reported with all of its domains, a test's import and what only leads to it is not", () => {
    expect(found.circles).toEqual(["lib/offers/inbox ↔ lib/offers/landing ↔ lib/offers/rewards"]);
  });

  test("the checker saw every planted file", () => {
    expect(found.modules).toBeGreaterThanOrEqual(Object.keys({ ...good, ...planted }).length);
  });
});

test("the project keeps the import rule, and the checker saw it", async () => {
  const { modules, violations, circles } = await cruise(root);
  expect(violations).toEqual([]);
  expect(circles).toEqual([]);
  expect(modules).toBeGreaterThan(150);
}, 120_000);
