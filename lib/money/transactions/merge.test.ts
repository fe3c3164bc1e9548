import { expect, test } from "vitest";
import { applyNews, mergeTransactions } from "./merge";
import type { Transaction } from "./schema";

const row = (referenceId: string, minute: number, status = "SUCCESS"): Transaction => ({
  ...{ referenceId, status, type: "BET", category: "CASINO", amount: 50 },
  transactionDate: new Date(Date.UTC(2026, 10, 25, 12, minute)).toISOString(),
});
const brief = (rows: readonly Transaction[]) => rows.map(({ referenceId, status }) => `${referenceId} ${status}`);

test("pages that overlap, in any order, are each transaction once, the newest first [TX-512]", () => {
  const pages = [
    [row("d", 4), row("c", 3)],
    [row("c", 3), row("a", 1), row("b", 2)],
  ];
  expect(brief(mergeTransactions(pages))).toEqual(["d SUCCESS", "c SUCCESS", "b SUCCESS", "a SUCCESS"]);
  expect(mergeTransactions(pages.toReversed())).toEqual(mergeTransactions(pages));
});

test("the copy that was read last counts, and rows of one moment keep their order [TX-513]", () => {
  const reads = [[row("a", 1, "PENDING"), row("b", 1)], [row("a", 1, "COMPLETED")]];
  expect(brief(mergeTransactions(reads))).toEqual(["a COMPLETED", "b SUCCESS"]);
});

test("news change the status of a shown row at its place, and wait with what is new [TX-513]", () => {
  const shown = [row("b", 2), row("a", 1, "PENDING")];
  const { rows, fresh } = applyNews(shown, [row("c", 9), row("a", 8, "COMPLETED")]);
  expect(brief(rows)).toEqual(["b SUCCESS", "a COMPLETED"]);
  expect(rows[1]?.transactionDate).toBe(shown[1]?.transactionDate);
  expect(brief(fresh)).toEqual(["c SUCCESS"]);
  expect(applyNews(shown, [])).toEqual({ rows: shown, fresh: [] });
  const unchanged = applyNews(shown, [row("c", 9), ...shown.map((each) => ({ ...each }))]);
  expect(unchanged.rows.every((each, at) => each === shown[at])).toBe(true);
});
