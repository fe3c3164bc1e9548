// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { handOver, identityKeys, storeTokens, token } from "@/tests/contract/session/browser";
import { signIn, signInBy } from "./sign-in";
import { playerIn } from "./state";
import { tellSession, useSession } from "./store";

const proveCredentials = vi.hoisted(() => vi.fn());
vi.mock("./auth", () => ({ proveCredentials }));

const credentials = { email: "mika@example.com", password: "Greenroom-2026" };
const calls: string[] = [];

beforeEach(() => {
  handOver();
  localStorage.clear();
  tellSession({ type: "signed-out" });
  calls.length = 0;
  proveCredentials.mockReset();
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    calls.push(`${request.method} ${request.url}`);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.useRealTimers());

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

const playerId = () => playerIn(useSession.getState())?.playerId ?? null;

test("sign-in runs in this order: credentials, id token, cookie, logged in [SESS-022]", async () => {
  const order: string[] = [];
  await signInBy(
    {
      proveCredentials: async ({ email }) => void order.push(`prove ${email}`),
      fetchIdToken: () => {
        order.push("fetch id token");
        return "the-token";
      },
      storeCookie: async (idToken) => void order.push(`cookie ${idToken}`),
      markSignedIn: (idToken) => void order.push(`signed in ${idToken}`),
    },
    credentials,
  );
  expect(order).toEqual(["prove mika@example.com", "fetch id token", "cookie the-token", "signed in the-token"]);
});

test("nothing follows credentials that were refused", async () => {
  proveCredentials.mockRejectedValue(Object.assign(new Error("no"), { name: "NotAuthorizedException" }));
  await expect(signIn(credentials)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  expect(calls).toEqual([]);
  expect(playerId()).toBeNull();
});

test("a sign-in stores the cookie through our server and tells the tab who plays", async () => {
  proveCredentials.mockImplementation(async () => storeTokens({ idToken: token(3_600) }));
  await signIn(credentials);
  expect(calls).toEqual(["POST http://localhost:3000/api/session"]);
  expect(playerId()).toBe("P1");
});

test("a cookie that cannot be stored keeps nobody out", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("away")));
  proveCredentials.mockImplementation(async () => storeTokens({ idToken: token(3_600) }));
  await signIn(credentials);
  expect(playerId()).toBe("P1");
});

test("tokens of another sign-in give way, and are revoked", async () => {
  storeTokens({ idToken: token(3_600, { player_id: "P0" }) });
  proveCredentials.mockRejectedValueOnce(Object.assign(new Error(), { name: "UserAlreadyAuthenticatedException" }));
  proveCredentials.mockImplementationOnce(async () => {
    expect(identityKeys()).toEqual([]);
    storeTokens({ idToken: token(3_600) });
  });
  await signIn(credentials);
  expect(calls[0]).toBe("POST http://identity.test/");
  expect(playerId()).toBe("P1");
});

describe("an identity service that says nothing", () => {
  test("is given up after twenty seconds, and a late success is undone", async () => {
    vi.useFakeTimers();
    const late = deferred();
    proveCredentials.mockReturnValue(late.promise);
    const outcome = signIn(credentials).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toBe("DeadlinePassed");
    storeTokens({ idToken: token(3_600) });
    late.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(identityKeys()).toEqual([]);
    expect(calls).toEqual(["POST http://identity.test/"]);
    expect(playerId()).toBeNull();
  });

  test("does not hold a player who changed their mind", async () => {
    proveCredentials.mockReturnValue(new Promise(() => {}));
    const stop = new AbortController();
    const outcome = signIn(credentials, stop.signal).catch((reason) => reason);
    stop.abort("closed");
    expect(await outcome).toBe("closed");
  });

  test("a late success changes nothing once a newer attempt is under way", async () => {
    vi.useFakeTimers();
    const late = deferred();
    proveCredentials.mockReturnValueOnce(late.promise);
    const first = signIn(credentials).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await first).toBe("DeadlinePassed");
    proveCredentials.mockImplementationOnce(async () => storeTokens({ idToken: token(3_600) }));
    await signIn(credentials);
    late.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(identityKeys()).not.toEqual([]);
    expect(playerId()).toBe("P1");
  });
});
