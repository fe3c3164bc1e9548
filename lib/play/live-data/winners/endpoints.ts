import { z } from "zod";
import { endpoint } from "@/lib/session/platform/endpoint";
import { PlatformWinner } from "./schema";

export const topWinners = endpoint({
  method: "get",
  path: "player/wallet/top-winners",
  response: z.array(PlatformWinner),
});

export const latestWinners = endpoint({
  method: "get",
  path: "player/wallet/latest-winners",
  response: z.array(PlatformWinner),
});
