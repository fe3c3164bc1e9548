import { request } from "node:http";

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
