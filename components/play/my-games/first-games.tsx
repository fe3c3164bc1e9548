import { useTranslations } from "@/lib/market/messages/use-translations";
import { firstGamesQuery } from "@/lib/play/my-games/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { FirstSteps } from "./first-steps";
import { type MyGamesListProps, MyGameTile } from "./my-game-tile";
import { NoGames } from "./no-games";
import { TilePlaceholder } from "./player-games";
import type { MyGame } from "./use-my-games";

const rooms = ["1", "2", "3", "4"];
/** How it works stands beside so many. */
const besideSteps = 4;

interface FirstGamesProps extends MyGamesListProps {
  /** The few games of their own, which these follow. */
  after?: readonly MyGame[];
  /** Does how it works stand beside them? */
  hasSteps?: boolean;
}

/** The row of a player without games of their own, and the end of the row of one with few: four games to start with, and how it works. */
export function FirstGames({ edition, Badge, after = [], hasSteps = true }: FirstGamesProps) {
  const t = useTranslations("play.myGames");
  const { data: games, isError } = usePlayerQuery((player) => firstGamesQuery(player, edition));
  if (isError || games?.length === 0) return after.length > 0 ? null : <NoGames text={t("hint")} />;
  // Alone, nothing would scroll the row to the words at its end.
  if (!games) return rooms.map((room) => <TilePlaceholder key={room} />);
  const isOwn = ({ href }: { href: string }) => after.some((game) => game.href === href);
  return (
    <>
      {games
        .slice(0, hasSteps ? besideSteps : undefined)
        .filter((game) => !isOwn(game))
        .map((game) => (
          <MyGameTile key={game.href} game={{ ...game, as: "first" }} Badge={Badge} />
        ))}
      {hasSteps ? <FirstSteps isAlone={after.length === 0} /> : null}
    </>
  );
}
