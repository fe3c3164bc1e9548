import { type GamePanels, GameMenu as Menu } from "@/components/play/game-launch/dialogs/game-menu";
import { ThemeSwitch } from "@/components/site/header/theme-switch";
import { useMarketRules } from "@/components/site/use-market-rules";
import type { DialogFrame } from "@/components/ui/dialog";
import type { gameMenuDialog } from "@/lib/play/dialogs";
import { payoutAccess } from "@/lib/session/permissions/permissions";
import { manualClaimQuery, usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { AccountPanel, BankingPanel, BonusCodePanel, ResponsibleGamblingPanel, RewardPanel } from "./game-panels";

const forEverybody = { settings: ThemeSwitch, responsibleGambling: ResponsibleGamblingPanel };

/** The dialog over a game, with the panels that the areas bring. */
export function GameMenu(props: DialogFrame & { params: DialogParams<typeof gameMenuDialog> }) {
  return <Menu {...props} panels={usePanels()} />;
}

/** A code would bring a bonus: the field for one is not there where the law forbids offers while somebody plays. */
function usePanels(): GamePanels {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { permissions } = usePermissions();
  const { data: takesCodes } = usePlayerQuery(manualClaimQuery);
  const { rules } = useMarketRules();
  if (!isPlayer) return forEverybody;
  const hasBonuses = permissions.bonuses && payoutAccess(permissions) === "allowed";
  return {
    myAccount: AccountPanel,
    ...(hasBonuses && { reward: RewardPanel }),
    ...forEverybody,
    banking: BankingPanel,
    ...(hasBonuses && takesCodes && rules?.offersDuringPlay && { bonusCode: BonusCodePanel }),
  };
}
