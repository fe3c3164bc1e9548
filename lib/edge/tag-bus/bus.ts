import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@redis/client";
import { z } from "zod";

/** The bus's calls to the cache of its instance. */
export interface TaggedCache {
  /** These were published on another instance: render their pages again, behind the next visitor's back. */
  markStale(tags: readonly string[]): void;
  /** A publish may have been missed: no page may be taken for fresh. */
  markAllStale(): void;
}

export interface TagBus {
  /** Notifies the other instances, at once or when Redis is back. Never throws. */
  publish(tags: readonly string[]): void;
  stop(): void;
}

interface Options {
  url: string;
  cache: TaggedCache;
  /** Called when Redis is lost and when it is back: once each, whatever the number of attempts between. */
  onChange?: (change: { state: "away"; reason: string } | { state: "back" }) => void;
  retryMs?: number;
}

/** One stream of the last publishes, which every instance reads at its own pace. */
const stream = "greenroom:tags";
const trim = { strategy: "MAXLEN", strategyModifier: "~", threshold: 1_000 } as const;
/** A read waits this long for news; a connection silent for longer is dead, though nobody has closed it. */
const waitMs = 5_000;
const silenceMs = 15_000;

const Message = z.object({ from: z.string(), tags: z.string().transform((tags) => tags.split("\n")) });

function connection(url: string) {
  const socket = { reconnectStrategy: false, connectTimeout: waitMs, socketTimeout: silenceMs } as const;
  const client = createClient({ url, RESP: 2, disableOfflineQueue: true, socket });
  client.on("error", () => {}); // Every command rejects as well, and that is handled.
  return client;
}
type Client = ReturnType<typeof connection>;

/**
 * Carries stale tags between instances over one Redis stream. A stream is delivery and log in one: a reader that was cut off
 * continues after the last entry it saw, and when that entry is gone it cannot know what it missed and marks everything stale.
 * While Redis is away the instance works alone, and what it published meanwhile is sent on its return.
 */
export function startTagBus({ url, cache, onChange = () => {}, retryMs = 1_000 }: Options): TagBus {
  const self = randomUUID();
  const pending = new Set<string>();
  let reader: Client | undefined;
  let lastSeen: string | undefined;
  let state: "new" | "back" | "away" = "new";
  let isSending = false;
  let isStopped = false;

  async function receive(): Promise<void> {
    while (!isStopped) {
      try {
        reader = connection(url);
        await reader.connect();
        lastSeen = await catchUp(reader);
        if (state !== "back") onChange({ state: "back" });
        state = "back";
        while (!isStopped) await read(reader, lastSeen);
      } catch (error) {
        if (state !== "away" && !isStopped) onChange({ state: "away", reason: String(error) });
        state = "away";
      }
      if (reader) close(reader);
      if (!isStopped) await pause(retryMs);
    }
  }

  /** Where to continue reading: after the last entry seen, if the log still contains it. */
  async function catchUp(client: Client): Promise<string> {
    if (lastSeen !== undefined && (await client.xRange(stream, lastSeen, lastSeen))?.length) return lastSeen;
    const newest = await client.xRevRange(stream, "+", "-", { COUNT: 1 });
    cache.markAllStale();
    return newest?.[0]?.id ?? "0-0";
  }

  async function read(client: Client, since: string): Promise<void> {
    const replies = await client.xRead({ key: stream, id: since }, { BLOCK: waitMs, COUNT: 100 });
    for (const { id, message } of replies?.flatMap((reply) => reply?.messages ?? []) ?? []) {
      apply(message);
      lastSeen = id;
    }
  }

  function apply(entry: unknown): void {
    const message = Message.safeParse(entry);
    if (!message.success) cache.markAllStale();
    else if (message.data.from !== self) cache.markStale(message.data.tags);
  }

  /** One entry contains all waiting tags. A publish is rare, so each has its own connection: nothing idle can be half-open. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (pending.size > 0 && !isStopped) {
      const tags = [...pending];
      pending.clear();
      let writer: Client | undefined;
      try {
        writer = connection(url);
        await writer.connect();
        await writer.xAdd(stream, "*", { from: self, tags: tags.join("\n") }, { TRIM: trim });
      } catch {
        for (const tag of tags) pending.add(tag);
        await pause(retryMs);
      }
      if (writer) close(writer);
    }
    isSending = false;
  }

  void receive();
  return {
    publish(tags) {
      for (const tag of tags) pending.add(tag);
      void send();
    },
    stop() {
      isStopped = true;
      if (reader) close(reader);
    },
  };
}

function close(client: Client): void {
  if (client.isOpen) client.destroy();
}
