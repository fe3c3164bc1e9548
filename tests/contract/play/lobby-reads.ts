import { beforeAll, expect, inject, vi } from "vitest";
import { type Edition, parseEdition } from "@/lib/routing/edition";
import { newSessionKeys, siteVariables } from "@/tests/contract/../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

export const origins = inject("sandbox");
export let lobby: typeof import("@/lib/play/lobby/server");
export let games: typeof import("@/lib/play/game-launch/server");

export const edition = (segment: string): Edition => {
  const parsed = parseEdition(segment);
  if (!parsed) throw new Error(`No such edition: ${segment}`);
  return parsed;
};
export const english = edition("en-UN~web~a");
export const finnish = edition("fi-FI~web~a");
export const phone = edition("en-UN~mobile~a");
export const restricted = edition("en-UN~web~b");

export const devicesOf = ({ channel }: Edition) =>
  channel === "mobile" ? (["mobile"] as const) : (["tablet", "desktop"] as const);

export function expectOnce(names: readonly unknown[]): void {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
}

/** The reads of the site's server, of the sandbox's content, for the tests of one file. */
export function readLobbies(): void {
  beforeAll(async () => {
    Object.assign(process.env, siteVariables(origins), {
      SESSION_KEYS: newSessionKeys(),
      BLOCKED_PROVIDERS: "pragmaticplay=FR,NL,CA,DE,SE,TR,PL,PT,BR",
    });
    lobby = await import("@/lib/play/lobby/server");
    games = await import("@/lib/play/game-launch/server");
  });
}
