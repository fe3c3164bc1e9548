import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { App } from "../core/server";

const files = { figtree: "latin", "figtree-ext": "latin-ext" } as const;

/** Serves the brand's font beside the files of a partner's page, as `frameFontFaces` names them. */
export function frameFonts(app: App, folder: string): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, subset] of Object.entries(files)) {
    const file = resolve(`@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`);
    app.get(`${folder}/${name}.woff2`, (context) =>
      context.body(readFileSync(file), 200, { "content-type": "font/woff2", "cache-control": "public, max-age=86400" }),
    );
  }
}

/** For the style beside those files. */
export const frameFontFaces = `
@font-face { font-family: Figtree; font-weight: 300 900; font-display: swap; src: url("figtree.woff2") format("woff2") }
@font-face { font-family: Figtree; font-weight: 300 900; font-display: swap; src: url("figtree-ext.woff2") format("woff2"); unicode-range: U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F }
`;
