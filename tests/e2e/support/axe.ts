import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Checks the page as it stands, frames included: WCAG 2.2 A and AA, and best practice. `within`: only the part of this selector. `without`: these rules. */
export async function expectNoAxeViolations(page: Page, within?: string, without: string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(tags).disableRules(without);
  const { violations, passes } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
  );
  expect(found, "accessibility violations").toEqual([]);
  expect(passes.length, "rules that had something to check").toBeGreaterThan(0);
}
