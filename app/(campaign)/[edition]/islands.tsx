"use client";

import { useEffect } from "react";
import { CommonIslands, type CommonIslandsProps } from "@/app/[edition]/common-islands";
import { Intents, TileIslands } from "@/app/[edition]/player-islands";
import { LiveTablesIsland } from "@/components/play/live-lobby/live-tables-island";
import type { Currency } from "@/lib/core/money";
import { measureWhenAllowed } from "@/lib/site/browser-reports/measure";

export interface CampaignIslandsProps extends CommonIslandsProps {
  /** The internal segment of the edition, the tag of its language, and its money: of what its tiles show live. */
  live: { edition: string; tag: string; currency: Currency };
}

/** The islands of every page in one chunk, with what the tiles of the page show live, and what measures the visit. */
export function Islands({ live, ...props }: CampaignIslandsProps) {
  useEffect(measureWhenAllowed, []);
  return (
    <>
      <Intents />
      <CommonIslands {...props} />
      <TileIslands edition={live.edition} tag={live.tag} />
      <LiveTablesIsland {...live} />
    </>
  );
}
