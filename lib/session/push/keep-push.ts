import { publicConfig } from "@/lib/config/public";
import { report } from "@/lib/site/browser-reports/report";
import { recheckIntents } from "../intents/recheck";
import { platform } from "../platform/platform";
import { type Player, playerIn } from "../state";
import { useSession } from "../store";
import { getPushToken } from "./api";
import { chooseTransport } from "./choose-transport";
import { connectPush } from "./connection";
import { batchByFrame } from "./frame-batch";
import { dispatchPush, type PushHandler } from "./handlers";
import type { PushBody } from "./schema";

/**
 * Keeps the push connection of a player, and hands its messages to the handlers, those of a frame together. Any message is a reason
 * to ask for the truth about operations whose outcome is unknown. @returns ends it
 */
export function keepPush(player: Player, handlers: readonly PushHandler[]): () => void {
  const messages = batchByFrame<PushBody>((bodies) => {
    for (const body of bodies) dispatchPush(handlers, player, body, reportLoudly);
    void recheckIntents();
  });
  const push = connectPush({
    transport: () => chooseTransport(publicConfig().push),
    token: (signal) => getPushToken(platform, signal),
    isSignedIn: () => playerIn(useSession.getState()) !== null,
    onMessage: messages.add,
    // Messages that were sent while the connection was away are lost.
    onOpen() {
      for (const { opened } of handlers) opened?.(player);
      void recheckIntents();
    },
    report: reportLoudly,
  });
  const wake = () => {
    if (!document.hidden) push.wake();
  };
  const follow = () => {
    // A page that has just been hidden has no next frame.
    messages.flush();
    wake();
  };
  document.addEventListener("visibilitychange", follow);
  addEventListener("online", wake);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    removeEventListener("online", wake);
    push.stop();
    messages.drop();
  };
}

function reportLoudly(error: Error): void {
  console.error(error);
  report(error);
}
