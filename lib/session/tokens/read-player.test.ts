import { beforeEach, expect, test, vi } from "vitest";
import { report } from "@/lib/site/browser-reports/report";
import { readPlayer } from "./read-player";

vi.mock("@/lib/site/browser-reports/report", () => ({ report: vi.fn() }));
beforeEach(() => vi.mocked(report).mockClear());

const claims = {
  email: "mika@example.com",
  player_id: "P1",
  player_access_id: "A1",
  country_code: "CA",
  province_code: "ON",
  language_code: "fr",
  login_method: "PNP",
  support_chat_token: "chat",
  registrationDate: "2026-01-02T03:04:05.000Z",
  multibrand: '{"suspended":false}',
  iat: 1_790_003_600,
  auth_time: 1_790_000_000,
};

const token = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.${Buffer.from("x").toString("base64url")}`;
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));

test("the session exposes the claims of the identity token [SESS-008, SESS-010, PERM-509]", () => {
  expect(readPlayer(token(claims))).toEqual({
    email: "mika@example.com",
    playerId: "P1",
    playerAccessId: "A1",
    countryCode: "CA",
    provinceCode: "ON",
    language: "fr",
    loginMethod: "PNP",
    supportChatToken: "chat",
    registrationDate: "2026-01-02T03:04:05.000Z",
    signedInAt: 1_790_000_000,
    multibrand: { suspended: false },
  });
});

test("a token without login_method was a plain login, and ids may be numbers [SESS-010]", () => {
  expect(readPlayer(token(without("login_method")))?.loginMethod).toBe("DEFAULT");
  expect(readPlayer(token({ ...claims, player_id: 17 }))?.playerId).toBe("17");
});

test("a missing claim is empty, or absent when no default would be true", () => {
  const names = ["player_access_id", "country_code", "province_code", "language_code"];
  expect(readPlayer(token(without(...names, "registrationDate", "support_chat_token", "auth_time")))).toMatchObject({
    playerAccessId: "",
    countryCode: "",
    provinceCode: "",
    language: "",
    registrationDate: null,
    supportChatToken: null,
    signedInAt: null,
  });
});

test("letters beyond ASCII survive", () => {
  expect(readPlayer(token({ ...claims, email: "mäkä@example.com" }))?.email).toBe("mäkä@example.com");
});

test("the multibrand claim is JSON text with the flag suspended [SESS-009]", () => {
  expect(readPlayer(token({ ...claims, multibrand: '{"suspended":true}' }))?.multibrand).toEqual({ suspended: true });
  expect(report).not.toHaveBeenCalled();
});

test("a missing multibrand claim is not suspended [SESS-011]", () => {
  expect(readPlayer(token(without("multibrand")))?.multibrand.suspended).toBe(false);
});

test.each([["not JSON"], ['{"suspended":"no"}'], ["null"], ["{}"], [null], [7], [{ suspended: false }]])(
  "the malformed multibrand claim %j counts as suspended and is reported [SESS-011]",
  (multibrand) => {
    expect(readPlayer(token({ ...claims, multibrand }))?.multibrand.suspended).toBe(true);
    const message = expect.stringContaining("treated as suspended");
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }));
  },
);

test.each([
  ["nonsense"],
  [token(null)],
  [token([])],
  [token(without("player_id"))],
  [token(without("email"))],
  [token(without("iat"))],
  ["a.b.c"],
])("%s is no player", (bad) => expect(readPlayer(bad)).toBeNull());
