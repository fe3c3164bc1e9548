import { expect, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { mostRows, readHistory } from "./read-history";

const window = { from: "2026-11-01T00:00:00.000Z", to: "2026-11-30T00:00:00.000Z" };

/** A platform with so many transactions, the newest first, and what it was asked for. */
function platformWith(count: number) {
  const asked: Record<string, unknown>[] = [];
  const signals: unknown[] = [];
  const all = Array.from({ length: count }, (_, at) => ({
    referenceId: `${at}`,
    transactionDate: new Date(Date.UTC(2026, 10, 29) - at * 1_000).toISOString(),
  }));
  type Asked = { query: { position: number; limit: number }; signal?: AbortSignal };
  const get = async (_path: string, _schema: unknown, { query, signal }: Asked) => {
    asked.push(query);
    signals.push(signal);
    return all.slice(query.position, query.position + query.limit);
  };
  return { http: { get } as unknown as Http, asked, signals };
}

test("a file has every transaction of its time, each once and the newest first, and its reader hears how many were read", async () => {
  const { http, asked } = platformWith(230);
  const heard: number[] = [];
  const { rows, isWhole } = await readHistory(http, { ...window, onRead: (count) => heard.push(count) });
  expect(rows.map(({ referenceId }) => referenceId)).toEqual(Array.from({ length: 230 }, (_, at) => `${at}`));
  expect([isWhole, heard]).toEqual([true, [100, 200, 230]]);
  expect(asked).toEqual([0, 100, 200].map((position) => ({ ...window, position, limit: 100 })));
});

test("a transaction that comes while the pages are read moves another to the next page: it is in the file once", async () => {
  const first = platformWith(150);
  const get = async (path: string, schema: never, options: { query: { position: number } }) => {
    if (options.query.position > 0) options.query.position -= 1;
    return first.http.get(path, schema, options as never);
  };
  const { rows } = await readHistory({ get } as unknown as Http, window);
  expect(rows).toHaveLength(150);
});

test("of a time with more than a file holds the newest are in it, and it is said that there are more", async () => {
  const { http, asked } = platformWith(mostRows + 1);
  const { rows, isWhole } = await readHistory(http, window);
  expect([rows.length, isWhole, asked.length]).toEqual([10_000, false, 100]);
  expect(rows.at(-1)?.referenceId).toBe("9999");
});

test("a reading that is given up can be ended, and one of a single kind asks for that kind", async () => {
  const { http, asked, signals } = platformWith(0);
  const { signal } = new AbortController();
  await readHistory(http, { ...window, category: "PAYMENT", signal });
  expect(asked).toEqual([{ ...window, category: "PAYMENT", position: 0, limit: 100 }]);
  expect(signals).toEqual([signal]);
});
