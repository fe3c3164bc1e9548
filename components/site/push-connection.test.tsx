import { act, render } from "@testing-library/react";
import { HttpResponse, http, ws } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import { pushHandler } from "@/lib/session/push/handlers";
import { type Player, unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { server } from "@/tests/support/msw";
import { PushConnection } from "./push-connection";

const push = ws.link("ws://push.test/*");
const connections: { send(text: string): void; isClosed: boolean }[] = [];
const receive = vi.fn();
const readAgain = vi.fn();
const opened = vi.fn();
const handlers = [pushHandler({ type: "LEVEL", schema: z.object({ level: z.number() }), receive, readAgain, opened })];
let player: Player;
const signIn = () => act(async () => dispatchSession({ type: "signed-in", player }));

beforeEach(() => {
  writeConfig({ ...config, push: { url: "http://push.test", transport: "websocket" } });
  player = signedInPlayer();
  connections.length = 0;
  for (const spy of [receive, readAgain, opened]) spy.mockReset();
  useSession.setState(unknownSession, true);
  server.use(
    http.get("http://platform.test/v1/player/push-token", () => HttpResponse.json({ token: "t" })),
    push.addEventListener("connection", ({ client }) => {
      const connection = { send: (text: string) => client.send(text), isClosed: false };
      connections.push(connection);
      client.addEventListener("close", () => {
        connection.isClosed = true;
      });
    }),
  );
});

test("the connection follows the session, with nothing else on the page [PUSH-502, PUSH-510]", async () => {
  render(<PushConnection handlers={handlers} />);
  await act(async () => dispatchSession({ type: "found-guest" }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(connections).toHaveLength(0);
  await signIn();
  await eventually(() => expect(opened.mock.calls).toEqual([[player]]));
  connections[0]?.send(JSON.stringify({ body: { type: "LEVEL", level: 3 } }));
  await eventually(() => expect(receive.mock.calls).toEqual([[player, { level: 3 }]]));
  await act(async () => dispatchSession({ type: "signed-out" }));
  await eventually(() => expect(connections.map(({ isClosed }) => isClosed)).toEqual([true]));
});

test("a body that its schema refuses is logged, reported once, and what it is about is read again", async () => {
  const reports: string[] = [];
  navigator.sendBeacon = (_path, text) => reports.push(String(text)) > 0;
  render(<PushConnection handlers={handlers} />);
  await signIn();
  await eventually(() => expect(opened).toHaveBeenCalledOnce());
  for (const level of ["high", null]) connections[0]?.send(JSON.stringify({ body: { type: "LEVEL", level } }));
  await eventually(() => expect(readAgain.mock.calls).toEqual([[player], [player]]));
  const words = "A push message of the type LEVEL cannot be read.";
  expect(vi.mocked(console.error).mock.calls).toEqual([[new Error(words)], [new Error(words)]]);
  vi.mocked(console.error).mockClear();
  expect(reports.map((report) => JSON.parse(report).message)).toEqual([words]);
  expect(receive).not.toHaveBeenCalled();
  await act(async () => dispatchSession({ type: "signed-out" }));
});

test("any message asks for the truth about operations whose outcome is unknown", async () => {
  const queryKey = playerKey(player, "intents");
  render(<PushConnection handlers={handlers} />);
  await signIn();
  await eventually(() => expect(opened).toHaveBeenCalledOnce());
  queryClient.setQueryData(queryKey, []);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  connections[0]?.send(JSON.stringify({ body: { type: "SOMETHING_NEW" } }));
  await eventually(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
  expect([receive.mock.calls, readAgain.mock.calls]).toEqual([[], []]);
  await act(async () => dispatchSession({ type: "signed-out" }));
});
