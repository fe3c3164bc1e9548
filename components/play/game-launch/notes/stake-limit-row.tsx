import { loadBarParts } from "@/components/play/game-launch/bar/load-bar";
import { useLazy } from "@/components/ui/use-lazy";
import type { LobbyPageType } from "@/lib/play/catalogue/game-ref";
import type { Launch } from "@/lib/play/game-launch/launch/launch";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface StakeLimitRowProps {
  launch: Launch;
  vertical: LobbyPageType;
  tag: string;
}

/** Between the bar and a game for real money: what a bonus that runs allows for a stake, before one is placed. */
export function StakeLimitRow({ launch, vertical, tag }: StakeLimitRowProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const isReal = isPlayer && launch.status === "game" && launch.mode === "real";
  const { part } = useLazy(loadBarParts, isReal);
  return part && isReal ? <part.StakeLimit {...{ vertical, tag }} stakeMinor={launch.stakeMinor} /> : null;
}
