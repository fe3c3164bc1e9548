import { describe, expect, test } from "vitest";
import {
  accountStages,
  endOf,
  modalStates,
  nextVerification,
  noVerification,
  type VerificationEvent,
  type VerificationFlow,
} from "./flow";
import type { DocumentStatus } from "./schema";

const flowAfter = (...events: VerificationEvent[]): VerificationFlow => events.reduce(nextVerification, noVerification);
const opened: VerificationEvent = { type: "modalOpened", start: "deposit" };
const loaded = (...statuses: DocumentStatus[]): VerificationEvent => ({ type: "loaded", statuses });
const selected: VerificationEvent = { type: "selected", name: { documentType: "paymentDocument", subType: "c1" } };

/** An event without anything beside its type. */
const event = (
  type: "loadingStarted" | "failed" | "wentBack" | "closed" | "terminated" | "postponed" | "ended" | "cleared",
): VerificationEvent => ({ type });

describe("the account's section", () => {
  test("is pending, loading, error, success or uploaded, by what the platform says of the documents [KYC-017]", () => {
    const stages = [
      flowAfter(opened),
      flowAfter(opened, event("loadingStarted")),
      flowAfter(opened, event("loadingStarted"), event("failed")),
      flowAfter(opened, loaded("VERIFIED", "UNREQUESTED")),
      flowAfter(opened, loaded("UNDER_REVIEW", "VERIFIED")),
    ].map(({ stage }) => stage);
    expect(stages).toEqual(["pending", "loading", "error", "success", "uploaded"]);
    expect(stages).toEqual([...accountStages]);
  });

  test("waits for the player while any document does, whatever else is being checked [KYC-017]", () => {
    for (const open of ["REQUESTED", "EXPIRED"] as const)
      expect(flowAfter(opened, loaded("UNDER_REVIEW", open, "VERIFIED")).stage).toBe("pending");
    expect(flowAfter(opened, event("loadingStarted"), event("failed"), event("loadingStarted")).stage).toBe("loading");
  });
});

describe("the flow [KYC-022]", () => {
  test("starts pending, with nothing shown and nothing selected", () => {
    expect(flowAfter()).toEqual({ stage: "pending", modal: "inactive", selected: null, start: "account" });
  });

  test("start-loading loads, and open-modal shows it pending, from where it was opened", () => {
    expect(flowAfter(opened)).toEqual({ stage: "pending", modal: "notify", selected: null, start: "deposit" });
    expect(flowAfter(opened, event("loadingStarted"))).toMatchObject({ stage: "loading", modal: "notify" });
    expect(flowAfter({ type: "modalOpened", start: "withdraw" }).start).toBe("withdraw");
  });

  test("selecting a kind of document stores its type, and back-to-start forgets it", () => {
    const choosing = [opened, loaded("REQUESTED"), selected] as const;
    expect(flowAfter(...choosing).selected).toEqual({ documentType: "paymentDocument", subType: "c1" });
    expect(flowAfter(...choosing, event("wentBack"))).toMatchObject({
      stage: "pending",
      modal: "notify",
      selected: null,
    });
    expect(flowAfter(opened, event("failed"), selected).selected).toBeNull();
  });

  test("clear forgets all of it", () => {
    expect(flowAfter(opened, loaded("REQUESTED"), selected, event("cleared"))).toEqual(noVerification);
  });
});

describe("the modal [DEP-522, KYC-025]", () => {
  test("is inactive, notify, uploaded, closed, terminated or verify-later", () => {
    const states = [
      flowAfter(),
      flowAfter(opened),
      flowAfter(opened, loaded("UNDER_REVIEW")),
      flowAfter(opened, event("closed")),
      flowAfter(opened, event("terminated")),
      flowAfter(opened, event("postponed")),
    ].map(({ modal }) => modal);
    expect(states).toEqual(["inactive", "notify", "uploaded", "closed", "terminated", "verifyLater"]);
    expect(states).toEqual([...modalStates]);
  });

  test.each(["terminated", "postponed"] as const)("%s leads back to inactive; uploaded and closed do not", (how) => {
    expect(flowAfter(opened, event(how), event("ended")).modal).toBe("inactive");
    expect(flowAfter(opened, event("closed"), event("ended")).modal).toBe("closed");
    expect(flowAfter(opened, loaded("UNDER_REVIEW"), event("ended")).modal).toBe("uploaded");
  });

  test("that is not shown is left by nothing, and is shown again when it is opened again", () => {
    for (const how of ["closed", "terminated", "postponed"] as const)
      expect(flowAfter(event(how))).toEqual(noVerification);
    expect(flowAfter(opened, event("postponed"), event("closed")).modal).toBe("verifyLater");
    expect(flowAfter(opened, event("closed"), opened)).toMatchObject({ modal: "notify", stage: "pending" });
  });

  test("has uploaded once nothing waits for the player, and shows again what is wanted anew", () => {
    const sent = [opened, loaded("REQUESTED"), selected, loaded("UNDER_REVIEW")] as const;
    expect(flowAfter(...sent)).toMatchObject({ modal: "uploaded", selected: null });
    expect(flowAfter(...sent, loaded("REQUESTED")).modal).toBe("notify");
    expect(flowAfter(opened, loaded("VERIFIED")).modal).toBe("notify");
  });

  test("tells how it was left", () => {
    expect(endOf(flowAfter(opened))).toBe("closed");
    expect(endOf(flowAfter(opened, loaded("UNDER_REVIEW")))).toBe("uploaded");
    expect(endOf(flowAfter(opened, loaded("VERIFIED", "UNREQUESTED")))).toBe("uploaded");
    expect(endOf(flowAfter(opened, loaded("REQUESTED")))).toBe("closed");
    expect(endOf(flowAfter(opened, event("postponed")))).toBe("verifyLater");
    expect(endOf(flowAfter(opened, event("terminated")))).toBe("terminated");
  });
});
