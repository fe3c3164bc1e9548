import type { Translator } from "@/lib/market/messages/translator";
import type { LoginErrorInfo, LoginFailure } from "./classify";

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
export function failureText(failure: ShownFailure, t: Translator<"account">, tag: string): FailureText {
  const help = { page: "saferGambling", label: t("login.failures.help") } as const;
  // biome-ignore lint/nursery/useExhaustiveSwitchCases: it does not understand Exclude; the compiler does
  switch (failure.kind) {
    case "unauthorized":
    case "not-found":
      return { text: t("login.failures.unauthorized"), facts: [], place: "password" };
    case "exclusion": {
      const { remainingDays } = failure.info;
      const text =
        remainingDays === null
          ? t("login.failures.exclusionIndefinite")
          : t("login.failures.exclusion", { days: remainingDays });
      return { text, facts: [], place: "block", more: help };
    }
    case "time-out": {
      const facts = timeOutFacts(failure.info, t, tag);
      return { text: t("login.failures.timeOut"), facts, place: "block", more: help };
    }
    case "closed":
      return {
        text: t("login.failures.closed"),
        facts: [],
        place: "block",
        more: { page: "closedAccount", label: t("login.failures.closedMore") },
      };
    case "deactivated":
    case "blacklisted": {
      const more = { page: "supportChat", label: t("login.failures.contact") } as const;
      return { text: t(`login.failures.${failure.kind}`), facts: [], place: "block", more };
    }
    case "unavailable":
      return { text: t("login.failures.unavailable"), facts: [], place: "block" };
  }
}

/** Remaining days, time left, cooling state and initiator (specification "Login errors"); unknown facts are left out. */
function timeOutFacts(
  { remainingDays, milliseconds, isCooling, initiator }: LoginErrorInfo,
  t: Translator<"account">,
  tag: string,
) {
  const facts = [
    [t("login.timeOut.days"), remainingDays === null ? null : t("login.timeOut.daysValue", { days: remainingDays })],
    [t("login.timeOut.left"), milliseconds === null ? null : timeLeft(milliseconds, tag)],
    [t("login.timeOut.cooling"), t(isCooling ? "login.timeOut.coolingYes" : "login.timeOut.coolingNo")],
    [t("login.timeOut.startedBy"), initiator && t(initiator === "PLAYER" ? "login.timeOut.you" : "login.timeOut.us")],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function timeLeft(milliseconds: number, tag: string): string {
  const minutes = Math.max(0, Math.ceil(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${inUnits(hours, "hour", tag)} ${inUnits(minutes % 60, "minute", tag)}`
    : inUnits(minutes, "minute", tag);
}

function inUnits(count: number, unit: "hour" | "minute", tag: string): string {
  return new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
