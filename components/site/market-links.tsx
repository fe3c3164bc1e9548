import { languages } from "@/lib/site/market/languages";
import { type Locale, locales, resolveLocale } from "@/lib/site/market/locale";
import { type MarketCode, markets } from "@/lib/site/market/markets";
import { paths } from "@/lib/site/routes/paths";

/**
 * Every market with its languages. The links lead to the home pages; where scripts run, `SoftNavigation` points them at the
 * page that is open.
 */
export function MarketLinks({ current }: { current: Locale }) {
  const codes = Object.keys(markets) as MarketCode[];
  return (
    <ul className="markets">
      {codes.map((code) => (
        <li key={code}>
          <b>{markets[code].name}</b>
          {locales.filter(({ market }) => market === code).map((locale) => marketLink(locale, current))}
        </li>
      ))}
    </ul>
  );
}

function marketLink(locale: Locale, current: Locale) {
  const { tag } = resolveLocale(locale);
  return (
    <a
      key={locale.segment}
      href={paths.home(locale)}
      hrefLang={tag}
      lang={tag}
      data-locale={locale.segment}
      aria-current={locale.segment === current.segment ? "true" : undefined}
    >
      {languages[locale.language].name}
    </a>
  );
}
