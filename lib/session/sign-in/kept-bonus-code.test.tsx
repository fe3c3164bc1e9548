import { beforeEach, expect, test } from "vitest";
import { clearPlayerValues } from "@/lib/core/browser-storage";
import { peekBonusCode, takeBonusCode } from "./kept-bonus-code";

beforeEach(() => sessionStorage.clear());

function arriveAt(address: string): { address: string; code: string | null } {
  history.replaceState(null, "", address);
  takeBonusCode();
  const { pathname, search, hash } = location;
  return { address: pathname + search + hash, code: peekBonusCode() };
}

test("the code is kept and leaves the address; all else stays [ROUTE-027, ROUTE-552]", () => {
  expect(arriveAt("/en-UN?bonusCode=ABC")).toEqual({ address: "/en-UN", code: "ABC" });
  expect(arriveAt("/fi-FI/online-casino?bonusCode=SPRING_26&x=1#login")).toEqual({
    address: "/fi-FI/online-casino?x=1#login",
    code: "SPRING_26",
  });
});

test("an address without one changes nothing, and the code is kept until a player signs out", () => {
  arriveAt("/en-UN?bonusCode=ABC");
  expect(arriveAt("/en-UN?x=%20y")).toEqual({ address: "/en-UN?x=%20y", code: "ABC" });
  clearPlayerValues();
  expect(peekBonusCode()).toBeNull();
});

test.each(["", "a".repeat(65), "<b>", "a b"])("what is no code leaves the address and is not kept: %j", (code) => {
  expect(arriveAt(`/en-UN?bonusCode=${encodeURIComponent(code)}`)).toEqual({ address: "/en-UN", code: null });
});

test("10,000 characters, of which each might be one of a code, leave the address and are not kept", () => {
  expect(arriveAt(`/en-UN?bonusCode=${"a".repeat(10_000)}&x=1`)).toEqual({ address: "/en-UN?x=1", code: null });
});

test("a popup that was opened by a link with a code still knows the page below it", () => {
  const overlay = { depth: 1, addressDepth: 1, document: performance.timeOrigin, over: "/en-UN/promo/first-orbit" };
  history.replaceState({ overlay }, "", "/en-UN/signup?bonusCode=ABC");
  takeBonusCode();
  expect([location.search, history.state]).toEqual(["", { overlay }]);
});
