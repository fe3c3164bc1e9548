import { createElement } from "react";
import type { DialogFrame } from "@/components/ui/dialog";
import { localeOfPath } from "@/lib/market/locale";
import { withMessages } from "@/lib/market/messages/with-messages";

/** The dialog with its messages and its list. */
export async function loadMarketsDialog() {
  const [{ MarketsDialog }, { loadMarketRows }] = await withMessages(["site.form", "site.markets", "site.menu"], () =>
    Promise.all([import("./markets-dialog"), import("./market-links")]),
  );
  const rows = await loadMarketRows(localeOfPath(location.pathname).segment);
  return (frame: DialogFrame) => createElement(MarketsDialog, { ...frame, rows });
}
