import type { Translator } from "@/lib/market/messages/translator";
import { CountryBadge } from "./country-badge";
import type { Tile } from "./tile";
import { TileArt } from "./tile-art";

interface GameTilesProps {
  t: Translator<"play">;
  tiles: readonly Tile[];
  /** How many tiles are on the first screen. */
  eager: number;
}

/** Tiles whose art goes before everything else: one of them is the largest thing on the first screen. */
const first = 2;

/** The tiles of a grid or row: each is one link to its game. */
export function GameTiles({ t, tiles, eager }: GameTilesProps) {
  return tiles.map((tile, index) => (
    <li key={tile.id} className={tile.layout || undefined}>
      <a href={tile.href}>
        <TileArt tile={tile} isEager={index < eager} isFirst={index < Math.min(first, eager)} />
        <b>
          {tile.name}
          <small>{tile.studio}</small>
        </b>
        <TileBadge t={t} tile={tile} />
      </a>
    </li>
  ));
}

function TileBadge({ t, tile: { badge, closedIn } }: { t: Translator<"play">; tile: Tile }) {
  const own = badge ? <em className={badge}>{t(`lobby.${badge}`)}</em> : null;
  if (closedIn.length === 0) return own;
  return (
    <CountryBadge closedIn={closedIn} closed={t("game.problems.country.title")}>
      {own}
    </CountryBadge>
  );
}
