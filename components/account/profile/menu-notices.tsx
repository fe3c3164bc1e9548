import { AccountLinks } from "@/components/site/header/account-links";
import { ClosedAreas } from "./closed-areas";
import { UnfinishedNotice } from "./unfinished-notice";

/** The entries of the menu that depend on the player: the ways to their pages, unfinished steps, and restrictions. */
export function MenuNotices({ helpHref }: { helpHref: string }) {
  return (
    <>
      <AccountLinks look="plain" />
      <div className="mb-4 empty:hidden">
        <UnfinishedNotice />
      </div>
      <ClosedAreas helpHref={helpHref} />
    </>
  );
}
