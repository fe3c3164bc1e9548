import { vi } from "vitest";

interface RecordedCall {
  /** "GET /v1/recent-games?limit=30" */
  line: string;
  /** Undefined without one. */
  body: unknown;
}

const send = fetch;

/** The calls to an origin that are made from now on, until the test ends. They are sent as they are. */
export function recordCalls(origin: string): RecordedCall[] {
  const calls: RecordedCall[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.startsWith(`${origin}/`)) {
      const text = await request.clone().text();
      const line = `${request.method} ${request.url.slice(origin.length)}`;
      calls.push({ line, body: text === "" ? undefined : JSON.parse(text) });
    }
    return send(request);
  });
  return calls;
}
