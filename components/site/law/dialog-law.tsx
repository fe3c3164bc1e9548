import { useLazy } from "@/components/ui/use-lazy";
import { publicConfig } from "@/lib/config/public";
import { loadQuietly } from "@/lib/core/lazy-import";

const load = () => loadQuietly(() => import("./market-law"));

/** The law's lines in a dialog, which covers the foot of the page. A market without such lines loads nothing of it. */
export function DialogLaw() {
  const { part } = useLazy(load, publicConfig().lawLines === true);
  return part ? <part.MarketLaw /> : null;
}
