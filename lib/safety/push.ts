import * as z from "zod/mini";
import { type PushHandler, pushHandler } from "@/lib/session/push/handlers";
import { isFrameOpen } from "@/lib/site/open-frames";
import { noteActivity } from "./idle/activity";

/** What push messages do in the area: a balance that moves while a game or the sportsbook is open here is play, whose pointer the page never sees. */
export const safetyPush: readonly PushHandler[] = [
  pushHandler({
    type: "WALLET_BALANCE",
    schema: z.unknown(),
    receive: () => {
      if (isFrameOpen("game", "sportsbook")) noteActivity();
    },
    readAgain: () => {},
  }),
];
