import { TermsVersions } from "@/components/account/terms/terms-versions";
import { ProtectionLinks } from "@/components/safety/breaks/protection-links";
import { CookiePage } from "@/components/safety/consent/cookie-page";
import { PaymentMethods } from "@/components/site/content/payment-methods";
import { LawLines } from "@/components/site/law/law-lines";
import { getTermsVersions } from "@/lib/account/terms/server";
import { getMarketContent } from "@/lib/content/market/server";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { publicPolicy } from "@/lib/market/policy/policies";
import type { StaticPage } from "@/lib/routing/content-pages";

/** What some of these pages have besides the text of the editors. @throws where it cannot be read, before anything of the page is sent */
export async function pageExtras({ locale, page }: { locale: Locale; page: StaticPage }) {
  if (page === "payment-methods")
    return <PaymentMethods locale={locale} methods={(await getMarketContent(locale))?.paymentMethods ?? []} />;
  if (page === "cookie-policy") return <CookiePage locale={locale} />;
  if (page === "terms") return <TermsVersions locale={locale} versions={await getTermsVersions()} />;
  if (page === "responsible-gambling")
    return (
      <>
        <ProtectionLinks t={await getTranslations(locale, "site.playerPages")} locale={locale} />
        <LawLines lines={publicPolicy(locale.market).helpLines} />
      </>
    );
  return null;
}
