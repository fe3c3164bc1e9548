import type { PageCounts } from "@/components/site/player-page/player-navigation";
import { InboxCountIsland } from "./inbox-count";

/** What waits for a player, beside the pages of their navigation. */
export const pageCounts: PageCounts = { inbox: <InboxCountIsland look="badge" /> };
