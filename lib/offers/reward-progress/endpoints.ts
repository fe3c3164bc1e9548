import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { CashbackProgress, FreeSpinDetailsList, FreeSpinProgressList } from "./schema";

const campaignIds = z.object({ campaignIds: z.string() });

/** The games and stakes of free spins, by the ids of their campaigns with a comma between. */
export const freeSpinDetails = endpoint({
  method: "get",
  path: "v2/free-spins/details", // assumed
  query: campaignIds,
  response: FreeSpinDetailsList,
});

/** How far free spins are played, by the ids of their campaigns. */
export const freeSpinProgress = endpoint({
  method: "get",
  path: "v2/free-spins/progress", // assumed
  query: campaignIds,
  response: FreeSpinProgressList,
});

/** How much cashback has come together, of loyalty too. */
export const cashbackProgress = endpoint({
  method: "get",
  path: "v2/cashback/:campaignid/progress", // assumed
  response: CashbackProgress,
});
