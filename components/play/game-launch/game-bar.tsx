import clsx from "clsx";
import { type RefObject, useEffect, useState } from "react";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Mode } from "@/lib/play/game-launch/adapter";

interface GameBarProps {
  mode: Mode | null;
  /** What becomes as large as the screen. */
  box: RefObject<HTMLElement | null>;
  lobbyHref: string;
}

/** Above the game: for what money it is played, the way out, and the whole screen. */
export function GameBar({ mode, box, lobbyHref }: GameBarProps) {
  const t = useTranslations("play");
  const [canFill, setCanFill] = useState(false);
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    setCanFill(document.fullscreenEnabled === true);
    const note = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === box.current);
    document.addEventListener("fullscreenchange", note);
    return () => document.removeEventListener("fullscreenchange", note);
  }, [box]);

  function toggle(): void {
    // A browser may refuse; then the game simply stays as it is.
    const done = isFull ? document.exitFullscreen() : box.current?.requestFullscreen();
    done?.catch(() => {});
  }

  return (
    <div className="game-bar">
      {mode ? (
        <p className={clsx("game-badge", mode === "demo" && "game-badge-demo")}>
          {mode === "demo" ? t("game.demo") : t("game.real")}
        </p>
      ) : null}
      <a href={lobbyHref} className="button button-quiet button-small ml-auto">
        {t("game.back")}
      </a>
      {canFill ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t(isFull ? "game.leaveFullScreen" : "game.fullScreen")}
          onClick={toggle}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={isFull ? "M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5" : "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"} />
          </svg>
        </button>
      ) : null}
    </div>
  );
}
