"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useCountry } from "@/components/site/use-country";
import { Button, LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import type { Signal } from "@/lib/play/game-launch/adapter";
import { keepAppHeight } from "@/lib/site/screen/app-height";
import { GameBar } from "./game-bar";
import { GameOpening, GamePoster, type Poster } from "./game-poster";
import { GameProblem } from "./game-problem";
import { GameWindow } from "./game-window";
import type { LaunchFacts } from "./launch-game";
import { useLaunch } from "./use-launch";
import type { GameWords } from "./words";

export interface GameFrameProps {
  facts: LaunchFacts;
  words: GameWords;
  poster: Poster;
  /** Countries whose visitors are told at once that they cannot play it; every launch asks again. */
  closedIn: readonly string[];
}

const closed = { problem: "blocked-country", detail: null } as const;

/** The game and all that may stand in its place: the ways in, the wait, what went wrong. */
export function GameFrame({ facts, words, poster, closedIn }: GameFrameProps) {
  const { launch, session, start, receive } = useLaunch(facts);
  /** The attempt whose game asked for the cashier, which is not there yet. */
  const [cashierAskedBy, setCashierAskedBy] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useEffect(keepAppHeight, []);
  const isClosed = closedIn.includes(useCountry());
  const isOffered = session === "player" && launch.status !== "idle" && launch.mode === "demo";

  function follow(signal: Signal): void {
    if (signal === "to-lobby") router.push(facts.lobbyHref);
    else if (signal === "to-cashier") setCashierAskedBy(launch.attempt);
    else receive(signal);
  }

  return (
    <section ref={box} aria-label={words.frame} className="game-box">
      <GameBar
        mode={launch.status === "idle" ? null : launch.mode}
        words={words}
        box={box}
        lobbyHref={facts.lobbyHref}
      />
      {isOffered ? (
        <div role="status" className="game-note">
          <p>{words.signedIn}</p>
          <Button kind="primary-small" onClick={() => start("real")}>
            {words.playReal}
          </Button>
        </div>
      ) : null}
      {cashierAskedBy === launch.attempt ? (
        <p role="status" className="game-note">
          {words.noCashier}
        </p>
      ) : null}
      <div className="game-stage">
        {launch.status === "game" ? (
          <GameWindow
            key={launch.attempt}
            provider={facts.game.provider}
            address={launch.address}
            isReady={launch.isReady}
            words={words}
            onSignal={follow}
          />
        ) : launch.status === "error" ? (
          <GameProblem launch={launch} words={words} lobbyHref={facts.lobbyHref} onRetry={() => start(launch.mode)} />
        ) : launch.status === "loading" ? (
          <GameOpening poster={poster} text={words.opening} />
        ) : session === "unavailable" ? (
          <StateBlock
            state="error"
            title={words.sessionTitle}
            action={<LinkButton href={facts.lobbyHref}>{words.back}</LinkButton>}
          >
            {words.sessionText}
          </StateBlock>
        ) : isClosed && session === "guest" ? (
          <GameProblem launch={closed} words={words} lobbyHref={facts.lobbyHref} />
        ) : (
          <GamePoster poster={poster} words={words} onDemo={facts.isMoneyOnly ? null : () => start("demo")} />
        )}
      </div>
    </section>
  );
}
