import { randomUUID } from "node:crypto";
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { z } from "zod";
import type { Origins } from "../../../.ci/lib/programs.mjs";
import { control } from "./control";
import { house } from "./environment";
import { listenForNoise } from "./noise";

const Player = z.object({ playerId: z.string(), email: z.string(), password: z.string() });
export type Player = z.infer<typeof Player>;

/** A player's profile, opening `balance`, `wallet`, `tokenSeconds`: see `sandbox/platform/players.ts`. What is left out has its default. */
export type PlayerWish = Readonly<Record<string, unknown>>;

export interface FaultWish {
  system: "identity" | "content" | "platform" | "push" | "frames";
  kind: "refused" | "slow" | "half-open" | "error" | "garbage" | "cut";
  status?: number;
  delayMs?: number;
  /** Only calls whose path and query contain this text. */
  path?: string;
  times?: number;
  /**
   * Who is hit. "test" (the default): calls of this test's pages. A player: also the site's own calls with its token, and its
   * push connection. "path": everybody, so give a `path` that no other test uses; the site's calls to content need it.
   */
  scope?: "test" | "path" | Player;
}

export interface World {
  origins: Origins;
  /** Makes a player, who is removed when the test ends. */
  player(wish?: PlayerWish): Promise<Player>;
  /** Breaks a service for this test; mends when the test ends, or earlier by the function it answers. */
  fault(wish: FaultWish): Promise<() => Promise<void>>;
  /** Says beforehand that requests whose address holds this text may fail; a fault says so of the calls that it hits. */
  expectFailedRequest(address: string): void;
  /** From now on the visitor comes from this country. */
  visitFrom(countryCode: string): Promise<void>;
  /** Any other call of the control listener, for example `control("PATCH", "/players/P1", { … })`. */
  control(method: string, path: string, body?: unknown): Promise<unknown>;
}

interface Fixtures {
  world: World;
  silence: { failures: string[] };
}

export const test = base.extend<Fixtures>({
  // Runs in every test: whatever the console, a page or the policies complain of fails it.
  silence: [
    async ({ context }, use) => {
      const failures: string[] = [];
      const noise = await listenForNoise(context, failures);
      await use({ failures });
      await giveUpRoutes(context);
      expect(noise, "the browser stays silent").toEqual([]);
    },
    { auto: true },
  ],
  world: async ({ context, silence }, use) => {
    const { world, leave } = await makeWorld(context, silence.failures);
    await use(world);
    await leave();
  },
});

/** An answer that a test is still rewriting when it ends is nobody's failure. */
export async function giveUpRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
}

async function makeWorld(context: BrowserContext, failures: string[]) {
  const id = randomUUID();
  const headers: Record<string, string> = { "x-sandbox-test": id };
  await context.setExtraHTTPHeaders(headers);
  const undo: (() => Promise<unknown>)[] = [];
  const call = (method: string, path: string, body?: unknown) => control(house.sandbox, method, path, body);

  const world: World = {
    origins: house.sandbox,
    control: call,
    async player(wish = {}) {
      const player = Player.parse(await call("POST", "/players", wish));
      undo.push(() => call("DELETE", `/players/${player.playerId}`));
      return player;
    },
    async fault({ scope = "test", ...wish }) {
      if (scope === "path" && !wish.path)
        throw new Error("A fault for everybody needs a path that only this test uses.");
      const hits = scope === "test" ? { test: id } : scope === "path" ? {} : { player: scope.playerId };
      const fault = z.object({ id: z.string() }).parse(await call("POST", "/faults", { ...wish, ...hits }));
      failures.push(house.sandbox[wish.system].replace(/^http/, ""));
      const mend = async () => void (await call("DELETE", `/faults/${fault.id}`));
      undo.push(mend);
      return mend;
    },
    expectFailedRequest: (address) => void failures.push(address),
    async visitFrom(countryCode) {
      headers["x-visitor-country"] = countryCode;
      await context.setExtraHTTPHeaders(headers);
    },
  };
  const leave = async () => {
    await giveUpRoutes(context);
    // A page whose player vanishes signs out and navigates, which can hold up the end of its context.
    for (const page of context.pages()) await page.close();
    for (const each of undo.toReversed()) await each();
  };
  return { world, leave };
}

export { expect };
