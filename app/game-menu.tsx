import { SignOutButton } from "@/components/account/login/sign-out-button";
import { GameMenu as Menu } from "@/components/play/game-launch/dialogs/game-menu";
import { ThemeSwitch } from "@/components/site/header/theme-switch";
import { LinkButton } from "@/components/ui/button";
import type { DialogFrame } from "@/components/ui/dialog";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { gameMenuDialog } from "@/lib/play/dialogs";
import { paths } from "@/lib/routing/paths";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { DialogParams } from "@/lib/site/dialogs/handle";

/** In a new tab: the page would end the game. */
function ResponsibleGamblingPanel() {
  const t = useTranslations("site.footer");
  return (
    <div className="grid gap-3">
      <p>{t("saferGambling")}</p>
      <LinkButton kind="secondary" href={paths.saferGambling(pageLocale())} target="_blank">
        {t("help")}
      </LinkButton>
    </div>
  );
}

function AccountPanel() {
  const t = useTranslations("site.session");
  const player = useSession(playerIn);
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere text-muted">{player?.email}</p>
      <SignOutButton label={t("logOut")} busyLabel={t("loggingOut")} home={paths.home(pageLocale())} />
    </div>
  );
}

/** The panels of the areas that exist. Rewards, banking and bonus codes come with theirs. */
const forEverybody = { settings: ThemeSwitch, responsibleGambling: ResponsibleGamblingPanel };
const forPlayers = { myAccount: AccountPanel, ...forEverybody };

/** The dialog over a game, with the panels that the areas bring. */
export function GameMenu(props: DialogFrame & { params: DialogParams<typeof gameMenuDialog> }) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  return <Menu {...props} panels={isPlayer ? forPlayers : forEverybody} />;
}
