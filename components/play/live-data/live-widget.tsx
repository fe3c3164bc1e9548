"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { useNear } from "@/components/ui/use-near";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import type { LiveTexts } from "./live-texts";

/** The props of a widget of live data. */
export interface LiveProps<Widget extends LiveWidgetName = LiveWidgetName> {
  /** The internal segment of the edition: the address of its live data. */
  edition: string;
  /** A BCP 47 tag, for figures. */
  tag: string;
  texts: LiveTexts[Widget];
  /** Of the widget of a tournament: which one, and the language of its texts. */
  tournament?: { id: string; language: string } | undefined;
  /** Whose places see it, for a widget that is not for everybody. */
  shownTo?: ByPlace<boolean> | undefined;
}

export const liveWidgets = ["TileJackpots", "JackpotPanel", "WinnerPanel", "TournamentPanel"] as const;
export type LiveWidgetName = (typeof liveWidgets)[number];
export type LiveParts = { readonly [Widget in LiveWidgetName]: ComponentType<LiveProps<Widget>> };

interface PlacedWidget<Widget extends LiveWidgetName> extends LiveProps<Widget> {
  widget: Widget;
  /** Utilities of the room that is kept for it; absent for a widget that takes none. */
  room?: string;
}

/** One of the widgets, with its own texts. */
export type AnyLiveWidget = { [Widget in LiveWidgetName]: PlacedWidget<Widget> }[LiveWidgetName];

interface LiveWidgetProps<Widget extends LiveWidgetName> extends PlacedWidget<Widget> {
  /** Each keeps its identity. */
  loadForGuest: () => Promise<LiveParts>;
  loadForPlayer: () => Promise<LiveParts>;
}

/**
 * A widget of live data. In every lobby's first load, so it is only its room: the rest comes after the page is painted, once
 * no dialog lies over it, and once the room is near the window.
 */
export function LiveWidget<Widget extends LiveWidgetName>(props: LiveWidgetProps<Widget>) {
  const { widget, room, loadForGuest, loadForPlayer, edition, tag, texts, tournament, shownTo } = props;
  const kind = useSession(({ session }) => session?.kind);
  const isPainted = usePainted();
  const roomRef = useRef<HTMLDivElement>(null);
  const isNear = useNear(roomRef);
  const isCovered = useDialogs(({ requests }) => requests.length > 0);
  const { part } = useLazy(
    kind === "player" ? loadForPlayer : loadForGuest,
    isPainted && !isCovered && kind !== undefined && (isNear || room === undefined),
  );
  const Part: ComponentType<LiveProps<Widget>> | undefined = part?.[widget];
  const content = Part ? <Part {...{ edition, tag, texts, tournament, shownTo }} /> : null;
  if (room === undefined) return content;
  return (
    <div ref={roomRef} className={Part ? room : `${room} skeleton rounded-md noscript:hidden`}>
      {content}
    </div>
  );
}

/** Is everything here that the page itself loads, and painted? */
function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => setPainted(true), 100);
    };
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
    return () => {
      removeEventListener("load", wait);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
