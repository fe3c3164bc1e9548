import { Button, LinkButton } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** Addresses of the picture, as it was made for a wide stage, and for one that is as high as wide. */
export interface Poster {
  wide: string;
  tall: string;
}

/** The whole art, whatever the stage's shape: what is left beside it shows the same picture, out of focus. */
function Picture({ poster: { wide, tall } }: { poster: Poster }) {
  return ["game-picture game-backdrop", "game-picture"].map((className) => (
    <picture key={className}>
      <source media="(width<1024px)" srcSet={tall} />
      <img src={wide} alt="" width={1200} height={600} fetchPriority="high" className={className} />
    </picture>
  ));
}

/**
 * Offers a visitor the demo and the login, or the login alone when the game has no demo. A player, whose game opens by itself, sees
 * the loader in their place from the first paint.
 */
export function GamePoster({ poster, onDemo }: { poster: Poster; onDemo: (() => void) | null }) {
  const t = useTranslations("play");
  return (
    <>
      <Picture poster={poster} />
      <div className="game-ways guest-only">
        <p>{t(onDemo ? "game.poster" : "game.problems.moneyNeeded.title")}</p>
        {onDemo ? <Button onClick={onDemo}>{t("game.playDemo")}</Button> : null}
        <LinkButton kind={onDemo ? "secondary" : "primary"} href={paths.login()}>
          {t("game.login")}
        </LinkButton>
      </div>
      <div className="game-ways player-only">
        <Wait />
      </div>
    </>
  );
}

/** The wait for a frame, at the frame's size. */
export function GameOpening({ poster }: { poster: Poster }) {
  return (
    <>
      <Picture poster={poster} />
      <div className="game-ways" role="status">
        <Wait />
      </div>
    </>
  );
}

export function Wait() {
  const t = useTranslations("play");
  return (
    <p className="game-wait">
      <span aria-hidden="true" />
      {t("game.opening")}
    </p>
  );
}
