"use client";

import { useEffect } from "react";
import { SessionStart } from "@/components/account/login/session-start";
import { Balance, type BalanceTexts } from "@/components/money/wallet/balance";
import { type AnyLiveWidget, LiveWidget } from "@/components/play/live-data/live-widget";
import { PlayerBannerList } from "@/components/play/lobby/player-banner-list";
import { HeartsIsland } from "@/components/play/my-games/hearts-island";
import { PlayerGames } from "@/components/play/my-games/player-games";
import { FactsIsland } from "@/components/play/tile-facts/facts-island";
import type { TimerPolicy } from "@/components/safety/safety-timers";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { BannerPlace } from "@/lib/play/lobby/banner-place";
import { useIntentPresence, watchPresence } from "@/lib/session/intents/presence";
import type { Product } from "@/lib/session/permissions/permissions";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { loadBanners, loadFigures, loadGuard, loadPlayerChunk, loadPlayerLive, loadTiles } from "./load-player-chunks";

const loadLive = () => loadQuietly(() => import("./live-chunk"));
const loadIntents = () => loadQuietly(() => withMessages(["site.intents"], () => import("./intents")));
const loadFacts = () => loadQuietly(() => import("@/components/play/tile-facts/tile-facts"));

/**
 * The parts that follow the session on every page: its start, and for a player the push connection, their closed products, the
 * guard of the terms, their choice about cookies, and the timers that protect them.
 */
export function Session({ timers }: { timers: TimerPolicy }) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(loadPlayerChunk, isPlayer);
  return (
    <>
      <SessionStart loadSession={loadPlayerChunk} />
      {part && isPlayer ? (
        <>
          <part.Push />
          <part.ClosedProducts />
          <part.TermsGuard />
          <part.WelcomeTrigger />
          <part.ConsentSync />
          <part.DepositWatch />
          <part.SafetyTimers {...timers} />
        </>
      ) : null}
    </>
  );
}

/**
 * What becomes of operations whose response was lost, on this page or an earlier one, in this tab or another: shown, and looked after
 * until it is known. Nothing is loaded for it in a browser that keeps no intent.
 */
export function Intents() {
  const isThere = useIntentPresence((presence) => presence.isThere);
  const { part } = useLazy(loadIntents, isThere);
  useEffect(watchPresence, []);
  return (
    <div role="status" aria-atomic="false">
      {part ? <part.IntentRows /> : null}
    </div>
  );
}

/** The way back to a questionnaire that is asked for. */
export function EddIsland() {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(loadPlayerChunk, isPlayer);
  return part && isPlayer ? <part.EddPlace /> : null;
}

export function BalanceIsland(texts: BalanceTexts) {
  return <Balance {...texts} load={loadFigures} />;
}

/**
 * Leads a player away from a product that is closed to them, with a loader while that is not known; a guest loads nothing of it. Its
 * element names the product of the page to the style sheet.
 */
export function Guard({ product }: { product: Product }) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(loadGuard, isPlayer);
  return (
    <>
      <i hidden data-product={product} />
      {part && isPlayer ? <part.ProductGuard product={product} /> : null}
    </>
  );
}

export function PlayerBanners({ place }: { place: BannerPlace }) {
  return <PlayerBannerList place={place} load={loadBanners} />;
}

export function PlayerGamesIsland({ edition }: { edition: string }) {
  return <PlayerGames edition={edition} load={loadTiles} />;
}

export function LiveIsland(props: AnyLiveWidget) {
  return <LiveWidget {...props} loadForGuest={loadLive} loadForPlayer={loadPlayerLive} />;
}

const noTexts = {};

/** The islands on the tiles of a page: jackpots, a player's hearts, and the facts of the tile under the pointer. */
export function TileIslands({ edition, tag }: { edition: string; tag: string }) {
  return (
    <>
      <LiveIsland edition={edition} tag={tag} widget="TileJackpots" texts={noTexts} />
      <HeartsIsland load={loadTiles} />
      <FactsIsland edition={edition} load={loadFacts} />
    </>
  );
}
