import { Button } from "@/components/ui/button";
import { getBrand } from "@/lib/config/brand";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { paths } from "@/lib/routing/paths";
import { writePreset } from "@/lib/safety/consent/preset";
import { ConsentForm } from "./consent-form";

const link = "inline-flex min-h-11 items-center text-sm underline underline-offset-3";

/**
 * Asks above every page, in its flow, where it covers nothing. The same HTML for everybody: the style sheet shows it where
 * the head script has found no choice, so without scripts it stays hidden, and nothing optional is ever loaded.
 */
export async function ConsentNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "safety.consent");
  return (
    <section
      className="consent"
      aria-label={t("settings")}
      data-nosnippet=""
      data-preset={writePreset(byPlace(locale.market, "consentPreset"))}
    >
      <ConsentForm>
        <h2 className="text-base">{t("title", { brand: getBrand().name })}</h2>
        <p className="max-w-200 text-muted text-sm">{t("text")}</p>
        <div className="flex flex-wrap items-center gap-x-4">
          <div className="grid w-full grid-cols-2 gap-2 md:w-100">
            <Button kind="secondary" type="submit" value="accept">
              {t("accept")}
            </Button>
            <Button kind="secondary" type="submit" value="refuse">
              {t("refuse")}
            </Button>
          </div>
          <a className={link} href={paths.cookieSettings()}>
            {t("choose")}
          </a>
          <a className={link} href={paths.staticPage(locale, "cookie-policy")}>
            {t("list")}
          </a>
        </div>
      </ConsentForm>
    </section>
  );
}
