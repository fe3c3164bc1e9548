import { resolveLocale } from "@/lib/market/locale";
import { type Edition, formatEdition } from "@/lib/routing/edition";
import { TileIslands as Islands } from "./player-islands";

/** The islands on the tiles of a page with games. */
export function TileIslands({ edition }: { edition: Edition }) {
  return <Islands edition={formatEdition(edition)} tag={resolveLocale(edition.locale).tag} />;
}
