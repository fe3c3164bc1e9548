import { clsx } from "clsx";
import { IconButton } from "@/components/ui/icon-button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { breakDialog } from "@/lib/safety/dialogs";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useBreakNow } from "./use-break-now";

interface BreakButtonProps {
  look: "header" | "raised";
  confirmation: ByPlace<boolean>;
  /** The bar has a menu, where the way is as well: a narrow bar has no room for both. */
  hasMenu?: boolean;
}

/** The way to a break in a bar. Where one press begins the break, it has a row of its own. */
export function BreakButton({ look, confirmation, hasMenu }: BreakButtonProps) {
  const t = useTranslations("play.gameLaunch");
  const { isOnePress } = useBreakNow(confirmation);
  if (isOnePress) return null;
  return (
    <span className={clsx("contents", hasMenu && "max-[26em]:hidden")}>
      <IconButton
        icon="pause"
        look={look}
        label={t("break")}
        onClick={() => useDialogs.getState().open(breakDialog, null)}
      />
    </span>
  );
}
