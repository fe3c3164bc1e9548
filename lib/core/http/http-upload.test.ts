// @vitest-environment jsdom

import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { object, string } from "zod/mini";
import { createHttp, type HttpSettings } from "./http";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** An instance whose server, of another origin, treats every request but a preflight in this way. */
async function against(listener: RequestListener, more: Partial<HttpSettings> = {}) {
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", location.origin);
    response.setHeader("access-control-allow-headers", "authorization, content-type, x-own");
    response.setHeader("access-control-allow-methods", "PUT");
    response.setHeader("access-control-expose-headers", "x-request-id");
    if (request.method === "OPTIONS") response.writeHead(204).end();
    else listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return createHttp({ baseUrl: `http://127.0.0.1:${port}`, deadlineMs: 5_000, bodyCapBytes: 1_000, ...more });
}

const json = (response: ServerResponse, body: unknown, status = 200, headers = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => resolve(Buffer.concat(chunks)));
  });
}

const Stored = object({ documentId: string() });
const limits = { types: ["application/pdf"], maxBytes: 20_000_000 };
const pdf = (bytes: number) => new File(["%PDF-".padEnd(bytes, "a")], "passport.pdf", { type: "application/pdf" });
const thrown = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail("It should have failed."),
    (error) => error,
  );

test("sends the file's bytes with its type and the instance's headers, and returns the parsed response", async () => {
  const seen: unknown[] = [];
  const http = await against(
    async (request, response) => {
      const { "content-type": type, authorization, "x-own": own } = request.headers;
      seen.push([request.method, request.url, type, authorization, own, (await bodyOf(request)).toString()]);
      json(response, { documentId: "D1", more: true });
    },
    { headers: () => ({ authorization: "Bearer t" }) },
  );
  const headers = { "x-own": "a" };
  expect(await http.upload("v1/files", pdf(7), Stored, { limits, headers })).toEqual({ documentId: "D1" });
  expect(await http.upload("/v1/files", pdf(7), Stored, { limits, headers, method: "post" })).toEqual({
    documentId: "D1",
  });
  expect(seen).toEqual(
    ["PUT", "POST"].map((method) => [method, "/v1/files", "application/pdf", "Bearer t", "a", "%PDF-aa"]),
  );
});

test("tells how much has left the browser, which ends at all of it", async () => {
  const http = await against(async (request, response) => {
    await bodyOf(request);
    json(response, { documentId: "D1" });
  });
  const sent: number[] = [];
  await http.upload("files", pdf(80_000), Stored, { limits, onProgress: (part) => sent.push(part) });
  expect(sent).toEqual([...sent].sort((a, b) => a - b));
  expect(sent.every((part) => part > 0 && part <= 1)).toBe(true);
  expect(sent.at(-1)).toBe(1);
});

test.each([
  ["fileSize", new File(["%PDF-long"], "a.pdf", { type: "application/pdf" })],
  ["fileType", new File(["MZ"], "a.exe", { type: "application/x-msdownload" })],
  ["fileEmpty", new File([], "a.pdf", { type: "application/pdf" })],
])("a file that is not within its limits is not sent: %s", async (problem, file) => {
  let requests = 0;
  const http = await against((_request, response) => {
    requests += 1;
    json(response, { documentId: "D1" });
  });
  const error = await thrown(http.upload("files", file, Stored, { limits: { ...limits, maxBytes: 5 } }));
  expect(error).toMatchObject({ name: "FileRefused", problem });
  expect(requests).toBe(0);
});

describe("a refused upload", () => {
  test("has status, code, sentence, fields and reference", async () => {
    const http = await against(async (request, response) => {
      await bodyOf(request);
      const validationErrors = [{ objectName: "document", field: "file", message: "No PDF." }];
      json(response, { code: "document.content", message: "Not a document.", validationErrors }, 422, {
        "x-request-id": "r-17",
      });
    });
    expect(await thrown(http.upload("files", pdf(9), Stored, { limits }))).toMatchObject({
      name: "HttpError",
      status: 422,
      code: "document.content",
      message: "Not a document.",
      fieldErrors: [{ field: "file", message: "No PDF." }],
      reference: "r-17",
    });
  });

  test("for its token is repeated once, with fresh headers, the whole file and progress from the start", async () => {
    const seen: unknown[] = [];
    let token = 0;
    const http = await against(
      async (request, response) => {
        const { length } = await bodyOf(request);
        seen.push([request.headers.authorization, length]);
        if (seen.length === 1) json(response, { message: "Token expired" }, 401);
        else json(response, { documentId: "D1" });
      },
      {
        headers: () => ({ authorization: `Bearer ${++token}` }),
        onRefused: async (_error, { attempt }) => (attempt === 1 ? "again" : "give up"),
      },
    );
    const sent: number[] = [];
    const onProgress = (part: number) => sent.push(part);
    expect(await http.upload("files", pdf(9), Stored, { limits, onProgress })).toEqual({ documentId: "D1" });
    expect(seen).toEqual([
      ["Bearer 1", 9],
      ["Bearer 2", 9],
    ]);
    expect(sent.filter((part) => part === 1).length).toBeGreaterThan(1);
  });

  test("for its token twice is refused", async () => {
    let requests = 0;
    const http = await against(
      async (request, response) => {
        requests += 1;
        await bodyOf(request);
        json(response, {}, 401);
      },
      { onRefused: async () => "again" },
    );
    expect(await thrown(http.upload("files", pdf(9), Stored, { limits }))).toMatchObject({ status: 401 });
    expect(requests).toBe(2);
  });
});

describe("an upload without a usable response", () => {
  test.each<[string, RequestListener, object]>([
    ["a server that is silent", () => {}, { name: "Unreachable", reason: "deadline" }],
    [
      "a response that stops",
      (_request, response) => void response.writeHead(200, { "content-type": "application/json" }).write("{"),
      { name: "Unreachable", reason: "deadline" },
    ],
    ["a cut line", (request) => void request.socket.destroy(), { name: "Unreachable", reason: "network" }],
    ["another shape", (_request, response) => void json(response, { id: 1 }), { name: "InvalidResponse" }],
    ["no JSON", (_request, response) => void response.end("<h1>Stored</h1>"), { name: "InvalidResponse" }],
    [
      "too large a body",
      (_request, response) => void json(response, { documentId: "D".repeat(2_000) }),
      { name: "InvalidResponse" },
    ],
  ])("%s", async (_what, listener, error) => {
    const http = await against(listener, { deadlineMs: 400 });
    expect(await thrown(http.upload("files?token=secret", pdf(9), Stored, { limits }))).toMatchObject(error);
  });

  test("a redirect is not followed to an end", async () => {
    const http = await against((request, response) => {
      if (request.url === "/files") response.writeHead(302, { location: "/elsewhere" }).end();
      else json(response, { documentId: "D1" });
    });
    const error = await thrown(http.upload("files", pdf(9), Stored, { limits }));
    expect(["InvalidResponse", "Unreachable"]).toContain(error.name);
  });
});

test("the deadline is for a standstill: what moves slowly is not given up", async () => {
  const http = await against(
    async (request, response) => {
      await bodyOf(request);
      response.writeHead(200, { "content-type": "application/json" });
      for (const part of ["{", '"documentId"', ":", '"D1"']) {
        response.write(part);
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
      response.end("}");
    },
    { deadlineMs: 1_200 },
  );
  const startedAt = Date.now();
  expect(await http.upload("files", pdf(9), Stored, { limits })).toEqual({ documentId: "D1" });
  expect(Date.now() - startedAt).toBeGreaterThan(1_200);
});

describe("a caller who stops", () => {
  test("before, has nothing sent", async () => {
    let requests = 0;
    const http = await against((_request, response) => {
      requests += 1;
      json(response, { documentId: "D1" });
    });
    const signal = AbortSignal.abort("enough");
    expect(await thrown(http.upload("files", pdf(9), Stored, { limits, signal }))).toBe("enough");
    expect(requests).toBe(0);
  });

  test("meanwhile, has the line closed and gets the own reason", async () => {
    let close = () => {};
    const closed = new Promise<void>((resolve) => (close = resolve));
    const stop = new AbortController();
    const http = await against((request) => {
      request.on("close", close);
      stop.abort("enough");
    });
    expect(await thrown(http.upload("files", pdf(9), Stored, { limits, signal: stop.signal }))).toBe("enough");
    await expect(closed).resolves.toBeUndefined();
  });
});
