import { randomUUID } from "node:crypto";
import type { Http } from "@/lib/core/http/http";
import { type Intent, isOpen, type Result } from "@/lib/core/intents/intent";
import type { Wallet } from "@/lib/money/wallet/wallet";
import { join, pay } from "./acts";
import { createFakeBrowser, type FakeTab } from "./browser";
import { createDepositWatch, type Told } from "./deposit-watch";
import { playRound } from "./game-round";
import { type HistoryPlayer, newHistoryPlayer } from "./holdings";
import { createFaultyNetwork, createTraffic } from "./network";
import { createWalletPages } from "./pages";
import { closing, type Press, resolvers, type Send, sendPress } from "./presses";
import type { MortalSandbox } from "./sandbox";
import { type Step, tabCount } from "./steps";

export interface HistoryEnd {
  told: ReadonlyMap<string, Told>;
  /** Of intents whose call left the browser: neither told nor found. */
  lost: readonly string[];
  /** Still open, after all that was asked. */
  open: readonly Intent[];
  players: readonly HistoryPlayer[];
  /** What their games have made of their balances, in hundredths, as the games told it. */
  played: ReadonlyMap<HistoryPlayer, number>;
  /** Do they take part in a campaign, as they were told? Null: they were told that it is not known. */
  joined: ReadonlyMap<string, boolean | null>;
  /** What the page of each tab shows of the wallet of each player. */
  shown: readonly { player: HistoryPlayer; wallet: Wallet | undefined }[];
  /** Each time that a page showed an older balance than before. */
  stepsBack: readonly string[];
  cooled: string;
  /** Who may close their account, and nothing else. */
  leaver: string;
  emails: readonly string[];
}

/**
 * Runs one history against the sandbox, then lets time pass until nothing is on its way any more, and asks for the truth. In a mortal one the
 * sandbox is killed during the first call.
 */
export async function runHistory(
  given: readonly Step[],
  sandbox: MortalSandbox,
  { hasKeys, isMortal }: { hasKeys: boolean; isMortal: boolean },
): Promise<HistoryEnd> {
  const isShared = given.some((step) => step.do === "sign-in" && step.who === 1);
  const players = [await newHistoryPlayer(sandbox)];
  if (isShared) players.push(await newHistoryPlayer(sandbox));
  const timeOut = { endsAt: new Date(Date.now() - 1_000).toISOString(), isCooling: false, initiator: "PLAYER" };
  const cooled = (await sandbox.newPlayer({ accountStatus: "TIMEOUT", timeOut })).playerId;
  const leaving = await sandbox.newPlayer();
  // Signed in before anything is killed, as whoever closes an account is.
  const leaver = { playerId: leaving.playerId, http: (await sandbox.openSession(leaving)).http };
  const emails = [0, 1].map((at) => `${at}-${randomUUID()}@players.example`);

  const browser = createFakeBrowser(tabCount, hasKeys);
  const traffic = createTraffic();
  const told = new Map<string, Told>();
  const deposits = createDepositWatch(told);
  const played = new Map<HistoryPlayer, number>();
  const joined = new Map<string, boolean | null>();
  let who: number | null = 0;
  /** A sign-in that has ended signs its tabs out. */
  const player = () => {
    const found = (who === null ? null : players[who]) ?? null;
    return found?.session.isOver() ? null : found;
  };
  const isPushed = given.some((step) => step.do === "push");
  const pages = await createWalletPages(browser, sandbox, isPushed ? players : []);
  const kill = async () => {
    pages.cut();
    await sandbox.kill();
  };

  /** Of a tab. A press that waits for a response is over as soon as it waits. */
  const sendIn =
    (at: FakeTab): Send =>
    (operation, { real, owner, parameters, fault }, about) => {
      let key: string | null = null;
      const onKey = (sent: string) => {
        key = sent;
        if (!told.has(sent)) told.set(sent, { about, ends: new Set() });
      };
      const { http, hung } = createFaultyNetwork({ real, isGone: at.isGone, kill, fault, onKey }, traffic);
      const end = (outcome: "done" | "refused") => {
        if (key !== null && !at.isGone()) told.get(key)?.ends.add(outcome);
      };
      /** A refused change of what is done leaves it done: of the intent itself nothing new is told. */
      const isDone = () =>
        operation.keepMs !== undefined && at.intents.of(owner).some(({ id, state }) => id === key && state === "done");
      const over = at.intents.run(operation, { owner, parameters, http }).then(
        ({ state }: Result<unknown>) => {
          if (state === "done") end("done");
          return state === "done";
        },
        () => {
          if (!isDone()) end("refused");
          return false;
        },
      );
      return Promise.race([over, hung.then(() => false)]);
    };

  const pressIn = (step: Press, at: FakeTab): Promise<void> =>
    sendPress(step, { sandbox, player: player(), cooled, leaver, emails }, sendIn(at));

  /** The rows of the player that this tab shows. */
  function look(at: FakeTab): void {
    for (const owner of [player()?.playerId ?? null, cooled, leaver.playerId, null])
      for (const { id, state } of at.intents.of(owner))
        if (state === "done" || state === "refused") told.get(id)?.ends.add(state);
  }

  async function check(at: FakeTab, areReadsFailing = false): Promise<void> {
    const over = (real: Http) => createFaultyNetwork({ real, isGone: at.isGone, kill, areReadsFailing }, traffic).http;
    const own = player();
    await at.intents.check(own?.playerId ?? null, resolvers, over(own?.session.http ?? sandbox.visitor));
    await at.intents.check(leaver.playerId, [closing], over(leaver.http));
    if (own) await deposits.look(own.session.http);
    look(at);
  }

  async function pass(ms: number): Promise<void> {
    browser.advance(ms);
    await traffic.pass(ms);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  const tabAt = (at: number): FakeTab => browser.tabs[at] ?? browser.reload(at);

  async function take(step: Step): Promise<void> {
    const own = player();
    switch (step.do) {
      case "press": {
        const tabs = step.again === null ? [step.tab] : [step.tab, step.again];
        return void (await Promise.all(tabs.map((at) => pressIn(step, tabAt(at)))));
      }
      case "join":
        return own ? join(step, own, { at: tabAt(step.tab), kill, traffic, joined }) : undefined;
      case "check":
        return check(tabAt(step.tab), step.areReadsFailing);
      case "push":
        if (own && (await pages.deliver(tabAt(step.tab), own, step.delivery))) await check(tabAt(step.tab));
        return;
      case "wait":
        return pass(step.ms);
      case "reload":
        return void browser.reload(step.tab);
      case "back":
      case "forward":
        return void browser.go(step.tab, step.do);
      case "expire":
        return own?.session.expire(step.renewal);
      case "play":
        if (own)
          played.set(own, (played.get(own) ?? 0) + (await playRound(own, sandbox.origins.frames, step.isDouble)));
        return;
      case "pay":
        return own ? pay(own, sandbox) : undefined;
      case "sign-in":
        who = step.who;
        return players[step.who ?? -1]?.session.signIn();
    }
  }

  const deadly = isMortal ? given.findIndex((step) => step.do === "press") : -1;
  for (const [at, step] of given.entries())
    await take(at === deadly && step.do === "press" ? { ...step, fault: "killed" } : step);

  const rows = () =>
    [...players.map(({ playerId }) => playerId), cooled, leaver.playerId, null].flatMap((owner) =>
      tabAt(0).intents.of(owner),
    );
  const visible = new Set(rows().map(({ id }) => id));
  const isKnown = (id: string) => visible.has(id) || deposits.isFollowed(id);
  const lost = [...told].filter(([id, { ends }]) => ends.size === 0 && !isKnown(id)).map(([id]) => id);

  // Who was refused, or cannot be told, signs in again.
  for (const { session } of players) await session.signIn();
  for (const ms of [16_000, 31_000, 61_000, 1_000])
    for (const [at, each] of players.entries()) {
      await pass(ms);
      who = at;
      await pay(each, sandbox);
      await check(tabAt(0));
    }
  for (const page of browser.tabs) for (const each of players) await pages.read(page, each);
  const shown = browser.tabs.flatMap((page) =>
    players.map((each) => ({ player: each, wallet: pages.view(page, each).shown() })),
  );
  pages.close();
  const { stepsBack } = pages;
  const rest = { players, played, joined, shown, stepsBack, cooled, leaver: leaver.playerId, emails };
  return { told, lost, open: rows().filter(isOpen), ...rest };
}
