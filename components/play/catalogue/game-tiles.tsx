import { clsx } from "clsx";
import type { Translator } from "@/lib/market/messages/translator";
import { closedTexts } from "./closed-texts";
import { CountryBadge } from "./country-badge";
import { MarkedText } from "./marked-text";
import type { Tile } from "./tile";
import { TileArt } from "./tile-art";
import { artTile, type TileStyles } from "./tile-styles";

interface GameTilesProps {
  t: Translator<"play.catalogue">;
  tiles: readonly Tile[];
  /** The number of tiles on the first screen. */
  eager: number;
  styles?: TileStyles;
}

/** Tiles whose art goes before everything else: one of them is the largest thing on the first screen. */
const first = 2;

/** The tiles of a grid or row: each is one link to its game. */
export function GameTiles({ t, tiles, eager, styles = artTile }: GameTilesProps) {
  return tiles.map((tile, index) => (
    <li
      key={tile.id}
      {...(tile.layout ? { className: tile.layout } : null)}
      data-game={tile.game}
      data-name={tile.name}
      data-look={styles.look}
      data-studio={tile.studio}
    >
      <a className={styles.link} href={tile.href}>
        <TileArt className={styles.art} tile={tile} isEager={index < eager} isFirst={index < Math.min(first, eager)} />
        <b className={styles.name}>
          {tile.name}
          <small className={styles.studio} data-figures={styles.look === "line" ? "" : undefined}>
            {/* Everything live needs a login: on every tile of a live list the mark would distinguish none. */}
            <MarkedText t={t} {...tile} text={tile.studio} needsLogin={tile.needsLogin && tile.table === null} />
          </small>
          {tile.table ? <small className="tile-studio tile-table" data-table={tile.table} /> : null}
        </b>
        <TileBadge t={t} tile={tile} styles={styles} />
      </a>
    </li>
  ));
}

function TileBadge({
  t,
  tile: { badge, closedIn },
  styles,
}: {
  t: Translator<"play.catalogue">;
  tile: Tile;
  styles: TileStyles;
}) {
  const own =
    badge && styles.badge ? (
      <em className={clsx(styles.badge, badge === "jackpot" && "text-gold")}>{t(badge)}</em>
    ) : null;
  if (closedIn.length === 0) return own;
  return (
    <CountryBadge className={styles.closed} closedIn={closedIn} {...closedTexts(t)}>
      {own}
    </CountryBadge>
  );
}
