import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { fromJSONSchema, type ZodType, z } from "zod";
import type { Http } from "@/lib/core/http/http";
import { root } from "../../../.ci/lib/root.mjs";
import { control, createPlayer, platformAs, signIn } from "./world";

type Method = "get" | "post";
interface Operation {
  parameters: { name?: string; in?: string; required?: boolean }[];
  responses: { "2XX": { content?: { "application/json": { schema: Parameters<typeof fromJSONSchema>[0] } } } };
}
const { paths } = JSON.parse(readFileSync(join(root, "docs/platform-api.json"), "utf8")) as {
  paths: Record<string, Partial<Record<Method, Operation>>>;
};

/** A value of each query without which a read is not made. */
const values: Record<string, string> = {
  ...{ gameIds: "1", siteId: "2", partnerid: "2092", providerKind: "relax", countryCode: "NO", currency: "EUR" },
  ...{
    dateRange: "72h",
    category: "casino",
    limit: "5",
    campaignIds: "welcome",
    rewardsType: "ELIGIBLE",
    version: "v2",
  },
};
/** What the placeholders of a path stand for. */
const places: Record<string, string> = {
  siteId: "2",
  tournamentId: "weekly-multiplier",
  language: "en",
  id: "neondrift",
  campaignid: "welcome",
};
const reads = Object.entries(paths).flatMap(([path, { get }]) => (get ? [[path, get] as const] : []));

function schemaOf(path: string, method: Method): ZodType {
  const schema = paths[path]?.[method]?.responses["2XX"].content?.["application/json"].schema;
  return fromJSONSchema(schema ?? expect.fail(`The document has no answer of ${method} ${path}.`));
}

function queryOf({ parameters }: Operation): Record<string, string> {
  const needed = parameters.filter((each) => each.in === "query" && each.required).map(({ name = "" }) => name);
  return Object.fromEntries(needed.map((name) => [name, values[name] ?? expect.fail(`No value of ${name}.`)]));
}

let http: Http;
beforeAll(async () => {
  const rewards = [{ campaignId: "welcome", vertical: "CASINO", amount: "5.00", campaignCategory: "LOYALTY" }];
  const player = await createPlayer({ balance: "100.00", rewards });
  const payment = (body: object) => control("POST", `/players/${player.playerId}/payments`, body);
  await payment({ kind: "DEPOSIT", amount: "20.00", status: "SUCCESS" });
  await payment({ kind: "WITHDRAW", amount: "10.00" });
  const { idToken, accessToken } = await signIn(player);
  http = platformAs(idToken, accessToken);
});

describe("what the sandbox answers is what docs/platform-api.json says", () => {
  test.each(reads)("GET %s", async (path, operation) => {
    const address = path.replace(/\{(\w+)\}/g, (_, name) => places[name] ?? expect.fail(`No value of ${name}.`));
    const answer = await http.get(address, z.unknown(), { query: queryOf(operation), accessToken: true });
    expect(schemaOf(path, "get").safeParse(answer).error?.issues ?? []).toEqual([]);
  });

  const check = { ipAddress: "203.0.113.7", blackbox: "" };
  const wanted = { amount: "20.00", currency: "EUR", methodId: "card" };
  test.each([
    ["/v1/player/wallet/deposit/limit-check", check],
    ["/v1/player/wallet/deposit/request", { ...wanted, selectedBonusId: null, returnUrl: "" }],
    ["/v1/player/wallet/withdrawal/limit-check", check],
    ["/v1/player/wallet/withdrawal/request", { ...wanted, ...check }],
  ])("POST %s", async (path, body) => {
    const answer = await http.post(path, z.unknown(), { body, headers: { "Idempotency-Key": randomUUID() } });
    expect(schemaOf(path, "post").safeParse(answer).error?.issues ?? []).toEqual([]);
  });
});

test("the document would refuse another answer: each of its lists of money has something in it, and none of them takes less", async () => {
  for (const name of [
    "transactions",
    "withdrawals",
    "pendingWithdrawal",
    "deposit/methods",
    "recent_deposit_methods",
  ]) {
    const path = `/v1/player/wallet/${name}`;
    const [first] = await http.get(path, z.array(z.record(z.string(), z.unknown())).min(1));
    const rest = Object.fromEntries(Object.entries(first ?? {}).slice(1));
    expect([path, schemaOf(path, "get").safeParse([first]).success]).toEqual([path, true]);
    expect([path, schemaOf(path, "get").safeParse([rest]).success]).toEqual([path, false]);
  }
});
