"use client";

import { useSyncExternalStore } from "react";
import { publicConfig } from "@/lib/config/public";
import { readCookie } from "@/lib/market/switch-links";

const never = () => () => {};
const read = () => readCookie(document.cookie, "country-code") || publicConfig().country;
const unknown = () => "";

/**
 * Where this visitor is, by the copy for display (ruling 15), else the country that the custom server takes for it, and hides games by,
 * where nobody has said. "" on the server and in a page that is still as the cache has it. For what is shown; nothing is
 * allowed by it.
 */
export function useCountry(): string {
  return useSyncExternalStore(never, read, unknown);
}
