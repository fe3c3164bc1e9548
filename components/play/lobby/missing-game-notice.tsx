import { StateBlock } from "@/components/ui/state-block";
import { missingGameId } from "@/lib/routing/lobby-type";

/** Shown while the fragment of the address names it: to somebody whose address named no game (`routeRequest`). No script is needed. */
export const MissingGameNotice = ({ text }: { text: string }) => (
  <div id={missingGameId} className="before-banners hidden target:mb-gap target:block">
    <StateBlock state="partial">{text}</StateBlock>
  </div>
);
