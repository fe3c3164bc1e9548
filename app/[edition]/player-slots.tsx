import { clsx } from "clsx";
import { SignOutButton } from "@/components/account/login/sign-out-button";
import { MenuNoticesIsland } from "@/components/account/profile/menu-notices-island";
import { marketsLink } from "@/components/site/frame/frame-styles";
import { AccountMenu } from "@/components/site/header/account-menu";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { BreakLink } from "./break-link";
import { InboxCountIsland } from "./inbox-count";
import { BalanceIsland } from "./player-islands";

/** The areas' parts of the header for a player. */
export async function PlayerBalance({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "money.wallet");
  return (
    <BalanceIsland
      label={t("label")}
      loading={t("loading")}
      unavailable={t("unavailable")}
      tag={resolveLocale(locale).tag}
    />
  );
}

export async function PlayerMenu({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "site.session");
  const tAccountMenu = await getTranslations(locale, "site.accountMenu");
  const tMenu = await getTranslations(locale, "site.menu");
  const tPlayerPages = await getTranslations(locale, "site.playerPages");
  return (
    <AccountMenu title={tAccountMenu("title")} closeLabel={tMenu("close")} count={<InboxCountIsland look="corner" />}>
      <a className={marketsLink} href={paths.account(locale)}>
        {tAccountMenu("profile")}
      </a>
      <BreakLink locale={locale} look="row" />
      <a className={clsx(marketsLink, "gap-2")} href={paths.playerPage(locale, "inbox")}>
        {tPlayerPages("titles.inbox")}
        <InboxCountIsland look="badge" />
      </a>
      <MenuNoticesIsland helpHref={paths.help(locale)} />
      <SignOutButton label={t("logOut")} busyLabel={t("loggingOut")} home={paths.home(locale)} />
    </AccountMenu>
  );
}
