import { useLazy } from "@/components/ui/use-lazy";
import { publicConfig } from "@/lib/config/public";
import { loadQuietly } from "@/lib/core/lazy-import";
import { pageLocale } from "@/lib/market/messages/fetch";
import { detectedPlaces } from "@/lib/session/client-context/detected-place";
import { LawLines } from "./law-lines";

const load = () => loadQuietly(() => import("./stay-law"));

/**
 * The law's lines in a dialog, which covers the foot of the page. Those of the market came with the page; nothing is loaded but where
 * the place of the stay, which may add its own, is another one.
 */
export function DialogLaw() {
  const { part } = useLazy(
    load,
    detectedPlaces().some(({ country }) => country !== pageLocale().market),
  );
  return (
    <>
      <LawLines lines={publicConfig().lawLines ?? []} />
      {part ? <part.StayLaw /> : null}
    </>
  );
}
