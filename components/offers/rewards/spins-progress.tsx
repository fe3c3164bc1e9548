"use client";

import { DescriptionList } from "@/components/ui/description-list";
import { Progress } from "@/components/ui/progress";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { clampSteps, shareInSteps } from "@/lib/offers/reward-progress/bar-steps";
import { freeSpinDetailsQuery, freeSpinProgressQuery } from "@/lib/offers/reward-progress/queries";
import type { Reward } from "@/lib/offers/rewards/schema";
import { paths } from "@/lib/routing/paths";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { written } from "./reward-facts";

/** For which games free spins are, and how far they are played. What cannot be read is left out: the reward's own figures stand in. */
export function SpinsProgress({ reward: { campaignId, assignmentId, spins } }: { reward: Reward }) {
  const t = useTranslations("offers.rewards");
  const isRunning = assignmentId !== null;
  const { data: details } = usePlayerQuery((player) => freeSpinDetailsQuery(player, campaignId));
  const { data: progress } = usePlayerQuery((player) => ({
    ...freeSpinProgressQuery(player, campaignId),
    enabled: isRunning,
  }));
  const total = progress?.rounds ?? spins?.total ?? null;
  const played = progress?.roundsPlayed ?? spins?.played ?? 0;
  const games = details?.games ?? [];
  const facts = [
    details?.stake ? { name: t("progress.stake"), value: written(details.stake) } : null,
    progress?.won ? { name: t("progress.won"), value: written(progress.won) } : null,
    games.length > 0 ? { name: t("progress.games"), value: <GameLinks games={games} /> } : null,
  ].filter((fact) => fact !== null);
  return (
    <>
      {isRunning && total !== null ? (
        <Progress
          label={t("progress.spins")}
          value={shareInSteps(played, total, clampSteps(total + 1))}
          text={t("spins", { played, total })}
        />
      ) : null}
      {facts.length > 0 ? <DescriptionList look="columns" facts={facts} /> : null}
    </>
  );
}

function GameLinks({ games }: { games: readonly { name: string; slug: string }[] }) {
  return games.map(({ name, slug }, index) => (
    <span key={slug}>
      {index > 0 ? ", " : null}
      <a className="text-accent underline" href={paths.game(pageLocale(), gameOf(slug))}>
        {name}
      </a>
    </span>
  ));
}

const gameOf = (gameSlug: string) =>
  ({ type: "casinoGames", gameSlug, gameProvider: { slug: "" }, gameId: "" }) as const;
