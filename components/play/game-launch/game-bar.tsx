import { clsx } from "clsx";
import type { RefObject } from "react";
import { LinkButton } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { Mode } from "@/lib/play/game-launch/adapter";
import { PlayedTime } from "./played-time";
import { useFullScreen } from "./use-full-screen";

const loadBalance = () => loadQuietly(() => withMessages(["play"], () => import("./bar-balance")));

interface GameBarProps {
  mode: Mode | null;
  /** The attempt whose game is open, so that its time runs. */
  playing: number | null;
  /** What becomes as large as the screen. */
  box: RefObject<HTMLElement | null>;
  lobbyHref: string;
  /** A BCP 47 tag, for digits. */
  tag: string;
}

/** Above the game: for what money it is played, for how long, and the whole screen, which needs a way out of its own. */
export function GameBar({ mode, playing, box, lobbyHref, tag }: GameBarProps) {
  const t = useTranslations("play");
  const { canFill, isFull, toggle } = useFullScreen(box);
  // The whole screen hides the header, and the balance in it.
  const balance = useLazy(loadBalance, isFull && mode === "real");
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
      {playing === null ? null : <PlayedTime key={playing} tag={tag} />}
      <div className="ml-auto flex items-center gap-3">
        {balance.part ? <balance.part.BarBalance tag={tag} /> : null}
        {isFull ? (
          <LinkButton kind="quiet-small" href={lobbyHref}>
            {t("game.back")}
          </LinkButton>
        ) : null}
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
