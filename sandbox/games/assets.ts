import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { buildSync } from "esbuild";
import type { App } from "../core/server";
import type { LiveKind } from "./live/table";

const client = join(import.meta.dirname, "../games/client");

export interface Assets {
  /** Every address changes with what it serves: "/game/1a2b3c4d". */
  base: string;
  /** Address of the page's one script, for the browser to fetch at once. */
  script: string;
  /** Addresses of the scripts of live tables. */
  liveScripts: Readonly<Record<LiveKind, string>>;
  routes(app: App): void;
}

/** The page's script, style and font. The script is bundled from TypeScript when the listener is made. */
export function createAssets(): Assets {
  const script = bundleScript("main.ts");
  const roulette = bundleScript("live/main.ts");
  const blackjack = bundleScript("live-blackjack/main.ts");
  const liveStyle = readStyles(liveStyles);
  const style = readStyles(["game.css", "table.css", "cards.css", "blackjack.css", "card-sizes.css", "instant.css"]);
  const { resolve } = createRequire(import.meta.url);
  const base = `/game/${createHash("sha256")
    .update(script + roulette + blackjack)
    .update(style + liveStyle)
    .digest("hex")
    .slice(0, 12)}`;

  return {
    base,
    script: `${base}/game.js`,
    liveScripts: { roulette: `${base}/live.js`, blackjack: `${base}/live-blackjack.js` },
    routes(app) {
      for (const [name, text] of Object.entries({ game: script, live: roulette, "live-blackjack": blackjack }))
        app.get(`${base}/${name}.js`, (context) => context.body(text, 200, kept("text/javascript; charset=utf-8")));
      for (const [name, text] of Object.entries({ game: style, live: liveStyle }))
        app.get(`${base}/${name}.css`, (context) => context.body(text, 200, kept("text/css; charset=utf-8")));
      for (const [name, subset] of Object.entries({ figtree: "latin", "figtree-ext": "latin-ext" })) {
        const font = resolve(`@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`);
        app.get(`${base}/${name}.woff2`, (context) => context.body(readFileSync(font), 200, kept("font/woff2")));
      }
    },
  };
}

/** Of both live tables: what they share first, then each by its subject, then the sizes of windows, from wide to narrow. */
const liveStyles = [
  "studio",
  "dealer",
  "cloth",
  "controls",
  "wide",
  "phone",
  "landscape",
  "upright",
  "small",
  "chips",
  "blackjack",
].map((name) => `live/${name}.css`);

const readStyles = (files: readonly string[]): string =>
  files.map((file) => readFileSync(join(client, file), "utf8")).join("\n");

function bundleScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(client, entry)],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    minify: true,
  });
  return outputFiles[0]?.text ?? "";
}

function kept(type: string): Record<string, string> {
  return {
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  };
}
