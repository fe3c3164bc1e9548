import { Button, LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import type { Currency } from "@/lib/core/money";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { WithdrawFlow } from "@/lib/money/withdraw/flow";
import type { Refusal, Suspension } from "@/lib/money/withdraw/status";
import { paths } from "@/lib/routing/paths";
import { RefusalNotice } from "./refusal-notice";
import { useLimitLine } from "./use-limit-line";

interface WithdrawNoticeProps {
  flow: WithdrawFlow;
  /** Why the account cannot withdraw at all. */
  suspension: Suspension | null;
  /** What the check refuses, where it has no screen of its own. */
  refusal: Refusal | null;
  currency: Currency;
  isChecking: boolean;
  /** Makes the check again. */
  onRetry: () => void;
  /** Opens what is asked for of documents. */
  onVerify: () => void;
}

/** Why no withdrawal is possible now, what is safe, and who acts next: in place of the form. */
export function WithdrawNotice({ flow, suspension, refusal, currency, ...ways }: WithdrawNoticeProps) {
  const t = useTranslations("money.withdraw");
  const { status } = flow;
  const limitLine = useLimitLine(flow, currency);
  const locale = pageLocale();
  const link = (href: string, text: string) => (
    <LinkButton kind="secondary" href={href}>
      {text}
    </LinkButton>
  );
  switch (status) {
    case "underReview":
      return (
        <StateBlock state="empty" look="stage" title={t("notices.underReview.title")}>
          {t("notices.underReview.text")}
        </StateBlock>
      );
    case "strict":
    case "required":
      return (
        <StateBlock
          state="empty"
          look="stage"
          title={t(`notices.${status}.title`)}
          action={
            <Button kind="secondary" onClick={ways.onVerify}>
              {t("documents")}
            </Button>
          }
        >
          {t(`notices.${status}.text`)}
        </StateBlock>
      );
    case "selfLimit":
    case "spendLimit":
    case "limitReached":
      return (
        <StateBlock
          state="empty"
          look="stage"
          title={t(`notices.${status}.title`)}
          action={link(paths.playerPage(locale, "gamblingLimits"), t("limits"))}
        >
          {status === "limitReached" && limitLine ? `${limitLine} ` : null}
          {t(`notices.${status}.text`)}
        </StateBlock>
      );
    case "suspended":
    case "restricted":
      return (
        <StateBlock
          state="empty"
          look="stage"
          title={t(`notices.${status}.title`)}
          action={link(paths.help(locale), t("support"))}
        >
          {status === "suspended" && suspension ? `${t(`notices.suspended.reasons.${suspension}`)} ` : null}
          {t(`notices.${status}.text`)}
        </StateBlock>
      );
    default:
      return <RefusalNotice refusal={refusal} {...ways} />;
  }
}
