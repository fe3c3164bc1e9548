// @vitest-environment jsdom
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { object, string } from "zod/mini";
import { config, storeTokens, token, writeConfig } from "@/tests/contract/session/browser";
import { dispatchSession } from "../store";
import { readPlayer } from "../tokens/read-player";
import { platform } from "./platform";

const refreshTokens = vi.hoisted(() => vi.fn());
vi.mock("../tokens/refresh-tokens", () => ({ refreshTokens }));

test("a file goes to the platform as the player, and once more with a renewed token after a 401", async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", location.origin);
    response.setHeader("access-control-allow-headers", "authorization, content-type, sitecontext");
    response.setHeader("access-control-allow-methods", "PUT");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const { authorization, sitecontext } = request.headers;
      seen.push([request.url, authorization, sitecontext, Buffer.concat(chunks).toString()]);
      response.writeHead(seen.length === 1 ? 401 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(seen.length === 1 ? { message: "Token expired" } : { documentId: "D1" }));
    });
    return response;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  writeConfig({ ...config, platformUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

  const [old, renewed] = [token(3_600), token(7_200)];
  const accessToken = token(3_600, { use: "access" });
  storeTokens({ idToken: old, accessToken });
  const player = readPlayer(old) ?? expect.fail("no player");
  dispatchSession({ type: "signed-in", player });
  refreshTokens.mockImplementation(async () => {
    storeTokens({ idToken: renewed, accessToken });
    return "fresh";
  });

  const file = new File(["%PDF-"], "bill.pdf", { type: "application/pdf" });
  const limits = { types: ["application/pdf"], maxBytes: 10 };
  const stored = await platform.upload("documents/1", file, object({ documentId: string() }), { limits });
  server.close();
  expect(stored).toEqual({ documentId: "D1" });
  expect(seen).toEqual([old, renewed].map((id) => ["/v1/documents/1", `Bearer ${id}`, '{"siteId":2}', "%PDF-"]));
});
