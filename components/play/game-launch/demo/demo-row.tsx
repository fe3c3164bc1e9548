import { loadBarParts } from "@/components/play/game-launch/bar/load-bar";
import { useLazy } from "@/components/ui/use-lazy";
import type { DemoOffer } from "@/lib/play/dialogs";
import { useDemoPlace } from "./use-demo-offer";

/**
 * Below the game on a phone: the way to the demo. Its room is there before the button, unless the demo depends on what is not known
 * yet of the account.
 */
export function DemoRow({ demo, isAlone }: { demo: DemoOffer | null; isAlone: boolean }) {
  const isHere = useDemoPlace(demo, isAlone) === "row";
  const { part } = useLazy(loadBarParts, isHere);
  if (!demo || !isHere) return null;
  return (
    <div className={demo.isOpenFor(null) ? "grid min-h-14 flex-none items-center border-line border-t px-2" : "grid"}>
      {part ? <part.DemoButton demo={demo} kind="secondary-small" /> : null}
    </div>
  );
}
