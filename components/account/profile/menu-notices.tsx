import { ClosedAreas } from "./closed-areas";
import { UnfinishedNotice } from "./unfinished-notice";

/** What the player has to finish, and what is closed to them. */
export function MenuNotices({ helpHref }: { helpHref: string }) {
  return (
    <>
      <div className="mb-4 empty:hidden">
        <UnfinishedNotice />
      </div>
      <ClosedAreas helpHref={helpHref} />
    </>
  );
}
