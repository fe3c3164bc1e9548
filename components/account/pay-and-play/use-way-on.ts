"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { askingPage } from "@/lib/account/sign-up/asking-page";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import type { SiteAccess } from "@/lib/session/platform/blocked-country";
import { saveReturn } from "@/lib/session/sign-in/return-path";
import { rootData } from "@/lib/site/root-data";
import { useToasts } from "@/lib/site/toasts/store";

/**
 * Where a player goes once they are signed in: a new one to their welcome. Nowhere while nobody can tell whether the site is open to
 * them: `unchecked` is that player, who checks again.
 */
export function useWayOn(onClose: () => void) {
  const t = useTranslations("account.payAndPlay");
  const router = useRouter();
  const [askedBy] = useState(askingPage);
  const [unchecked, setUnchecked] = useState<{ isNew: boolean } | null>(null);

  function goOn(isNew: boolean, access: SiteAccess): void {
    setUnchecked(access === "unknown" ? { isNew } : null);
    // "restricted": the page is on its way to another one.
    if (access !== "open") return;
    useToasts.getState().show("success", t("done"));
    if (!isNew) {
      onClose();
      return;
    }
    if (askedBy) saveReturn(askedBy);
    router.replace(paths.welcome(localeOfPath(location.pathname), rootData("brand") ?? ""));
  }

  return { unchecked, goOn };
}
