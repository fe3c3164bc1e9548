"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { QueryFailure } from "@/components/ui/query-failure";
import type { Locale } from "@/lib/market/locale";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { accountGuardTarget, codeGuardTarget, productGuardTarget } from "@/lib/session/permissions/guard-target";
import { type GuardedPart, guardedAccess, type PageAccess, payoutAccess } from "@/lib/session/permissions/permissions";
import { manualClaimQuery, usePermissions } from "@/lib/session/permissions/queries";
import { siteAccessQuery } from "@/lib/session/permissions/site-access-query";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useToasts } from "@/lib/site/toasts/store";
import { PlayerPageLoader } from "./player-page-loader";

/** Closed to a player at payout risk and during a suspended session (ruling 8): such a player is led to the account page. */
export function PayoutGate({ children }: { children: ReactNode }) {
  const { permissions, state, retry } = usePermissions();
  return (
    <Gate access={payoutAccess(permissions)} onRetry={state === "reading" ? null : retry}>
      {children}
    </Gate>
  );
}

interface ProductGateProps {
  guard: GuardedPart;
  children: ReactNode;
}

/**
 * Closed to a player who may not deposit, or not use a product: such a player is led home. Who may not withdraw, or not deposit for the
 * flag alone, is told so by the page that is behind it. Not open either while it is not known since the login whether the site is open where they are.
 */
export function ProductGate({ guard, children }: ProductGateProps) {
  const { permissions, state, retry } = usePermissions();
  const ofPlayer = guardedAccess(permissions, guard);
  const site = usePlayerQuery(siteAccessQuery);
  // Nobody asks about a visitor, who may not deposit either: they are led nowhere.
  const isRefused = ofPlayer === "refused" && state !== "none";
  const access = site.data === "open" || isRefused ? ofPlayer : "unknown";
  const retryAll = () => {
    retry();
    void site.refetch();
  };
  const isReading = state === "reading" || !site.isFetched || site.isFetching;
  return (
    <Gate access={access} target={productGuardTarget} onRetry={isReading ? null : retryAll}>
      {children}
    </Gate>
  );
}

/**
 * Closed to a player who may not claim a bonus by a code, and where that could not be asked (specification "Bonus code"): such a player is
 * led to the rewards, and told which of the two it is.
 */
export function ManualClaimGate({ children }: { children: ReactNode }) {
  const { data, isError } = usePlayerQuery(manualClaimQuery);
  const isAvailable = data ?? (isError ? false : null);
  const access = isAvailable === null ? "unknown" : isAvailable ? "allowed" : "refused";
  return (
    <Gate
      access={access}
      target={codeGuardTarget}
      reason={data === undefined ? "uncheckedCodes" : "closedPage"}
      onRetry={null}
    >
      {children}
    </Gate>
  );
}

interface GateProps {
  access: PageAccess;
  /** Where a player goes to whom it is closed. */
  target?: (locale: Locale) => string;
  /** What a player is told to whom it is closed. */
  reason?: "closedPage" | "uncheckedCodes";
  /** Asks again; null while it is being asked. */
  onRetry: (() => void) | null;
  children: ReactNode;
}

/** While it is not known, nothing behind it is shown, and nobody is led away. */
function Gate({ access, target = accountGuardTarget, reason = "closedPage", onRetry, children }: GateProps) {
  const t = useTranslations("site.playerPages");
  const router = useRouter();
  useEffect(() => {
    if (access !== "refused") return;
    useToasts.getState().show("warning", t(reason));
    router.replace(target(pageLocale()));
  }, [access, router, target, reason, t]);
  if (access === "allowed") return children;
  if (access === "unknown" && onRetry) return <QueryFailure onRetry={onRetry} />;
  return <PlayerPageLoader label={t("checking")} />;
}
