import { useSyncExternalStore } from "react";
import { readCookie } from "@/lib/market/switch-links";

const never = () => () => {};
const read = () => readCookie(document.cookie, "country-code");
const unknown = () => "";

/**
 * Where this visitor is, by the copy for display (ruling 15): "" on the server, in a page that is still as the cache has it,
 * and where nobody has said. For what is shown; nothing is allowed by it.
 */
export function useCountry(): string {
  return useSyncExternalStore(never, read, unknown);
}
