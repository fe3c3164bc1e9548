import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const noise = () => randomBytes(8).toString("hex");
const kinds = [
  () => `/en-UN/online-casino?${noise()}=${noise()}`,
  () => `/en-UN/online-casino/slots?page=${2 + Math.floor(Math.random() * 999)}&x=${noise()}`,
  () => `/en-CA/play/${noise()}`,
  () => `/fi-FI/online-casino/${noise()}`,
  () => `/fi-FI/promotions/casino/${noise()}`,
  () => `/en-UN/sportsbook/football/${noise()}/${noise()}`,
  () => `/social/en-UN/play/${noise()}.jpg`,
  () => `/api/facts/en-UN~web~a/${noise()}`,
  () => `/sitemaps/${noise()}/games.xml`,
  () => `/${noise()}/${noise()}`,
  () => `/_next/static/chunks/${noise()}.js`,
  () => `/en-NZ/terms?_rsc=${noise()}`,
] as const;
const headers = [
  () => ({ "accept-encoding": "br" }),
  () => ({ "accept-encoding": `gzip, ${noise()};q=0.5` }),
  () => ({ rsc: "1", "next-router-state-tree": noise() }),
  () => ({ rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": `/${noise()}` }),
  () => ({ "user-agent": noise(), host: `${noise()}.example`, cookie: `a=${noise()}` }),
] as const;

/** Requests that many addresses that nobody requested before, with headers of all kinds; resolves with the number of each status. */
export async function visitRandomAddresses(origin: string, count: number): Promise<Record<number, number>> {
  const { hostname, port } = new URL(origin);
  const statuses: Record<number, number> = {};
  let left = count;
  const visit = (path: string, sent: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      request({ hostname, port, path, headers: sent, agent }, (response) => {
        response.resume().once("end", () => resolve(response.statusCode ?? 0));
      })
        .on("error", reject)
        .end();
    });
  const walk = async () => {
    while (left > 0) {
      const at = left--;
      const status = await visit(kinds[at % kinds.length]?.() ?? "/", { ...headers[at % headers.length]?.() });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, walk));
  return statuses;
}
