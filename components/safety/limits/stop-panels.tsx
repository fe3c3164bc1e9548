import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** Time-out, self-exclusion and calm mode: what each is, and the way to it. Then somebody to talk to. */
export function StopPanels() {
  const t = useTranslations("safety.limits");
  const locale = pageLocale();
  return (
    <div className="grid gap-5">
      {(["timeOut", "selfExclusion", "calmMode"] as const).map((tool) => (
        <Card key={tool} title={t(`${tool}.title`)}>
          <p className="text-muted text-sm">{t(`${tool}.text`)}</p>
          <LinkButton kind="secondary" href={paths.playerPage(locale, tool)}>
            {t(`${tool}.open`)}
          </LinkButton>
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
