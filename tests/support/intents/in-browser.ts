import assert from "node:assert/strict";
import { type Browser, type BrowserContext, chromium as playwright } from "@playwright/test";
import fc from "fast-check";
import type { Http } from "@/lib/core/http/http";
import { toDecimal } from "@/lib/core/money";
import { getTransactions } from "@/lib/money/transactions/api";
import { getBalance } from "@/lib/money/wallet/api";
import { getWithdrawals } from "@/lib/money/withdraw/api";
import { freePorts } from "../../../.ci/lib/ports.mjs";
import { chromium } from "../chromium";
import { startSite } from "../processes";
import { type BrowserStep, browserSteps, browserTabs } from "./browser-steps";
import { openPages, type PlayerPages, pages, press } from "./player-pages";
import { type MortalSandbox, startMortalSandbox } from "./sandbox";
import { createPlatform, requestTokens } from "./session";

/** Of so many histories one meets a sandbox that is killed. */
const mortalEvery = 20;
/** Longer than a call may take its effect after its response was given up. */
const skewMs = 61_000;
const settleMs = 40_000;
const cancellable = ["13.00", "23.00"] as const;

/**
 * Random histories of a player's money in tabs of a real browser, half of them with a platform that ignores keys. @throws the first
 * thing that is not true, with the seed of its history
 */
export async function runInBrowser(count: number, firstSeed = 1): Promise<void> {
  const browser = await playwright.launch(chromium);
  for (const hasKeys of [true, false]) {
    const port = await freePorts(1);
    const origin = `http://localhost:${port}`;
    const sandbox = await startMortalSandbox(hasKeys, origin);
    const site = await startSite(sandbox.origins, { port, env: { PLATFORM_KEYS: hasKeys ? "on" : "off" } });
    const half = hasKeys ? Math.ceil(count / 2) : Math.floor(count / 2);
    for (let at = 0; at < half; at++) {
      const seed = firstSeed + at + (hasKeys ? 0 : 1_000_000);
      const steps = fc.sample(browserSteps, { seed, numRuns: 1 })[0] ?? [];
      const isMortal = at % mortalEvery === 0;
      try {
        const writes = await runHistory({ browser, origin, sandbox, steps, isMortal, hasKeys });
        console.log(`history ${seed}: ${steps.length} steps, ${writes} writes${isMortal ? ", a kill" : ""}`);
      } catch (error) {
        console.error(`history ${seed} (keys ${hasKeys ? "on" : "off"}): ${JSON.stringify(steps)}`);
        throw error;
      }
    }
    assert.equal(Object(await sandbox.control("/ledger/check")).sound, true);
    await site.stop();
    await sandbox.stop();
  }
  await browser.close();
}

interface Run {
  browser: Browser;
  origin: string;
  sandbox: MortalSandbox;
  steps: readonly BrowserStep[];
  isMortal: boolean;
  hasKeys: boolean;
}

/** @returns how many writes have left the browser */
async function runHistory({ browser, origin, sandbox, steps, isMortal, hasKeys }: Run): Promise<number> {
  const player = await sandbox.newPlayer();
  await sandbox.payIn(player.playerId, "900.00");
  for (const amount of cancellable) await sandbox.payOut(player.playerId, amount);
  const http = await signIn(player, sandbox);
  const before = await mainOf(http);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const shown = await openPages(context, player, { origin, identity: sandbox.origins.identity, kill: sandbox.kill });
    const tabs = await Promise.all(Array.from({ length: browserTabs }, () => context.newPage()));
    const address = (kind: keyof typeof pages) => `${origin}/en-UN/my-account/banking/${pages[kind]}`;
    for (const tab of tabs) await tab.goto(address("withdrawal"));
    let isKilled = !isMortal;
    for (const [at, step] of steps.entries()) {
      const tab = tabs[step.tab] ?? (await context.newPage());
      if (step.do === "reload") await tab.reload();
      if (step.do === "back") await tab.goBack();
      if (step.do === "forward") await tab.goForward();
      if (step.do !== "press") continue;
      shown.plan(isKilled ? step.fault : "killed");
      isKilled = true;
      const { kind, isDouble, hurry } = step;
      // Each in an amount of its own: by it an effect is found.
      const amount = kind === "cancellation" ? (cancellable[at % 2] ?? "") : `${kind === "deposit" ? 20 : 30}.0${at}`;
      if (tab.url() !== address(kind)) await tab.goto(address(kind));
      await press(tab, { kind, amount, isDouble, hurry });
      if (hurry) await tab.reload();
    }
    shown.plan("none");
    await letTimePass(context, address("withdrawal"));
    await expectTruth(context, { shown, http, before, hasKeys });
    const { ledger } = await sandbox.control<{ ledger: { account: string; amount: string }[] }>(
      `/players/${player.playerId}`,
    );
    const booked = ledger
      .filter(({ account }) => account.endsWith(":MAIN"))
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    assert.equal(booked, await mainOf(http), "the ledger is the wallet");
    return shown.sent.length;
  } finally {
    await context.close();
  }
}

/** A sign-in beside that of the browser, by which the truth is read. */
async function signIn({ email, password }: { email: string; password: string }, { origins }: MortalSandbox) {
  const { idToken } = await requestTokens(origins, "USER_PASSWORD_AUTH", { USERNAME: email, PASSWORD: password });
  return createPlatform(origins, { headers: () => ({ Authorization: `Bearer ${idToken}` }) });
}

const mainOf = async (http: Http): Promise<number> => (await getBalance(http))?.balances.mainBalance.amountMinor ?? 0;

/** The clock of the browser goes on until every call of a write is over; then the pages ask what became of them. */
async function letTimePass(context: BrowserContext, address: string): Promise<void> {
  await context.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, skewMs);
  for (const tab of context.pages()) await tab.goto(address);
  const until = Date.now() + settleMs;
  while (Date.now() < until && (await openIntents(context)).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 500));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}

/** What the browser keeps of operations whose outcome is not known. */
async function openIntents(context: BrowserContext): Promise<{ operation: string; amount: string }[]> {
  const [page] = context.pages();
  const kept = await page?.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith("intent:") ? [JSON.parse(text).value] : [])),
  );
  return (kept ?? [])
    .filter(({ state }) => state === "sent" || state === "unknown")
    .map(({ operation, parameters }) => ({ operation, amount: toDecimal(parameters.amountMinor) }));
}

interface Truth {
  shown: PlayerPages;
  http: Http;
  before: number;
  hasKeys: boolean;
}

async function expectTruth(
  context: BrowserContext,
  { shown: { said, sent }, http, before, hasKeys }: Truth,
): Promise<void> {
  const payments = await getTransactions(http, { category: "PAYMENT", limit: 100 });
  const withdrawals = await getWithdrawals(http, { limit: 100 });
  const open = await openIntents(context);
  let expected = before;
  for (const kind of ["deposit", "withdrawal", "cancellation"] as const)
    for (const amount of new Set(sent.filter((each) => each.kind === kind).map((each) => each.amount))) {
      const about = `${kind} of ${amount}`;
      const minor = Math.round(Number(amount) * 100);
      const deposits = payments.filter((each) => each.type === "DEPOSIT" && each.amount === minor);
      const asked = withdrawals.filter((each) => each.amount === minor);
      const effects = {
        deposit: deposits.filter(({ status }) => status === "SUCCESS" || status === "COMPLETED").length,
        withdrawal: asked.length,
        cancellation: asked.filter(({ status }) => status === "CANCELLED").length,
      }[kind];
      assert.ok(effects <= 1, `${about}: ${effects} effects`);
      expected += kind === "withdrawal" ? -minor * effects : minor * effects;
      const ends = said.filter((each) => each.kind === kind && each.amount === amount).map(({ end }) => end);
      assert.ok(effects === 1 || !ends.includes("done"), `${about}: is told as done, and is not`);
      if (kind !== "cancellation") {
        assert.ok(effects === 0 || !ends.includes("refused"), `${about}: is told as not done, and is`);
        assert.equal(sent.filter((each) => each.kind === kind && each.amount === amount).length, 1, `${about}: sent`);
      }
      // One that waits at the partner's page cannot be told from another of its amount where keys are ignored.
      const isWaiting = !hasKeys && kind === "deposit" && deposits.length === 1 && effects === 0;
      if (!isWaiting)
        assert.equal(
          open.filter((each) => each.operation.endsWith(kind) && each.amount === amount).length,
          0,
          `${about}: is open`,
        );
    }
  assert.equal(await mainOf(http), expected, "the wallet is what the outcomes make of it");
  const text = `€${(expected / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;
  for (const tab of context.pages())
    await tab.getByRole("banner").getByRole("region", { name: "Balance" }).getByText(text).first().waitFor();
}
