import { expect, test } from "vitest";
import { heroMs, turns, withHero } from "./heroes";
import type { Banner } from "./schema";

const banner = (id: string, window: Partial<Banner> = {}): Banner => ({
  ...{ id, authorized: "both", title: id, description: "", button: null, image: null, urlAction: null },
  ...{ startDate: null, endDate: null, startsAt: null, endsAt: null },
  ...window,
});
const noon = Date.parse("2026-05-01T12:00:00Z");
const [a, b, c] = [banner("a"), banner("b"), banner("c")];
const ids = (banners: readonly Banner[]) => banners.map(({ id }) => id);
const heroAt = (now: number, heroes = [a, b, c], turn = 0) => withHero([], heroes, now, turn)[0]?.id;

test("each hero has its hour, in the order of the editors, and the first comes again", () => {
  const shown = [0, 1, 2, 3].map((hours) => heroAt(noon + hours * heroMs));
  expect(new Set(shown.slice(0, 3))).toEqual(new Set(["a", "b", "c"]));
  expect(shown[3]).toBe(shown[0]);
  expect(heroAt(noon + heroMs - 1)).toBe(heroAt(noon));
});

test.each([2, 3, 4])("home and lobby show two of %i at any time", (count) => {
  const heroes = [a, b, c, banner("d")].slice(0, count);
  for (let hour = 0; hour < count; hour++) {
    const now = noon + hour * heroMs;
    expect(heroAt(now, heroes, turns.home)).not.toBe(heroAt(now, heroes, turns.lobby));
  }
});

test("one that is over or still to come has no turn", () => {
  const over = banner("over", { endsAt: "2026-04-30T00:00:00Z" });
  const coming = banner("coming", { startDate: "2026-05-02T00:00:00Z" });
  for (let hour = 0; hour < 5; hour++) expect(heroAt(noon + hour * heroMs, [over, a, coming])).toBe("a");
});

test("it precedes the banners, once, and without heroes the banners stay as they are", () => {
  expect(ids(withHero([b, a], [a], noon, 0))).toEqual(["a", "b"]);
  expect(ids(withHero([b, a], [], noon, 0))).toEqual(["b", "a"]);
});
