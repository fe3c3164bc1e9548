import { createElement } from "react";
import type { DialogFrame } from "@/components/ui/dialog";
import { localeOfPath } from "@/lib/market/locale";
import { withMessages } from "@/lib/market/messages/with-messages";
import { paths } from "@/lib/routing/paths";

/** The dialog with its messages and its list. */
export async function loadMarketsDialog() {
  const [{ MarketsDialog }, { borrowMarketList }] = await withMessages(["site"], () =>
    Promise.all([import("./markets-dialog"), import("./borrow-market-list")]),
  );
  const list = await borrowMarketList(paths.markets(localeOfPath(location.pathname)));
  return (frame: DialogFrame) => createElement(MarketsDialog, { ...frame, list });
}
