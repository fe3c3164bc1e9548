"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { popupRoutes } from "@/lib/routing/routes";
import { useSession } from "@/lib/session/store";
import { followAddress } from "@/lib/site/dialogs/follow-address";
import { leavePopup, openPopup } from "@/lib/site/dialogs/popup-history";
import { useDialogs } from "@/lib/site/dialogs/store";
import type { DialogEntry } from "./dialog-entry";

/**
 * The one place that opens and closes dialogs by the address: a popup by its path, one with `follow` by its hash. After a link, Back,
 * Forward and every navigation, since a soft navigation to an address with a hash fires no event; and once the session is known.
 */
export function useAddressDialogs(registry: readonly DialogEntry[]): void {
  const pathname = usePathname();
  const session = useSession(({ status, session }) => session?.kind ?? status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: path and session trigger the effect
  useEffect(
    () =>
      followAddress(() => {
        const { open, close } = useDialogs.getState();
        const popup = openPopup();
        for (const { handle, follow } of registry) {
          if (follow) follow();
          else if (popup !== null && handle.name === popup) open(handle, null, () => leavePopup(popup));
          else if (popupRoutes.some((name) => name === handle.name)) close(handle);
        }
      }),
    [pathname, session, registry],
  );
}
