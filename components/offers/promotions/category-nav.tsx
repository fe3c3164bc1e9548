import { clsx } from "clsx";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { offeredCategories } from "@/lib/offers/promotions/offered-categories";
import type { Category } from "@/lib/offers/promotions/schema";
import { paths } from "@/lib/routing/paths";

/** The categories of promotions of the market, each a page that a crawler finds. */
export function CategoryNav({
  t,
  locale,
  current,
}: {
  t: Translator<"offers.promotions">;
  locale: Locale;
  current: Category | null;
}) {
  return (
    <nav className="flex flex-wrap gap-2" aria-label={t("categories")}>
      {[null, ...offeredCategories(locale.market)].map((category) => (
        <a
          key={category}
          href={paths.promotions(locale, category ?? undefined)}
          aria-current={category === current ? "page" : undefined}
          className={clsx(
            "inline-flex min-h-11 items-center rounded-md px-4 font-semibold text-sm",
            category === current ? "shadow-accent-edge bg-accent-soft" : "shadow-edge bg-surface hover:bg-raised",
          )}
        >
          {t(category ? `category.${category}` : "all")}
        </a>
      ))}
    </nav>
  );
}
