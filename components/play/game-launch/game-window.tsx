import { useLayoutEffect, useRef } from "react";
import type { FrameAddress } from "@/lib/core/frame-address";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Protocol, Signal } from "@/lib/play/game-launch/protocols";
import { listen } from "./listen";
import { LoadingNotice } from "./loading-notice";

interface GameWindowProps {
  protocol: Protocol;
  address: FrameAddress;
  isReady: boolean;
  /** Has it been silent for longer than people wait without a notice? */
  isLate: boolean;
  /** The name of the game. */
  title: string;
  onSignal: (signal: Signal) => void;
  /** Opens the game again, in this place of the page alone. */
  onReload: () => void;
}

const afterGame = "after-game";
const beforeGame = "before-game";

const skipStyle =
  "sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-2 focus:rounded-sm focus:bg-accent focus:px-4 focus:py-3 focus:font-650 focus:text-on-accent";

/** The provider's page, with a way past it on both sides for those who walk by keyboard. */
export function GameWindow({ protocol, address, isReady, isLate, title, onSignal, onReload }: GameWindowProps) {
  const t = useTranslations("play");
  const frame = useRef<HTMLIFrameElement>(null);
  const signalRef = useRef(onSignal);
  useLayoutEffect(() => {
    signalRef.current = onSignal;
  });

  // Before the browser continues: a game from the cache may speak at once.
  useLayoutEffect(() => {
    if (!frame.current) return;
    return listen(frame.current, address.origin, protocol, (signal) => signalRef.current(signal));
  }, [protocol, address.origin]);

  return (
    <>
      <a id={beforeGame} href={`#${afterGame}`} className={skipStyle}>
        {t("game.skip")}
      </a>
      <iframe
        ref={frame}
        src={address.url}
        title={t("game.frame", { title })}
        // Scripts with their own origin are safe here alone: `frameAddress` lets no frame have ours.
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        allow="fullscreen; autoplay; encrypted-media"
        referrerPolicy="strict-origin"
        className="absolute inset-0 size-full"
      />
      <a id={afterGame} href={`#${beforeGame}`} className={skipStyle}>
        {t("game.skipBack")}
      </a>
      {isReady ? null : (
        <div className="absolute inset-0 z-1 grid place-content-center bg-surface" role="status">
          <LoadingNotice isLate={isLate} onReload={onReload} />
        </div>
      )}
    </>
  );
}
