import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { decodeJwt } from "jose";
import { waitForIslands } from "../../support/pages";
import { demoPlayer, issueTokens } from "../../support/stored-tokens";
import { desktop, openBrowser, runInNewPage } from "../browser";
import { type Figure, format, median, plain } from "../figure";
import { type Interaction, type Tour, tours } from "../interactions";
import { marks, workBetweenMarks } from "../paint-work";
import { sharedEnvironment } from "../shared-environment";

/** Milliseconds of CPU from an event to the paint that it causes: 200 ms on a phone that is four times slower. */
const mostMs = 50;
const rounds = 5;
/** What an interaction loads or shows later is done by then, and does not count for the next one. */
const pauseMs = 600;
/** How many of the dearest interactions are named. */
const named = 10;
/** `TOURS=lobby,markets` walks only these tours, and names all of their interactions. */
const chosen = process.env.TOURS?.split(",");

/** Measures the work of the browser's main thread from each of some 80 interactions to the paint that it causes. */
export async function measureInput(): Promise<Figure[]> {
  const walked = tours.filter(({ name }) => chosen?.includes(name) ?? true);
  if (walked.length === 0) throw new Error(`TOURS: there are ${tours.map(({ name }) => name).join(",")}`);
  const { site, sandbox } = await sharedEnvironment();
  const entries = await issueTokens(demoPlayer, sandbox.origins.identity);
  await payIn(sandbox.origins.control, entries);
  const browser = await openBrowser();
  const costs = new Map<string, number[]>();
  const failures = new Map<string, string>();
  // The first round fills the caches of the servers.
  for (let round = 0; round <= rounds; round++)
    for (const tour of walked) {
      const walk = await walkTour(browser, site.origin, tour, tour.isPlayer ? entries : []);
      if (walk.failure) failures.set(...walk.failure);
      if (round > 0) for (const [name, cost] of walk.costs) costs.set(name, [...(costs.get(name) ?? []), cost]);
    }
  await browser.close();
  return [dearestOf(costs), ...[...failures].map(([name, message]) => unmeasured(name, message))];
}

/** By card: without a way to be paid there is no form of a withdrawal. */
async function payIn(control: string, entries: readonly (readonly [string, string])[]): Promise<void> {
  const [, idToken = ""] = entries.find(([name]) => name.endsWith(".idToken")) ?? [];
  const body = { kind: "DEPOSIT", amount: "20.00", status: "SUCCESS" };
  const response = await fetch(`${control}/players/${decodeJwt(idToken).player_id}/payments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`A deposit of the demo player: ${response.status} ${await response.text()}`);
}

function dearestOf(costs: ReadonlyMap<string, readonly number[]>): Figure {
  const dearest = [...costs].map(([name, values]) => ({ name, cost: median(values) })).sort((a, b) => b.cost - a.cost);
  const list = dearest.slice(0, chosen ? undefined : named).map(({ name, cost }) => `${name} ${format(cost)} ms`);
  const detail = `${costs.size} interactions, ${rounds} rounds; the dearest: ${list.join("; ")}`;
  return plain("input to paint, the dearest interaction", dearest[0]?.cost ?? Number.NaN, mostMs, "ms of CPU", detail);
}

/** A figure that keeps no limit: what could not be done is not fast. */
const unmeasured = (name: string, message: string): Figure => plain(name, Number.NaN, mostMs, "ms of CPU", message);

interface Walk {
  costs: readonly (readonly [interaction: string, milliseconds: number])[];
  /** The interaction that could not be done, and why: those after it start from what it would have shown. */
  failure: [interaction: string, message: string] | null;
}

/** What was measured before an interaction fails is kept. */
function walkTour(
  browser: Browser,
  origin: string,
  tour: Tour,
  entries: readonly (readonly [key: string, value: string])[],
): Promise<Walk> {
  return runInNewPage(browser, desktop, async (page, session) => {
    const costs: [string, number][] = [];
    let step = `${tour.name}: the page`;
    try {
      if (entries.length > 0) await store(page, origin, entries);
      await page.goto(origin + tour.path);
      await tour.ready(page).waitFor();
      await waitForIslands(page);
      await setTimeout(2 * pauseMs);
      for (const interaction of tour.interactions) {
        step = `${tour.name}: ${interaction.name}`;
        costs.push([step, await costOf(page, session, interaction)]);
        await setTimeout(pauseMs);
      }
      return { costs, failure: null };
    } catch (error) {
      return { costs, failure: [step, String(error)] };
    }
  });
}

/** Any address of the site opens its storage; this one loads no script. */
async function store(page: Page, origin: string, entries: readonly (readonly [string, string])[]): Promise<void> {
  await page.goto(`${origin}/healthz`);
  await page.evaluate((stored) => {
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, entries);
}

/**
 * Milliseconds of CPU from the event to the paint after it. The pointer is there already: a hover is no part of a click. What is drawn
 * after the paint may run before the browser answers a question about its work, so the work is read from its trace.
 */
async function costOf(page: Page, session: CDPSession, interaction: Interaction): Promise<number> {
  if ("click" in interaction) {
    const target = interaction.click(page).first();
    await target.scrollIntoViewIfNeeded();
    await target.hover();
    await setTimeout(pauseMs / 2);
  }
  return workBetweenMarks(session, () => perform(page, interaction));
}

/** Resolves after the paint; the marks of the measure are set at both ends. */
async function perform(page: Page, interaction: Interaction): Promise<void> {
  await page.evaluate(
    ([last, from, until]) => {
      performance.mark(from);
      const painted = new Promise<void>((resolve) => {
        // A message that is sent in a frame arrives after its paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          performance.mark(until);
          resolve();
        };
        addEventListener(last, () => requestAnimationFrame(() => port2.postMessage(null)), {
          capture: true,
          once: true,
        });
      });
      Object.assign(window, { painted });
    },
    ["click" in interaction ? "click" : "keyup", marks.from, marks.until] as const,
  );
  if ("click" in interaction) {
    await page.mouse.down();
    await page.mouse.up();
  } else await page.keyboard.press(interaction.key);
  await page.evaluate(() => Reflect.get(window, "painted") as Promise<void>);
}
