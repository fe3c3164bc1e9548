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
  const t = await getTranslations(locale, "money.wallet");
  return (
    <BalanceIsland
      label={t("label")}
      loading={t("loading")}
      unavailable={t("unavailable")}
      menuId={accountMenuId}
      tag={resolveLocale(locale).tag}
    />
  );
}

export async function PlayerMenu({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "site.session");
  const tAccountMenu = await getTranslations(locale, "site.accountMenu");
  const tMenu = await getTranslations(locale, "site.menu");
  return (
    <AccountMenu title={tAccountMenu("title")} closeLabel={tMenu("close")}>
      <a className={marketsLink} href={paths.account(locale)}>
        {tAccountMenu("profile")}
      </a>
      <MenuNoticesIsland helpHref={paths.help(locale)} />
      <SignOutButton label={t("logOut")} busyLabel={t("loggingOut")} home={paths.home(locale)} />
    </AccountMenu>
  );
}
