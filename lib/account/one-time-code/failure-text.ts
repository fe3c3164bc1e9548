import type { Translator } from "@/lib/market/messages/translator";
import { type CodeProblem, noCode } from "./failure";
import type { PinStatus } from "./flow";

/** The text at the field; a code of the platform that has no words here is shown as it is. */
export function codeFailureText(failure: CodeProblem, status: PinStatus, t: Translator<"account.oneTimeCode">): string {
  const isUnsent = status === "sendFail";
  switch (failure.kind) {
    case "unknown":
      return t(isUnsent ? "unsent" : "unknown");
    case "too-many":
      return t("tooMany");
    case "shown":
      return failure.code === noCode ? codeFailureText({ kind: "unknown" }, status, t) : failure.code;
    case "field":
      if (isUnsent) return t("unsent");
      if (/^(sms|email)\.code\.expired$/.test(failure.code)) return t("expired");
      return t(failure.isOurs ? "unknown" : "wrong");
  }
}
