import { io } from "socket.io-client";
import { afterEach, expect, inject, test } from "vitest";
import { getPushToken } from "@/lib/session/push/api";
import { chooseTransport } from "@/lib/session/push/choose-transport";
import { connectPush, type PushConnection } from "@/lib/session/push/connection";
import type { PushBody } from "@/lib/session/push/schema";
import type { Line } from "@/lib/session/push/transport";
import { control, newPlayer, platformAs } from "../sandbox/world";

type Player = Awaited<ReturnType<typeof newPlayer>>;

const { push: url } = inject("sandbox");
const transport = () => chooseTransport({ url, transport: "socketio" });
const open: (Pick<PushConnection, "stop"> | { stop: Line["close"] })[] = [];

afterEach(() => {
  for (const { stop } of open.splice(0)) stop();
});

/** The site's own push connection of a player, with everything it received. */
function connect(player: Player) {
  const received = { messages: [] as PushBody[], errors: [] as Error[], opened: 0 };
  const connection = connectPush({
    transport,
    token: (signal) => getPushToken(player.http, signal),
    isSignedIn: () => true,
    onMessage: (body) => void received.messages.push(body),
    onOpen: () => void received.opened++,
    report: (error) => void received.errors.push(error),
  });
  open.push(connection);
  return { ...connection, received };
}

/** One attempt with a token, and what became of it. */
async function attempt(token: string) {
  const events: string[] = [];
  const line = (await transport()).open(token, {
    opened: () => void events.push("opened"),
    text: (text) => void events.push(text),
    lost: () => void events.push("lost"),
  });
  open.push({ stop: line.close });
  return { line, events };
}

const connections = ({ playerId }: Player) =>
  control<{ connections: number }>("GET", `/push/connections/${playerId}`).then(({ connections }) => connections);
const credit = ({ playerId }: Player, amount: string) => control("POST", `/players/${playerId}/balance`, { amount });
const soon = { timeout: 10_000, interval: 20 };

test("every change of the ledger reaches the player who owns it, with its version, and nobody else [PUSH-508]", async () => {
  const [player, other] = await Promise.all([newPlayer({ balance: "10.00" }), newPlayer({ balance: "10.00" })]);
  const [mine, theirs] = [connect(player), connect(other)];
  await expect.poll(() => mine.received.opened + theirs.received.opened, soon).toBe(2);
  await credit(player, "5.00");
  await credit(player, "-2.50");
  await credit(other, "1.00");
  await expect.poll(() => mine.received.messages.length + theirs.received.messages.length, soon).toBe(3);
  expect(mine.received.messages).toMatchObject([
    { type: "WALLET_BALANCE", version: 2, currency: "EUR", balanceMap: { main: [{ cash: "15.00" }] } },
    { type: "WALLET_BALANCE", version: 3, balanceMap: { main: [{ cash: "12.50" }] } },
  ]);
  expect(theirs.received.messages).toMatchObject([{ balanceMap: { main: [{ cash: "11.00" }] } }]);
});

test("attributes that have changed and another loyalty level reach the player whose they are, with what is new [PUSH-506, PUSH-507]", async () => {
  const [player, other] = await Promise.all([newPlayer({ attributes: { tier: 1, vip: false } }), newPlayer()]);
  const [mine, theirs] = [connect(player), connect(other)];
  await expect.poll(() => mine.received.opened + theirs.received.opened, soon).toBe(2);
  const change = (fields: object) => control("PATCH", `/players/${player.playerId}`, fields);
  await change({ attributes: { tier: 2, vip: false } });
  await change({ attributes: { tier: 2, vip: false }, firstName: "Ada" });
  await change({ loyaltyLevel: "GOLD" });
  await change({ loyaltyLevel: "GOLD" });
  await change({ loyaltyLevel: "SILVER" });
  await change({ loyaltyLevel: "MOON" });
  await expect.poll(() => mine.received.messages.length, soon).toBe(4);
  const level = (isLevelUp: boolean) => ({ type: "PLAYER_LOYALTY_LEVEL", playerId: player.playerId, isLevelUp });
  expect(mine.received.messages).toEqual([
    { type: "PLAYER_ATTRIBUTE_CHANGE", attributes: { tier: 2 } },
    ...[level(true), level(false), level(false)],
  ]);
  expect(theirs.received.messages).toEqual([]);
});

test("the handshake carries the token in the query, and the server replies to the text ping [PUSH-501, PUSH-504]", async () => {
  const player = await newPlayer();
  const { line, events } = await attempt((await getPushToken(player.http)) ?? "");
  await expect.poll(() => events, soon).toEqual(["opened"]);
  line.send("ping");
  await expect.poll(() => events, soon).toEqual(["opened", "pong"]);
});

test("no other token opens a connection, and a push token opens nothing else", async () => {
  const player = await newPlayer();
  for (const token of ["", "nonsense", player.idToken]) {
    const { events } = await attempt(token);
    await expect.poll(() => events, soon).toEqual(["lost"]);
  }
  const pushToken = (await getPushToken(player.http)) ?? "";
  await expect(getPushToken(platformAs(pushToken))).resolves.toBeNull();
});

test("a push token opens one connection, and no second one", async () => {
  const token = (await getPushToken((await newPlayer()).http)) ?? "";
  const [first, second] = await Promise.all([attempt(token), attempt(token)]);
  await expect.poll(() => [...first.events, ...second.events].sort(), soon).toEqual(["lost", "opened"]);
  const third = await attempt(token);
  await expect.poll(() => third.events, soon).toEqual(["lost"]);
});

test("the connection of a player who is deleted ends, and no other", async () => {
  const [player, other] = await Promise.all([newPlayer(), newPlayer()]);
  const [mine, theirs] = [await attempt((await getPushToken(player.http)) ?? ""), connect(other)];
  await expect.poll(() => [mine.events, theirs.received.opened], soon).toEqual([["opened"], 1]);
  await control("DELETE", `/players/${player.playerId}`);
  await expect.poll(() => mine.events, soon).toEqual(["opened", "lost"]);
  expect([await connections(player), await connections(other)]).toEqual([0, 1]);
});

test("a page of another origin is refused, even with a good token", async () => {
  const token = await getPushToken((await newPlayer()).http);
  const options = { transports: ["websocket"], forceNew: true, reconnection: false, query: { Authorization: token } };
  const refusal = await new Promise<Error>((resolve, reject) => {
    const socket = io(url, { ...options, extraHeaders: { Origin: "https://evil.example" } });
    open.push({ stop: () => void socket.disconnect() });
    socket.on("connect_error", resolve);
    socket.on("connect", () => reject(new Error("The connection was accepted.")));
  });
  expect(refusal.message).toBe("forbidden origin");
});

test("a text that is not JSON is reported, and the connection stays [PUSH-505]", async () => {
  const player = await newPlayer({ balance: "1.00" });
  const { received } = connect(player);
  await expect.poll(() => received.opened, soon).toBe(1);
  await control("POST", "/push/raw", { playerId: player.playerId, text: "abc" });
  await credit(player, "1.00");
  await expect.poll(() => received.messages.length, soon).toBe(1);
  expect([received.errors.length, received.opened]).toEqual([1, 1]);
});

test("a player who is thrown out comes back with a fresh token [PUSH-502, PUSH-503]", async () => {
  const player = await newPlayer();
  const { received } = connect(player);
  await expect.poll(() => received.opened, soon).toBe(1);
  await control("POST", "/push/kick", { playerId: player.playerId });
  await expect.poll(() => received.opened, soon).toBe(2);
  expect(await connections(player)).toBe(1);
});

test.each(["refused", "error", "cut"])("a handshake that is met with %s is tried again", async (kind) => {
  const player = await newPlayer();
  await control("POST", "/faults", { system: "push", kind, player: player.playerId, times: 1 });
  const { received } = connect(player);
  await expect.poll(() => received.opened, soon).toBe(kind === "cut" ? 2 : 1);
  await expect.poll(() => connections(player), soon).toBe(1);
});

test("stopping closes the connection at the other end too [PUSH-510]", async () => {
  const player = await newPlayer();
  const { received, stop } = connect(player);
  await expect.poll(() => received.opened, soon).toBe(1);
  stop();
  await expect.poll(() => connections(player), soon).toBe(0);
});
