import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type GameLobby, lobbyType } from "@/lib/routing/lobby-type";
import { paths } from "@/lib/routing/paths";
import { productAccess } from "@/lib/session/permissions/permissions";
import { usePermissions } from "@/lib/session/permissions/queries";
import { marketsLink } from "../frame/frame-styles";
import { MenuRow } from "../menu/menu-row";
import { usePagePath } from "../navigation/use-page-path";

/**
 * The way of a player to their rewards: over the live lobby where they are in it, else over the casino's. Nothing while it is not known
 * whether they may be there.
 */
export function RewardsLink({ look }: { look: "row" | "plain" }) {
  const t = useTranslations("site.accountMenu");
  const { permissions } = usePermissions();
  const lobbies: readonly GameLobby[] =
    lobbyType(usePagePath()) === "liveCasino" ? ["liveCasino", "casino"] : ["casino", "liveCasino"];
  const lobby = lobbies.find((each) => productAccess(permissions, each) === "allowed");
  if (!lobby) return null;
  const href = paths.rewards(pageLocale(), lobby);
  const text = t("rewards");
  if (look === "row")
    return (
      <MenuRow icon="spark" href={href}>
        {text}
      </MenuRow>
    );
  return (
    <a className={marketsLink} href={href}>
      {text}
    </a>
  );
}
