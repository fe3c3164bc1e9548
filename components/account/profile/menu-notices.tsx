import { RewardsLink } from "@/components/site/rewards-link";
import { ClosedAreas } from "./closed-areas";
import { UnfinishedNotice } from "./unfinished-notice";

/** The entries of the menu that depend on the player: the rewards link, unfinished steps, and restrictions. */
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
