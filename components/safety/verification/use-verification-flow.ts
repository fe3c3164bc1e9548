"use client";

import { useEffect, useMemo } from "react";
import { useMarketRules } from "@/components/site/use-market-rules";
import { combineQueries } from "@/components/ui/combine-queries";
import type { VerificationEnd, VerificationFlow } from "@/lib/safety/verification/flow";
import { isAgeUnasked } from "@/lib/safety/verification/needed";
import { accountQuery, documentsQuery } from "@/lib/safety/verification/queries";
import type { PlayerDocument } from "@/lib/safety/verification/schema";
import type { StartPoint } from "@/lib/safety/verification/start-point";
import { dispatchVerification, endVerification, useVerification } from "@/lib/safety/verification/store";
import { isWealthRequired, withRequiredWealth } from "@/lib/safety/verification/wealth";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

interface VerificationControl {
  flow: VerificationFlow;
  documents: readonly PlayerDocument[];
  /** The law wants an age verified before the deposit below, and nothing is asked for that would verify it. */
  isAgeUnasked: boolean;
  isReading: boolean;
  retry: () => void;
}

/** The verification over a deposit or a withdrawal, for as long as it is shown: it begins with what the platform asks for. */
export function useVerificationFlow(start: StartPoint, onEnd: (end: VerificationEnd) => void): VerificationControl {
  const flow = useVerification();
  const { documents, isAgeOpen, isFailed, isReading, retry } = useWantedDocuments();

  useEffect(() => {
    dispatchVerification({ type: "modalOpened", start });
    return () => endVerification(onEnd);
  }, [start, onEnd]);
  useEffect(() => {
    if (documents) dispatchVerification({ type: "loaded", statuses: documents.map(({ status }) => status) });
    else dispatchVerification({ type: isFailed ? "failed" : "loadingStarted" });
  }, [documents, isFailed]);

  // Until it is shown, the flow is that of the last time.
  const isShown = flow.modal === "notify" || flow.modal === "uploaded";
  const shown: VerificationFlow = isShown ? flow : { ...flow, stage: "loading", selected: null };
  return { flow: shown, documents: documents ?? [], isAgeUnasked: start === "deposit" && isAgeOpen, isReading, retry };
}

/**
 * The documents with the source of wealth where it is required, as the page of the verification lists them; null until all is read. What was
 * read before this opening counts only where it cannot be read anew: the player may have sent a document since.
 */
function useWantedDocuments() {
  const { query: rulesQuery, rules } = useMarketRules();
  const [sentQuery, account] = [usePlayerQuery(documentsQuery), usePlayerQuery(accountQuery)];
  const { data, isError, isFetching, refetch } = combineQueries({
    documents: sentQuery,
    profile: account,
    rules: rulesQuery,
  });
  const isReadAnew = sentQuery.isFetchedAfterMount && account.isFetchedAfterMount;
  const sent = isReadAnew ? data?.documents : undefined;
  const isWealthWanted = isWealthRequired(
    rules?.sourceOfWealth ?? false,
    data?.profile?.requestDocumentTypeStatus ?? [],
  );
  const documents = useMemo(() => (sent ? withRequiredWealth(sent, isWealthWanted) : null), [sent, isWealthWanted]);
  const isAgeOpen =
    documents !== null &&
    isAgeUnasked(rules?.verificationBeforeDeposit ?? false, data?.profile?.kycStatus ?? "", documents);
  return {
    ...{ documents, isAgeOpen, isFailed: !data && isError && !isFetching },
    ...{ isReading: isFetching, retry: () => void refetch() },
  };
}
