"use client";

import { type ComponentProps, useCallback, useState } from "react";
import { readGameSession, saveGameSession } from "@/lib/play/game-launch/figures/game-session";
import { PlayedTime } from "./played-time";

interface KeptTimeProps extends Pick<ComponentProps<typeof PlayedTime>, "words"> {
  tag: string;
  playerId: string;
  /** The key of the game. */
  game: string;
}

/** The minutes of a game for real money, which a reload does not forget. */
export function KeptTime({ tag, words, playerId, game }: KeptTimeProps) {
  const [startMs] = useState(() => readGameSession(playerId, game, Date.now())?.playedMs ?? 0);
  const keep = useCallback(
    (playedMs: number) => saveGameSession(playerId, game, Date.now(), { playedMs }),
    [playerId, game],
  );
  return <PlayedTime tag={tag} words={words} startMs={startMs} onCount={keep} />;
}
