"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { QueryFailure } from "@/components/ui/query-state";
import type { Locale } from "@/lib/market/locale";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { accountGuardTarget, productGuardTarget } from "@/lib/session/permissions/guard-target";
import { type Access, depositAccess, payoutAccess, productAccess } from "@/lib/session/permissions/permissions";
import { manualClaimQuery, usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import { PlayerPageLoader } from "./player-page-loader";

/** Closed to a player at payout risk and during a suspended session (ruling 8): such a player is led to the account page. */
export function PayoutGate({ children }: { children: ReactNode }) {
  const { permissions, state, retry } = usePermissions();
  return (
    <Gate access={payoutAccess(permissions)} isReading={state === "reading"} onRetry={retry}>
      {children}
    </Gate>
  );
}

interface ProductGateProps {
  guard: "deposit" | "sports" | "virtualSports";
  children: ReactNode;
}

/** Closed to a player who may not deposit, or not use a product: such a player is led home. */
export function ProductGate({ guard, children }: ProductGateProps) {
  const { permissions, state, retry } = usePermissions();
  // Whose page it is may not be known for a moment, and a visitor may not deposit either.
  const isPlayer = useSession(playerIn) !== null;
  const ofPlayer = guard === "deposit" ? depositAccess(permissions) : productAccess(permissions, guard);
  const access = isPlayer ? ofPlayer : "unknown";
  return (
    <Gate access={access} target={productGuardTarget} isReading={!isPlayer || state === "reading"} onRetry={retry}>
      {children}
    </Gate>
  );
}

/** Closed to a player who may not claim a bonus by a code. */
export function ManualClaimGate({ children }: { children: ReactNode }) {
  const { data, isError, isFetching, refetch } = usePlayerQuery(manualClaimQuery);
  const access = data === undefined ? "unknown" : data ? "allowed" : "refused";
  return (
    <Gate access={access} isReading={!isError || isFetching} onRetry={() => void refetch()}>
      {children}
    </Gate>
  );
}

interface GateProps {
  access: Access;
  /** Where a player goes to whom it is closed. */
  target?: (locale: Locale) => string;
  isReading: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** While it is not known, nothing behind it is shown, and nobody is led away. */
function Gate({ access, target = accountGuardTarget, isReading, onRetry, children }: GateProps) {
  const t = useTranslations("site.playerPages");
  const router = useRouter();
  useEffect(() => {
    if (access !== "refused") return;
    useToasts.getState().show("warning", t("closedPage"));
    router.replace(target(pageLocale()));
  }, [access, router, target, t]);
  if (access === "allowed") return children;
  if (access === "unknown" && !isReading) return <QueryFailure onRetry={onRetry} />;
  return <PlayerPageLoader label={t("checking")} />;
}
