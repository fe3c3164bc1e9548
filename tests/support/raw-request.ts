import { request } from "node:http";
import { connect } from "node:net";

export interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface RawBytes extends Omit<RawResponse, "body"> {
  body: Buffer;
}

/** How often a page is asked for whose render misses its deadline. */
const mostAttempts = 5;

interface Options {
  method?: string;
  headers?: Record<string, string>;
}

/** As `rawRequest`, with the body as it crossed the wire. */
export function rawBytes(origin: string, target: string, options: Options = {}): Promise<RawBytes> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method: "GET", ...options }, (response) => {
      response
        .toArray()
        .then((chunks) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
        .catch(reject);
    });
    sent.setTimeout(60_000, () => sent.destroy(new Error(`${target} got no answer`)));
    sent.on("error", reject);
    sent.end();
  });
}

/** As `rawRequest`, of a page that is to be there: a busy machine may miss the deadline of a render (503), which decides nothing. */
export async function patientRequest(origin: string, target: string, options: Options = {}): Promise<RawResponse> {
  let response = await rawRequest(origin, target, options);
  for (let attempt = 1; response.status === 503 && attempt < mostAttempts; attempt++)
    response = await rawRequest(origin, target, options);
  return response;
}

/** Sends text as it is, and resolves with what comes back until the server closes the connection. */
export function sendRaw(origin: string, text: string): Promise<{ response: string; ms: number }> {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let response = "";
    socket.setEncoding("utf8").on("data", (chunk) => {
      response += chunk;
    });
    socket.once("close", () => resolve({ response, ms: performance.now() - started }));
    socket.once("error", reject);
  });
}

/** A request whose target is sent exactly as given: `fetch` would normalise it. Resolves for every status; no redirect is followed. */
export async function rawRequest(origin: string, target: string, options: Options = {}): Promise<RawResponse> {
  const response = await rawBytes(origin, target, options);
  return { ...response, body: response.body.toString() };
}
