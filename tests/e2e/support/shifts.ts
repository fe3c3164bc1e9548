import { expect, type Page } from "@playwright/test";

/** A cumulative layout shift that nobody sees. */
const most = 0.01;

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** From the next document on, remembers whatever moves by itself, and what it was. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ShiftEntry[])
        shifts.push({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) => {
            const name = node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent);
            return `${name} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
          }),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function expectNoShifts(page: Page): Promise<void> {
  const shifts: { value: number }[] = await page.evaluate(() => Reflect.get(window, "shifts"));
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(most);
}
