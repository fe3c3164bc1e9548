import { LinkButton } from "@/components/ui/button";
import { money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import { refKey } from "@/lib/play/catalogue/game-ref";
import { cardsQuery } from "@/lib/play/my-games/queries";
import type { OpenRound } from "@/lib/play/open-rounds/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

interface OpenRoundTilesProps {
  /** The internal segment of the edition. */
  edition: string;
  rounds: readonly OpenRound[];
}

/**
 * The rounds that wait for the player, in front of their games. One whose game the edition does not offer, or that cannot be read, has no
 * name and no way back here, and is there all the same: it holds a stake.
 */
export function OpenRoundTiles({ edition, rounds }: OpenRoundTilesProps) {
  const t = useTranslations("play.myGames");
  const refs = rounds.map(({ gameId, category }) => ({ gameId, lobbyPageType: category }));
  const { data: cards = [] } = usePlayerQuery((player) => cardsQuery(player, edition, refs));
  return rounds.map(({ roundId, gameId, category, stake, currency, startedAt }) => {
    const card = cards.find((each) => refKey(each) === refKey({ gameId, lobbyPageType: category }));
    const values = {
      stake: formatPlayerMoney(money(stake, currency), pageTag()),
      time: formatTime(new Date(startedAt), pageTag()),
    };
    return (
      <li
        key={roundId}
        className="grid w-60! content-center gap-2 rounded-lg border border-line bg-surface px-4 shadow-card wrap-anywhere"
      >
        <div className="grid gap-0.5">
          <p className="text-muted text-sm">{t("openRound.title")}</p>
          {card ? <h3 className="text-md font-650">{card.name}</h3> : null}
          <p className="text-muted text-sm">{t("openRound.since", values)}</p>
        </div>
        {card ? (
          <LinkButton kind="secondary-small" href={card.href} aria-label={t("openRound.resumeOf", { game: card.name })}>
            {t("openRound.resume")}
          </LinkButton>
        ) : null}
      </li>
    );
  });
}
