import { expect, test } from "vitest";
import { type ByPlace, mapPlaces } from "./by-place";
import {
  atLeast,
  atLeastOrNone,
  atMost,
  atMostOrNone,
  duty,
  inBoth,
  inEither,
  type Order,
  otherThan,
  permission,
  recordsInEither,
  shorterChoices,
} from "./strictness";

/** What holds for somebody under two laws, whichever of them is looked at first. */
function under<T>({ stricter }: Order<T>, one: T, other: T): T {
  const both = stricter(one, other);
  expect(stricter(other, one)).toEqual(both);
  return both;
}

test("who is under two laws gets the smaller of two upper bounds; a law without a bound takes none away", () => {
  expect(under(atMost, 15, 30)).toBe(15);
  expect(under(atMostOrNone, 10, 35)).toBe(10);
  expect(under(atMostOrNone, 10, null)).toBe(10);
  expect(under(atMostOrNone, null, null)).toBeNull();
});

test("who is under two laws gets the larger of two lower bounds; a law without a bound takes none away", () => {
  expect(under(atLeast, 18, 21)).toBe(21);
  expect(under(atLeastOrNone, 24, 168)).toBe(168);
  expect(under(atLeastOrNone, 24, null)).toBe(24);
  expect(under(atLeastOrNone, null, null)).toBeNull();
});

test("a duty of either law holds, a permission needs both", () => {
  expect([under(duty, true, false), under(duty, false, false)]).toEqual([true, false]);
  expect([under(permission, true, false), under(permission, true, true)]).toEqual([false, true]);
});

test("what is offered is what both laws allow; whom a law names or helps with is told of beside the other's, each once", () => {
  expect(under(inBoth<string>(), ["casino", "sports"], ["sports", "vip"])).toEqual(["sports"]);
  expect(under(inEither<number>(), [24, 720], [24, 168])).toEqual([24, 168, 720]);
  const [ofOne, ofBoth, ofOther] = [{ text: "a" }, { text: "b" }, { text: "c" }];
  expect(under(recordsInEither<object>(), [ofOne, ofBoth], [ofBoth, ofOther])).toEqual([ofOne, ofBoth, ofOther]);
});

test("a reality check is no rarer than the rarest that both laws allow, and has all choices below it", () => {
  expect(under(shorterChoices, [30, 60, 120], [15, 60])).toEqual([15, 30, 60]);
  expect(under(shorterChoices, [30, 60, 120], [15])).toEqual([15]);
});

test("an own jurisdiction goes before the usual one, of two own ones the first in the alphabet", () => {
  const jurisdiction = otherThan("MT");
  expect(under(jurisdiction, "MT", "SE")).toBe("SE");
  expect(under(jurisdiction, "GB", "MT")).toBe("GB");
  expect(under(jurisdiction, "GB", "SE")).toBe("GB");
  expect(under(jurisdiction, "MT", "MT")).toBe("MT");
});

test("a browser that asks about one provider is told of the places where it is closed, and of no place like the page", () => {
  const closedProviders: ByPlace<readonly string[]> = {
    here: ["novomatic"],
    at: { GG: ["octoplay"], LL: ["novomatic", "pragmaticplay"], SE: [] },
  };
  const isOpen = (provider: string) => mapPlaces(closedProviders, (slugs) => !slugs.includes(provider));
  expect(isOpen("novomatic")).toEqual({ here: false, at: { GG: true, SE: true } });
  expect(isOpen("octoplay")).toEqual({ here: true, at: { GG: false } });
  expect(isOpen("netent")).toEqual({ here: true, at: {} });
});
