import { guardedPage } from "@/app/[edition]/guarded-page";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { AccountContent } from "./content";

const { generateMetadata, Page } = guardedPage("account", {
  Content: AccountContent,
  getData: async ({ locale }) => ({ languages: (await getMarketTable())[locale.market] }),
});

export { generateMetadata, Page as default };
