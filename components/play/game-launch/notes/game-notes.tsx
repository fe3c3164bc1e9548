import { BreakRow } from "@/components/play/game-launch/break/break-row";
import { RealOffer } from "@/components/play/game-launch/demo/real-offer";
import type { useLaunch } from "@/components/play/game-launch/launch/use-launch";
import type { LobbyPageType } from "@/lib/play/catalogue/game-ref";
import type { Launch } from "@/lib/play/game-launch/launch/launch";
import type { LaunchRules } from "@/lib/play/game-launch/launch/launch-rules";
import { StakeLimitRow } from "./stake-limit-row";

interface GameNotesProps {
  launch: Launch;
  session: ReturnType<typeof useLaunch>["session"];
  rules: LaunchRules;
  vertical: LobbyPageType;
  isAlone: boolean;
  /** A BCP 47 tag, for digits. */
  tag: string;
  /** Real money in place of the demo. */
  onReal: () => void;
}

/** What stands between the bar and the game, each while it concerns the player. */
export function GameNotes({ launch, session, rules, vertical, isAlone, tag, onReal }: GameNotesProps) {
  return (
    <>
      <BreakRow {...{ rules, isAlone }} />
      <StakeLimitRow {...{ launch, vertical, tag }} />
      <RealOffer {...{ launch, session }} onAccept={onReal} />
    </>
  );
}
