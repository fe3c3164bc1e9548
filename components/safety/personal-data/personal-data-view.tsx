import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { DataRequests } from "./data-requests";
import { DownloadCard } from "./download-card";

/** A player's rights to their data: to have it, to correct it, to have it deleted, and what the browser keeps. */
export function PersonalDataView() {
  const t = useTranslations("safety.personalData");
  const locale = pageLocale();
  return (
    <>
      <DownloadCard />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Card title={t("correct.title")}>
          <p className="text-muted text-sm">{t("correct.text")}</p>
          <LinkButton kind="secondary" href={paths.account(locale)}>
            {t("correct.open")}
          </LinkButton>
          <DataRequests kind="CORRECTION" />
        </Card>
        <Card title={t("delete.title")}>
          <p className="text-muted text-sm">{t("delete.text")}</p>
          <DataRequests kind="DELETION" />
        </Card>
        <Card title={t("browser.title")}>
          <p className="text-muted text-sm">{t("browser.text")}</p>
          <LinkButton kind="secondary" href={paths.cookieSettings()}>
            {t("browser.open")}
          </LinkButton>
        </Card>
      </div>
    </>
  );
}
