import { resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { type Edition, formatEdition } from "@/lib/routing/edition";
import { LiveTablesIsland } from "./live-tables-island";

/** The live data of the tables on a page of the edition. */
export function LiveData({ edition }: { edition: Edition }) {
  const { locale } = edition;
  return (
    <LiveTablesIsland
      edition={formatEdition(edition)}
      tag={resolveLocale(locale).tag}
      currency={markets[locale.market].currency}
    />
  );
}
