import { Agent, request } from "node:http";
import { hostileAddresses, hostileTexts } from "./hostile-inputs";

/** A request with something hostile in one position of it. */
interface HostileRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string;
}

/** Removes characters that a header cannot carry: the client would refuse to send it. */
const inHeader = (payload: string) => payload.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, "");
const inPath = (payload: string) => encodeURIComponent(payload.toWellFormed());
const get = (target: string, headers: Record<string, string> = {}): HostileRequest => ({
  method: "GET",
  target,
  headers,
  body: "",
});
const post = (target: string, body: string, headers: Record<string, string> = {}): HostileRequest => ({
  method: "POST",
  target,
  headers: { "content-type": "application/json", ...headers },
  body,
});

/** Every place of a request that takes text from outside. */
const positions: readonly ((payload: string) => HostileRequest)[] = [
  (payload) => get(`/${inPath(payload)}`),
  (payload) => get(`/en-UN/${inPath(payload)}`),
  (payload) => get(`/en-UN/my-account/${inPath(payload)}`),
  (payload) => get(`/en-UN/play/${inPath(payload)}`),
  (payload) => get(`/api/pay-and-play/${inPath(payload)}`),
  (payload) => get(`/en-UN/my-account/account?from=${inPath(payload)}`),
  (payload) => get(`/en-UN/401?from=${inPath(payload)}`),
  (payload) => get(`/en-UN/signup/callback?code=${inPath(payload)}&sessionId=${inPath(payload)}`),
  (payload) => get(`/en-UN/signup/pnp?redirectPath=${inPath(payload)}`),
  (payload) => get(`/en-UN?bonusCode=${inPath(payload)}`),
  (payload) => get("/en-UN/my-account/account", { cookie: `id-token=${inHeader(payload)}` }),
  (payload) => get("/en-UN", { cookie: inHeader(payload) }),
  (payload) => get("/en-UN", { referer: inHeader(payload), "user-agent": inHeader(payload) }),
  (payload) =>
    get("/promotions", { host: inHeader(payload).replace(/\s/g, "") || "x", "x-forwarded-host": inHeader(payload) }),
  (payload) =>
    get("/en-UN/my-account/account", {
      "x-middleware-subrequest": inHeader(payload),
      "x-greenroom-session": `id-token=${inHeader(payload)}`,
    }),
  (payload) => get("/en-UN", { "x-forwarded-for": inHeader(payload), "x-visitor-country": inHeader(payload) }),
  (payload) => get("/api/player/banners?locale=en-UN&place=home", { authorization: `Bearer ${inHeader(payload)}` }),
  (payload) => post("/api/session", payload, { authorization: `Bearer ${inHeader(payload)}` }),
  (payload) => post("/api/report", JSON.stringify({ message: payload })),
  (payload) => post("/api/content-webhook", payload),
];

/** The requested number of requests, the same for the same seed: every position in turn, with payloads from all lists. */
export function hostileRequests(count: number, seed: number): HostileRequest[] {
  const payloads = [...hostileAddresses(), ...hostileTexts()];
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return Array.from({ length: count }, (_, at) => {
    const payload = payloads[next() % payloads.length] ?? "";
    return (positions[at % positions.length] ?? get)(payload);
  });
}

/** One request in every position, after which each page has been rendered once: a first render takes its time from anybody. */
export const harmlessRequests = (): HostileRequest[] => positions.map((position) => position("harmless"));

export interface HostileFigures {
  requests: number;
  statuses: Record<number, number>;
  slowestMs: number;
  /** Requests that broke a promise, with what they got. */
  bad: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const slowMs = 2_000;

/** Sends them all, and checks the responses: no 5xx, no stack or path, no way off the site, nothing over two seconds. */
export async function sendHostile(origin: string, requests: readonly HostileRequest[]): Promise<HostileFigures> {
  const figures: HostileFigures = { requests: 0, statuses: {}, slowestMs: 0, bad: [] };
  const queue = [...requests];
  const work = async () => {
    for (let each = queue.pop(); each; each = queue.pop()) {
      const started = performance.now();
      const { status, location, body } = await send(origin, each);
      const ms = Math.round(performance.now() - started);
      figures.requests++;
      figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
      figures.slowestMs = Math.max(figures.slowestMs, ms);
      const target = URL.parse(location, origin);
      const isAway = target?.origin !== origin || /^[/\\]{2}/.test(location);
      const isLeaky = /node_modules|\bat .*\.(?:ts|js|mjs):\d/.test(body);
      if (status === 0 || status >= 500 || isAway || isLeaky || ms > slowMs)
        figures.bad.push(
          `${status} ${each.method} ${each.target} ${JSON.stringify(each.headers)} ${location} ${ms} ms`,
        );
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return figures;
}

function send(origin: string, { method, target, headers, body }: HostileRequest) {
  const { hostname, port } = new URL(origin);
  return new Promise<{ status: number; location: string; body: string }>((resolve) => {
    const lost = () => resolve({ status: 0, location: "/", body: "" });
    const sent = request({ hostname, port, path: target, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", lost);
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? "/",
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.setTimeout(20_000, () => sent.destroy());
    sent.once("error", lost);
    sent.end(body);
  });
}
