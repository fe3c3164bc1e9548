import type { ComponentType } from "react";
import { closedTexts } from "@/components/play/catalogue/closed-texts";
import type { CountryBadgeProps } from "@/components/play/catalogue/country-badge";
import { MarkedText } from "@/components/play/catalogue/marked-text";
import { artTile } from "@/components/play/catalogue/tile-styles";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { refKey } from "@/lib/play/catalogue/game-ref";
import type { MyGame } from "./use-my-games";

/** Of every list of a player. `Badge`: that of the page, so that it does not arrive twice. */
export interface MyGamesListProps {
  /** The internal segment of the edition. */
  edition: string;
  Badge: ComponentType<CountryBadgeProps>;
}

interface MyGameTileProps extends Pick<MyGamesListProps, "Badge"> {
  game: MyGame;
}

/** A game of a player's list, with why it is there below its name, which has one line, so that every tile is as high as its room. */
export function MyGameTile({ game, Badge }: MyGameTileProps) {
  const t = useTranslations("play.myGames");
  const tCatalogue = useTranslations("play.catalogue");
  const { href, name, picture } = game;
  return (
    <li data-game={refKey(game)} data-name={name} data-look={artTile.look}>
      <a className="tile-link" href={href}>
        <img className="tile-art" src={picture.plain} srcSet={`${picture.plain}, ${picture.fine} 2x`} alt="" />
        <b className="tile-name truncate">
          {name}
          <small className={artTile.studio}>
            <MarkedText t={tCatalogue} {...game} text={t(game.as)} needsLogin={false} />
          </small>
        </b>
        <Badge className={artTile.closed} closedIn={game.closedIn} {...closedTexts(tCatalogue)} />
      </a>
    </li>
  );
}
