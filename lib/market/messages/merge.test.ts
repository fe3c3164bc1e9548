import { expect, test } from "vitest";
import { flattenMessages, mergeMessages, pickDomain } from "./merge";

test("an overlay replaces single messages and keeps the others", () => {
  const base = { lobby: { title: "Casino", all: "All" }, name: "x" };
  expect(mergeMessages(base, { lobby: { title: "Kasino" } })).toEqual({
    lobby: { title: "Kasino", all: "All" },
    name: "x",
  });
  expect(base.lobby.title).toBe("Casino");
});

test("a key names the way to its message", () => {
  expect([...flattenMessages({ lobby: { title: "Casino", row: { all: "All" } }, name: "x" })]).toEqual([
    ["lobby.title", "Casino"],
    ["lobby.row.all", "All"],
    ["name", "x"],
  ]);
});

test("a domain is a first key of an area's file", () => {
  const areas = { money: { wallet: { label: "Balance" }, note: "x" } };
  expect(pickDomain(areas, "money.wallet")).toEqual({ label: "Balance" });
  for (const other of ["money.note", "money.deposit", "play.wallet", "money"])
    expect(pickDomain(areas, other)).toEqual({});
});
