import type { PushBody } from "@/lib/session/push/schema";
import type { FakeBrowser, FakeTab } from "./browser";
import type { HistoryPlayer } from "./holdings";
import type { MortalSandbox } from "./sandbox";
import type { Delivery } from "./steps";
import { createWalletView, forgetWalletViews, openPushLine, type PushLine, type WalletView } from "./wallet-view";

/** What the pages of a browser show of the wallets of its players, and the push messages that reach them. */
export interface WalletPages {
  /** Applies the messages that have arrived at a page. False: there were none. */
  deliver(page: FakeTab, player: HistoryPlayer, delivery: Delivery): Promise<boolean>;
  /** Reads the wallet in a page; then each message that came twice comes there once more. */
  read(page: FakeTab, player: HistoryPlayer): Promise<void>;
  view(page: FakeTab, player: HistoryPlayer): WalletView;
  /** Each time that a page showed an older balance than before. */
  stepsBack: readonly string[];
  /** The sandbox was killed: nobody is connected any more. */
  cut(): void;
  /** Ends the connections, and forgets what the pages show. */
  close(): void;
}

export async function createWalletPages(
  browser: FakeBrowser,
  sandbox: MortalSandbox,
  connected: readonly HistoryPlayer[],
): Promise<WalletPages> {
  const views = new Map<string, WalletView>();
  const arrived = new Map<string, PushBody[]>();
  const doubled = new Map<string, PushBody[]>();
  const lines = new Map<string, PushLine>();
  const stepsBack: string[] = [];
  const keyOf = ({ name }: FakeTab, { playerId }: HistoryPlayer) => `${playerId} ${name}`;

  function view(page: FakeTab, player: HistoryPlayer): WalletView {
    const key = keyOf(page, player);
    const known = views.get(key) ?? createWalletView(player.playerId);
    views.set(key, known);
    return known;
  }
  function add(messages: Map<string, PushBody[]>, key: string, ...bodies: PushBody[]): void {
    messages.set(key, [...(messages.get(key) ?? []), ...bodies]);
  }
  function take(messages: Map<string, PushBody[]>, key: string): PushBody[] {
    const taken = messages.get(key) ?? [];
    messages.delete(key);
    return taken;
  }

  async function lineOf(player: HistoryPlayer): Promise<PushLine> {
    const { playerId, session } = player;
    const known = lines.get(playerId);
    if (known) return known;
    const line = await openPushLine({
      url: sandbox.origins.push,
      http: session.http,
      sendText: (text) => sandbox.pushText(playerId, text),
      receive(body) {
        for (const page of browser.tabs) add(arrived, keyOf(page, player), body);
      },
    });
    lines.set(playerId, line);
    return line;
  }

  function apply(page: FakeTab, player: HistoryPlayer, bodies: readonly PushBody[]): void {
    const shown = view(page, player);
    for (const body of bodies) {
      const before = shown.shown()?.version ?? 0;
      shown.receive(body);
      const after = shown.shown()?.version ?? 0;
      if (after < before) stepsBack.push(`${player.playerId}: from ${before} to ${after}`);
    }
  }

  function cut(): void {
    for (const { stop } of lines.values()) stop();
    lines.clear();
  }

  for (const player of connected) await lineOf(player);
  return {
    view,
    stepsBack,
    async deliver(page, player, delivery) {
      await (await lineOf(player)).arrived();
      const bodies = take(arrived, keyOf(page, player));
      if (delivery === "lost") return false;
      apply(page, player, delivery === "doubled" ? bodies.flatMap((body) => [body, body]) : bodies);
      apply(page, player, take(doubled, keyOf(page, player)));
      if (delivery === "doubled") add(doubled, keyOf(page, player), ...bodies);
      return bodies.length > 0;
    },
    async read(page, player) {
      await view(page, player).read(player.session.http);
      apply(page, player, take(doubled, keyOf(page, player)));
    },
    cut,
    close() {
      cut();
      forgetWalletViews();
    },
  };
}
