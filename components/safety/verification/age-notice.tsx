import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** The law wants an age verified before a deposit, and there is nothing that the player could send: whom to turn to. */
export function AgeNotice() {
  const t = useTranslations("safety.verification");
  return (
    <StateBlock
      state="empty"
      title={t("age.title")}
      action={<LinkButton href={paths.help(pageLocale())}>{t("support")}</LinkButton>}
    >
      {t("age.text")}
    </StateBlock>
  );
}
