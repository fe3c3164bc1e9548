import { clsx } from "clsx";
import { useParams } from "next/navigation";
import type { ReactNode } from "react";
import { localeOfPath } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Product } from "@/lib/market/policy/fields";
import { paths } from "@/lib/routing/paths";
import { ThemeSwitch } from "../header/theme-switch";
import { MenuAccount } from "./menu-account";
import { MenuCategories } from "./menu-categories";
import { MenuLanguages } from "./menu-languages";
import { MenuRow } from "./menu-row";

interface MenuListProps {
  menuId: string;
  products: readonly Product[];
}

const sports = [
  ["sports", "ball"],
  ["virtualSports", "flag"],
] as const;

/** All that is one tap away: account, games, promotions, safer gambling and help, for which a desktop has the header and the footer; and language. */
export function MenuList({ menuId, products }: MenuListProps) {
  const t = useTranslations("site.menu");
  const tNavigation = useTranslations("site.navigation");
  const locale = localeOfPath(location.pathname);
  const { edition } = useParams<{ edition: string }>();
  return (
    <div className="grid gap-5.5">
      <Group title={t("account")} className="md:hidden">
        <MenuAccount locale={locale} />
      </Group>
      <Group title={t("games")} className="xl:hidden">
        <MenuRow icon="casino" href={paths.casino(locale)}>
          {tNavigation("casino")}
        </MenuRow>
        <MenuCategories menuId={menuId} edition={edition} />
        {products.includes("liveCasino") ? (
          <MenuRow icon="live" href={paths.lobby(locale, "liveCasino")}>
            {tNavigation("liveCasino")}
          </MenuRow>
        ) : null}
        {sports.map(([product, icon]) =>
          products.includes(product) ? (
            <MenuRow key={product} icon={icon} href={paths.sports(locale, product)}>
              {tNavigation(product)}
            </MenuRow>
          ) : null,
        )}
        <div className="calm:hidden">
          <MenuRow icon="offer" href={paths.promotions(locale)}>
            {tNavigation("promotions")}
          </MenuRow>
          {products.includes("vip") ? (
            <MenuRow icon="crown" href={paths.vip(locale)}>
              {tNavigation("vip")}
            </MenuRow>
          ) : null}
        </div>
      </Group>
      <Group title={t("help")} className="md:hidden">
        <MenuRow icon="leaf" href={paths.saferGambling(locale)}>
          {t("saferGambling")}
        </MenuRow>
        <MenuRow icon="book" href={paths.help(locale)}>
          {t("help")}
        </MenuRow>
      </Group>
      <Group title={t("language")}>
        <MenuLanguages menuId={menuId} locale={locale.segment} count={markets[locale.market].languages.length} />
      </Group>
    </div>
  );
}

/** Stands below the link to all markets, which is there before this is. */
export function MenuAppearance() {
  const t = useTranslations("site.menu");
  return (
    <Group title={t("appearance")} className="mt-5.5">
      <ThemeSwitch />
    </Group>
  );
}

function Group({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={clsx("grid", className)} aria-label={title}>
      <h3 className="mb-1.5 text-sm font-650 tracking-normal text-muted">{title}</h3>
      {children}
    </section>
  );
}
