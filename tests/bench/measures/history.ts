import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { demoPlayer, issueTokens } from "../../support/stored-tokens";
import { type Device, desktop, openBrowser, phone, runInNewPage } from "../browser";
import { compare, type Figure, median, plain } from "../figure";
import { interleave } from "../rounds";
import { sharedEnvironment } from "../shared-environment";
import { countWork, workOf } from "../work";

const sizes = { few: 100, many: 10_000 } as const;
const days = 20;
const path = "/en-UN/my-account/banking/transactions";
/** What a page does after it was read, or after an interaction, is done by then. */
const pauseMs = 600;
const steps = 5;
/** As of all input (`input.ts`). */
const mostMs = 50;
/** A step of the wheel in a long history also places the rows that come into sight: 4 of 6.6 ms. */
const mostOfFew = 3.5;

/** Measures what a step of the wheel and the details of a row cost in a history of 10,000 rows, against one of 100. */
export async function measureHistory(): Promise<Figure[]> {
  const { site, sandbox } = await sharedEnvironment();
  const entries = await issueTokens(demoPlayer, sandbox.origins.identity);
  const browser = await openBrowser();
  const figures: Figure[] = [];
  for (const [device, view] of Object.entries({ desktop, phone })) {
    const open = (rows: number) => openHistory({ browser, view, origin: site.origin, entries, rows });
    const details: Record<keyof typeof sizes, number[]> = { few: [], many: [] };
    const wheel = await interleave({
      few: async () => keepDetails("few", await open(sizes.few)),
      many: async () => keepDetails("many", await open(sizes.many)),
    });
    function keepDetails(size: keyof typeof sizes, costs: Costs): number {
      details[size].push(costs.details);
      return costs.wheel;
    }
    const rows = `${sizes.many} rows on a ${device}`;
    const name = (what: string) => `history, ${what}, ${rows}`;
    figures.push(
      compare({
        name: name("a step of the wheel"),
        product: wheel.many,
        reference: wheel.few,
        limit: mostOfFew,
        unit: "ms",
      }),
      plain(name("a step of the wheel"), median(wheel.many), mostMs, "ms of CPU", `rounds: ${list(wheel.many)}`),
      plain(
        name("details of a row"),
        median(details.many),
        mostMs,
        "ms of CPU",
        `${list(details.many)}; 100 rows: ${list(details.few)}`,
      ),
    );
  }
  await browser.close();
  return figures;
}

const list = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(", ");

interface Opening {
  browser: Browser;
  view: Device;
  origin: string;
  entries: readonly (readonly [key: string, value: string])[];
  rows: number;
}

/** Milliseconds of CPU, up to the paint. */
interface Costs {
  wheel: number;
  details: number;
}

const openHistory = ({ browser, view, origin, entries, rows }: Opening): Promise<Costs> =>
  runInNewPage(browser, view, async (page, session) => {
    await answerWith(page, rows);
    await page.goto(`${origin}/healthz`);
    await page.evaluate((stored) => {
      for (const [key, value] of stored) localStorage.setItem(key, value);
    }, entries);
    await countWork(session);
    await page.goto(origin + path);
    const shown = page.getByRole("main").locator("tr:has(button), li:has(button[aria-expanded])");
    await shown.nth(rows - 1).waitFor({ state: "attached", timeout: 240_000 });
    await waitForIslands(page);
    await setTimeout(2 * pauseMs);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await setTimeout(pauseMs);
    await page.mouse.move(view.width / 2, view.height / 2);
    const wheel: number[] = [];
    for (let step = 0; step < steps; step++) {
      wheel.push(await costOf(page, session, "scroll", () => page.mouse.wheel(0, 400)));
      await setTimeout(pauseMs / 2);
    }
    await hoverDetails(page, view);
    await setTimeout(pauseMs / 2);
    const details = await costOf(page, session, "click", async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
    if ((await page.locator("main [aria-expanded=true]").count()) === 0) throw new Error("No details have opened.");
    return { wheel: median(wheel), details };
  });

/** Takes the pointer to the button of a row in sight: a hover is no part of a click. No row out of sight is asked where it is. */
async function hoverDetails(page: Page, { width, height }: Device): Promise<void> {
  const middle = await page.evaluate(
    ([x, top, bottom]) => {
      for (let y = top; y < bottom; y += 20) {
        const row = document.elementFromPoint(x, y)?.closest("tr, li");
        const button = row?.querySelector("[aria-expanded][aria-label]")?.getBoundingClientRect();
        if (button) return { x: button.x + button.width / 2, y: button.y + button.height / 2 };
      }
      throw new Error("No row is in sight.");
    },
    [width / 2, height / 3, height] as const,
  );
  await page.mouse.move(middle.x, middle.y);
}

/** The platform answers a history with all of its rows at once: read ten by ten they would take a thousand calls. Short ones: a response has 2 MB at most. */
async function answerWith(page: Page, count: number): Promise<void> {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ referenceId: `row-${at}`, type: at % 2 ? "BET" : "WIN", category: "CASINO", status: "SUCCESS" },
    ...{ amount: "1.00", balanceAfterTransaction: "100.00" },
    transactionDate: new Date(now - 60_000 - (at * days * 86_400_000) / count).toISOString(),
  }));
  await page.route(/\/wallet\/transactions\?/, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const isHistory = new URL(route.request().url()).searchParams.has("to");
    const response = await route.fetch();
    await route.fulfill({ response, json: isHistory ? rows : rows.slice(0, 10) });
  });
}

/** Milliseconds of CPU from an event to the paint after it. */
async function costOf(page: Page, session: CDPSession, event: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((awaited) => {
    const painted = new Promise<void>((resolve) => {
      // A message that is sent in a frame arrives after its paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      addEventListener(awaited, () => requestAnimationFrame(() => port2.postMessage(null)), {
        capture: true,
        once: true,
      });
    });
    Object.assign(window, { painted });
  }, event);
  const before = await workOf(session);
  await act();
  await page.evaluate(() => Reflect.get(window, "painted") as Promise<void>);
  return (await workOf(session)) - before;
}
