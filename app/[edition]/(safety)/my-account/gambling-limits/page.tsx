import { guardedPage } from "@/app/[edition]/guarded-page";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("gamblingLimits", {
  load,
  getData: async () => ({}),
});

export { generateMetadata, Page as default };
