import { LinkButton } from "@/components/ui/button";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { KeptRows } from "./kept-rows";

/** Below what the editors write about cookies: what is kept in fact, and the choice about it. */
export async function CookiePage({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "safety.consent");
  return (
    <section className="mt-8 grid gap-4" aria-labelledby="kept">
      <h2 id="kept" className="text-xl">
        {t("keptTitle")}
      </h2>
      <KeptRows t={t} />
      <p className="text-muted">{t("noScripts")}</p>
      <div>
        <LinkButton kind="secondary" href={paths.cookieSettings()}>
          {t("settings")}
        </LinkButton>
      </div>
    </section>
  );
}
