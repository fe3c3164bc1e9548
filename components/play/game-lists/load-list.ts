import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { GameList } from "@/lib/play/game-lists/api";

const loadParts = () => withMessages(["play"], () => import("./list-parts"));

/** What a filtered list consists of, with its messages. */
export const loadListParts = () => loadQuietly(loadParts);

/** The filter with its messages; the dialog host loads it. */
export const loadListFilterDialog = async () => (await loadParts()).ListFilterDialog;

/** What the filter shows is fetched while somebody reaches for it. A failure leaves the page as it is. */
export const prepareListFilter = (list: GameList): Promise<void> =>
  loadListParts().then(
    ({ prefetchList }) => prefetchList(list),
    () => {},
  );
