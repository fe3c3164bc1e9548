import { Button, LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { DepositFlow } from "@/lib/money/deposit/status";
import { paths } from "@/lib/routing/paths";
import { RestrictedNotice } from "./restricted-notice";
import { useLimitText } from "./use-limit-text";

interface DepositNoticeProps {
  flow: DepositFlow;
  isChecking: boolean;
  /** Makes the check again. */
  onRetry: () => void;
  /** Verifies later; null where the account's verification cannot wait. */
  onLater: (() => void) | null;
  /** Opens what is asked for. */
  onVerify: () => void;
}

/** Why no deposit is possible now, what is safe, and what can be done: in place of the cashier. */
export function DepositNotice({ flow, isChecking, onRetry, onLater, onVerify }: DepositNoticeProps) {
  const t = useTranslations("money.deposit");
  const limit = useLimitText(flow);
  const later = onLater ? (
    <Button kind="quiet" onClick={onLater}>
      {t("notices.later")}
    </Button>
  ) : null;
  const limits = (
    <LinkButton kind="secondary" href={paths.playerPage(pageLocale(), "gamblingLimits")}>
      {t("notices.limits")}
    </LinkButton>
  );
  switch (flow.status) {
    case "underReview":
      return (
        <StateBlock state="empty" title={t("notices.underReview.title")} action={later}>
          {t("notices.underReview.text")}
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
      return (
        <StateBlock
          state="error"
          title={t("notices.error.title")}
          action={
            <Button kind="secondary" busy={isChecking} onClick={onRetry}>
              {t("notices.retry")}
            </Button>
          }
        >
          {t("notices.error.text")}
        </StateBlock>
      );
  }
}
