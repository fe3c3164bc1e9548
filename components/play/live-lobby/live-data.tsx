import { resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { type Edition, formatEdition } from "@/lib/routing/edition";
import { LiveTablesIsland } from "./live-tables-island";

interface LiveDataProps {
  edition: Edition;
  /** They are no main part of the page. */
  isAside?: boolean;
}

/** The live data of the tables on a page of the edition. */
export function LiveData({ edition, isAside = false }: LiveDataProps) {
  const { locale } = edition;
  return (
    <LiveTablesIsland
      edition={formatEdition(edition)}
      isAside={isAside}
      tag={resolveLocale(locale).tag}
      currency={markets[locale.market].currency}
    />
  );
}
