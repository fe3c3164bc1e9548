import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { type Category, categories } from "@/lib/offers/promotions/schema";
import { paths } from "@/lib/routing/paths";

/** The kinds of promotions, each a page that a crawler finds. */
export function CategoryNav({
  t,
  locale,
  current,
}: {
  t: Translator<"offers">;
  locale: Locale;
  current: Category | null;
}) {
  return (
    <nav className="promotion-kinds" aria-label={t("promotions.categories")}>
      <a href={paths.promotions(locale)} aria-current={current === null ? "page" : undefined}>
        {t("promotions.all")}
      </a>
      {categories.map((category) => (
        <a
          key={category}
          href={paths.promotions(locale, category)}
          aria-current={category === current ? "page" : undefined}
        >
          {t(`promotions.category.${category}`)}
        </a>
      ))}
    </nav>
  );
}
