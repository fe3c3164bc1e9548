import { stored, text } from "@/lib/core/browser-storage";
import { setRootData } from "@/lib/site/root-data";
import { refusedProducts } from "./permissions";
import type { ReadPermissions } from "./queries";

/** What the last profile closed to a player, for their next document: `P1 casino liveCasino`. The head script names its key. */
const kept = stored({ owner: "player", key: "closed", area: "local", version: 1, parse: text });

/**
 * Tells the style sheet which products are closed to a player, so that it covers their pages: those of the last profile while the new
 * one is read, and none where it cannot be read.
 * @returns takes it back
 */
export function markClosedProducts(playerId: string, { permissions, state }: ReadPermissions): () => void {
  const refused = refusedProducts(permissions);
  if (refused.length > 0) kept.write([playerId, ...refused].join(" "));
  else if (permissions.known) kept.forget();
  const closed = kept.read();
  setRootData("closed", state !== "unreadable" && closed?.startsWith(`${playerId} `) ? closed : "");
  return () => setRootData("closed", null);
}
