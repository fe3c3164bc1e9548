import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connectPush, type PushSettings } from "./connection";
import type { Line, LineEvents, Transport } from "./transport";

/** A push service of our own: it records every attempt, and the test decides its outcome. */
function fakeService() {
  const attempts: { token: string; events: LineEvents; line: Line; sent: string[] }[] = [];
  const transport: Transport = {
    open(token, events) {
      const sent: string[] = [];
      const line = { send: (text: string) => void sent.push(text), close: vi.fn() };
      attempts.push({ token, events, line, sent });
      return line;
    },
  };
  const last = () => {
    const attempt = attempts.at(-1);
    if (!attempt) throw new Error("No attempt was made.");
    return attempt;
  };
  return { attempts, transport, last };
}

let signedIn: boolean;
let tokens: number;
let service: ReturnType<typeof fakeService>;
const onMessage = vi.fn<PushSettings["onMessage"]>();
const opened = vi.fn();
const reported = vi.fn<PushSettings["report"]>();
const started: { stop(): void }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  signedIn = true;
  tokens = 0;
  service = fakeService();
  for (const spy of [onMessage, opened, reported]) spy.mockReset();
});
afterEach(() => {
  for (const connection of started.splice(0)) connection.stop();
  vi.useRealTimers();
});

async function connect(settings: Partial<PushSettings> = {}) {
  const connection = connectPush({
    transport: async () => service.transport,
    token: async () => `token-${++tokens}`,
    isSignedIn: () => signedIn,
    onMessage: onMessage,
    onOpen: opened,
    report: reported,
    ...settings,
  });
  started.push(connection);
  await vi.advanceTimersByTimeAsync(0);
  return connection;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("who is connected", () => {
  test("nobody without a session [PUSH-502]", async () => {
    signedIn = false;
    await connect();
    await pass(60_000);
    expect([service.attempts.length, tokens]).toEqual([0, 0]);
  });

  test("nobody without a token, and no further attempt is made [PUSH-502]", async () => {
    await connect({ token: async () => null });
    await pass(60_000);
    expect(service.attempts).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a loss after the session has ended starts no attempt [PUSH-502]", async () => {
    await connect();
    service.last().events.opened();
    signedIn = false;
    service.last().events.lost();
    await pass(60_000);
    expect(service.attempts).toHaveLength(1);
  });

  test("a session that ends while the token is fetched opens nothing [PUSH-502]", async () => {
    await connect({
      token: async () => {
        signedIn = false;
        return "late";
      },
    });
    expect(service.attempts).toEqual([]);
  });
});

describe("after a loss", () => {
  test("ten attempts follow, 3000 ms apart, each with a fresh token, and no eleventh [PUSH-501, PUSH-503]", async () => {
    await connect();
    for (let attempt = 1; attempt <= 10; attempt++) {
      service.last().events.lost();
      await pass(2_999);
      expect(service.attempts).toHaveLength(attempt);
      await pass(1);
      expect(service.attempts).toHaveLength(attempt + 1);
    }
    service.last().events.lost();
    await pass(600_000);
    expect(service.attempts.map(({ token }) => token)).toEqual(
      Array.from({ length: 11 }, (_, at) => `token-${at + 1}`),
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a token or transport that cannot be had counts as an attempt [PUSH-503]", async () => {
    let requests = 0;
    await connect({
      transport: async () => {
        requests++;
        throw new Error("The chunk did not arrive.");
      },
    });
    await pass(600_000);
    expect(requests).toBe(11);
  });

  test("once they are used up, a visible tab or a new sign-in starts afresh [PUSH-509]", async () => {
    const connection = await connect();
    for (let attempt = 0; attempt <= 10; attempt++) {
      service.last().events.lost();
      await pass(3_000);
    }
    expect(service.attempts).toHaveLength(11);
    connection.wake();
    await pass(0);
    expect(service.attempts).toHaveLength(12);
    service.last().events.lost();
    await pass(3_000);
    expect(service.attempts).toHaveLength(13);
    await connect();
    expect(service.attempts).toHaveLength(14);
  });

  test("waking changes nothing while a connection is open or an attempt waits [PUSH-509]", async () => {
    const connection = await connect();
    connection.wake();
    service.last().events.opened();
    connection.wake();
    service.last().events.lost();
    connection.wake();
    await pass(0);
    expect(service.attempts).toHaveLength(1);
    await pass(3_000);
    expect(service.attempts).toHaveLength(2);
  });

  test("a connection that stood sets the count back [PUSH-509]", async () => {
    await connect();
    for (let round = 0; round < 15; round++) {
      service.last().events.opened();
      await pass(5_000);
      service.last().events.lost();
      await pass(3_000);
    }
    expect(service.attempts).toHaveLength(16);
  });

  test("a service that drops each connection before it has stood is given up after ten attempts [PUSH-503]", async () => {
    await connect();
    for (let round = 0; round < 15; round++) {
      if (service.attempts.length > round) {
        service.last().events.opened();
        await pass(4_999);
        service.last().events.lost();
      }
      await pass(3_000);
    }
    expect(service.attempts).toHaveLength(11);
  });

  test("an attempt without a response is closed after 10 s and counts as lost [PUSH-503]", async () => {
    await connect();
    await pass(9_999);
    expect(service.last().line.close).not.toHaveBeenCalled();
    await pass(1);
    expect(service.last().line.close).toHaveBeenCalledTimes(1);
    await pass(3_000);
    expect(service.attempts).toHaveLength(2);
    service.last().events.opened();
    await pass(60_000);
    expect(service.attempts).toHaveLength(2);
  });

  test("a service that accepts and drops at once is not retried forever [PUSH-503]", async () => {
    await connect();
    for (let round = 0; round < 15; round++) {
      if (service.attempts.length > round) {
        service.last().events.opened();
        service.last().events.lost();
      }
      await pass(3_000);
    }
    expect(service.attempts).toHaveLength(11);
  });
});

describe("messages sent and received", () => {
  test("the text ping goes out every 20 s while the connection is open, and then no more [PUSH-504]", async () => {
    await connect();
    const { events, sent } = service.last();
    await pass(9_000);
    events.opened();
    await pass(19_999);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual(["ping"]);
    await pass(40_000);
    expect(sent).toEqual(["ping", "ping", "ping"]);
    events.lost();
    await pass(2_000);
    expect(sent).toHaveLength(3);
  });

  test("ping and pong are neither passed on nor reported [PUSH-504]", async () => {
    await connect();
    for (const text of ["ping", "pong"]) service.last().events.text(text);
    expect([onMessage.mock.calls, reported.mock.calls]).toEqual([[], []]);
  });

  test("a text that is not JSON is reported once as an error and changes nothing else [PUSH-505, ERR-026]", async () => {
    await connect();
    service.last().events.opened();
    service.last().events.text("abc");
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported.mock.calls[0]?.[0]).toBeInstanceOf(Error);
    expect(onMessage).not.toHaveBeenCalled();
    expect(service.last().line.close).not.toHaveBeenCalled();
    await pass(20_000);
    expect(service.attempts).toHaveLength(1);
  });

  test.each([
    { type: "WALLET_BALANCE", balanceMap: { main: [{ cash: "1.00" }] }, version: 3 },
    { type: "PLAYER_ATTRIBUTE_CHANGE", attributes: { riskPayout: true } },
    { type: "SOMETHING_NEW", anything: 7 },
  ])("a message $type is passed on with all its fields", async (body) => {
    await connect();
    service.last().events.text(JSON.stringify({ body }));
    expect(onMessage.mock.calls).toEqual([[body]]);
  });

  test.each([{ body: { type: 7 } }, { body: {} }, {}, null, 7])(
    "JSON that is no message is ignored: %j",
    async (message) => {
      await connect();
      service.last().events.text(JSON.stringify(message));
      expect([onMessage.mock.calls, reported.mock.calls]).toEqual([[], []]);
    },
  );

  test("every opening is reported, the first and those after a loss", async () => {
    await connect();
    service.last().events.opened();
    service.last().events.lost();
    await pass(3_000);
    service.last().events.opened();
    expect(opened).toHaveBeenCalledTimes(2);
  });
});

describe("stopping [PUSH-510]", () => {
  test("closes the connection and leaves no timer", async () => {
    const connection = await connect();
    service.last().events.opened();
    connection.stop();
    expect(service.last().line.close).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("while an attempt waits leaves no timer and starts none", async () => {
    const connection = await connect();
    service.last().events.lost();
    connection.stop();
    expect(vi.getTimerCount()).toBe(0);
    connection.wake();
    await pass(60_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(service.attempts).toHaveLength(1);
  });

  test("while the token is fetched ends the fetch and opens nothing", async () => {
    const signals: AbortSignal[] = [];
    const connection = await connect({
      token: (signal) => {
        signals.push(signal);
        return new Promise((resolve) => setTimeout(() => resolve("late"), 1_000));
      },
    });
    connection.stop();
    await pass(60_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(service.attempts).toEqual([]);
  });
});
