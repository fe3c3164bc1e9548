// @vitest-environment jsdom
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { identityKeys, storeTokens, token, writeConfig } from "@/tests/contract/session/browser";
import { server } from "@/tests/support/msw";
import { proveCredentials, renewTokens } from "./amplify";
import { refreshTokens } from "./refresh-tokens";

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const stale = token(-60);
beforeEach(() => {
  localStorage.clear();
  writeConfig();
  storeTokens({ idToken: stale });
});

/** The identity service's response to every token refresh. */
function refuse(name: string, status = 400) {
  const requests = vi.fn();
  server.use(
    http.post("http://identity.test/", ({ request }) => {
      requests(request.headers.get("x-amz-target"));
      return HttpResponse.json({ __type: name, message: "no" }, { status });
    }),
  );
  return requests;
}

test.each([
  "NotAuthorizedException",
  "TokenRevokedException",
  "UserNotFoundException",
  "PasswordResetRequiredException",
  "UserNotConfirmedException",
  "RefreshTokenReuseException",
])("%s ends the sign-in [SESS-021]", async (name) => {
  const requests = refuse(name);
  expect(await renewTokens()).toBe("refused");
  expect(requests).toHaveBeenCalled();
  storeTokens({ idToken: stale });
  expect(await refreshTokens(stale)).toBe("refused");
});

test.each([
  "TooManyRequestsException",
  "InternalErrorException",
  "LimitExceededException",
  "InvalidParameterException",
])("%s does not affect the sign-in: the tokens stay [SESS-021]", async (name) => {
  refuse(name);
  await expect(renewTokens()).rejects.toMatchObject({ name });
  expect(identityKeys().filter((key) => key.endsWith("Token"))).not.toEqual([]);
});

test("a password that has to be reset is its own refusal of a login, as the library's step for it is", async () => {
  refuse("PasswordResetRequiredException");
  await expect(proveCredentials({ email: "mika@example.com", password: "Greenroom-2026" })).rejects.toMatchObject({
    name: "PasswordResetRequiredException",
  });
});
