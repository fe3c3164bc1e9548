import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { z } from "zod";
import type { Origins } from "../../../.ci/lib/programs.mjs";
import { keepConsent } from "../../support/consent";
import { control } from "./control";
import { environment } from "./environment";
import { type ExpectedFailure, expectedFailure, faultyCalls, listenForNoise } from "./noise";
import { type Consent, listenForUnasked } from "./optional-requests";
import { withoutBlur } from "./without-blur";

/** The time that the end of a test waits for a page to close, in milliseconds. */
const closeMs = 10_000;

const Player = z.object({ playerId: z.string(), email: z.string(), password: z.string() });
export type Player = z.infer<typeof Player>;

/** A player's profile, opening `balance`, `wallet`, `tokenSeconds`: see `sandbox/platform/account/players.ts`. Missing fields have their defaults. */
export type PlayerOptions = Readonly<Record<string, unknown>>;

export interface FaultOptions {
  system: "identity" | "content" | "platform" | "push" | "frames";
  kind: "refused" | "slow" | "half-open" | "error" | "garbage" | "cut";
  status?: number;
  delayMs?: number;
  /** Only calls whose path and query contain this text. */
  path: string;
  /** The method of the calls that the browser may complain of. */
  method?: string;
  times?: number;
  /**
   * Which calls it hits. "test" (the default): calls of this test's pages. A player: also the site's own calls with their token, and their
   * push connection. "path": all calls, so give a `path` that no other test uses; the site's calls to content need it.
   */
  scope?: "test" | "path" | Player;
}

export interface World {
  origins: Origins;
  /** Creates a player, who is removed when the test ends. */
  player(options?: PlayerOptions): Promise<Player>;
  /** Breaks a service for this test. The fault ends with the test, or when the returned function is called. */
  fault(options: FaultOptions): Promise<() => Promise<void>>;
  /** Allows requests of this method to this address to fail (`expectedFailure`). A fault allows it for the calls that it hits. */
  expectFailedRequest(method: string, address: string | RegExp): void;
  /** Sets the visitor's country for all further requests. */
  visitFrom(countryCode: string): Promise<void>;
  /** Any other call of the control listener, for example `control("PATCH", "/players/P1", { … })`. */
  control(method: string, path: string, body?: unknown): Promise<unknown>;
}

interface Fixtures {
  /** The choice about cookies that the browser keeps already. */
  consent: Consent;
  world: World;
  silence: { failures: ExpectedFailure[] };
}

/** A network of its own for each visitor: the site limits reports by address, and all tests come from one machine. */
export const ownAddress = () => ({
  "x-forwarded-for": `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
});

export const test = base.extend<Fixtures>({
  consent: ["refused", { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  extraHTTPHeaders: async ({}, use) => use(ownAddress()),
  // Runs in every test: console output, page errors and policy violations fail it.
  silence: [
    async ({ context, consent }, use) => {
      if (consent !== "none") await keepConsent(context, consent === "accepted");
      const failures: ExpectedFailure[] = [];
      const noise = await listenForNoise(context, failures);
      const unasked = listenForUnasked(context, consent);
      await withoutBlur(context);
      await use({ failures });
      await dropRoutes(context);
      expect(noise(), "the browser stays silent").toEqual([]);
      // The log of every journey: nothing optional is requested before its consent, on any page.
      expect(await unasked(), "requests that need consent").toEqual([]);
    },
    { auto: true },
  ],
  world: async ({ context, extraHTTPHeaders, silence }, use) => {
    const { world, leave } = await makeWorld(context, extraHTTPHeaders ?? {}, silence.failures);
    await use(world);
    await leave();
  },
});

/** Drops the responses that a test is still rewriting when it ends, so that they do not fail it. */
export async function dropRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
}

async function makeWorld(context: BrowserContext, ownHeaders: Record<string, string>, failures: ExpectedFailure[]) {
  const id = randomUUID();
  const headers: Record<string, string> = { ...ownHeaders, "x-sandbox-test": id };
  await context.setExtraHTTPHeaders(headers);
  const undo: (() => Promise<unknown>)[] = [];
  const call = (method: string, path: string, body?: unknown) => control(environment.sandbox, method, path, body);

  const world: World = {
    origins: environment.sandbox,
    control: call,
    async player(options = {}) {
      const player = Player.parse(await call("POST", "/players", options));
      undo.push(() => call("DELETE", `/players/${player.playerId}`));
      return player;
    },
    async fault({ scope = "test", method = "GET", ...options }) {
      const hits = scope === "test" ? { test: id } : scope === "path" ? {} : { player: scope.playerId };
      const fault = z.object({ id: z.string() }).parse(await call("POST", "/faults", { ...options, ...hits }));
      failures.push(faultyCalls(method, environment.sandbox[options.system], options.path));
      const endFault = async () => void (await call("DELETE", `/faults/${fault.id}`));
      undo.push(endFault);
      return endFault;
    },
    expectFailedRequest: (method, address) => void failures.push(expectedFailure(method, address)),
    async visitFrom(countryCode) {
      headers["x-visitor-country"] = countryCode;
      await context.setExtraHTTPHeaders(headers);
    },
  };
  const leave = async () => {
    await dropRoutes(context);
    // A page whose player is deleted signs out and navigates, which can delay the end of its context. One that is just navigating
    // may never confirm its end; its context ends it.
    for (const page of context.pages()) await Promise.race([page.close(), sleep(closeMs)]);
    for (const each of undo.toReversed()) await each();
  };
  return { world, leave };
}

/** The calls of the platform that a page makes for its player, for a test whose player the platform refuses. */
export const callsOfPlayers = ({ origins }: World): RegExp =>
  new RegExp(`^${origins.platform}/v1/(player/|wallet/|tournament/|gaming/|favourite-games|recent-games|my-games/)`);

export { expect };
