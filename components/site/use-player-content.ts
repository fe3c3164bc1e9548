import { useEffect, useState } from "react";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface Answer<Item> {
  items: Item[];
  isComplete: boolean;
}

export type PlayerContentState<Item> =
  | { status: "loading" }
  | { status: "failed" }
  | ({ status: "ready" } & Answer<Item>);

const retryMs = 20_000;
const retries = 3;

/**
 * What our server has for the player who is signed in here, asked once for each player, and again a few times while part of
 * it could not be told. `load` must keep its identity. An answer for somebody who has left since is dropped.
 */
export function usePlayerContent<Item>(load: () => Promise<Answer<Item>>): PlayerContentState<Item> {
  const playerId = useSession((state) => playerIn(state)?.playerId ?? null);
  const [known, setKnown] = useState<{ of: string; state: PlayerContentState<Item> } | null>(null);

  useEffect(() => {
    if (playerId === null) return;
    let isGone = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = async (attempt: number) => {
      const answer = await load().catch(() => null);
      if (isGone) return;
      // What was told before stands when asking again fails.
      setKnown((before) => {
        if (answer) return { of: playerId, state: { status: "ready", ...answer } };
        return before?.of === playerId ? before : { of: playerId, state: { status: "failed" } };
      });
      if (!answer?.isComplete && attempt < retries) retry = setTimeout(ask, retryMs, attempt + 1);
    };
    void ask(1);
    return () => {
      isGone = true;
      clearTimeout(retry);
    };
  }, [playerId, load]);

  return known && known.of === playerId ? known.state : { status: "loading" };
}
