import { describe, expect, inject, test } from "vitest";

const { content, control } = inject("sandbox");

const edit = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${control}/content/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json().catch(() => null)) as Record<string, unknown> | null };
};
const published = async (id: string) => {
  const search = new URLSearchParams({ query: `*[_id == $id][0].name`, $id: JSON.stringify(id) });
  const response = await fetch(`${content}/v1/data/query/production?${search}`);
  return ((await response.json()) as { result: unknown }).result;
};

test("documents are listed by type and read by id", async () => {
  const { body } = await edit("GET", "documents?type=provider");
  expect(body).toMatchObject({ total: 12 });
  expect((await edit("GET", "documents/provider-relax")).body).toMatchObject({ _type: "provider", title: "Relax" });
  expect((await edit("GET", "documents/nobody")).status).toBe(404);
});

test("a patch makes a draft; publishing it changes what the site reads", async () => {
  const id = "game-lotus-ripple";
  expect((await edit("PATCH", `documents/${id}`, { name: "Lotus Ripple, drafted" })).body).toMatchObject({
    document: { _id: `drafts.${id}`, name: "Lotus Ripple, drafted" },
  });
  expect(await published(id)).toBe("Lotus Ripple");
  const { status, body } = await edit("POST", `documents/${id}/publish`);
  expect([status, body]).toMatchObject([200, { document: { _id: id }, webhook: false }]);
  expect(await published(id)).toBe("Lotus Ripple, drafted");
  expect((await edit("GET", `documents/drafts.${id}`)).status).toBe(404);
});

test("a patch may publish at once, replaces whole fields and takes away what is null", async () => {
  const id = "game-sundown-saloon";
  await edit("PATCH", `documents/${id}?publish=true`, { name: "Sundown Saloon Bar", channels: ["web"], maxWin: null });
  expect((await edit("GET", `documents/${id}`)).body).toMatchObject({ name: "Sundown Saloon Bar", channels: ["web"] });
  expect((await edit("GET", `documents/${id}`)).body).not.toHaveProperty("maxWin");
  expect(await published(id)).toBe("Sundown Saloon Bar");
});

describe("is refused", () => {
  test("a patch of what is not there, or that is no object of fields", async () => {
    expect((await edit("PATCH", "documents/nobody", { name: "x" })).status).toBe(404);
    expect((await edit("PATCH", "documents/provider-relax", [])).status).toBe(400);
    expect((await edit("PATCH", "documents/provider-relax", { _id: "other" })).status).toBe(400);
    expect((await edit("POST", "documents/nobody/publish")).status).toBe(404);
  });
});

test("the data set is handed out as the content service exports it", async () => {
  const response = await fetch(`${control}/content/export.ndjson`);
  const lines = (await response.text()).trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.map((line) => (JSON.parse(line) as { _id: string })._id)).toContain("casinoLobby-FI");
});
