import { Icon } from "@/components/ui/icon";
import type { RelatedPage } from "@/lib/content/pages/related";
import type { Translator } from "@/lib/market/messages/translator";

/** The pages that the editors of a text name as related, below it. */
export function RelatedPages({ t, pages }: { t: Translator<"site.content">; pages: readonly RelatedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <nav className="mt-8 print:hidden" aria-labelledby="related">
      <h2 id="related" className="mb-2.5 text-lg/base">
        {t("related")}
      </h2>
      <ul className="grid gap-2 hyphens-auto wrap-anywhere md:grid-cols-3">
        {pages.map(({ title, href }) => (
          <li key={href} className="grid min-w-0">
            <a
              className="flex min-h-12 items-center justify-between gap-3 rounded-lg bg-surface px-4 py-3 font-650 text-base/snug shadow-edged-card hover:bg-raised"
              href={href}
            >
              {title}
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
