import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { popupRoutes } from "@/lib/routing/routes";
import { leavePopup, openPopup } from "@/lib/site/dialogs/popup";
import { useDialogs } from "@/lib/site/dialogs/store";

/** Opens and closes the popups of the address: after a link, Back, Forward and every navigation. */
export function usePopups(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect
  useEffect(() => {
    const follow = () => {
      const { open, close } = useDialogs.getState();
      const popup = openPopup();
      for (const name of popupRoutes) if (name !== popup) close(name);
      if (popup) open(popup, null, () => leavePopup(popup));
    };
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [pathname]);
}
