import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A page that writes each message of an event stream into an element, and nothing else. */
export async function startEventStream(): Promise<{ origin: string; stop: () => void }> {
  const script = `new EventSource("/events").onmessage = ({ data }) => { document.querySelector("b").textContent = JSON.parse(data); };`;
  const open = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    if (request.method === "POST") {
      let text = "";
      for await (const part of request) text += part;
      for (const stream of open) stream.write(`data: ${text}\n\n`);
      response.end();
    } else if (request.url === "/events") {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).flushHeaders();
      open.add(response);
    } else
      response.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html><b>0</b><script>${script}</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
