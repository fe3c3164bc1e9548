"use client";

import type { MouseEvent, ReactNode } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { followedLink } from "@/lib/core/followed-link";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { loadBreakNow, loadPlayerChunk } from "./load-player-chunks";

interface BreakIslandProps {
  /** The page of time-outs: where the link leads while its code is not there. */
  href: string;
  className: string;
  /** Of the header, where it is a picture, to whose name a pointer is led; there is no room for the sentence beside the button either. */
  title?: string | undefined;
  confirms: ByPlace<boolean>;
  children: ReactNode;
}

/** The way to a break of 24 hours: its confirmation over the page; where the law forbids one, the button that begins it. */
export function BreakIsland({ href, className, title, confirms, children }: BreakIslandProps) {
  const player = useSession(playerIn);
  const { part } = useLazy(loadPlayerChunk, player !== null);
  const isOnePress = part !== null && player !== null && !part.isPermittedFor(confirms, player);
  const { part: now } = useLazy(loadBreakNow, isOnePress);
  const open = (event: MouseEvent) => {
    if (!part || !player || !followedLink(event.nativeEvent)) return;
    event.preventDefault();
    part.openBreak();
  };
  if (isOnePress && now && title) return <now.DayBreakButton className={className}>{children}</now.DayBreakButton>;
  if (isOnePress && now) return <now.BreakNow />;
  return (
    <a href={href} className={className} title={title} onClick={open}>
      {children}
    </a>
  );
}
