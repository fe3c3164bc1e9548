import { linkStyle } from "@/components/ui/control-styles";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { paths } from "@/lib/routing/paths";

const pages = ["gamblingLimits", "timeOut", "selfExclusion"] as const;

/** From the page about protection, one click to what protects: the law of Malta wants the exclusion no further away. */
export function ProtectionLinks({ t, locale }: { t: Translator<"site.playerPages">; locale: Locale }) {
  return (
    <ul className="mb-4 grid gap-1">
      {pages.map((page) => (
        <li key={page}>
          <a className={linkStyle.alone} href={paths.playerPage(locale, page)}>
            {t(`titles.${page}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
