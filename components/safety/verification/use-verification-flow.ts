"use client";

import { useEffect } from "react";
import type { VerificationEnd, VerificationFlow } from "@/lib/safety/verification/flow";
import { documentsQuery } from "@/lib/safety/verification/queries";
import type { PlayerDocument } from "@/lib/safety/verification/schema";
import type { StartPoint } from "@/lib/safety/verification/start-point";
import { dispatchVerification, endVerification, useVerification } from "@/lib/safety/verification/store";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

interface VerificationControl {
  flow: VerificationFlow;
  documents: readonly PlayerDocument[];
  isReading: boolean;
  retry: () => void;
}

/** The verification over a deposit or a withdrawal, for as long as it is shown: it begins with what the platform asks for. */
export function useVerificationFlow(start: StartPoint, onEnd: (end: VerificationEnd) => void): VerificationControl {
  const flow = useVerification();
  const { data, isError, isFetching, refetch } = usePlayerQuery(documentsQuery);
  const isFailed = data === undefined && isError && !isFetching;

  useEffect(() => {
    dispatchVerification({ type: "modalOpened", start });
    return () => endVerification(onEnd);
  }, [start, onEnd]);
  useEffect(() => {
    if (data) dispatchVerification({ type: "loaded", statuses: data.map(({ status }) => status) });
    else dispatchVerification({ type: isFailed ? "failed" : "loadingStarted" });
  }, [data, isFailed]);

  // Until it is shown, the flow is that of the last time.
  const isShown = flow.modal === "notify" || flow.modal === "uploaded";
  const shown: VerificationFlow = isShown ? flow : { ...flow, stage: "loading", selected: null };
  return { flow: shown, documents: data ?? [], isReading: isFetching, retry: () => void refetch() };
}
