import { expect, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { readPayments } from "./payments";

/** A platform with so many payments, the newest first, and what it was asked for. */
function platformWith(count: number) {
  const asked: Record<string, unknown>[] = [];
  const all = Array.from({ length: count }, (_, at) => ({ referenceId: `${at}` }));
  const get = async (_path: string, _schema: unknown, { query }: { query: { position: number; limit: number } }) => {
    asked.push(query);
    return all.slice(query.position, query.position + query.limit);
  };
  return { http: { get } as unknown as Http, asked };
}
const idsOf = ({ found }: { found: { referenceId: string }[] }) => found.map(({ referenceId }) => referenceId);

test("all payments are read, page by page, until one is not full", async () => {
  const { http, asked } = platformWith(250);
  const read = await readPayments(http, { mostPages: 5 });
  expect(idsOf(read)).toEqual(Array.from({ length: 250 }, (_, at) => `${at}`));
  expect(read.isWhole).toBe(true);
  expect(asked.map(({ position }) => position)).toEqual([0, 100, 200]);
  expect(new Set(asked.map(({ category }) => category))).toEqual(new Set(["PAYMENT"]));
});

test("no more pages are read than are wanted, and then it is said that there may be more", async () => {
  const { http, asked } = platformWith(250);
  expect(await readPayments(http, { mostPages: 2 })).toMatchObject({ isWhole: false });
  expect(asked).toHaveLength(2);
  expect((await readPayments(platformWith(199).http, { mostPages: 2 })).isWhole).toBe(true);
});

test("the search ends with the page of the payment that is sought", async () => {
  const { http, asked } = platformWith(500);
  const read = await readPayments(http, { mostPages: 5, isSought: ({ referenceId }) => referenceId === "150" });
  expect([read.found.length, read.isWhole, asked.length]).toEqual([200, false, 2]);
});

test("the time is asked for only where one is wanted", async () => {
  const { http, asked } = platformWith(0);
  await readPayments(http, { mostPages: 1 });
  await readPayments(http, { mostPages: 1, fromMs: 0, to: "2026-11-25T00:00:00.000Z" });
  expect(asked[0]).not.toHaveProperty("from");
  expect(asked[0]).not.toHaveProperty("to");
  expect(asked[1]).toMatchObject({ from: "1970-01-01T00:00:00.000Z", to: "2026-11-25T00:00:00.000Z" });
});
