"use client";

import { useCallback } from "react";
import { usePlayerContent } from "@/components/site/use-player-content";
import { loadQuietly } from "@/lib/core/lazy-import";
import { PromotionCard } from "./promotion-card";

interface PlayerPromotionListProps {
  category: string | null;
  words: { details: string; facts: string; loading: string; empty: string; failed: string; incomplete: string };
}

/** The promotions that our server found for this player, and what it could not find out. */
export function PlayerPromotionList({ category, words }: PlayerPromotionListProps) {
  const load = useCallback(
    () =>
      loadQuietly(() => import("./load-player-promotions")).then(({ loadPlayerPromotions }) =>
        loadPlayerPromotions(category),
      ),
    [category],
  );
  const state = usePlayerContent(load);
  if (state.status === "loading")
    return (
      <p role="status" className="skeleton promotion-skeleton">
        <span className="sr-only">{words.loading}</span>
      </p>
    );
  if (state.status === "failed") return <p role="status">{words.failed}</p>;
  const { items, isComplete } = state;
  return (
    <>
      {items.length > 0 ? (
        <ul className="promotion-list">
          {items.map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} words={words} />
          ))}
        </ul>
      ) : null}
      {isComplete && items.length === 0 ? <p role="status">{words.empty}</p> : null}
      {isComplete ? null : <p role="status">{words.incomplete}</p>}
    </>
  );
}
