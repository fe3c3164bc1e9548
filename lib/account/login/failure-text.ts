import { inUnit } from "@/lib/core/time/in-unit";
import type { Translator } from "@/lib/market/messages/translator";
import type { LoginErrorInfo, LoginFailure } from "./failure";

/** The text for a refused sign-in: one sentence, and facts where the service gave some. */
export interface FailureText {
  text: string;
  facts: readonly { label: string; value: string }[];
  /** At the password field, or as a block of its own above the button. */
  place: "password" | "block";
  /** The page with more information or help. */
  more?: { page: "closedAccount" | "saferGambling" | "supportChat"; label: string };
}

/** Too many attempts have a dialog of their own. */
export type ShownFailure = Exclude<LoginFailure, { kind: "max-attempts" }>;

/** `tag`: a BCP 47 tag for durations. An address without an account gets the words of a wrong password. */
export function failureText(failure: ShownFailure, t: Translator<"account.login">, tag: string): FailureText {
  const help = { page: "saferGambling", label: t("failures.help") } as const;
  // biome-ignore lint/nursery/useExhaustiveSwitchCases: it does not understand Exclude; the compiler does
  switch (failure.kind) {
    case "unauthorized":
    case "not-found":
      return { text: t("failures.unauthorized"), facts: [], place: "password" };
    case "exclusion": {
      const { remainingDays } = failure.info;
      const text =
        remainingDays === null ? t("failures.exclusionIndefinite") : t("failures.exclusion", { days: remainingDays });
      return { text, facts: [], place: "block", more: help };
    }
    case "time-out": {
      const facts = timeOutFacts(failure.info, t, tag);
      return { text: t("failures.timeOut"), facts, place: "block", more: help };
    }
    case "closed":
      return {
        text: t("failures.closed"),
        facts: [],
        place: "block",
        more: { page: "closedAccount", label: t("failures.closedMore") },
      };
    case "deactivated":
    case "blacklisted": {
      const more = { page: "supportChat", label: t("failures.contact") } as const;
      return { text: t(`failures.${failure.kind}`), facts: [], place: "block", more };
    }
    case "unavailable":
      return { text: t("failures.unavailable"), facts: [], place: "block" };
  }
}

/** Remaining days, time left, cooling state and initiator (specification "Login errors"); unknown facts are left out. */
function timeOutFacts(
  { remainingDays, milliseconds, isCooling, initiator }: LoginErrorInfo,
  t: Translator<"account.login">,
  tag: string,
) {
  const facts = [
    [t("timeOut.days"), remainingDays === null ? null : t("timeOut.daysValue", { days: remainingDays })],
    [t("timeOut.left"), milliseconds === null ? null : timeLeft(milliseconds, tag)],
    [t("timeOut.cooling"), t(isCooling ? "timeOut.coolingYes" : "timeOut.coolingNo")],
    [t("timeOut.startedBy"), initiator && t(initiator === "PLAYER" ? "timeOut.you" : "timeOut.us")],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function timeLeft(milliseconds: number, tag: string): string {
  const minutes = Math.max(0, Math.ceil(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${inUnit(hours, "hour", tag)} ${inUnit(minutes % 60, "minute", tag)}`
    : inUnit(minutes, "minute", tag);
}
