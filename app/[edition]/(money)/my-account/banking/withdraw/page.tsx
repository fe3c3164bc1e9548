import { guardedPage } from "@/app/[edition]/guarded-page";
import { byPlace } from "@/lib/market/policy/policies";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("bankingWithdraw", {
  load,
  getData: async ({ locale }) => ({ cancelling: byPlace(locale.market, "cancelWithdrawal") }),
});

export { generateMetadata, Page as default };
