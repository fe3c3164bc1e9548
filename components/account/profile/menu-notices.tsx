import { RewardsLink } from "@/components/site/rewards-link";
import { ClosedAreas } from "./closed-areas";
import { UnfinishedNotice } from "./unfinished-notice";

/** What of the player's menu depends on the player: the way to their rewards, what they have to finish, and what is closed to them. */
export function MenuNotices({ helpHref }: { helpHref: string }) {
  return (
    <>
      <RewardsLink look="plain" />
      <div className="mb-4 empty:hidden">
        <UnfinishedNotice />
      </div>
      <ClosedAreas helpHref={helpHref} />
    </>
  );
}
