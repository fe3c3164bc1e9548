import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { GamePicture, type Poster } from "./game-picture";
import { LoadingNotice } from "./loading-notice";

/** Below the art, in a low window beside it: neither covers the other. */
const besideArt = "relative z-1 row-start-2 w-full border-line border-t wide-low:border-0 wide-low:[grid-area:1/2]";
const waysStyle = clsx(
  besideArt,
  "grid gap-2.5 text-balance bg-surface px-4 pt-3.5 pb-4 text-center md:flex md:min-h-21 md:items-center md:justify-center md:gap-3 md:px-5",
  "wide-low:flex wide-low:min-h-0 wide-low:flex-wrap wide-low:justify-center",
);
const waysText = "md:flex-1 md:text-start wide-low:basis-full wide-low:text-center";

interface GamePosterProps {
  poster: Poster;
  /** Why visitors have no demo; null where they have one. */
  closed: "noDemo" | "moneyNeeded" | null;
  onDemo: () => void;
  /** Shows the options of a game that is not for this device; null where it is. */
  onOptions: (() => void) | null;
}

/**
 * Offers a visitor the demo and the login, or the login alone where the game has no demo for them. A player, whose game opens by
 * itself, sees the loader in their place from the first paint.
 */
export function GamePoster({ poster, closed, onDemo, onOptions }: GamePosterProps) {
  const t = useTranslations("play.gameLaunch");
  if (onOptions)
    return (
      <>
        <GamePicture poster={poster} />
        <div className={waysStyle}>
          <p className={waysText}>{t("mobileOnly.text")}</p>
          <Button kind="secondary" onClick={onOptions}>
            {t("mobileOnly.options")}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <GamePicture poster={poster} />
      <div className={clsx(waysStyle, "guest-only")}>
        <p className={waysText}>{t(closed ? `problems.${closed}.title` : "poster")}</p>
        {closed ? null : <Button onClick={onDemo}>{t("playDemo")}</Button>}
        <LinkButton kind={closed ? "primary" : "secondary"} href={paths.login()}>
          {t("login")}
        </LinkButton>
      </div>
      <div className={clsx(waysStyle, "player-only")}>
        <LoadingNotice />
      </div>
    </>
  );
}

/** The wait for a frame, at the frame's size. */
export function GameOpening({ poster, isLate }: { poster: Poster; isLate: boolean }) {
  return (
    <>
      <GamePicture poster={poster} />
      <div className={waysStyle} role="status">
        <LoadingNotice isLate={isLate} />
      </div>
    </>
  );
}

/** A game that is closed: its art, and below it why. */
export function GameClosed({ poster, children }: { poster: Poster; children: ReactNode }) {
  return (
    <>
      <GamePicture poster={poster} />
      <div className={besideArt}>{children}</div>
    </>
  );
}
