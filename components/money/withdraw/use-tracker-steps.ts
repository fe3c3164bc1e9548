import type { Step } from "@/components/ui/stepper";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import type { PendingWithdrawal, WithdrawalMethod } from "@/lib/money/withdraw/schema";
import type { TrackerStep } from "@/lib/money/withdraw/tracker";
import { useUsualTime } from "./use-usual-time";

/** The steps of a withdrawal in words: an unknown status as it came, and nobody who acts next where that is not known. */
export function useTrackerSteps(
  { status, since }: PendingWithdrawal,
  step: TrackerStep,
  days: WithdrawalMethod["days"],
): Step[] {
  const t = useTranslations("money.withdraw");
  const usualTime = useUsualTime();
  const asked: Step = { title: t("pending.asked"), state: "done" };
  const detail = t("pending.since", { time: formatTime(new Date(since), pageTag()) });
  const paid: Step = { title: t("pending.paid"), state: "later", detail: usualTime(days) };
  switch (step) {
    case "checking":
      return [asked, { title: t("pending.check"), state: "current", detail, next: t("pending.operator") }, paid];
    case "document":
      return [asked, { title: t("pending.input"), state: "current", detail, next: t("pending.player") }, paid];
    case "input":
      return [asked, { title: t("pending.something"), state: "current", detail, next: t("pending.playerNext") }, paid];
    case "unknown":
      return [asked, { title: status, state: "current", detail }, paid];
    case "paid":
      return [asked, { title: t("pending.paid"), state: "done", detail }];
    case "failed":
      return [asked, { title: t("finished.failed"), state: "failed", detail }];
    case "ended":
      return [
        asked,
        { title: t(status === "CANCELLED" ? "finished.cancelled" : "finished.failed"), state: "failed", detail },
      ];
  }
}
