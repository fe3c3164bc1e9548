import { guardedPage } from "@/app/[edition]/guarded-page";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("account", {
  load,
  getData: async ({ locale }) => ({ languages: (await getMarketTable())[locale.market] }),
});

export { generateMetadata, Page as default };
