import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isValidSignature } from "@sanity/webhook";
import { afterEach, expect, test, vi } from "vitest";
import { makeDocument, makeSlug } from "./generator/document";
import { sendWebhook, signWebhook, webhookBody } from "./webhook";

const secret = "a-secret-of-the-test";
const lobby = makeDocument("casinoLobby", "casinoLobby-FI", { market: "FI", title: [] });
let server: Server | undefined;
afterEach(() => server?.close());

test("the site's own library accepts the signature, and no other secret or body", async () => {
  const body = webhookBody(makeDocument("casinoGames", "g", { slug: makeSlug("koi-garden") }));
  const signature = signWebhook(body, Date.now(), secret);
  expect(await isValidSignature(body, signature, secret)).toBe(true);
  expect(await isValidSignature(body, signature, "another-secret")).toBe(false);
  expect(await isValidSignature(`${body} `, signature, secret)).toBe(false);
  expect(JSON.parse(body)).toEqual({ _id: "g", _type: "casinoGames", slug: "koi-garden" });
});

test("a publish reaches the site with the document's id, type and market", async () => {
  const received: { path: string | undefined; body: string }[] = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url, body: Buffer.concat(chunks).toString() });
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await sendWebhook(`http://127.0.0.1:${port}`, secret, lobby)).toBe(true);
  expect(received).toEqual([
    { path: "/api/content-webhook", body: '{"_id":"casinoLobby-FI","_type":"casinoLobby","market":"FI"}' },
  ]);
});

test("a site that is away is a line in the log, no failure", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(await sendWebhook("http://127.0.0.1:9", secret, lobby)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});
