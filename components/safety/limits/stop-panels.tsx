import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** The outlines of time-out and self-exclusion: what each is, and where it is to be had until it can be started here. */
export function StopPanels() {
  const t = useTranslations("safety.limits");
  const locale = pageLocale();
  const support = (
    <LinkButton kind="secondary" href={paths.help(locale)}>
      {t("support")}
    </LinkButton>
  );
  return (
    <div className="grid gap-5">
      {(["timeOut", "selfExclusion"] as const).map((tool) => (
        <Card key={tool} title={t(`${tool}.title`)}>
          <p className="text-muted text-sm">{t(`${tool}.text`)}</p>
          {support}
        </Card>
      ))}
      <Card title={t("help.title")}>
        <p className="text-muted text-sm">{t("help.text")}</p>
        <LinkButton kind="secondary" href={paths.saferGambling(locale)}>
          {t("help.link")}
        </LinkButton>
      </Card>
    </div>
  );
}
