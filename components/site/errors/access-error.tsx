import { LinkButton } from "@/components/ui/button";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { AccessTarget } from "./access-target";
import { ErrorPage } from "./error-page";

/** A visitor logs in here; a player, who may have logged in elsewhere by now, goes on. */
export async function AccessError({ locale, title, body }: { locale: Locale; title: string; body: string }) {
  const t = await getTranslations(locale, "errors");
  const action = (
    <>
      <span className="guest-only max-[480px]:grid">
        <LinkButton href={paths.login()}>{t("pages.401.action")}</LinkButton>
      </span>
      <span className="player-only max-[480px]:grid">
        <AccessTarget locale={locale} label={t("pages.401.goOn")} />
      </span>
    </>
  );
  return <ErrorPage locale={locale} title={title} body={body} icon="person" action={action} />;
}
