// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { identityKeys, storeTokens, token, writeConfig } from "@/tests/contract/session/browser";
import { isAccessUnchecked, noteCheckedAccess } from "../platform/unchecked-access";
import { playerIn } from "../state";
import { dispatchSession, useSession } from "../store";
import { readTokens } from "../tokens/token-storage";
import { signIn, signInBy } from "./sign-in";
import { signInWithTokens } from "./sign-in-with-tokens";

const proveCredentials = vi.hoisted(() => vi.fn());
vi.mock("../tokens/amplify", () => ({ proveCredentials }));

const credentials = { email: "mika@example.com", password: "Greenroom-2026" };
const calls: string[] = [];

beforeEach(() => {
  writeConfig();
  localStorage.clear();
  dispatchSession({ type: "signed-out" });
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

test("a sign-in stores the cookie through our server, calls nobody else after the proof, and dispatches the player in this tab [API-011]", async () => {
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

describe("an identity service that does not respond", () => {
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

  test("does not block a player who changed their mind", async () => {
    proveCredentials.mockReturnValue(new Promise(() => {}));
    const stop = new AbortController();
    const outcome = signIn(credentials, stop.signal).catch((reason) => reason);
    stop.abort("closed");
    expect(await outcome).toBe("closed");
  });

  describe("whose late success comes", () => {
    const tokensOf = (playerId: string) => token(3_600, { player_id: playerId });
    const revoked = () => calls.filter((call) => call === "POST http://identity.test/").length;

    /** An attempt that is aborted after five seconds, and how it succeeds afterwards. */
    async function giveUp(): Promise<(user: string) => Promise<void>> {
      vi.useFakeTimers();
      const late = deferred();
      proveCredentials.mockReturnValueOnce(late.promise);
      const outcome = signIn(credentials, undefined, 5_000).catch((error: Error) => error.name);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await outcome).toBe("DeadlinePassed");
      return async (user) => {
        storeTokens({ idToken: tokensOf(user), refreshToken: `refresh of ${user}`, user });
        late.resolve();
        await vi.advanceTimersByTimeAsync(0);
      };
    }

    test("while a newer attempt is under way: it is discarded and revoked, and the newer one decides", async () => {
      const succeedLate = await giveUp();
      const newer = deferred();
      proveCredentials.mockReturnValueOnce(newer.promise);
      const outcome = signIn(credentials);
      await succeedLate("old");
      expect(identityKeys()).toEqual([]);
      expect(revoked()).toBe(1);
      storeTokens({ idToken: tokensOf("new") });
      newer.resolve();
      await outcome;
      expect(playerId()).toBe("new");
      expect(revoked()).toBe(1);
    });

    test("after the newer attempt of the same user was let in: they stay signed in", async () => {
      const succeedLate = await giveUp();
      proveCredentials.mockImplementationOnce(async () => storeTokens({ idToken: tokensOf("P1"), user: "P1" }));
      await signIn(credentials);
      await succeedLate("P1");
      expect(readTokens()?.idToken).toBe(tokensOf("P1"));
      expect(playerId()).toBe("P1");
    });

    test("after another user was let in: it is discarded and revoked, and the other stays signed in", async () => {
      const succeedLate = await giveUp();
      proveCredentials.mockImplementationOnce(async () => storeTokens({ idToken: tokensOf("P2"), user: "P2" }));
      await signIn(credentials);
      await succeedLate("P1");
      expect(playerId()).toBe("P2");
      expect(readTokens()?.idToken).toBe(tokensOf("P2"));
      expect(identityKeys().filter((key) => key.includes(".P1."))).toEqual([]);
      expect(revoked()).toBe(1);
    });
  });
});

test.each([
  ["credentials", () => signIn(credentials)],
  [
    "tokens of another party",
    () =>
      signInWithTokens({
        idToken: token(3_600),
        refreshToken: "r",
        accessToken: token(3_600, { username: "mika" }),
      }),
  ],
])(
  "a player who signs in with %s is one of whom nobody has said that the site is open to them [ROUTE-037]",
  async (_what, signInBySomething) => {
    proveCredentials.mockImplementation(async () => storeTokens({ idToken: token(3_600) }));
    noteCheckedAccess();
    const isUncheckedOfPlayer = new Promise<boolean>((resolve) => {
      const stop = useSession.subscribe((state) => {
        if (!playerIn(state)) return;
        stop();
        resolve(isAccessUnchecked());
      });
    });
    await signInBySomething();
    expect(await isUncheckedOfPlayer).toBe(true);
  },
);

test("tokens of another party become those of the identity library, instead of an earlier player's", async () => {
  storeTokens({ idToken: token(3_600, { player_id: "P0" }) });
  const tokens = { idToken: token(3_600), refreshToken: "r", accessToken: token(3_600, { username: "mika" }) };
  await signInWithTokens(tokens);
  expect(readTokens()).toMatchObject(tokens);
  expect(playerId()).toBe("P1");
});
