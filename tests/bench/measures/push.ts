import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { waitForIslands } from "../../support/pages";
import { issueTokens } from "../../support/stored-tokens";
import { desktop, openBrowser, runInNewPage } from "../browser";
import { startEventStream } from "../event-stream";
import { compareTails, type Figure, plain } from "../figure";
import { waitForConnection } from "../push-connection";
import { sharedEnvironment } from "../shared-environment";

/** Single messages, and between them more than what one of them causes takes. */
const singles = 100;
const pauseMs = 120;
const frameMs = 1_000 / 60;
/** A stream of messages as of somebody who plays several games at once. */
const perSecond = 50;
const streamMs = 10_000;
const longMs = 50;

interface Target {
  page: Page;
  /** Where the text is shown. */
  element: string;
  send: (cents: number) => Promise<unknown>;
}

const written = (cents: number) => (cents / 100).toLocaleString("en", { minimumFractionDigits: 2 });

/**
 * Measures the time from a message with a balance to the paint of the balance in the header, against a bare page that writes the messages
 * of an event stream into an element; and what a stream of messages costs the page.
 */
export async function measurePush(): Promise<Figure[]> {
  const { site, sandbox } = await sharedEnvironment();
  const control = await createPlayer(sandbox.origins.control);
  const entries = await issueTokens(control, sandbox.origins.identity);
  const bare = await startEventStream();
  const browser = await openBrowser();
  let version = 1_000_000;
  const sendBalance = (cents: number) => {
    version += 1;
    const cash = (cents / 100).toFixed(2);
    const body = { type: "WALLET_BALANCE", version, currency: "EUR", balanceMap: { main: [{ cash }] } };
    return post(`${sandbox.origins.control}/push/raw`, {
      playerId: control.playerId,
      text: JSON.stringify({ body }),
    });
  };
  try {
    return await runInNewPage(browser, desktop, (page) =>
      runInNewPage(browser, desktop, async (barePage) => {
        await page.goto(`${site.origin}/healthz`);
        await page.evaluate((stored) => {
          for (const [key, value] of stored) localStorage.setItem(key, value);
        }, entries);
        await page.goto(`${site.origin}/en-UN/online-casino`);
        await page.locator("header").getByText("€10.00").first().waitFor();
        await waitForIslands(page);
        await waitForConnection(`${sandbox.origins.control}/push/connections/${control.playerId}`);
        await barePage.goto(bare.origin);
        const product: Target = { page, element: "header section b", send: sendBalance };
        const reference: Target = { page: barePage, element: "b", send: (cents) => post(bare.origin, written(cents)) };
        for (const target of [product, reference]) {
          await watch(target);
          for (let at = 0; at < 10; at++) await delayOf(target, 90_000 + at);
        }
        const delays = { product: [] as number[], reference: [] as number[] };
        for (let at = 0; at < singles; at++) {
          delays.product.push(await delayOf(product, 200_000 + at));
          delays.reference.push(await delayOf(reference, 200_000 + at));
        }
        return [
          compareTails({ name: "push to paint, p95", ...delays, limit: frameMs, unit: "ms" }),
          ...(await streamFigures(product)),
        ];
      }),
    );
  } finally {
    await browser.close();
    bare.stop();
  }
}

async function createPlayer(control: string) {
  const credentials = { email: `push-${Date.now()}@greenroom.example`, password: "Greenroom-2026" };
  const created = await post(`${control}/players`, { ...credentials, balance: "10.00" });
  return { ...credentials, ...z.object({ playerId: z.string() }).parse(await created.json()) };
}

async function post(address: string, body: unknown): Promise<Response> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Notes when each text of the element was painted, which of the page's elements change, in how many frames, and the long tasks. */
const watch = ({ page, element }: Target): Promise<void> =>
  page.evaluate((selector) => {
    const notes = {
      painted: {} as Record<string, number>,
      changes: 0,
      frames: new Set<number>(),
      elsewhere: [] as string[],
      longest: 0,
    };
    Object.assign(window, { notes });
    new MutationObserver((records) => {
      const shown = document.querySelector(selector)?.textContent ?? "";
      const elements = records.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      if (elements.some((each) => each?.closest(selector))) {
        notes.changes += 1;
        // The same during a whole frame.
        notes.frames.add(Number(document.timeline.currentTime));
        // A message that is sent in a frame arrives after its paint. Unlike a callback of the next frame, a new observer of sizes is
        // called in this one too, where the change was made by a callback of it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          notes.painted[shown] = performance.timeOrigin + performance.now();
        };
        const layout = new ResizeObserver(() => {
          layout.disconnect();
          port2.postMessage(null);
        });
        layout.observe(document.documentElement);
      }
      const money = document.querySelector(selector)?.closest("section");
      for (const each of elements)
        if (each && !money?.contains(each)) notes.elsewhere.push(each.outerHTML.slice(0, 80));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) notes.longest = Math.max(notes.longest, duration);
    }).observe({ type: "longtask" });
  }, element);

async function delayOf({ page, send }: Target, cents: number): Promise<number> {
  const sentAt = performance.timeOrigin + performance.now();
  await send(cents);
  const text = written(cents);
  const at = await page.waitForFunction((amount) => {
    const { painted } = Reflect.get(window, "notes");
    return Object.entries(painted as Record<string, number>).find(([shown]) => shown.includes(amount))?.[1];
  }, text);
  await setTimeout(pauseMs);
  return Number(await at.jsonValue()) - sentAt;
}

async function streamFigures({ page, send }: Target): Promise<Figure[]> {
  await page.evaluate(() => {
    Object.assign(Reflect.get(window, "notes"), { changes: 0, frames: new Set(), elsewhere: [], longest: 0 });
  });
  const sent: Promise<unknown>[] = [];
  const started = performance.now();
  const messages = (perSecond * streamMs) / 1_000;
  for (let at = 0; at < messages; at++) {
    sent.push(send(300_000 + at));
    await setTimeout(Math.max(0, started + ((at + 1) * 1_000) / perSecond - performance.now()));
  }
  await Promise.all(sent);
  await page
    .locator("header section")
    .getByText(written(300_000 + messages - 1))
    .first()
    .waitFor();
  await setTimeout(1_000);
  const { changes, frames, elsewhere, longest } = await page.evaluate(() => {
    const notes = Reflect.get(window, "notes");
    return { ...notes, frames: notes.frames.size } as Record<"changes" | "frames" | "longest", number> & {
      elsewhere: string[];
    };
  });
  const rate = `${messages} messages, ${perSecond} a second`;
  return [
    plain("push, the longest task of a stream", longest, longMs, "ms", `${rate}; 0: none above ${longMs} ms`),
    plain(
      "push, commits for a frame of a stream",
      changes / frames,
      1,
      "commits",
      `${rate}: ${changes} commits in ${frames} frames`,
    ),
    plain(
      "push, changes of a stream where no money is shown",
      elsewhere.length,
      0,
      "changes",
      `${rate}; ${elsewhere[0] ?? "none"}`,
    ),
  ];
}
