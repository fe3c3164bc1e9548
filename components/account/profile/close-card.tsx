import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** The way to closing the account. It waits for nothing. */
export function CloseCard() {
  const t = useTranslations("account.profile");
  return (
    <Card title={t("close.title")}>
      <p className="text-muted text-sm">{t("close.text")}</p>
      <LinkButton kind="secondary" href={paths.playerPage(pageLocale(), "closeAccount")}>
        {t("close.open")}
      </LinkButton>
    </Card>
  );
}
