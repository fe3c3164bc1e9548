"use client";

import { useEffect } from "react";
import { pageTag } from "@/lib/market/messages/fetch";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { endAtLimit } from "@/lib/safety/limits/end-at-limit";
import { limitsQuery } from "@/lib/safety/limits/queries";
import type { Limit, LimitKind } from "@/lib/safety/limits/schema";
import {
  forgetOutdated,
  newlyEnded,
  newlyUsed,
  noteEnded,
  noteFirstRead,
  noteUsed,
  type UsedLimit,
} from "@/lib/safety/limits/used-notices";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { report } from "@/lib/site/browser-reports/report";
import { useToasts } from "@/lib/site/toasts/store";
import { moment, written } from "./limit-words";

/** How often limits of which one is set are read while the page is looked at. */
const watchMs = 60_000;

const isSet = ({ value }: Limit) => value !== null;

/**
 * Tells the player when half, 80 % and all of a limit of a kind are used, each once a period in this browser, and anew once it was
 * raised. `endsSession`: are they signed out then at its end? Undefined while nobody knows: the notices do not wait for it.
 * @returns the limits, undefined while they are not known
 */
export function useLimitNotices(
  player: Player,
  kind: LimitKind,
  endsSession: boolean | undefined,
): readonly Limit[] | undefined {
  const t = useTranslations("safety.limits");
  const { data: limits, dataUpdatedAt, refetch } = usePlayerQuery((owner) => limitsQuery(owner, kind));
  const hasLimit = limits?.some(isSet) ?? false;
  useEffect(() => {
    if (!hasLimit) return;
    const timer = setInterval(() => document.visibilityState === "visible" && void refetch(), watchMs);
    return () => clearInterval(timer);
  }, [hasLimit, refetch]);

  useEffect(() => {
    if (!limits) return;
    forgetOutdated(player.playerId, kind, limits);
    for (const each of newlyUsed(player.playerId, kind, limits)) {
      noteUsed(player.playerId, each);
      useToasts.getState().show("warning", noticeOf(each, t), { timerMs: null });
    }
  }, [limits, kind, player.playerId, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every read tries again what has failed, also one that has changed nothing
  useEffect(() => {
    if (!limits || !endsSession || kind !== "spend") return;
    noteFirstRead(player.playerId, kind, limits);
    const ended = newlyEnded(player.playerId, kind, limits);
    if (ended.length === 0) return;
    endAtLimit().then(() => {
      for (const each of ended) noteEnded(player.playerId, each);
    }, report);
  }, [limits, dataUpdatedAt, endsSession, kind, player.playerId]);
  return limits;
}

function noticeOf({ kind, limit, share }: UsedLimit, t: Translator<"safety.limits">): string {
  const which = { kind: t(`kinds.${kind}.title`), period: t(`periods.${limit.period}`) };
  if (share === 1) return t("notices.full", { ...which, time: moment(limit.resetAt) });
  const percent = new Intl.NumberFormat(pageTag(), { style: "percent" }).format(share);
  return t("notices.part", { ...which, percent, left: written(limit.remaining) });
}
