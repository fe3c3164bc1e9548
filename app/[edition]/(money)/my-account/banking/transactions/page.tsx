import { guardedPage } from "@/app/[edition]/guarded-page";
import { byPlace } from "@/lib/market/policy/policies";
import { formatEdition } from "@/lib/routing/edition";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("transactions", {
  load,
  getData: async (edition) => ({
    edition: formatEdition(edition),
    historyDays: byPlace(edition.locale.market, "historyDays"),
  }),
});

export { generateMetadata, Page as default };
