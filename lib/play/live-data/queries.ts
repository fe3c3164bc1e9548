import { queryOptions } from "@tanstack/react-query";
import { publicKey } from "@/lib/session/player/player-queries";
import { getLiveData } from "./api";
import { type LiveRead, mergeParts } from "./read";

/** The interval between reads of the live data while the page is visible. */
export const liveIntervalMs = 60_000;

/** The public live data of an edition, one request for all who show a part of it. */
export const liveDataQuery = (edition: string) =>
  queryOptions({
    queryKey: publicKey("live-data", edition),
    async queryFn({ signal }): Promise<LiveRead> {
      return { ...(await getLiveData(edition, signal)), readAt: Date.now(), partsReadAt: {} };
    },
    structuralSharing: (known, next) => mergeParts(known as LiveRead | undefined, next as LiveRead),
    staleTime: liveIntervalMs / 2,
    refetchInterval: liveIntervalMs,
  });
