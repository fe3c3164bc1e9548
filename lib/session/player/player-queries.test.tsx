import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { signedInPlayer, token, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { server } from "@/tests/support/msw";
import { platform } from "../platform/platform";
import { type Player, unknownSession } from "../state";
import { dispatchSession, useSession } from "../store";
import {
  playerKey,
  publicKey,
  queryClient,
  retryTransient,
  runMutation,
  usePlayerMutation,
  usePlayerQuery,
  usePublicQuery,
} from "./player-queries";

const Limit = z.object({ limit: z.string() });
const limitQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "limit"),
    queryFn: ({ signal }) => platform.get("limit", Limit, { signal }),
  });
const setLimitMutation = (player: Player) =>
  mutationOptions({
    mutationFn: (limit: string) => platform.put("limit", Limit, { body: { limit } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: limitQuery(player).queryKey }),
  });
const jackpotQuery = queryOptions({
  queryKey: publicKey("jackpot"),
  queryFn: ({ signal }) => platform.get("site/jackpot", Limit, { signal }),
});

function Jackpot() {
  return <p>{usePublicQuery(jackpotQuery).data?.limit}</p>;
}

function Island() {
  const { data, status } = usePlayerQuery(limitQuery);
  const setLimit = usePlayerMutation(setLimitMutation);
  return (
    <>
      <p>{data?.limit ?? status}</p>
      <p>{setLimit.isError ? "refused" : ""}</p>
      <button type="button" onClick={() => setLimit.mutate("50")}>
        Set
      </button>
    </>
  );
}

const url = "http://platform.test/v1/limit";
/** The limit of each account, and every request in order. */
const limits: Record<string, string> = {};
const requests: string[] = [];
const playerOf = (request: Request) => {
  const [, payload = ""] = (request.headers.get("authorization") ?? "").split(".");
  return payload === "" ? "nobody" : String(JSON.parse(atob(payload)).player_id);
};

beforeEach(() => {
  writeConfig();
  useSession.setState(unknownSession, true);
  queryClient.clear();
  Object.assign(limits, { P1: "100", P2: "7" });
  requests.length = 0;
  server.use(
    http.get(url, ({ request }) => {
      requests.push(`GET ${playerOf(request)}`);
      return HttpResponse.json({ limit: limits[playerOf(request)] ?? "" });
    }),
    http.put(url, async ({ request }) => {
      requests.push(`PUT ${playerOf(request)}`);
      const body = Limit.parse(await request.json());
      limits[playerOf(request)] = body.limit;
      return HttpResponse.json(body);
    }),
    http.delete("*/api/session", () => new HttpResponse(null, { status: 204 })),
    http.post("http://identity.test/", () => HttpResponse.json({})),
  );
});
afterEach(() => {
  act(() => dispatchSession({ type: "signed-out" }));
});

const signIn = (playerId?: string) =>
  act(async () => dispatchSession({ type: "signed-in", player: signedInPlayer(playerId) }));
/** The whole content of the cache, as text. */
const held = () =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
  );

describe("the client [API-508]", () => {
  test("a response stays fresh for five minutes", async () => {
    const queryFn = vi.fn(async () => "answer");
    const start = Date.now();
    const clock = vi.spyOn(Date, "now");
    for (const [minutes, calls] of [
      [0, 1],
      [4.9, 1],
      [5.1, 2],
    ] as const) {
      clock.mockReturnValue(start + minutes * 60_000);
      await queryClient.fetchQuery({ queryKey: publicKey("fresh"), queryFn });
      expect(queryFn).toHaveBeenCalledTimes(calls);
    }
  });

  test("a failed read is not repeated by default", async () => {
    const queryFn = vi.fn(async () => {
      throw new Error("down");
    });
    await expect(queryClient.fetchQuery({ queryKey: publicKey("failed"), queryFn })).rejects.toThrow("down");
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});

describe("a guest", () => {
  test.each(["found-guest", "requested"] as const)("requests nothing, and their write is refused: %s", async (type) => {
    render(<Island />);
    await act(async () => dispatchSession({ type }));
    await act(async () => screen.getByRole("button").click());
    await screen.findByText("refused");
    expect(requests).toEqual([]);
  });

  test("nor does a session that could not be checked", async () => {
    render(<Island />);
    await act(async () => dispatchSession({ type: "requested" }));
    await act(async () => dispatchSession({ type: "unavailable" }));
    await act(async () => screen.getByRole("button").click());
    await screen.findByText("refused");
    expect(requests).toEqual([]);
  });
});

test("a write invalidates what it changed, and the island reads it again", async () => {
  render(<Island />);
  await signIn();
  await screen.findByText("100");
  await act(async () => screen.getByRole("button").click());
  await screen.findByText("50");
  expect(requests).toEqual(["GET P1", "PUT P1", "GET P1"]);
});

describe("a change of player", () => {
  test("clears what the last one read, and the next one reads their own", async () => {
    render(<Island />);
    await signIn("P1");
    await screen.findByText("100");
    await signIn("P2");
    expect(screen.queryByText("100")).toBeNull();
    await screen.findByText("7");
    expect(held()).not.toContain("100");
    expect(held()).not.toContain("P1");
  });

  test("cancels requests in flight: a late response reaches nobody", async () => {
    let respond: (response: Response) => void = () => {};
    const signals: AbortSignal[] = [];
    server.use(
      http.get(
        url,
        ({ request }) => {
          signals.push(request.signal);
          return new Promise<Response>((resolve) => (respond = resolve));
        },
        { once: true },
      ),
    );
    render(<Island />);
    await signIn("P1");
    await eventually(() => expect(signals.length).toBe(1));
    await act(async () => dispatchSession({ type: "signed-out" }));
    expect(signals[0]?.aborted).toBe(true);
    await signIn("P2");
    await act(async () => respond(HttpResponse.json({ limit: "of P1" })));
    await screen.findByText("7");
    expect(held()).not.toContain("of P1");
  });

  test("a write that is confirmed after it keeps nothing of the last one", async () => {
    let respond: (response: Response) => void = () => {};
    server.use(http.put(url, () => new Promise<Response>((resolve) => (respond = resolve))));
    await signIn("P1");
    const player = signedInPlayer("P1");
    const { queryKey } = limitQuery(player);
    const written = runMutation(
      { ...setLimitMutation(player), onSuccess: (saved) => void queryClient.setQueryData(queryKey, saved) },
      "of P1",
    );
    await eventually(() => expect(queryClient.isMutating()).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await signIn("P2");
    respond(HttpResponse.json({ limit: "of P1" }));
    expect(await written).toEqual({ limit: "of P1" });
    expect(held()).not.toContain("P1");
  });

  test("keeps what belongs to nobody", async () => {
    queryClient.setQueryData(publicKey("jackpot"), { limit: "1000" });
    await signIn("P1");
    await act(async () => dispatchSession({ type: "signed-out" }));
    expect(held()).toContain("1000");
  });

  test("a newer token of the same player clears nothing", async () => {
    render(<Island />);
    await signIn("P1");
    await screen.findByText("100");
    await act(async () => dispatchSession({ type: "found", player: signedInPlayer("P1") }));
    expect(requests).toEqual(["GET P1"]);
    expect(held()).toContain("100");
  });
});

test("player A signs out in one tab and B signs in there: no query of A is readable in the other tab", async () => {
  const { startSession } = await import("../start-session");
  server.use(http.post("*/api/session", () => new HttpResponse(null, { status: 204 })));
  signedInPlayer("P1");
  startSession(() => import("../check-sign-in"));
  render(<Island />);
  await screen.findByText("100");
  // The other tab's change of the shared storage, and this tab's event of it.
  const refreshToken = "CognitoIdentityServiceProvider.greenroom-web.sub-1.refreshToken";
  for (const key of Object.keys(localStorage)) if (key.startsWith("Cognito")) localStorage.removeItem(key);
  await act(async () => dispatchEvent(new StorageEvent("storage", { key: refreshToken })));
  expect(screen.queryByText("100")).toBeNull();
  expect(held()).not.toContain("P1");
  signedInPlayer("P2");
  await act(async () => dispatchEvent(new StorageEvent("storage", { key: refreshToken })));
  await screen.findByText("7");
  expect(held()).not.toContain("P1");
});

describe("requests per kind of fault", () => {
  const reads: [string, () => Response, number][] = [
    ["a network that fails", () => HttpResponse.error(), 3],
    ["503", () => HttpResponse.json({}, { status: 503 }), 3],
    ["429", () => HttpResponse.json({}, { status: 429 }), 3],
    ["500", () => HttpResponse.json({}, { status: 500 }), 1],
    ["404", () => HttpResponse.json({}, { status: 404 }), 1],
    ["400", () => HttpResponse.json({}, { status: 400 }), 1],
    ["broken JSON", () => new HttpResponse("<<<", { headers: { "content-type": "application/json" } }), 1],
    ["another shape", () => HttpResponse.json({ limit: 1 }), 1],
    ["a redirect", () => new HttpResponse(null, { status: 302, headers: { location: "/elsewhere" } }), 1],
  ];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    return () => vi.useRealTimers();
  });

  /** Responds to every request in this way, and counts them. */
  function fail(method: "get" | "put", respond: () => Response): () => number {
    let count = 0;
    server.use(
      http[method](url, () => {
        count++;
        return respond();
      }),
    );
    return () => count;
  }
  async function pass(turns = 60) {
    for (let turn = 0; turn < turns; turn++)
      await act(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(200);
      });
  }

  test.each(reads)("a read that meets %s", async (_what, respond, expected) => {
    const count = fail("get", respond);
    render(<Island />);
    await signIn();
    await pass();
    expect(count()).toBe(expected);
    expect(screen.getByText("error")).toBeTruthy();
    cleanup();
  });

  test("a read that meets its deadline is not repeated: the player has waited already", () => {
    const { retry } = retryTransient;
    expect(retry(0, Object.assign(new Error("x"), { name: "Unreachable", reason: "deadline" }))).toBe(false);
  });

  test.each(reads)("a write that meets %s is sent once", async (_what, respond) => {
    const count = fail("put", respond);
    await signIn();
    const player = signedInPlayer();
    const outcome = runMutation(setLimitMutation(player), "50").catch((error: unknown) => error);
    await pass(20);
    expect(await outcome).toBeInstanceOf(Error);
    expect(count()).toBe(1);
  });

  test("a write while the browser is offline fails now, and is not sent later", async () => {
    const count = fail("put", () => HttpResponse.error());
    await signIn();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    dispatchEvent(new Event("offline"));
    const outcome = runMutation(setLimitMutation(signedInPlayer()), "50").catch((error: unknown) => error);
    await pass(20);
    expect(await outcome).toBeInstanceOf(Error);
    dispatchEvent(new Event("online"));
    await pass(20);
    expect(count()).toBe(1);
  });

  test("a 401 refreshes the token once and repeats the call once", async () => {
    const newer = token(7_200, { player_id: "P1" });
    const sent: (string | null)[] = [];
    server.use(
      http.get(url, ({ request }) => {
        sent.push(request.headers.get("authorization"));
        if (sent.length > 1) return HttpResponse.json({ limit: "100" });
        // Another tab renews the tokens meanwhile, so the refresh finds newer ones without a request.
        localStorage.setItem("CognitoIdentityServiceProvider.greenroom-web.sub-1.idToken", newer);
        return HttpResponse.json({}, { status: 401 });
      }),
    );
    render(<Island />);
    await signIn();
    await pass();
    expect(sent).toEqual([expect.not.stringContaining(newer), `Bearer ${newer}`]);
    expect(screen.getByText("100")).toBeTruthy();
  });
});

test("public data is read without a player", async () => {
  server.use(http.get("http://platform.test/v1/site/jackpot", () => HttpResponse.json({ limit: "1000" })));
  render(<Jackpot />);
  expect(await screen.findByText("1000")).toBeTruthy();
});
