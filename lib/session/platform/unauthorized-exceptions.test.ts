import { expect, test } from "vitest";
import { collectEndpoints } from "@/tests/support/endpoints";
import { versioned } from "./endpoint";
import { isExempt } from "./unauthorized-exceptions";

const endpoints = await collectEndpoints();

/** The calls whose refusal keeps the session: `both`, or a 403 alone. No other call of any area does. */
const exempted: Readonly<Record<string, "both" | 403>> = {
  // Of visitors too.
  "get site/config": "both",
  "get player/access/context": "both",
  "get player/markets/risk-setting": "both",
  "patch player/timeout/cooling": "both",
  "post paynplay/player/code": "both",
  "post paynplay/player/update": "both",
  "post paynplay/player/login": "both",
  "post registration": "both",
  "put registration": "both",
  "post registration/sms_request": "both",
  "post registration/sms_verification": "both",
  "post registration/email_request": "both",
  "post registration/email_verification": "both",
  "post password_reset": "both",
  "post password_reset/sms_verification": "both",
  "post password_reset/new_password": "both",
  "post password_reset/new_password/email": "both",
  "get gaming/jackpotamount": "both",
  "get player/wallet/top-winners": "both",
  "get player/wallet/latest-winners": "both",
  "get tournament/public/:siteId/:tournamentId/:language": "both",
  "get live/tables": "both",
  "post game/slug/demo": "both",
  "post game/session/ticket/demo": "both",
  "post pariplay/context/demo": "both",
  "post softswiss/context/demo": "both",
  "post pragmatic/partner/demoGameUrl": "both",
  "post evolution/user/authenticate/demo": "both",
  "post novomatic/game/url/demo": "both",
  // Of players, whose refusal is about what was sent.
  "get player/push-token": "both",
  "post phone_number/sms_request": "both",
  "post phone_number/sms_verification": "both",
  "post phone": 403,
  "patch player/timeout": 403,
  "patch player/exclusion": 403,
  // Which is signed out all the same, in words of its own.
  "post player/idle-logout": 403,
};

test.each(endpoints)(
  "a refused $method $path leaves the player signed in exactly where its call is listed [SESS-028, API-507]",
  ({ method, path }) => {
    const kept = exempted[`${method} ${path}`];
    const filled = versioned(path.replace(/:(\w+)/g, "x"));
    expect([isExempt(filled, 401), isExempt(filled, 403)]).toEqual([kept === "both", kept !== undefined]);
  },
);

test("every call of the list is declared", () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(calls).toEqual(expect.arrayContaining(Object.keys(exempted)));
});

test.each([
  ["player/profile", 401],
  ["player/access/details", 401],
  ["player/sign-out", 401],
  ["player/wallet/balance", 403],
  ["player/phone", 401],
  ["game/slug", 401],
  ["game/session/ticket", 403],
  ["evolution/user/authenticate", 401],
  ["novomatic/game/url", 403],
  ["v2/rewards", 401],
  ["v2/rewards", 403],
  ["player/loginhistory", 401],
  ["favourite-games", 401],
  ["recent-games", 403],
  ["tournament/2/weekly-multiplier/en", 401],
])("%s with %d is not exempt [SESS-028, API-507]", (path, status) => expect(isExempt(path, status)).toBe(false));
