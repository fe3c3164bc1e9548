import type { ReactNode } from "react";
import type { Route } from "@/lib/routing/routes";
import { ManualClaimGate, PayoutGate, ProductGate } from "./page-gates";

/** The gate that the route table names for a page; none for a page without one. */
export function PageGate({ guard, children }: { guard: Route["guard"] | null; children: ReactNode }) {
  switch (guard) {
    case null:
    case undefined:
      return children;
    case "payoutRisk":
      return <PayoutGate>{children}</PayoutGate>;
    case "manualClaim":
      return <ManualClaimGate>{children}</ManualClaimGate>;
    default:
      return <ProductGate guard={guard}>{children}</ProductGate>;
  }
}
