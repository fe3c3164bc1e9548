import { clsx } from "clsx";
import { Button } from "@/components/ui/button";
import { linkStyle } from "@/components/ui/control-styles";
import { getBrand } from "@/lib/config/brand";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { paths } from "@/lib/routing/paths";
import { writePreset } from "@/lib/safety/consent/preset";
import { ConsentForm } from "./consent-form";

const link = clsx(linkStyle.inText, "ml-1 whitespace-nowrap text-text");

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
        <div className="flex-1 text-sm/snug">
          <h2 className="inline text-sm">{t("title", { brand: getBrand().name })}</h2>
          <p className="ml-1 inline text-muted">
            {t("text")}{" "}
            <a className={link} href={paths.cookieSettings()}>
              {t("choose")}
            </a>{" "}
            <a className={link} href={paths.staticPage(locale, "cookie-policy")}>
              {t("list")}
            </a>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 lg:w-100">
          <Button kind="secondary" type="submit" value="accept">
            {t("accept")}
          </Button>
          <Button kind="secondary" type="submit" value="refuse">
            {t("refuse")}
          </Button>
        </div>
      </ConsentForm>
    </section>
  );
}
