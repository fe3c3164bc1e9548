import type { DocumentName, DocumentStatus } from "./schema";
import type { StartPoint } from "./start-point";

/** Where the account as a whole stands (specification "Upload flow stages per section", account). `pending`: it waits for the player. */
export const accountStages = ["pending", "loading", "error", "success", "uploaded"] as const;
type AccountStage = (typeof accountStages)[number];

/** The verification over a deposit or a withdrawal (specification "Verification modal"). `notify`: it is shown. */
export const modalStates = ["inactive", "notify", "uploaded", "closed", "terminated", "verifyLater"] as const;
type VerificationModal = (typeof modalStates)[number];

/** How it was left. `terminated`: by a link, or because the player is gone. */
export type VerificationEnd = "uploaded" | "closed" | "terminated" | "verifyLater";

export interface VerificationFlow {
  stage: AccountStage;
  modal: VerificationModal;
  /** The document that is sent now; null while they are listed. */
  selected: DocumentName | null;
  start: StartPoint;
}

export type VerificationEvent =
  | { type: "modalOpened"; start: StartPoint }
  | { type: "loadingStarted" }
  | { type: "loaded"; statuses: readonly DocumentStatus[] }
  | { type: "failed" }
  | { type: "selected"; name: DocumentName }
  | { type: "wentBack" }
  | { type: "closed" }
  | { type: "terminated" }
  | { type: "postponed" }
  /** Whoever opened it has heard how it was left. */
  | { type: "ended" }
  | { type: "cleared" };

export const noVerification: VerificationFlow = {
  stage: "pending",
  modal: "inactive",
  selected: null,
  start: "account",
};

export function nextVerification(flow: VerificationFlow, event: VerificationEvent): VerificationFlow {
  const isShown = flow.modal === "notify" || flow.modal === "uploaded";
  const leave = (modal: VerificationModal) => (isShown ? { ...flow, modal, selected: null } : flow);
  switch (event.type) {
    case "modalOpened":
      return { ...noVerification, modal: "notify", start: event.start };
    case "loadingStarted":
      return isShown ? { ...flow, stage: "loading" } : flow;
    case "loaded":
      return isShown ? loaded(flow, stageOf(event.statuses)) : flow;
    case "failed":
      return isShown ? { ...flow, stage: "error" } : flow;
    case "selected":
      return isShown && flow.stage === "pending" ? { ...flow, selected: event.name } : flow;
    case "wentBack":
      return { ...flow, selected: null };
    case "closed":
      return leave("closed");
    case "terminated":
      return leave("terminated");
    case "postponed":
      return leave("verifyLater");
    case "ended":
      return flow.modal === "terminated" || flow.modal === "verifyLater" ? { ...flow, modal: "inactive" } : flow;
    case "cleared":
      return noVerification;
  }
}

/** Once nothing waits for the player any more, everything was sent. */
function loaded(flow: VerificationFlow, stage: AccountStage): VerificationFlow {
  const isSent = stage === "uploaded";
  return { ...flow, stage, modal: isSent ? "uploaded" : "notify", selected: isSent ? null : flow.selected };
}

function stageOf(statuses: readonly DocumentStatus[]): AccountStage {
  if (statuses.some((status) => status === "REQUESTED" || status === "EXPIRED")) return "pending";
  return statuses.includes("UNDER_REVIEW") ? "uploaded" : "success";
}

/** How one that is shown is left by its button; else as it was left already. Where all is verified by now, nothing is left to send. */
export function endOf({ modal, stage }: VerificationFlow): VerificationEnd {
  if (modal === "uploaded" || modal === "terminated" || modal === "verifyLater") return modal;
  return modal === "notify" && stage === "success" ? "uploaded" : "closed";
}
