import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

const loadParts = () =>
  withMessages(
    ["play.catalogue", "play.myGames", "play.search", "site.form", "site.query"],
    () => import("./search-chunk"),
  );

/** The palette with its messages; the dialog host loads it. */
export const loadSearchDialog = async () => (await loadParts()).SearchDialog;

/** Prefetches the palette's data on a pointer or focus at its link. A failure leaves the page unchanged. */
export const prepareSearch = (edition: string): Promise<void> =>
  loadQuietly(loadParts).then(
    ({ prefetchIndex }) => prefetchIndex(edition),
    () => {},
  );
