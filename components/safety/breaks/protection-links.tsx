import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { paths } from "@/lib/routing/paths";

const pages = [
  ["gamblingLimits", "gauge"],
  ["timeOut", "clock"],
  ["selfExclusion", "pause"],
] as const;

/** From the page about protection, one click to what protects: the law of Malta wants the exclusion no further away. */
export function ProtectionLinks({ t, locale }: { t: Translator<"site.playerPages">; locale: Locale }) {
  return (
    <ul className="mb-7 grid gap-2 hyphens-auto wrap-anywhere md:grid-cols-3">
      {pages.map(([page, icon]) => (
        <li key={page} className="grid min-w-0">
          <a
            className="flex min-h-12 items-center gap-3 rounded-lg bg-surface px-4 py-3 font-650 text-base/snug shadow-edged-card hover:bg-raised"
            href={paths.playerPage(locale, page)}
          >
            <Icon name={icon} />
            {t(`titles.${page}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
