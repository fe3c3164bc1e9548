import type { LaunchRules } from "@/lib/play/game-launch/launch/launch-rules";
import { useBreakNow } from "./use-break-now";

interface BreakRowProps {
  rules: LaunchRules;
  isAlone: boolean;
}

/** Below the bar of a game, where one press begins a break of 24 hours: in sight for as long as the game is. */
export function BreakRow({ rules, isAlone }: BreakRowProps) {
  const { now } = useBreakNow(rules.breakConfirmation);
  if (!now) return null;
  return (
    <div className="flex-none border-line border-b px-2 py-1">
      <now.BreakNow isLow={isAlone} />
    </div>
  );
}
