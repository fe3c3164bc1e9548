import { SignOutButton } from "@/components/account/login/sign-out-button";
import { PlayerEmail } from "@/components/site/player-page/player-email";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { BreakLink } from "./break-link";
import { EddIsland } from "./player-islands";

/** Above the list of a player's pages: whose account it is, and what is asked of them. */
export function AccountHead() {
  return (
    <>
      <PlayerEmail />
      <EddIsland />
    </>
  );
}

/** Below it: the way to a break, and out. As wide as a card of the list. */
export async function AccountFoot({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "site.session");
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-gap">
      <div className="lg:hidden">
        <BreakLink locale={locale} />
      </div>
      <SignOutButton label={t("logOut")} busyLabel={t("loggingOut")} home={paths.home(locale)} />
    </div>
  );
}
