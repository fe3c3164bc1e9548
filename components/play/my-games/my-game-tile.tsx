import { TouchOnlyMark } from "@/components/play/lobby/touch-only-mark";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { MyGame } from "./use-my-games";

/** A game of a player's list, with why it is there below its name. One line each, so that every tile is as high as its room. */
export function MyGameTile({ game: { href, name, picture, isTouchOnly, as } }: { game: MyGame }) {
  const t = useTranslations("play");
  return (
    <li>
      <a className="tile-link" href={href}>
        <img className="tile-art" src={picture.plain} srcSet={`${picture.plain}, ${picture.fine} 2x`} alt="" />
        <b className="tile-name truncate">
          {name}
          <small className="tile-studio">
            {t(`myGames.${as}`)}
            {isTouchOnly ? <TouchOnlyMark t={t} /> : null}
          </small>
        </b>
      </a>
    </li>
  );
}
