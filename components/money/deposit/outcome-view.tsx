"use client";

import { useRouter } from "next/navigation";
import { decodePath } from "@/lib/core/url-path";
import { pageLocale } from "@/lib/market/messages/fetch";
import { paths } from "@/lib/routing/paths";
import { DepositOutcome } from "./deposit-outcome";

/** The page of a deposit's outcome: its reference is the end of its address, which nobody can list. */
export function OutcomeView() {
  const router = useRouter();
  const reference = decodePath(location.pathname)?.at(-1) ?? "";
  return (
    <DepositOutcome
      reference={reference}
      reason={null}
      onAgain={() => router.push(paths.playerPage(pageLocale(), "bankingDeposit"))}
    />
  );
}
