import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { popupRoutes } from "@/lib/routing/routes";
import { leavePopup, openPopup } from "@/lib/site/dialogs/popup";
import { followRewardTab } from "@/lib/site/dialogs/reward-tab";
import { useDialogs } from "@/lib/site/dialogs/store";

const addressEvents = ["hashchange", "popstate"];

/** Opens and closes the popups of the address and the rewards of its hash: after a link, Back, Forward and every navigation. */
export function usePopups(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect
  useEffect(() => {
    const follow = () => {
      const { open, close } = useDialogs.getState();
      const popup = openPopup();
      for (const name of popupRoutes) if (name !== popup) close(name);
      if (popup) open(popup, null, () => leavePopup(popup));
      followRewardTab();
    };
    follow();
    // A hash that is set is a hashchange; a step back to one from another path is only a popstate.
    for (const type of addressEvents) addEventListener(type, follow);
    return () => {
      for (const type of addressEvents) removeEventListener(type, follow);
    };
  }, [pathname]);
}
