import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Player } from "../state";
import { dispatchPush, pushHandler } from "./handlers";

const player = { playerId: "P1" } as Player;
const receive = vi.fn<(player: unknown, body: { level: number }) => void>();
const readAgain = vi.fn();
const other = { receive: vi.fn(), readAgain: vi.fn() };
const report = vi.fn<(error: Error) => void>();
const handlers = [
  pushHandler({ type: "LEVEL", schema: z.object({ level: z.number() }), receive, readAgain }),
  pushHandler({ type: "OTHER", schema: z.unknown(), ...other }),
];
const dispatch = (body: { type: string; [key: string]: unknown }) => dispatchPush(handlers, player, body, report);

test("a message goes to the handler of its type, and to no other", () => {
  dispatch({ type: "LEVEL", level: 3 });
  expect(receive.mock.calls).toEqual([[player, { level: 3 }]]);
  expect([other.receive, readAgain, report].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test("one of an unknown type is ignored [PUSH-506]", () => {
  for (const spy of [receive, other.receive, readAgain, report]) spy.mockClear();
  dispatch({ type: "SOMETHING_NEW", level: 3 });
  expect([receive, other.receive, readAgain, report].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test.each([
  ["is refused by its schema", () => {}, "high"],
  [
    "cannot be applied",
    () => {
      throw new RangeError("too large");
    },
    7,
  ],
])("one whose body %s is reported without its content, and what it is about is read again", (_what, applied, level) => {
  for (const spy of [receive, readAgain, report]) spy.mockReset();
  receive.mockImplementation(applied);
  dispatch({ type: "LEVEL", level });
  expect(readAgain.mock.calls).toEqual([[player]]);
  expect(report.mock.calls).toEqual([[new Error("A push message of the type LEVEL cannot be read.")]]);
});
