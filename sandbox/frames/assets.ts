import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { App } from "../core/server";

const here = import.meta.dirname;
/** What the page loads beside its own folder. */
const shared = ["slot/lines.ts", "slot/model.ts"];

export interface Assets {
  /** Every address changes with what it serves: "/game/1a2b3c4d". */
  base: string;
  /** Addresses of all scripts, for the browser to fetch at once. */
  scripts: readonly string[];
  routes(app: App): void;
}

/** The page's scripts, style and font. Scripts are written in TypeScript and stripped of their types when first asked for. */
export function createAssets(): Assets {
  const sources = readdirSync(join(here, "client"), { recursive: true, encoding: "utf8" })
    .map((name) => `client/${name}`)
    .filter((name) => /\.(ts|css)$/.test(name) && !name.endsWith(".test.ts"))
    .concat(shared);
  const texts = new Map(sources.map((name) => [name, readFileSync(join(here, name), "utf8")]));
  const hash = createHash("sha256");
  for (const text of texts.values()) hash.update(text);
  const base = `/game/${hash.digest("hex").slice(0, 12)}`;
  const scripts = new Map(
    [...texts].filter(([name]) => name.endsWith(".ts")).map(([name, text]) => [`${base}/${name.slice(0, -3)}`, text]),
  );
  const stripped = new Map<string, Promise<string>>();
  const font = createRequire(import.meta.url).resolve(
    "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  );

  return {
    base,
    scripts: [...scripts.keys()],
    routes(app) {
      app.get(`${base}/client/game.css`, (context) =>
        context.body(texts.get("client/game.css") ?? "", 200, kept("text/css; charset=utf-8")),
      );
      app.get(`${base}/figtree.woff2`, (context) => context.body(readFileSync(font), 200, kept("font/woff2")));
      app.get(`${base}/*`, async (context) => {
        const { path } = context.req;
        const text = scripts.get(path);
        if (text === undefined) return context.notFound();
        const script = stripped.get(path) ?? stripTypes(text);
        stripped.set(path, script);
        return context.body(await script, 200, kept("text/javascript; charset=utf-8"));
      });
    },
  };
}

function kept(type: string): Record<string, string> {
  return {
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  };
}

async function stripTypes(text: string): Promise<string> {
  const { default: ts } = await import("typescript");
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  return outputText;
}
