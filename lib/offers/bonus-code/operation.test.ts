import { expect, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { HttpError, Unreachable } from "@/lib/core/http/http-errors";
import type { Intent } from "@/lib/core/intents/intent";
import { codeClaimOperation, codeClaimResolver } from "./operation";

const claim = { bonusCode: "SPRING", campaignId: "C1" };
type Own = { campaignId: string; assignmentId: string | null }[];
const platform = (own: Own, validate: () => Promise<unknown>) =>
  ({ get: async () => own, post: validate }) as unknown as Http;
const refusing = (status: number, code: string) => async () => Promise.reject(new HttpError(status, { code }));
const read = (http: Http, intent: Partial<Intent> = {}) =>
  codeClaimResolver.read?.(http, {
    id: "K1",
    before: null,
    parameters: codeClaimOperation.keep(claim),
    ...intent,
  } as Intent);

const other = { campaignId: "C0", assignmentId: "K1" };
const earlier = { campaignId: "C1", assignmentId: "A1" };
const mine = { campaignId: "C1", assignmentId: "K1" };
const isGood = async () => ({ campaignId: "C1" });
const isUsed = refusing(409, "error.bonus_code.used");

test.each([
  ["its campaign has an assignment by its key", [other, earlier, mine], isUsed, "done"],
  ["its campaign was claimed before, and the code is used", [other, earlier], isUsed, "not-done"],
  ["the code is used, and nothing of it is left", [], isUsed, "done"],
  ["the code is good still", [other, { campaignId: "C1", assignmentId: null }], isGood, "not-done"],
  ["the code is used, and its campaign on offer alone", [{ campaignId: "C1", assignmentId: null }], isUsed, "done"],
  ["the code has expired meanwhile", [], refusing(409, "error.bonus_code.expired"), "not-done"],
] as const)("a claim, where %s", async (_, own, validate, verdict) => {
  expect(await read(platform([...own], validate))).toBe(verdict);
});

test.each([
  [["A1"], "not-done"],
  [[], "done"],
])("of a platform without keys, with %j before it, is told by what is new: %s", async (before, verdict) => {
  expect(await read(platform([earlier], isUsed), { before })).toBe(verdict);
  expect(await codeClaimOperation.before?.(platform([other, earlier], isGood), claim)).toEqual(["A1"]);
});

test("all of the player's campaigns are asked about, whatever their state", async () => {
  const asked: unknown[] = [];
  const get = async (path: string, _schema: unknown, options: { query?: object }) => {
    asked.push([path, options.query]);
    return [mine];
  };
  await read({ get } as unknown as Http);
  expect(asked).toEqual([["v2/player/campaigns", {}]]);
});

test.each([
  ["an error of the platform", refusing(500, "error.bonus_code.used")],
  ["an outage", refusing(503, "error.bonus_code.used")],
  ["a session that has ended", refusing(401, "")],
  ["a connection that is gone", async () => Promise.reject(new Unreachable("network", "/v1"))],
])("%s says nothing of a claim", async (_, validate) => {
  await expect(read(platform([], validate))).rejects.toBeInstanceOf(Error);
});

test("a code is claimed one at a time, whatever its campaign, is never sent again, and has its own name among the operations", () => {
  const { name, again, subject } = codeClaimOperation;
  expect({ name, again, subject: subject(claim) }).toEqual({ name: "bonus-code", again: "never", subject: "SPRING" });
});

test("what another release has stored is not known", async () => {
  expect(
    await read(
      platform([mine], async () => ({})),
      { parameters: {} },
    ),
  ).toBe("unknown");
});
