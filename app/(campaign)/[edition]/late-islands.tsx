"use client";

import { useEffect, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { afterFirstInteraction } from "@/lib/site/first-interaction";
import { rootData } from "@/lib/site/root-data";
import type { CampaignIslandsProps } from "./islands";

const load = () => loadQuietly(() => import("./islands"));

const opensSomething = () => location.hash !== "" || new URLSearchParams(location.search).has("bonusCode");

/**
 * What every page can do, loaded with the first sign that the visitor stays; links lead on without it. At once for a player, whose
 * limits hold on every page, and for an address that opens something or brings a code to keep.
 */
export function LateIslands(props: CampaignIslandsProps) {
  const [isWanted, setWanted] = useState(false);
  const { part } = useLazy(load, isWanted);
  useEffect(() => {
    const want = () => setWanted(true);
    if (rootData("session") === "player" || opensSomething()) return want();
    return afterFirstInteraction(want);
  }, []);
  return part ? <part.Islands {...props} /> : null;
}
