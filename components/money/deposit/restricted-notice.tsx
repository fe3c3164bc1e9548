import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** The account may not deposit. */
export function RestrictedNotice() {
  const t = useTranslations("money.deposit");
  const support = (
    <LinkButton kind="secondary" href={paths.help(pageLocale())}>
      {t("notices.support")}
    </LinkButton>
  );
  return (
    <StateBlock state="empty" title={t("notices.restricted.title")} action={support}>
      {t("notices.restricted.text")}
    </StateBlock>
  );
}
