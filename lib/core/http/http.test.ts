import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import * as mini from "zod/mini";
import { type Call, createHttp, type HttpSettings, nothing } from "./http";
import { HttpError, InvalidResponse, readFieldErrors, Unreachable } from "./http-errors";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An instance whose server always returns this response. */
async function against(listener: RequestListener, more: Partial<HttpSettings> = {}) {
  return createHttp({ baseUrl: await serve(listener), deadlineMs: 5_000, bodyCapBytes: 1_000, ...more });
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));

const ResponseBody = z.object({ n: z.number() });

test("errors name what happened, without the query of the address", () => {
  const cause = new TypeError("reset");
  const lost = new Unreachable("network", "https://platform.test/v1/a?token=secret", cause);
  expect([lost.name, lost.message, lost.cause]).toEqual([
    "Unreachable",
    "No response from https://platform.test/v1/a (network)",
    cause,
  ]);
  const bad = new InvalidResponse("v1/a", 200, "no JSON");
  expect([bad.name, bad.message, bad.status]).toEqual(["InvalidResponse", "Invalid response from v1/a: no JSON", 200]);
  const refused = new HttpError(500, { message: 5 });
  expect([refused.name, refused.message, refused.code]).toEqual(["HttpError", "", null]);
  expect(readFieldErrors([{ field: "email", status: {} }])).toMatchObject([{ field: "email", status: null }]);
});

test("sends method, path, query, headers and body, and returns the parsed response", async () => {
  const seen: unknown[] = [];
  const http = await against(
    (request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("end", () => {
        const { accept, "x-own": own, "x-call": call, "content-type": type } = request.headers;
        seen.push([request.method, request.url, accept, own, call, type, Buffer.concat(chunks).toString()]);
        json({ n: 1, extra: true })(request, response);
      });
    },
    { headers: () => ({ "x-own": "a" }) },
  );
  expect(
    await http.post("/v1/a", ResponseBody, {
      body: { b: 2 },
      query: { c: "d e", gone: undefined },
      headers: { "x-call": "f" },
    }),
  ).toEqual({ n: 1 });
  for (const method of ["get", "put", "patch", "delete"] as const) await http[method]("v1/a", ResponseBody);
  expect(seen).toEqual([
    ["POST", "/v1/a?c=d+e", "application/json", "a", "f", "application/json", '{"b":2}'],
    ...["GET", "PUT", "PATCH", "DELETE"].map((method) => [
      method,
      "/v1/a",
      "application/json",
      "a",
      undefined,
      undefined,
      "",
    ]),
  ]);
});

test("a body where none is expected is an invalid response", async () => {
  const http = await against(json({ n: 1 }));
  await expect(http.delete("x", nothing)).rejects.toThrow(/expected no body/);
});

test("a schema of zod/mini parses too, and types the response", async () => {
  const http = await against(json({ n: 1 }));
  const response: { n: number } = await http.get("x", mini.object({ n: mini.number() }));
  expect(response.n).toBe(1);
  await expect(http.get("x", mini.object({ n: mini.string() }))).rejects.toThrow(/n: /);
});

test("a response without a body is undefined to the schema", async () => {
  const http = await against((_request, response) => response.writeHead(204).end());
  expect(await http.delete("x", z.undefined())).toBeUndefined();
  expect(await http.delete("x", nothing)).toBeUndefined();
  await expect(http.get("x", ResponseBody)).rejects.toBeInstanceOf(InvalidResponse);
});

describe("invalid responses", () => {
  test.each<[string, RequestListener, RegExp]>([
    ["another shape", json({ n: "1" }), /n: /],
    ["HTML", (_request, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"), /not JSON/],
    [
      "broken JSON",
      (_request, response) => response.writeHead(200, { "content-type": "application/json" }).end("<<<"),
      /broken JSON/,
    ],
    ["a redirect", (_request, response) => response.writeHead(302, { location: "/elsewhere" }).end(), /a redirect/],
    ["too large a body", json({ n: 1, pad: "x".repeat(2_000) }), /more than 1000 bytes/],
    [
      "a body that is large once unpacked",
      (_request, response) =>
        response
          .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
          .end(gzipSync(JSON.stringify({ n: 1, pad: "x".repeat(100_000) }))),
      /more than 1000 bytes/,
    ],
  ])("%s is an invalid response", async (_what, listener, why) => {
    const http = await against(listener);
    const error = await http.get("v1/thing", ResponseBody).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(InvalidResponse);
    expect(error.message).toMatch(why);
  });

  test("a redirect is never followed", async () => {
    let visits = 0;
    const http = await against((request, response) => {
      visits++;
      if (request.url === "/here") response.writeHead(307, { location: "/there" }).end();
      else json({ n: 1 })(request, response);
    });
    await expect(http.post("here", ResponseBody, { body: { secret: 1 } })).rejects.toBeInstanceOf(InvalidResponse);
    expect(visits).toBe(1);
  });
});

describe("no complete response", () => {
  test.each<[string, RequestListener, string]>([
    ["a connection that is refused", (request) => request.socket.destroy(), "network"],
    ["a service that says nothing", () => {}, "deadline"],
    [
      "a body that never ends",
      (_request, response) => response.writeHead(200, { "content-type": "application/json" }).write('{"n":'),
      "deadline",
    ],
    [
      "a body that is cut off",
      (request, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write('{"n":');
        setTimeout(() => request.socket.destroy(), 20);
      },
      "network",
    ],
  ])("%s is unreachable", async (_what, listener, reason) => {
    const http = await against(listener, { deadlineMs: 200 });
    const error = await http.get("v1/thing?token=secret", ResponseBody).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Unreachable);
    expect(error.reason).toBe(reason);
    expect(error.message).not.toContain("secret");
  });

  test("a call can have its own deadline", async () => {
    const http = await against(() => {});
    await expect(http.get("x", ResponseBody, { deadlineMs: 50 })).rejects.toBeInstanceOf(Unreachable);
  });

  test("a caller who stops gets its own reason", async () => {
    const http = await against(() => {});
    const stop = new AbortController();
    const outcome = http.get("x", ResponseBody, { signal: stop.signal }).catch((thrown) => thrown);
    stop.abort("enough");
    expect(await outcome).toBe("enough");
    await expect(http.get("x", ResponseBody, { signal: stop.signal })).rejects.toBe("enough");
  });
});

describe("errors of the other side", () => {
  test("status, code and message are read", async () => {
    const http = await against(json({ code: "error.limit", message: "Too much", more: 1 }, 400));
    const error = await http.get("x", ResponseBody).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 400,
      code: "error.limit",
      message: "Too much",
      fieldErrors: [],
      details: { more: 1 },
    });
  });

  test.each<[string, RequestListener]>([
    ["HTML", (_request, response) => response.writeHead(500, { "content-type": "text/html" }).end("<h1>Broke</h1>")],
    ["broken JSON", (_request, response) => response.writeHead(500, { "content-type": "application/json" }).end("{")],
    ["a huge body", json({ message: "x".repeat(5_000) }, 500)],
    ["a list", json([1], 500)],
  ])("%s with a bad status is still that status", async (_what, listener) => {
    const error = await (await against(listener)).get("x", ResponseBody).catch((thrown) => thrown);
    expect(error).toMatchObject({ name: "HttpError", status: 500, code: null, message: "" });
  });

  test("a field-level error has objectName, field, rejectedValue, status, message and code [API-518]", async () => {
    const field = {
      objectName: "address",
      field: "zip",
      rejectedValue: "x",
      status: "400",
      message: "Not a zip",
      code: "zip.bad",
    };
    const http = await against(
      json({ code: "error.validation", validationErrors: [field, "nonsense", { message: "no field" }] }, 400),
    );
    const error = await http.patch("x", ResponseBody).catch((thrown) => thrown);
    expect(error.fieldErrors).toEqual([field]);
    expect(readFieldErrors([{ field: "a", status: 400 }])).toEqual([
      { objectName: "", field: "a", rejectedValue: null, status: 400, message: "", code: null },
    ]);
    expect(readFieldErrors(undefined)).toEqual([]);
  });
});

describe("refused calls", () => {
  /** A server that accepts the token "good", and an instance with a refusal hook. */
  async function guarded(status: number, verdicts: ("again" | "give up")[]) {
    const requests: Call[] = [];
    let token = "old";
    let calls = 0;
    const http = await against(
      (request, response) => {
        calls++;
        (request.headers.authorization === "good" ? json({ n: 1 }) : json({ message: "no" }, status))(
          request,
          response,
        );
      },
      {
        headers: () => ({ authorization: token }),
        onRefused: async (_error, call) => {
          requests.push(call);
          token = "good";
          return verdicts[requests.length - 1] ?? "give up";
        },
      },
    );
    return { http, requests, calls: () => calls };
  }

  test("after a 401 the call is repeated once with fresh headers", async () => {
    const { http, requests, calls } = await guarded(401, ["again"]);
    expect(await http.get("x", ResponseBody, { accessToken: true })).toEqual({ n: 1 });
    expect(calls()).toBe(2);
    expect(requests).toMatchObject([{ method: "get", path: "x", attempt: 1, accessToken: true }]);
  });

  test("a call that may not be repeated fails with the refusal", async () => {
    const { http, calls } = await guarded(403, ["give up"]);
    await expect(http.get("x", ResponseBody)).rejects.toMatchObject({ status: 403 });
    expect(calls()).toBe(1);
  });

  test("a second refusal is reported to the hook, and ends the call", async () => {
    const requests: number[] = [];
    const http = await against(json({}, 401), {
      onRefused: async (_error, call) => {
        requests.push(call.attempt);
        return "again";
      },
    });
    await expect(http.get("x", ResponseBody)).rejects.toMatchObject({ status: 401 });
    expect(requests).toEqual([1, 2]);
  });

  test("other errors do not call the hook", async () => {
    const { http, requests } = await guarded(500, ["again"]);
    await expect(http.get("x", ResponseBody)).rejects.toMatchObject({ status: 500 });
    expect(requests).toEqual([]);
  });
});
