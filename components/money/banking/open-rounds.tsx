import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { QueryState } from "@/components/ui/query-state";
import { money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import type { GameCard } from "@/lib/play/my-games/schema";
import type { OpenRound } from "@/lib/play/open-rounds/schema";
import { useOpenRoundCards } from "./use-open-round-cards";

/** The rounds that hold a stake and wait for the player, each with the way back to it. Nothing without one. */
export function OpenRounds({ edition }: { edition: string }) {
  const t = useTranslations("money.banking");
  const { query, isShown, status, cardOf } = useOpenRoundCards(edition);
  if (!isShown) return null;
  return (
    <Card title={t("rounds.title")}>
      <QueryState query={query} loading={null}>
        {(rounds) => (
          <ul className="grid gap-4">
            {rounds.map((round) => (
              <Round key={round.roundId} round={round} status={status} card={cardOf(round)} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

interface RoundProps {
  round: OpenRound;
  /** Of the read of the games that the edition offers. */
  status: "pending" | "error" | "success";
  card: GameCard | undefined;
}

function Round({ round: { gameId, stake, currency, startedAt }, status, card }: RoundProps) {
  const t = useTranslations("money.banking");
  const unnamed = { pending: "\u00a0", error: gameId, success: t("rounds.gone") }[status];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <p className="font-650">{card?.name ?? unnamed}</p>
        <p className="text-muted text-sm">
          {t("rounds.since", {
            stake: formatPlayerMoney(money(stake, currency), pageTag()),
            time: formatTime(new Date(startedAt), pageTag()),
          })}
        </p>
      </div>
      {card ? (
        <LinkButton kind="secondary" href={card.href} aria-label={t("rounds.resumeOf", { game: card.name })}>
          {t("rounds.resume")}
        </LinkButton>
      ) : null}
    </li>
  );
}
