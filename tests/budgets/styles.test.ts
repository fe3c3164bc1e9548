import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { sitePages } from "../support/pages";

/**
 * The limit of style sheets on any page, compressed: of 17,209 B on 29 November 2026 (docs/decisions/0084). All pages
 * share one sheet: utilities take their order from it, so they cannot be divided among pages. Two builds of nearly the same sources
 * differed by 100 B.
 */
const mostBytes = 17_500;

test("the style sheets of every page keep their budget", async () => {
  const weights = await Promise.all(sitePages.map(async ({ name, below }) => ({ name, bytes: await weigh(below) })));
  for (const { name, bytes } of weights) {
    expect(bytes, name).toBeGreaterThan(1_000);
    expect(bytes, name).toBeLessThanOrEqual(mostBytes);
  }
  console.log(`The heaviest style sheets of a page are ${Math.max(...weights.map(({ bytes }) => bytes))} B.`);
});

async function weigh(below: string): Promise<number> {
  const html = await (await fetch(`${inject("site")}/en-UN${below}`)).text();
  const files = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].flatMap(
    ([link]) => /href="\/([^"?]+\.css)/.exec(link)?.[1] ?? [],
  );
  const sheets = [...new Set(files)].map((file) => readFileSync(join(root, fileOf(file))));
  return sheets.reduce((sum, sheet) => sum + brotliCompressSync(sheet).length, 0);
}

/** Where a sheet lies: a page that is a static document has its own below `public`. */
const fileOf = (path: string) => (path.startsWith("_next/") ? path.replace("_next/", ".next/") : `public/${path}`);
