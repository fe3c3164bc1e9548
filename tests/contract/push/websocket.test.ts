// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseTransport } from "@/lib/session/push/choose-transport";
import { type RawServer, startRawServer } from "./raw-server";

let server: RawServer;
beforeAll(async () => {
  server = await startRawServer();
});
afterAll(() => server.stop());

const soon = { timeout: 10_000, interval: 20 };

async function attempt(url: string) {
  const events: string[] = [];
  const transport = await chooseTransport({ url, transport: "websocket" });
  const line = transport.open("a token", {
    opened: () => void events.push("opened"),
    text: (text) => void events.push(text),
    lost: () => void events.push("lost"),
  });
  return { line, events };
}

test("a plain WebSocket carries the same texts, with the token in the query [PUSH-501, PUSH-511]", async () => {
  const { line, events } = await attempt(server.url);
  await expect.poll(() => events, soon).toEqual(["opened"]);
  expect(server.requests).toEqual(["/push?Authorization=a+token"]);
  line.send("ping");
  await expect.poll(() => server.received, soon).toEqual(["ping"]);
  server.send("pong");
  await expect.poll(() => events, soon).toEqual(["opened", "pong"]);
  server.drop();
  await expect.poll(() => events, soon).toEqual(["opened", "pong", "lost"]);
});

test("a closed connection emits no more events", async () => {
  const { line, events } = await attempt(server.url);
  await expect.poll(() => events, soon).toEqual(["opened"]);
  line.close();
  server.drop();
  const other = await attempt(server.url.replace("ws:", "http:"));
  await expect.poll(() => other.events, soon).toEqual(["opened"]);
  expect(events).toEqual(["opened"]);
  other.line.close();
});

test("an attempt without a response is lost once", async () => {
  const { events } = await attempt("ws://127.0.0.1:9/push");
  await expect.poll(() => events, soon).toEqual(["lost"]);
});
