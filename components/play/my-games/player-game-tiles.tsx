import { useTranslations } from "@/lib/market/messages/use-translations";
import { MyGameTile } from "./my-game-tile";
import { TileRoom } from "./player-games";
import { useMyGames } from "./use-my-games";

/** The first games of a player's row: the rest is on the page of all of them. */
const listed = 20;

/** The player's row: the game to continue, what they played last, and their favourites. With it come the hearts of the page. */
export function PlayerGameTiles({ edition }: { edition: string }) {
  const t = useTranslations("play");
  const { status, games } = useMyGames(edition);
  return (
    <>
      {games.slice(0, listed).map((game) => (
        <MyGameTile key={game.href} game={game} />
      ))}
      {games.length > 0 ? null : status === "loading" ? (
        <TileRoom />
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
      <TileRoom isHidden />
      <li className="grid flex-1 content-center self-stretch text-balance text-muted">
        <p role="status">{text}</p>
      </li>
    </>
  );
}
