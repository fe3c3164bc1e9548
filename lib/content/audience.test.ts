import { describe, expect, test } from "vitest";
import { Audience, isForViewer, type Viewer } from "./audience";

const guest: Viewer = { kind: "guest" };
const player = (totalDepositsCount: number | null = 3, playerId = "1001"): Viewer => ({
  kind: "player",
  playerId,
  totalDepositsCount,
});
const targeted = (targetAudience: unknown) => Audience.parse({ authorized: "authorized", targetAudience });
const byGroup = (...targetGroups: string[]) => targeted({ targetAudienceOption: "by-group", targetGroups });
const byList = (...targetPlayersIds: unknown[]) =>
  targeted({ targetAudienceOption: "by-player-list", targetPlayersIds });

test.each([
  ["both", true, true],
  ["not-authorized", true, false],
  ["not authorized", true, false],
  ["authorized", false, true],
])(
  "a banner for %s is for a visitor: %s, for a player: %s [CONTENT-007, CONTENT-008, CONTENT-012, CONTENT-509, CONTENT-510]",
  (authorized, forGuest, forPlayer) => {
    const audience = Audience.parse({ authorized });
    expect(isForViewer(audience, guest)).toBe(forGuest);
    expect(isForViewer(audience, player())).toBe(forPlayer);
  },
);

test("an audience that nobody knows is no audience", () => {
  expect(Audience.safeParse({ authorized: "everybody" }).success).toBe(false);
});

describe("a banner for players [CONTENT-009, CONTENT-511]", () => {
  test.each([
    ["without targeting", undefined],
    ["with empty targeting", {}],
    ["with null targeting", null],
    ["without a limit", { targetAudienceOption: "no-limit" }],
    ["without a limit, groups left over", { targetAudienceOption: "no-limit", targetGroups: ["DEPOSIT_COUNT_0"] }],
  ])("%s is for all of them and for no visitor", (_, targetAudience) => {
    expect(isForViewer(targeted(targetAudience), player(0))).toBe(true);
    expect(isForViewer(targeted(targetAudience), player(null))).toBe(true);
    expect(isForViewer(targeted(targetAudience), guest)).toBe(false);
  });

  test("with an option that nobody knows is for nobody [CONTENT-012]", () => {
    expect(isForViewer(targeted({ targetAudienceOption: "by-moon" }), player())).toBe(false);
  });
});

describe("a banner for a group", () => {
  test.each([
    ["DEPOSIT_COUNT_0", [true, false, false]],
    ["DEPOSIT_COUNT_1", [false, true, false]],
    ["DEPOSIT_COUNT_MORE_THAN_1", [false, false, true]],
    ["DEPOSIT_COUNT_7", [false, false, false]],
    ["toString", [false, false, false]],
  ])("%s: with 0, 1 and 2 deposits %j [CONTENT-010, CONTENT-512, CONTENT-513, CONTENT-514]", (group, expected) => {
    expect([0, 1, 2].map((count) => isForViewer(byGroup(group), player(count)))).toEqual(expected);
  });

  test("is hidden until the number of deposits is known [CONTENT-012, CONTENT-516]", () => {
    expect(isForViewer(byGroup("DEPOSIT_COUNT_0", "DEPOSIT_COUNT_1"), player(null))).toBe(false);
  });

  test("any of several groups is enough, none of none [CONTENT-012]", () => {
    expect(isForViewer(byGroup("DEPOSIT_COUNT_0", "DEPOSIT_COUNT_MORE_THAN_1"), player(5))).toBe(true);
    expect(isForViewer(byGroup(), player(0))).toBe(false);
    expect(isForViewer(targeted({ targetAudienceOption: "by-group" }), player(0))).toBe(false);
  });

  test("is not for a visitor", () => {
    expect(isForViewer(byGroup("DEPOSIT_COUNT_0"), guest)).toBe(false);
  });
});

describe("a banner for a list of players [CONTENT-011, CONTENT-515]", () => {
  test("is for those on it, and for nobody else", () => {
    expect(isForViewer(byList("1001", "1002"), player(0, "1002"))).toBe(true);
    expect(isForViewer(byList("1001", "1002"), player(0, "100"))).toBe(false);
    expect(isForViewer(byList("1001", "1002"), player(0, "10021"))).toBe(false);
    expect(isForViewer(byList("1001"), guest)).toBe(false);
  });

  test("compares ids as text, and an empty or absent list is for nobody [CONTENT-012]", () => {
    expect(isForViewer(byList(1001), player(0, "1001"))).toBe(true);
    expect(isForViewer(byList(), player())).toBe(false);
    expect(isForViewer(targeted({ targetAudienceOption: "by-player-list" }), player())).toBe(false);
  });
});
