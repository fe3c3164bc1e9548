"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { popupRoutes } from "@/lib/routing/routes";
import { followAddress, leavePopup, openPopup } from "@/lib/site/dialogs/popup";
import { useDialogs } from "@/lib/site/dialogs/store";
import type { DialogEntry } from "./dialog-entry";

/** Opens and closes the popups of the address: after a link, Back, Forward and every navigation. */
export function usePopups(registry: readonly DialogEntry[]): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect
  useEffect(
    () =>
      followAddress(() => {
        const { open, close } = useDialogs.getState();
        const popup = openPopup();
        for (const { handle } of registry) {
          if (popup !== null && handle.name === popup) open(handle, null, () => leavePopup(popup));
          else if (popupRoutes.some((name) => name === handle.name)) close(handle);
        }
      }),
    [pathname, registry],
  );
}
