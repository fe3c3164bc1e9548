import { SignOutButton } from "@/components/account/login/sign-out-button";
import { MenuNoticesIsland } from "@/components/account/profile/menu-notices-island";
import { AccountMenu } from "@/components/site/account-menu";
import { accountMenuId, marketsLink } from "@/components/site/frame-styles";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { BalanceIsland } from "./player-islands";

/** The areas' parts of the header for a player. */
export async function PlayerBalance({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "money");
  return (
    <BalanceIsland
      label={t("wallet.label")}
      loading={t("wallet.loading")}
      unavailable={t("wallet.unavailable")}
      menuId={accountMenuId}
      tag={resolveLocale(locale).tag}
    />
  );
}

export async function PlayerMenu({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "account");
  const menu = await getTranslations(locale, "site");
  return (
    <AccountMenu title={menu("accountMenu.title")} closeLabel={menu("menu.close")}>
      <a className={marketsLink} href={paths.account(locale)}>
        {menu("accountMenu.profile")}
      </a>
      <MenuNoticesIsland helpHref={paths.help(locale)} />
      <SignOutButton label={t("logout.action")} busyLabel={t("logout.busy")} home={paths.home(locale)} />
    </AccountMenu>
  );
}
