import { getBrand } from "@/lib/config/brand";
import type { FooterContent } from "@/lib/content/footer/schema";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { FooterColumns, FooterLicences, shownParts } from "./footer-content";

/** The end of every page. `content`: null while the content service is away; then only what editors write is missing. */
export async function Footer({ locale, content }: { locale: Locale; content: FooterContent | null }) {
  const t = await getTranslations(locale, "site");
  const { name, logo } = getBrand();
  const { menus, payments, licences, legal, hideTerms } = shownParts(content);
  return (
    <footer className="site-footer">
      <div>
        <div className="footer-brand">
          <span className="brand">
            <img src={logo} alt="" width={30} height={30} />
            {name}
          </span>
          <FooterLicences locale={locale} licences={licences} />
        </div>
        {menus.length > 0 ? (
          <nav className="footer-links" aria-label={t("footer.links")}>
            <FooterColumns locale={locale} menus={menus} hideTerms={hideTerms} />
          </nav>
        ) : null}
        {payments.length > 0 ? (
          <ul className="footer-payments" aria-label={t("payments.title")}>
            {payments.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ) : null}
        <div className="footer-end">
          <p>
            <span className="age-mark">{t("footer.age")}</span>
            <span>
              {t("footer.saferGambling")}{" "}
              <a href={paths.staticPage(locale, "responsible-gambling")}>{t("footer.help")}</a>
            </span>
          </p>
          {legal ? <p>{legal}</p> : null}
          <a className="markets-link" href={paths.markets(locale)}>
            {t("menu.allMarkets")}
          </a>
        </div>
      </div>
    </footer>
  );
}
