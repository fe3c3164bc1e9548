import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ShortFacts } from "@/components/play/catalogue/short-facts";
import { IconLink } from "@/components/ui/icon-button";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { GameFacts } from "@/lib/play/catalogue/schema";
import { shortFacts } from "@/lib/play/game-launch/figures/short-facts";
import { paths } from "@/lib/routing/paths";

interface GameHeadingProps {
  locale: Locale;
  game: GameFacts;
  studio: string;
  lobbyHref: string;
  /** The heart of the game. */
  favourite: ReactNode;
}

/** A name that a phone shows in one line as long as it fits; of the longest, two small lines take the height of one. */
function sizeOnPhones({ length }: string): string | null {
  if (length <= 16) return null;
  return length <= 24 ? "max-md:text-[clamp(0.9375rem,4.9vw,1.125rem)]/tight" : "max-md:text-sm/tight";
}

/** The way back, the name of the game with its studio and its jackpot, its short facts, and the heart. */
export async function GameHeading({ locale, game, studio, lobbyHref, favourite }: GameHeadingProps) {
  const t = await getTranslations(locale, "play.gameLaunch");
  const tCatalogue = await getTranslations(locale, "play.catalogue");
  const tFacts = await getTranslations(locale, "play.gameFacts");
  const { label } = game;
  const facts = shortFacts(tFacts, locale, { ...game, hasJackpot: game.jackpotExist });
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      <div className="row-span-2">
        <IconLink icon="back" href={lobbyHref} label={t("back")} />
      </div>
      <h1 className={clsx("text-xl/compact", sizeOnPhones(label))}>{label}</h1>
      <div className="row-span-2 flex items-center gap-3">
        {/* Above the fold, where the card of all facts is not. On a phone the game needs the room. */}
        <ShortFacts facts={facts} className="max-lg:hidden" />
        {favourite}
      </div>
      <p className="text-muted text-sm/snug">
        {studio}
        {game.jackpotExist ? (
          <>
            {" · "}
            <b className="font-semibold text-gold figures" data-jackpot={paths.game(locale, game)}>
              {tCatalogue("jackpot")}
            </b>
          </>
        ) : null}
      </p>
    </header>
  );
}
