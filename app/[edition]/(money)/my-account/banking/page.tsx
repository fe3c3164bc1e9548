import { guardedPage } from "@/app/[edition]/guarded-page";
import { byPlace } from "@/lib/market/policy/policies";
import { formatEdition } from "@/lib/routing/edition";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("banking", {
  load,
  getData: async (edition) => ({
    edition: formatEdition(edition),
    wealth: byPlace(edition.locale.market, "sourceOfWealth"),
  }),
});

export { generateMetadata, Page as default };
