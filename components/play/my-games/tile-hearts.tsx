import { createPortal } from "react-dom";
import { useGameLinks } from "@/components/play/catalogue/use-game-links";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { GameRef } from "@/lib/play/catalogue/game-ref";
import { slugCardQuery } from "@/lib/play/my-games/queries";
import type { GameCard } from "@/lib/play/my-games/schema";
import { queryClient } from "@/lib/session/player-queries";
import { type Player, playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import { Heart } from "./heart";
import { useFavourites } from "./use-favourites";
import { useMyGames } from "./use-my-games";

/** Over the upper left corner of the art; the badges are at the other corners. */
const place = "absolute top-1 left-1 z-2";

/**
 * Hearts on a player's tiles. The tiles are those of the page's HTML, which knows nothing of players: a tile's game is looked up
 * by its address when its heart is pressed. A visitor has the heart of the game's page: forty buttons that only ask for a login
 * would stand between the games.
 */
export function TileHearts({ edition }: { edition: string }) {
  const t = useTranslations("play");
  const player = useSession(playerIn);
  const links = useGameLinks("main .tiles > li > a.tile-link[href*='/play/']");
  const { favourites = [], setFavourite } = useFavourites();
  const { games: cards } = useMyGames(edition);
  const favouriteAt = (href: string) =>
    cards.find((card) => card.href === href && favourites.some((each) => isSame(each, card)));

  async function press(href: string): Promise<void> {
    const favourite = favouriteAt(href);
    if (favourite) return setFavourite(favourite, false);
    const card = player && (await findCard(player, edition, href).catch(() => null));
    if (card) setFavourite(card, true);
    else useToasts.getState().show("error", t("myGames.failed"));
  }

  return links.map((link, at) => {
    const href = link.getAttribute("href") ?? "";
    const name = link.querySelector("b")?.firstChild?.textContent ?? "";
    return link.parentElement
      ? createPortal(
          <Heart
            label={t("myGames.mark", { game: name })}
            isPressed={favouriteAt(href) !== undefined}
            onPress={() => void press(href)}
            place={place}
          />,
          link.parentElement,
          `${at}`,
        )
      : null;
  });
}

const isSame = (one: GameRef, other: GameRef) =>
  one.gameId === other.gameId && one.lobbyPageType === other.lobbyPageType;

/** The game at an address of the site: by its slug, or by its provider's own id. */
async function findCard(player: Player, edition: string, href: string): Promise<GameCard | GameRef | null> {
  const segments = href.split("/").slice(2).map(decodeURIComponent);
  const [section, , , gameId] = segments;
  if (section !== "play" && gameId)
    return { gameId, lobbyPageType: section === "live-casino-online" ? "live-casino" : "casino" };
  return queryClient.fetchQuery(slugCardQuery(player, edition, segments[1] ?? ""));
}
