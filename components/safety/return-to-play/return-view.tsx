"use client";

import { useState } from "react";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import { endedBreakOf } from "@/lib/safety/return-to-play/ended-break";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { CalmModeCard } from "../calm-mode/calm-mode-card";
import { CurrentLimits } from "./current-limits";
import { LastDays } from "./last-days";
import { SeenForm } from "./seen-form";

/** What somebody sees once who comes back from a break: what play has cost, what holds, and how quiet it may be. No offer. */
export function ReturnView() {
  const t = useTranslations("safety.returnToPlay");
  const [now] = useState(Date.now);
  const endedAt = endedBreakOf(usePlayerQuery(profileQuery).data);
  return (
    <div className="grid max-w-article gap-5">
      {endedAt ? (
        <p className="font-semibold">{t("ended", { time: formatTime(new Date(endedAt), pageTag()) })}</p>
      ) : null}
      <LastDays now={now} />
      <CurrentLimits />
      <CalmModeCard />
      {endedAt ? <SeenForm endedAt={endedAt} /> : null}
    </div>
  );
}
