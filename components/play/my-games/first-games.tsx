import { useTranslations } from "@/lib/market/messages/use-translations";
import { firstGamesQuery } from "@/lib/play/my-games/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { FirstSteps } from "./first-steps";
import { type MyGamesListProps, MyGameTile } from "./my-game-tile";
import { NoGames } from "./no-games";
import { TilePlaceholder } from "./player-games";

const rooms = ["1", "2", "3"];

/** The row of a player without games of their own: three games to start with, and how it works. */
export function FirstGames({ edition, Badge }: MyGamesListProps) {
  const t = useTranslations("play.myGames");
  const { data: games, isError } = usePlayerQuery((player) => firstGamesQuery(player, edition));
  if (isError || games?.length === 0) return <NoGames text={t("hint")} />;
  return (
    <>
      {games
        ? games.map((game) => <MyGameTile key={game.href} game={{ ...game, as: "first" }} Badge={Badge} />)
        : rooms.map((room) => <TilePlaceholder key={room} />)}
      <FirstSteps />
    </>
  );
}
