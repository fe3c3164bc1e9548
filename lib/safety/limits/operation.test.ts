import { expect, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import type { Intent } from "@/lib/core/intents/intent";
import { money } from "@/lib/core/money";
import { type LimitChange, storedChange } from "./change";
import { limitOperation, limitResolver } from "./operation";
import type { Limit, LimitPeriod } from "./schema";

const change: LimitChange = { kind: "spend", period: "W", action: "set", amount: money(5_000, "EUR") };

/** A platform whose limits of a week are these, by the kind that the address names; those of a day and a month are others. */
const platformWith = (week: { deposit: number; spend: number }, periods: LimitPeriod[] = ["D", "W", "M"]) =>
  ({
    get: async (path: string): Promise<Limit[]> =>
      periods.map((period) => ({
        ...{ period, pendingValue: null, pendingDate: null, locked: false, updatedAt: null, remaining: null },
        ...{ startedAt: "2026-11-24T22:00:00.000Z", resetAt: "2026-11-25T22:00:00.000Z", used: money(0, "EUR") },
        value: money(period === "W" ? week[path.includes("deposit") ? "deposit" : "spend"] : 7_777, "EUR"),
      })),
  }) as unknown as Http;
const found = (http: Http, parameters = storedChange(change)) => limitResolver.read?.(http, { parameters } as Intent);

test("a change of which nothing was heard was made where the limit of its kind and period is as it wants it", async () => {
  expect(await found(platformWith({ spend: 5_000, deposit: 1_000 }))).toBe("done");
  expect(await found(platformWith({ spend: 1_000, deposit: 5_000 }))).toBe("not-done");
});

test("what became of a change that another release stored, or of a period that is not told of, is not known", async () => {
  expect(await found(platformWith({ spend: 5_000, deposit: 5_000 }), {})).toBe("unknown");
  expect(await found(platformWith({ spend: 5_000, deposit: 5_000 }, ["D", "M"]))).toBe("unknown");
});

test("two changes of one limit do not pass each other, those of two limits may; none is ever sent twice", () => {
  const subjects = (["deposit", "spend"] as const).flatMap((kind) =>
    (["D", "W", "M"] as const).map((period) => limitOperation.subject({ ...change, kind, period })),
  );
  expect(new Set(subjects).size).toBe(6);
  expect(limitOperation.subject({ ...change, action: "remove" })).toBe(limitOperation.subject(change));
  expect(limitOperation.again).toBe("never");
});

test("what the platform is asked about is the operation that was sent", () => {
  expect(limitResolver.operation).toBe(limitOperation.name);
  expect(limitOperation.keep(change)).toEqual(storedChange(change));
});
