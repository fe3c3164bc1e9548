import { afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { eventually } from "../../support/eventually";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });

let GET: typeof import("@/app/api/support-chat/[locale]/route").GET;
beforeAll(async () => {
  ({ GET } = await import("@/app/api/support-chat/[locale]/route"));
});

async function ask(locale: string) {
  const response = await GET(new Request("http://localhost/"), { params: Promise.resolve({ locale }) });
  return [response.status, ((await response.json()) as { address?: string | null }).address];
}

const publish = async (id: string, fields: object) => {
  const response = await fetch(`${origins.control}/content/documents/${id}?publish=true`, {
    method: "PATCH",
    body: JSON.stringify(fields),
  });
  expect(response.status).toBe(200);
};

describe("the switches of the content service", () => {
  afterEach(async () => {
    await publish("liveChatSetting", { isDisabled: false });
    await publish("market-FI", { disableLiveChat: false });
  });

  test("a market with disableLiveChat has no chat, the others have the configured one [LOC-019]", async () => {
    const chat = `${origins.frames}/chat`;
    expect(await ask("en-UN")).toEqual([200, chat]);
    expect(await ask("inen-IN")).toEqual([200, null]);
    await publish("market-FI", { disableLiveChat: true });
    expect([await ask("fi-FI"), await ask("en-UN")]).toEqual([
      [200, null],
      [200, chat],
    ]);
  });

  test("the live chat setting switches it off in every market [UI-011]", async () => {
    await publish("liveChatSetting", { isDisabled: true });
    expect([await ask("en-UN"), await ask("fi-FI")]).toEqual([
      [200, null],
      [200, null],
    ]);
  });

  test("a switch that could not be asked is not on, and an unknown locale has no chat [UI-011]", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
    expect(await ask("en-UN")).toEqual([503, undefined]);
    vi.restoreAllMocks();
    expect((await ask("nowhere"))[0]).toBe(404);
  });
});

interface Conversation {
  id: string;
  unread: number;
  lines: { from: string; text: string }[];
}

describe("the stand-in of the partner", () => {
  const call = async (path: string, body?: object) => {
    const response = await fetch(`${origins.frames}/chat/conversations${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Conversation };
  };
  const begin = async (language = "en") => (await call(`?language=${language}`, {})).body;
  const say = async (id: string, text: string, language = "en") => {
    const { body } = await call(`/${id}/lines`, { text, language });
    return body.lines.at(-1)?.text;
  };

  test("is a page that only the site may frame", async () => {
    const response = await fetch(`${origins.frames}/chat?language=fi`);
    expect(response.headers.get("content-security-policy")).toMatch(/frame-ancestors http:\/\/localhost:\d+$/);
    expect(await response.text()).toMatch(/<html lang="fi"/);
  });

  test("answers by rules, in the visitor's language; a complaint has its reference", async () => {
    const { id } = await begin();
    expect(await say(id, "Where is my withdrawal?")).toMatch(/banking page/);
    expect(await say(id, "Complaint")).toMatch(/C-\d{6}/);
    expect(await say(id, "<img src=x onerror=alert(1)>")).toMatch(/by e-mail/);
    const german = await begin("de");
    expect(german.lines[0]?.text).toMatch(/^Hallo/);
    expect(await say(german.id, "Beschwerde", "de")).toMatch(/C-\d{6}/);
    expect((await call("/nothing")).status).toBe(404);
    expect((await call(`/${id}/lines`, { text: " " })).status).toBe(400);
    expect((await call(`/${id}/lines`, { text: "x".repeat(1_001) })).status).toBe(400);
  });

  test("counts what arrives while nobody looks, and asks once whether anything is left", async () => {
    const { id, unread } = await begin();
    expect(unread).toBe(0);
    // Who has not written is left alone.
    await call(`/${id}/seen`, { isOpen: false });
    await say(id, "Deposit");
    await call(`/${id}/seen`, { isOpen: true });
    await call(`/${id}/seen`, { isOpen: false });
    await eventually(async () => expect((await call(`/${id}`)).body.unread).toBe(1));
    await call(`/${id}/seen`, { isOpen: true });
    expect((await call(`/${id}/seen`, { isOpen: false })).body).toMatchObject({ unread: 0, lines: { length: 4 } });
  });
});

test("a conversation that is full takes no message, and says so", async () => {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${origins.frames}/chat/conversations${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return [response.status, await response.json()] as const;
  };
  const [, { id }] = (await post("?language=en", {})) as [number, { id: string }];
  const say = () => post(`/${id}/lines`, { text: "Hello", language: "en" });
  // The greeting, and an answer to each message.
  for (const _ of Array(99)) expect((await say())[0]).toBe(201);
  expect((await say())[0]).toBe(409);
});
