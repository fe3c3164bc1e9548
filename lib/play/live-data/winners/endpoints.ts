import { z } from "zod";
import { endpoint } from "@/lib/session/platform/endpoint";
import { DateRange, PlatformWinner } from "./schema";

const site = { siteId: z.number(), currency: z.string() };

export const topWinners = endpoint({
  method: "get",
  path: "player/wallet/top-winners",
  query: z.object({ ...site, dateRange: DateRange }),
  response: z.array(PlatformWinner),
});

export const latestWinners = endpoint({
  method: "get",
  path: "player/wallet/latest-winners",
  query: z.object(site),
  response: z.array(PlatformWinner),
});
