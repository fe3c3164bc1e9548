"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { pageLocale } from "@/lib/market/messages/fetch";
import { createTranslator } from "@/lib/market/messages/use-translations";
import { productGuardTarget } from "@/lib/session/permissions/guard-target";
import { type Product, productAccess } from "@/lib/session/permissions/permissions";
import { usePermissions } from "@/lib/session/permissions/queries";
import { useToasts } from "@/lib/site/toasts/store";
import { AccessNotice } from "./access-notice";

/**
 * Leads a player away from the pages of a product that is closed to them, and shows the reason. While that is not known, the page remains and a loader
 * stands over it: the games read the profile again before they open.
 */
export function ProductGuard({ product }: { product: Product }) {
  const router = useRouter();
  const { permissions, state, retry } = usePermissions();
  const access = productAccess(permissions, product);
  const isRefused = access === "refused";
  useEffect(() => {
    if (!isRefused) return;
    const locale = pageLocale();
    router.replace(productGuardTarget(locale));
    const t = createTranslator("play.access", locale);
    useToasts.getState().show("warning", t("refused"), { timerMs: null });
  }, [isRefused, router]);
  return access === "unknown" ? <AccessNotice isReading={state === "reading"} onRetry={retry} /> : null;
}
