import { Button, LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import type { DepositFlow } from "@/lib/money/deposit/status";
import { useDepositReason } from "@/lib/money/deposit/store";
import { paths } from "@/lib/routing/paths";
import { RefusalNotice } from "./refusal-notice";
import { RestrictedNotice } from "./restricted-notice";
import { useLimitText } from "./use-limit-text";

interface DepositNoticeProps {
  flow: DepositFlow;
  isChecking: boolean;
  /** A payment waits for the check: nobody knows here what was paid. */
  isKept: boolean;
  /** Makes the check again. */
  onRetry: () => void;
  /** Verifies later; null where the account's verification cannot wait. */
  onLater: (() => void) | null;
  /** Opens what is asked for. */
  onVerify: () => void;
}

/** Why no deposit is possible now, what is safe, and what can be done: in place of the cashier. */
export function DepositNotice({ flow, isChecking, isKept, onRetry, onLater, onVerify }: DepositNoticeProps) {
  const t = useTranslations("money.deposit");
  const limit = useLimitText(flow);
  const { since } = useDepositReason();
  const later = onLater ? (
    <Button kind="quiet" onClick={onLater}>
      {t("notices.later")}
    </Button>
  ) : null;
  // The limits are where one is raised: that never comes first.
  const limits = (
    <span className="flex flex-wrap justify-center gap-2">
      <LinkButton kind="secondary" href={paths.playerPage(pageLocale(), "banking")}>
        {t("outcome.banking")}
      </LinkButton>
      <LinkButton kind="quiet" href={paths.playerPage(pageLocale(), "gamblingLimits")}>
        {t("notices.limits")}
      </LinkButton>
    </span>
  );
  switch (flow.status) {
    case "underReview":
      return (
        <StateBlock state="empty" title={t("notices.underReview.title")} action={later}>
          {t("notices.underReview.text")}{" "}
          {since === null ? null : t("notices.since", { time: formatTime(new Date(since), pageTag()) })}
        </StateBlock>
      );
    case "required":
    case "strict":
      return (
        <StateBlock
          state="empty"
          title={t(`notices.${flow.status}.title`)}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button kind="secondary" onClick={onVerify}>
                {t("notices.documentsLink")}
              </Button>
              {later}
            </span>
          }
        >
          {t(`notices.${flow.status}.text`)}
        </StateBlock>
      );
    case "selfLimit":
    case "withdrawalLimit":
      return (
        <StateBlock state="empty" title={t(`notices.${flow.status}.title`)} action={limits}>
          {t(`notices.${flow.status}.text`)} {limit}
        </StateBlock>
      );
    case "restricted":
      return <RestrictedNotice />;
    default:
      if (flow.isSpendLimit)
        return (
          <StateBlock state="empty" title={t("notices.spendLimit.title")} action={limits}>
            {t("notices.spendLimit.text")} {limit}
          </StateBlock>
        );
      return <RefusalNotice {...{ isChecking, isKept, onRetry, onVerify }} />;
  }
}
