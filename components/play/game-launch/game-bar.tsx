import { clsx } from "clsx";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
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
    <div className="flex min-h-14 flex-none items-center gap-3 border-line border-b py-1.25 pr-2 pl-3.5">
      {mode ? (
        <p
          className={clsx(
            "whitespace-nowrap rounded-full border px-2.5 py-0.75 font-650 text-xs/base",
            mode === "demo" ? "border-transparent bg-accent-soft text-accent" : "border-line bg-raised",
          )}
        >
          {mode === "demo" ? t("game.demo") : t("game.real")}
        </p>
      ) : null}
      <div className="ml-auto flex">
        <LinkButton kind="quiet-small" href={lobbyHref}>
          {t("game.back")}
        </LinkButton>
      </div>
      {canFill ? (
        <IconButton
          icon={isFull ? "collapse" : "expand"}
          label={t(isFull ? "game.leaveFullScreen" : "game.fullScreen")}
          onClick={toggle}
        />
      ) : null}
    </div>
  );
}

/** Between the bar and the game: news of this attempt, with what can be done. */
export function GameNote({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b bg-raised px-3.5 py-2 text-sm"
    >
      {children}
    </div>
  );
}
