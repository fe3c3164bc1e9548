import { Agent, type IncomingHttpHeaders, request } from "node:http";

const clients = 32;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

export interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The headers of a browser's page request that servers read. */
export const browserHeaders = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en-GB,en;q=0.9",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "sec-ch-ua-mobile": "?0",
} as const;

/** Gets a page over a connection that stays open. */
export function get(address: string, from: Agent = agent): Promise<Page> {
  return new Promise((resolve, reject) => {
    request(address, { agent: from, headers: browserHeaders }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

/** Loads a page with 32 clients, each of which requests it again after every response. Fails unless every status is 200. */
export async function load(address: string, count: number): Promise<void> {
  let left = count;
  const client = async () => {
    while (left-- > 0) {
      const { status } = await get(address);
      if (status !== 200) throw new Error(`${address} answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}
