"use client";

import { Dialogs } from "@/app/dialogs";
import { SupportChat } from "@/components/offers/support-chat/support-chat";
import { SearchShortcuts } from "@/components/play/search/search-shortcuts";
import { SettingsHash } from "@/components/safety/consent/settings-hash";
import type { TimerPolicy } from "@/components/safety/safety-timers";
import { MarketOffer } from "@/components/site/markets/market-offer";
import { SoftNavigation } from "@/components/site/navigation/soft-navigation";
import { Toasts } from "@/components/site/toasts/toasts";
import { Session } from "./player-islands";

export interface CommonIslandsProps {
  /** The segment of the locale. */
  current: string;
  /** The number of games to search, where it is known. */
  games: number | null;
  timers: TimerPolicy;
  texts: { close: string; offline: string; loading: string };
}

/** What every page can do beside its own content. None of it is in the HTML until it has something to say. */
export function CommonIslands({ current, games, timers, texts }: CommonIslandsProps) {
  return (
    <>
      <MarketOffer current={current} />
      <Toasts closeLabel={texts.close} offline={texts.offline} />
      <SoftNavigation loading={texts.loading} />
      <SettingsHash />
      <Dialogs />
      <SearchShortcuts count={games} />
      <SupportChat />
      <Session timers={timers} />
    </>
  );
}
