import { useEffect } from "react";
import { paths } from "@/lib/routing/paths";
import { changeHash } from "@/lib/site/dialogs/popup";

/** Opens the login popup over the page of a game that needs a player, once: closed, it leaves the page with its own way in. */
export function useLoginPopup(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    changeHash(paths.login());
    // What writes the address makes no event.
    dispatchEvent(new HashChangeEvent("hashchange"));
  }, [isNeeded]);
}
