import { Button, LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { DepositDuty } from "@/lib/money/deposit/duties";
import { paths } from "@/lib/routing/paths";

interface DepositDutyProps {
  duty: DepositDuty;
  /** Opens what is asked for of documents. */
  onVerify: () => void;
}

/** What the law asks of the player before this deposit, and the way to do it. */
export function DepositDutyNotice({ duty, onVerify }: DepositDutyProps) {
  const t = useTranslations("money.deposit");
  const action =
    duty === "age" ? (
      <Button kind="secondary" onClick={onVerify}>
        {t("notices.documentsLink")}
      </Button>
    ) : (
      <LinkButton kind="secondary" href={paths.playerPage(pageLocale(), "gamblingLimits")}>
        {t("duties.setLimit")}
      </LinkButton>
    );
  return (
    <StateBlock state="empty" title={t(`duties.${duty}.title`)} action={action}>
      {t(`duties.${duty}.text`)}
    </StateBlock>
  );
}
