import { Button, LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { WithdrawFlow } from "@/lib/money/withdraw/flow";
import { paths } from "@/lib/routing/paths";

interface WithdrawNoticeProps {
  flow: WithdrawFlow;
  isChecking: boolean;
  /** Makes the check again. */
  onRetry: () => void;
  /** Opens what is asked for of documents. */
  onVerify: () => void;
}

/** Why no withdrawal is possible now, what is safe, and who acts next: in place of the form. */
export function WithdrawNotice({ flow: { status }, isChecking, onRetry, onVerify }: WithdrawNoticeProps) {
  const t = useTranslations("money.withdraw");
  const locale = pageLocale();
  const link = (href: string, text: string) => (
    <LinkButton kind="secondary" href={href}>
      {text}
    </LinkButton>
  );
  switch (status) {
    case "underReview":
      return (
        <StateBlock state="empty" title={t("notices.underReview.title")}>
          {t("notices.underReview.text")}
        </StateBlock>
      );
    case "strict":
    case "required":
      return (
        <StateBlock
          state="empty"
          title={t(`notices.${status}.title`)}
          action={
            <Button kind="secondary" onClick={onVerify}>
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
          title={t(`notices.${status}.title`)}
          action={link(paths.playerPage(locale, "gamblingLimits"), t("limits"))}
        >
          {t(`notices.${status}.text`)}
        </StateBlock>
      );
    case "suspended":
    case "restricted":
      return (
        <StateBlock state="empty" title={t(`notices.${status}.title`)} action={link(paths.help(locale), t("support"))}>
          {t(`notices.${status}.text`)}
        </StateBlock>
      );
    default:
      return (
        <StateBlock
          state="error"
          title={t("notices.error.title")}
          action={
            <Button kind="secondary" busy={isChecking} onClick={onRetry}>
              {t("retry")}
            </Button>
          }
        >
          {t("notices.error.text")}
        </StateBlock>
      );
  }
}
