import { expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { waitForMoney } from "./launch-game";

test("a wait for money that was given up before it began watches nothing", async () => {
  const subscribe = vi.spyOn(queryClient.getQueryCache(), "subscribe");
  await expect(waitForMoney(AbortSignal.abort("left"))).rejects.toBe("left");
  expect(subscribe).not.toHaveBeenCalled();
});

test("a wait for money that is given up stops watching", async () => {
  const stopWatching = vi.fn();
  vi.spyOn(queryClient.getQueryCache(), "subscribe").mockReturnValue(stopWatching);
  const stop = new AbortController();
  const waiting = waitForMoney(stop.signal);
  stop.abort("left");
  await expect(waiting).rejects.toBe("left");
  expect(stopWatching).toHaveBeenCalled();
});
