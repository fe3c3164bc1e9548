import { HttpResponse, http } from "msw";
import { expect, vi } from "vitest";
import type { Endpoint } from "@/lib/session/platform/endpoint";
import { server } from "../msw";
import { goodResponses, type Respond } from "./platform";

/** What is particular about the answers of a call. */
export interface LateCall {
  /** The good answer, where the one of every page is not it. */
  good?: Respond;
  others?: Record<string, Respond>;
  /** How long after a fault it is known to have failed, where no read of the platform is: in ms. */
  failsAfterMs?: number;
  /** How long after a failure it is asked again, where nobody waits for an answer as slow as the slow one: in ms. */
  againAfterMs?: number;
}

const timers = ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;
let responses: Record<string, (request: Request) => Response | Promise<Response>>;
let reached: boolean;

/** Has the call of `respondLate` come? */
export const isReached = (): boolean => reached;

/** Every call of a page has its good answer, by fake timers. */
export function respondWell(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...timers] });
  responses = {};
  reached = false;
  server.use(
    http.all("http://platform.test/*", async ({ request }) => {
      return respond(request) ?? HttpResponse.json({}, { status: 404 });
    }),
    http.all("http://files.test/*", ({ request }) => respond(request) ?? new HttpResponse(null, { status: 405 })),
    // It renews nothing.
    http.post("http://identity.test/", () =>
      HttpResponse.json({ __type: "NotAuthorizedException", message: "Refresh Token has expired" }, { status: 400 }),
    ),
    http.get("*/api/time", ({ request }) => respond(request)),
    http.get("*/api/questionnaire/*", () => HttpResponse.json({ occupations: [], sourcesOfFunds: [] })),
    http.delete("*/api/session", () => new HttpResponse(null, { status: 204 })),
    http.post("*/reports", () => new HttpResponse(null, { status: 204 })),
  );
}

function respond(request: Request): Response | Promise<Response> | undefined {
  const line = `${request.method} ${new URL(request.url).pathname.replace(/^\/(v1\/)?/, "")}`;
  return (responses[line] ?? goodResponses[line])?.(request);
}

/** As `AbortSignal.timeout`, whose own timers nobody fakes. */
function deadline(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException("The operation timed out.", "TimeoutError")), ms);
  return controller.signal;
}

/** Its method and path, as the fault tables name a call. */
export const lineOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path.replace(":version", "1")}`;

/** The call is held until what this returns is called: then it gets `fault`, or the good answer where there is none. */
export function respondLate(line: string, row: LateCall, fault: ((request: Request) => Response) | null): () => void {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // What is tried again for so long looks at the clock that cannot be set.
  if (row.failsAfterMs) {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...timers, "performance"] });
    vi.spyOn(AbortSignal, "timeout").mockImplementation(deadline);
  }
  const good = row.good ?? goodResponses[line] ?? expect.fail(`${line} has no good answer`);
  responses = {
    ...row.others,
    [line]: async (request) => {
      reached = true;
      await held;
      return (fault ?? good)(request);
    },
  };
  return release;
}
