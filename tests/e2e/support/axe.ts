import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** Half the size of `axe.source`, which goes through the protocol of the browser for every page. */
const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Checks the page in its present state, frames included: WCAG 2.2 A and AA, and best practice. `within`: only the part of this selector. `without`: these rules. */
export async function expectNoAxeViolations(page: Page, within?: string, without: string[] = []): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in window)) continue;
    await frame.evaluate(script);
    // A game is a frame of another origin: both sides have to agree to talk to one another.
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] }));
  }
  const { found, passes } = await page.evaluate(
    async ({ within, without, tags }) => {
      const { violations, passes } = await window.axe.run(within ?? document, {
        runOnly: { type: "tag", values: tags },
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        // Where a passed rule applies costs as much to collect as to find out that it passed.
        resultTypes: ["violations"],
        // A frame that does not respond is left out: on a busy machine it may take its time.
        pingWaitTime: 20_000,
      });
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
      );
      return { found, passes: passes.length };
    },
    { within, without, tags },
  );
  expect(found, "accessibility violations").toEqual([]);
  expect(passes, "rules that had something to check").toBeGreaterThan(0);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
