import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { GameList } from "@/lib/play/game-lists/api";

const loadParts = () =>
  withMessages(
    ["play.catalogue", "play.gameLists", "site.actions", "site.form", "site.query"],
    () => import("./list-chunk"),
  );

/** Loads the parts of a filtered list, with its messages. */
export const loadListParts = () => loadQuietly(loadParts);

/** The filter with its messages; the dialog host loads it. */
export const loadListFilterDialog = async () => (await loadParts()).ListFilterDialog;

/** Prefetches the filter's data on a pointer or focus at its button. A failure leaves the page unchanged. */
export const prepareListFilter = (list: GameList): Promise<void> =>
  loadListParts().then(
    ({ prefetchList }) => prefetchList(list),
    () => {},
  );
