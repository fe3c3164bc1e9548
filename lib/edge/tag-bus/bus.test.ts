import { afterEach, expect, test } from "vitest";
import { type Broker, startBroker } from "@/tests/support/broker";
import { eventually } from "@/tests/support/eventually";
import { startTagBus, type TagBus } from "./bus";

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function broker(options?: Parameters<typeof startBroker>[0]): Promise<Broker> {
  const started = await startBroker(options);
  open.push(started.stop);
  return started;
}

/** An instance on the bus that records the stale tags and the states of Redis. */
function instance(url: string) {
  const stale: string[] = [];
  const states: string[] = [];
  let dropped = 0;
  const bus: TagBus = startTagBus({
    url,
    retryMs: 20,
    cache: { markStale: (tags) => void stale.push(...tags), markAllStale: () => void dropped++ },
    onChange: ({ state }) => void states.push(state),
  });
  open.push(bus.stop);
  return { ...bus, stale, states, dropped: () => dropped };
}

async function connected(...instances: ReturnType<typeof instance>[]) {
  for (const each of instances) await eventually(() => expect(each.states.at(-1)).toBe("back"));
}

test("the others receive a publish, and the sender does not", async () => {
  const { url } = await broker();
  const [one, two, three] = [instance(url), instance(url), instance(url)];
  await connected(one, two, three);
  one.publish(["games", "game:book.v1"]);
  await eventually(() => expect([two.stale, three.stale]).toEqual([one, one].map(() => ["games", "game:book.v1"])));
  two.publish(["banners"]);
  await eventually(() => expect(one.stale).toEqual(["banners"]));
});

test("a burst of publishes is few entries", async () => {
  const redis = await broker();
  const [one, two] = [instance(redis.url), instance(redis.url)];
  await connected(one, two);
  const tags = Array.from({ length: 200 }, (_, at) => `game:${at}`);
  for (const tag of tags) one.publish([tag]);
  await eventually(() => expect(two.stale).toEqual(tags));
  expect(redis.entries.length).toBeLessThan(5);
});

test("an instance that was cut off continues after the last entry it saw, and keeps its cache", async () => {
  const redis = await broker();
  const [one, two] = [instance(redis.url), instance(redis.url)];
  await connected(one, two);
  one.publish(["first"]);
  await eventually(() => expect(two.stale).toEqual(["first"]));
  const before = two.dropped();

  await redis.stop();
  await eventually(() => expect([one.states.at(-1), two.states.at(-1)]).toEqual(["away", "away"]));
  const missed = { id: `${Date.now()}-50`, fields: ["from", "somebody", "tags", "missed\nalso-missed"] };
  await broker({ port: redis.port, entries: [...redis.entries, missed] });
  await connected(one, two);
  await eventually(() => expect(two.stale).toEqual(["first", "missed", "also-missed"]));
  expect(two.dropped()).toBe(before);
});

test("an instance whose last entry is gone from the log marks everything stale", async () => {
  const redis = await broker();
  const [one, two] = [instance(redis.url), instance(redis.url)];
  await connected(one, two);
  one.publish(["first"]);
  await eventually(() => expect(two.stale).toEqual(["first"]));
  const before = two.dropped();

  await redis.stop();
  await broker({ port: redis.port });
  await eventually(() => expect(two.dropped()).toBe(before + 1));
});

test("a log with an unreadable entry marks everything stale", async () => {
  const redis = await broker();
  const one = instance(redis.url);
  await connected(one);
  redis.entries.push({ id: `${Date.now()}-60`, fields: ["what", "is this"] });
  const before = one.dropped();
  redis.cut();
  await eventually(() => expect(one.dropped()).toBeGreaterThan(before));
});

test("while Redis is away it is logged once, the site continues, and publishes are sent when it is back", async () => {
  const first = await broker();
  const { port, url } = first;
  const [one, two] = [instance(url), instance(url)];
  await connected(one, two);
  one.publish(["before"]);
  await eventually(() => expect(two.stale).toEqual(["before"]));
  await first.stop();
  await eventually(() => expect(one.states).toEqual(["back", "away"]));
  expect(() => one.publish(["published-alone"])).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 200)); // Ten tries and more.
  expect(one.states).toEqual(["back", "away"]);

  await broker({ port, entries: first.entries });
  await eventually(() => expect(two.stale).toEqual(["before", "published-alone"]));
  expect(one.states).toEqual(["back", "away", "back"]);
});

test("an instance that starts without Redis logs it once and joins when it is back", async () => {
  const { port, url, stop } = await broker();
  await stop();
  const one = instance(url);
  await eventually(() => expect(one.states).toEqual(["away"]));
  expect(one.dropped()).toBe(0);
  await broker({ port });
  await connected(one);
  expect(one.dropped()).toBe(1);
});

test("an address that the client of Redis refuses is logged once, and publishes wait as while Redis is away", async () => {
  const one = instance("redis://127.0.0.1:6379/no-number");
  expect(() => one.publish(["published-alone"])).not.toThrow();
  await eventually(() => expect(one.states).toEqual(["away"]));
  await new Promise((resolve) => setTimeout(resolve, 100)); // A few tries more.
  expect(one.states).toEqual(["away"]);
});
