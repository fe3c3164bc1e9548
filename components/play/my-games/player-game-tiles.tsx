import { useTranslations } from "@/lib/market/messages/use-translations";
import { FirstGames } from "./first-games";
import { type MyGamesListProps, MyGameTile } from "./my-game-tile";
import { NoGames } from "./no-games";
import { OpenRoundTiles } from "./open-round-tiles";
import { TilePlaceholder } from "./player-games";
import { type MyGames, useMyGames } from "./use-my-games";
import { useOpenRounds } from "./use-open-rounds";

/** The first games of a player's row: the rest is on the page of all of them. */
const listed = 20;
/** Fewer leave most of the row empty: the first games of a new player follow them. */
const few = 3;
/** While they load, the row is no empty place. */
const outline = ["1", "2", "3", "4", "5", "6"];

/**
 * The player's row: the rounds that wait for them, the game to continue, what they played last, and their favourites. With it come the
 * hearts of the page.
 */
export function PlayerGameTiles({ edition, Badge }: MyGamesListProps) {
  const { data: own, isError } = useMyGames(edition);
  const { rounds, isAwaited, isUnread } = useOpenRounds();
  // The first read is awaited, so that no tile moves when it is there.
  if ((!own && !isError) || isAwaited) return outline.map((at) => <TilePlaceholder key={at} />);
  return (
    <>
      {isUnread ? <UnreadRounds /> : null}
      {rounds.length > 0 ? <OpenRoundTiles edition={edition} rounds={rounds} /> : null}
      <OwnGames edition={edition} Badge={Badge} own={own} />
    </>
  );
}

/** Where the rounds would stand: that none is there is not known. */
function UnreadRounds() {
  const t = useTranslations("play.myGames");
  return (
    <li className="grid w-60! content-center rounded-lg border border-line bg-surface px-4 shadow-card">
      <p className="text-muted text-sm">{t("openRound.unread")}</p>
    </li>
  );
}

function OwnGames({ edition, Badge, own }: MyGamesListProps & { own: MyGames | undefined }) {
  const t = useTranslations("play.myGames");
  const { games, isWhole } = own ?? { games: [], isWhole: false };
  if (isWhole && games.length === 0) return <FirstGames edition={edition} Badge={Badge} />;
  if (games.length === 0) return <NoGames text={t("unread")} />;
  return (
    <>
      {games.slice(0, listed).map((game) => (
        <MyGameTile key={game.href} game={game} Badge={Badge} />
      ))}
      {isWhole && games.length < few ? <FirstGames edition={edition} Badge={Badge} after={games} /> : null}
    </>
  );
}
