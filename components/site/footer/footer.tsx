import { clsx } from "clsx";
import { getBrand } from "@/lib/config/brand";
import type { FooterContent } from "@/lib/content/footer/schema";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { marketPlaceName } from "@/lib/market/place-name";
import { publicPolicy } from "@/lib/market/policy/policies";
import { paths } from "@/lib/routing/paths";
import { brandMark, brandStyle, marketsLink } from "../frame/frame-styles";
import { FooterColumns, FooterLicences, shownParts } from "./footer-content";

const parts = clsx(
  "mx-auto grid max-w-page gap-x-12 gap-y-7 px-gutter py-8 md:grid-cols-[1fr_auto] md:grid-rows-[auto_1fr]",
  "md:py-10",
);
const brand = clsx(
  "flex flex-wrap items-center gap-x-6 gap-y-3 md:flex-col md:items-start lg:flex-row lg:items-center print:hidden",
);
const links = clsx(
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-5 hyphens-auto wrap-anywhere leading-close md:row-span-2 md:grid-cols-[repeat(2,auto)] md:gap-x-[clamp(40px,6vw,96px)]",
  "print:hidden",
);
const payments = "wordmarks flex flex-wrap content-start gap-2 md:max-w-115 lg:max-w-none print:hidden";
const end = "grid gap-x-12 gap-y-4 border-t border-line pt-6 md:col-span-full lg:grid-cols-2 lg:items-center";
const note = "flex max-w-144 items-center gap-3.5";
const ageMark =
  "inline-grid size-[2.25rem] flex-none place-items-center rounded-full border-2 text-2xs font-750 text-text";

/** The end of every page. `content`: null while the content service is away; then only what editors write is missing. */
export async function Footer({ locale, content }: { locale: Locale; content: FooterContent | null }) {
  const t = await getTranslations(locale, "site.footer");
  const tPayments = await getTranslations(locale, "site.payments");
  const tGlossary = await getTranslations(locale, "site.glossary");
  const tMenu = await getTranslations(locale, "site.menu");
  const { name, logo } = getBrand();
  const { leastAge, statutoryLines, licenceLines } = publicPolicy(locale.market);
  const { menus, payments: ways, licences, legal, hideTerms } = shownParts(content);
  return (
    <footer className="border-t border-line bg-surface text-sm text-muted">
      <div className={parts}>
        <div className={brand}>
          <span className={clsx(brandStyle, "text-text")}>
            <img className={brandMark} src={logo} alt="" width={30} height={30} />
            {name}
          </span>
          <FooterLicences locale={locale} licences={licences} />
        </div>
        {menus.length > 0 ? (
          <nav className={links} aria-label={t("links")}>
            <FooterColumns locale={locale} glossary={tGlossary("title")} menus={menus} hideTerms={hideTerms} />
          </nav>
        ) : null}
        {ways.length > 0 ? (
          <ul className={payments} aria-label={tPayments("title")}>
            {ways.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ) : null}
        <div className={end}>
          <p className={note}>
            <span className={ageMark}>{t("age", { age: leastAge })}</span>
            <span>
              {t("saferGambling")}{" "}
              <a className="text-text underline underline-offset-3" href={paths.saferGambling(locale)}>
                {t("help")}
              </a>
            </span>
          </p>
          {legal ? <p className={note}>{legal}</p> : null}
          {statutoryLines.map(({ text, language }) => (
            <p key={text} className={clsx(note, "text-text")} lang={language}>
              {text}
            </p>
          ))}
          <p>
            {t("rules", { market: marketPlaceName(locale.market, resolveLocale(locale).tag) })}
            {licenceLines.map(({ text, language, href }) => (
              <a key={text} className="ml-1 underline underline-offset-3" lang={language} href={href ?? undefined}>
                {text}
              </a>
            ))}
          </p>
          <div className="flex flex-wrap gap-x-6 lg:col-span-full">
            <a className={clsx(marketsLink, "hover:text-text")} href={paths.markets(locale)}>
              {tMenu("allMarkets")}
            </a>
            <a className={clsx(marketsLink, "hover:text-text print:hidden")} href={paths.supportChat(locale)}>
              {t("contact")}
            </a>
            <a className={clsx(marketsLink, "hover:text-text print:hidden")} href={paths.cookieSettings()}>
              {t("cookies")}
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}
