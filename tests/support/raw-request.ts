import { request } from "node:http";
import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A request whose target is sent exactly as given: `fetch` would mend it first. Resolves for every status; no redirect is followed. */
export function rawRequest(
  origin: string,
  target: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method: "GET", ...options }, (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        body += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      answer.on("error", reject);
    });
    sent.setTimeout(20_000, () => sent.destroy(new Error(`${target} got no answer`)));
    sent.on("error", reject);
    sent.end();
  });
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
