import { setTimeout } from "node:timers/promises";
import { z } from "zod";

const mostMs = 30_000;

/** Waits until a player has one connection to the push service of the sandbox. @throws with the number that they have */
export async function waitForConnection(address: string): Promise<void> {
  const endMs = performance.now() + mostMs;
  for (;;) {
    const { connections } = z.object({ connections: z.number() }).parse(await (await fetch(address)).json());
    if (connections === 1) return;
    if (performance.now() > endMs)
      throw new Error(`The page has ${connections} connections to the push service after ${mostMs / 1_000} s, not 1.`);
    await setTimeout(100);
  }
}
