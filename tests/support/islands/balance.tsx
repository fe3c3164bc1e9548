import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http, ws } from "msw";
import { Profiler } from "react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { Push } from "@/app/[edition]/push";
import { Balance } from "@/components/money/wallet/balance";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import money from "@/messages/en/money.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";

/** The responses to the balance call, the last one for ever, how often it was called, and the push connections that were made. */
export const world = {
  responses: [] as (() => object | Promise<object>)[],
  calls: 0,
  /** The response to the profile call. */
  profile: (): object | Promise<object> => openProfile,
  connections: [] as { send(text: string): void; close(): void; isClosed: boolean }[],
  reports: [] as string[],
};
const push = ws.link("ws://push.test/*");

/** The arrival of the lazy part, and the number of its requests. */
export const lazy = { arrival: () => Promise.resolve(), loads: 0 };
const load = async () => {
  lazy.loads++;
  await lazy.arrival();
  return import("@/components/money/wallet/balance-figures");
};

const texts = {
  label: "Balance",
  loading: "Loading the balance",
  unavailable: "Balance not available",
};
export const { slow } = money.wallet;

export const balance = (main: string, version: number, locked = "0") => ({
  balanceMap: { main: [{ cash: main }], locked: [{ cash: locked }] },
  currency: "EUR",
  version,
});
export const down = (message: string) => () => HttpResponse.json({ message }, { status: 500 });

/** Lets the network and React do what they can at this moment of the fake clock. */
export async function settle() {
  await act(async () => {
    for (let turn = 0; turn < 30; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    }
  });
}
export async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settle();
}
export const show = (onCommit = () => {}) =>
  render(
    <>
      <Push />
      <Profiler id="balance" onRender={onCommit}>
        <Balance {...texts} tag="fi-FI" load={load} />
      </Profiler>
    </>,
  );
export const receive = async (message: object) => {
  world.connections.at(-1)?.send(JSON.stringify({ body: { type: "WALLET_BALANCE", ...message } }));
  await settle();
};
export const hide = async (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(hidden ? "hidden" : "visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await settle();
};
export const isShown = (text: string) => screen.queryByText(text) !== null;

/** Signs in and lets the lazy part, the balance and the push connection arrive. */
export async function signIn() {
  await act(async () => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  await act(() => vi.dynamicImportSettled());
  await settle();
}

export async function showPlayer() {
  show();
  await signIn();
  expect([isShown("500,00 €"), world.connections.length]).toEqual([true, 1]);
  world.calls = 0;
}

export const callsWithin = async (ms: number) => {
  const before = world.calls;
  await pass(ms);
  return world.calls - before;
};

/** A player with 500 euros and a push connection, on a fake clock, for every test of the file. */
export function prepareBalance(): void {
  beforeEach(async () => {
    await loadAllMessages();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
    vi.setSystemTime(new Date(2026, 0, 5, 14, 5));
    vi.stubGlobal("requestAnimationFrame", setImmediate);
    vi.stubGlobal("cancelAnimationFrame", clearImmediate);
    writeConfig({
      ...config,
      push: { url: "http://push.test", transport: "websocket" },
      currencies: { INR: { space: true, position: "before" } },
    });
    Object.assign(world, { calls: 0, connections: [], reports: [], responses: [() => balance("500.00", 1)] });
    world.profile = () => openProfile;
    Object.assign(lazy, { loads: 0, arrival: () => Promise.resolve() });
    useToasts.setState({ shown: [] });
    useSession.setState(unknownSession, true);
    navigator.sendBeacon = (_path, body) => world.reports.push(String(body)) > 0;
    server.use(
      http.get("http://platform.test/v1/player/push-token", () => HttpResponse.json({ token: "t" })),
      http.get("http://platform.test/v1/player/profile", async () => {
        const response = await world.profile();
        return response instanceof Response ? response : HttpResponse.json(response);
      }),
      http.get("http://platform.test/v1/player/wallet/balance", async () => {
        world.calls++;
        const response = await (world.responses.length > 1 ? world.responses.shift() : world.responses[0])?.();
        return response instanceof Response ? response : HttpResponse.json(response as object);
      }),
      push.addEventListener("connection", ({ client }) => {
        const connection = { send: (text: string) => client.send(text), close: () => client.close(), isClosed: false };
        world.connections.push(connection);
        client.addEventListener("close", () => {
          connection.isClosed = true;
        });
      }),
    );
  });
  afterEach(async () => {
    act(() => dispatchSession({ type: "signed-out" }));
    await settle();
    vi.useRealTimers();
  });
}
