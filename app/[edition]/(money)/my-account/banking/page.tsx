import { guardedPage } from "@/app/[edition]/guarded-page";
import { formatEdition } from "@/lib/routing/edition";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("banking", {
  load,
  getData: async (edition) => ({ edition: formatEdition(edition) }),
});

export { generateMetadata, Page as default };
