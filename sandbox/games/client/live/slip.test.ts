import { expect, test } from "vitest";
import { createSlip } from "./slip";

test("each press is undone by itself; what is placed stays", () => {
  const slip = createSlip(1_000);
  slip.lay({ "17": 100 });
  slip.lay({ "17": 100 });
  slip.lay({ "17-20": 50 });
  slip.undo();
  expect(slip.all()).toEqual({ "17": 200 });
  expect(slip.send()).toEqual({ "17": 200 });
  slip.drop();
  slip.place({ "17": 200 });
  expect(slip.canUndo()).toBe(false);
  slip.undo();
  slip.clear();
  expect([slip.all(), slip.hasPlaced()]).toEqual([{ "17": 200 }, true]);
});

test("chips that are laid while others are on their way are neither sent with them nor lost", () => {
  const slip = createSlip(1_000);
  slip.lay({ red: 100 });
  slip.send();
  slip.lay({ black: 50 });
  slip.undo();
  slip.undo();
  expect(slip.all()).toEqual({ red: 100 });
  slip.lay({ black: 50 });
  slip.drop();
  slip.place({ red: 100 });
  expect(slip.all()).toEqual({ red: 100, black: 50 });
  expect(slip.send()).toEqual({ black: 50 });
});

test("double lays the same again, repeat lays the last round's, and neither goes beyond the table's limit", () => {
  const slip = createSlip(300);
  expect(slip.canRepeat()).toBe(false);
  slip.lay({ red: 50, "5": 20 });
  expect(slip.double()).toBe(true);
  expect(slip.all()).toEqual({ red: 100, "5": 40 });
  slip.send();
  slip.drop();
  slip.place({ red: 100, "5": 40 });
  expect(slip.end()).toBe(false);
  expect([slip.all(), slip.canRepeat()]).toEqual([{}, true]);
  expect(slip.repeat()).toBe(true);
  expect([slip.double(), slip.double()]).toEqual([true, false]);
  expect(slip.all()).toEqual({ red: 200, "5": 80 });
  // They were never placed.
  expect(slip.end()).toBe(true);
  expect(slip.repeat()).toBe(true);
  expect(slip.all()).toEqual({ red: 100, "5": 40 });
});
