import { Icon } from "@/components/ui/icon";
import { TilePlaceholder } from "./player-games";

/** What the player's row says in place of games. As high as a tile: the row keeps its height. */
export function NoGames({ text }: { text: string }) {
  return (
    <>
      <TilePlaceholder isHidden />
      <li className="-ml-gap grid flex-1 place-content-center justify-items-center gap-2 rounded-lg border border-line bg-surface px-5 text-balance text-center text-muted shadow-card">
        <Icon name="heart" size="size-7" />
        <p role="status">{text}</p>
      </li>
    </>
  );
}
