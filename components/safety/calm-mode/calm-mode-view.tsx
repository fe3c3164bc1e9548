import { CalmModeCard } from "./calm-mode-card";
import { LockHoursCard } from "./lock-hours-card";

/** What a player sets for this device alone. Nothing of it waits for the platform. */
export function CalmModeView() {
  return (
    <div className="grid max-w-article gap-5">
      <CalmModeCard />
      <LockHoursCard />
    </div>
  );
}
