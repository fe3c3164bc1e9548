import { Icon } from "@/components/ui/icon";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type MyGamesListProps, MyGameTile } from "./my-game-tile";
import { TilePlaceholder } from "./player-games";
import { useMyGames } from "./use-my-games";

/** The first games of a player's row: the rest is on the page of all of them. */
const listed = 20;

/** The player's row: the game to continue, what they played last, and their favourites. With it come the hearts of the page. */
export function PlayerGameTiles({ edition, Badge }: MyGamesListProps) {
  const t = useTranslations("play");
  const { status, games } = useMyGames(edition);
  return (
    <>
      {games.slice(0, listed).map((game) => (
        <MyGameTile key={game.href} game={game} Badge={Badge} />
      ))}
      {games.length > 0 ? null : status === "loading" ? (
        <TilePlaceholder />
      ) : (
        <NoGames text={t(status === "error" ? "myGames.unread" : "myGames.hint")} />
      )}
    </>
  );
}

/** As high as a tile: the row keeps its height. */
function NoGames({ text }: { text: string }) {
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
