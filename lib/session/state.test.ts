import { describe, expect, test } from "vitest";
import { nextSession, type Player, playerIn, type SessionEvent, unknownSession } from "./state";

const mika: Player = {
  playerId: "P1",
  playerAccessId: "A1",
  email: "mika@example.com",
  countryCode: "FI",
  provinceCode: "",
  language: "fi",
  loginMethod: "DEFAULT",
  registrationDate: null,
  supportChatToken: null,
  signedInAt: 1,
  multibrand: { suspended: false },
};
const requested: SessionEvent = { type: "requested" };
const found: SessionEvent = { type: "found", player: mika };
const nobody: SessionEvent = { type: "found-guest" };
const silence: SessionEvent = { type: "unavailable" };
const signedIn: SessionEvent = { type: "signed-in", player: mika };
const signedOut: SessionEvent = { type: "signed-out" };

const stateAfter = (...events: SessionEvent[]) => events.reduce(nextSession, unknownSession);
const kindAfter = (...events: SessionEvent[]) => {
  const { status, session } = stateAfter(...events);
  return session?.kind ?? status;
};

test("authorisation goes pending, requested, resolved, with a session or without [SESS-018, SESS-033]", () => {
  expect(kindAfter()).toBe("pending");
  expect(kindAfter(requested)).toBe("requested");
  expect(stateAfter(requested, found)).toEqual({ status: "resolved", session: { kind: "player", player: mika } });
  expect(stateAfter(requested, nobody)).toEqual({ status: "resolved", session: { kind: "guest" } });
});

test("there are two roles, and no session means neither [SESS-001]", () => {
  expect(playerIn(stateAfter(signedIn))).toBe(mika);
  for (const events of [[], [requested], [nobody], [requested, silence]])
    expect(playerIn(stateAfter(...events))).toBeNull();
});

describe("a session that could not be checked", () => {
  test("is unavailable, and neither guest nor player", () => expect(kindAfter(requested, silence)).toBe("unavailable"));
  test("becomes a player after the response", () =>
    expect(kindAfter(requested, silence, requested, found)).toBe("player"));
  test("becomes a guest once it is refused", () => expect(kindAfter(requested, silence, signedOut)).toBe("guest"));
});

test.each([
  ["a late answer after signing out", [requested, signedOut, found], "guest"],
  ["silence while a player is known", [signedIn, requested, silence], "player"],
  ["a second look at a player", [signedIn, requested], "player"],
  ["an empty look while a player is known", [signedIn, nobody], "player"],
  ["signing out twice", [signedIn, signedOut, signedOut], "guest"],
  ["an answer nobody asked for", [found], "pending"],
] as const)("is not moved by %s", (_what, events, kind) => {
  expect(kindAfter(...events)).toBe(kind);
});
