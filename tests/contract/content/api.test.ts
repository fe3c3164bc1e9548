import { createClient } from "@sanity/client";
import { describe, expect, inject, test } from "vitest";

const { content } = inject("sandbox");
const endpoint = `${content}/v2026-01-01/data/query/production`;

const fetchPath = (path: string, init?: RequestInit) => fetch(`${content}/${path}`, init);
const query = async (text: string, more: Record<string, string> = {}) => {
  const response = await fetch(`${endpoint}?${new URLSearchParams({ query: text, ...more })}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const client = (more = {}) =>
  createClient({
    projectId: "greenroom",
    dataset: "production",
    apiVersion: "2026-01-01",
    apiHost: content,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    ...more,
  });

describe("the query endpoint", () => {
  test("reads a GET with the query in the parameter query and JSON parameters [CONTENT-523]", async () => {
    const text = `*[_type == "provider" && slug.current in $slugs]|order(title){title}`;
    const { status, body } = await query(text, { $slugs: '["relax","evolution"]' });
    expect(status).toBe(200);
    expect(body).toEqual({
      query: text,
      result: [{ title: "Evolution" }, { title: "Relax" }],
      ms: expect.any(Number),
    });
  });

  test("leaves the query out of the response on request", async () => {
    expect((await query("1", { returnQuery: "false" })).body).toEqual({ result: 1, ms: expect.any(Number) });
  });

  test("reads a POST, which the client sends for a long query", async () => {
    const long = `*[_type == "provider" && slug.current == $slug][0].title${" ".repeat(12_000)}`;
    expect(await client().fetch(long, { slug: "relax" })).toBe("Relax");
  });

  test.each([
    ["v1", 200],
    ["vX", 200],
    ["v2021-08-31", 200],
    ["v2", 400],
    ["v2021-8-31", 400],
    ["v2024-02-29", 200],
    ["v2026-02-29", 400],
    ["v2026-13-45", 400],
  ])("at the version %s responds with %i [CONTENT-522]", async (version, status) => {
    expect((await fetchPath(`${version}/data/query/production?query=1`)).status).toBe(status);
  });

  test.each([
    ["production", 200],
    ["another", 404],
    ["Production", 400],
    ["a".repeat(64), 404],
    ["a".repeat(65), 400],
  ])("of the data set %s responds with %i [CONTENT-522]", async (dataset, status) => {
    expect((await fetchPath(`v1/data/query/${dataset}?query=1`)).status).toBe(status);
  });

  test("of another project responds with 404", async () => {
    await expect(client({ projectId: "elsewhere" }).fetch("1")).rejects.toMatchObject({ statusCode: 404 });
  });

  test.each([
    ["*[", {}],
    ["*[_id == $id]", {}],
  ])("refuses %s as the service does, with the position", async (text, more) => {
    const { status, body } = await query(text, more);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: {
        type: "queryParseError",
        description: expect.any(String),
        query: text,
        start: expect.any(Number),
        end: expect.any(Number),
      },
    });
    await expect(client().fetch(text, more)).rejects.toMatchObject({ statusCode: 400 });
  });

  test.each([
    ["no query", "v1/data/query/production"],
    ["a parameter that is no JSON", "v1/data/query/production?query=1&$a=x"],
    ["an unknown perspective", "v1/data/query/production?query=1&perspective=moon"],
  ])("refuses %s with 400", async (_, path) => {
    expect((await fetchPath(path)).status).toBe(400);
  });

  test("responds with 404 to unknown paths, and lets the pages of the site read, and of nobody else", async () => {
    expect((await fetchPath("v1/data/mutate/production", { method: "POST", body: "{}" })).status).toBe(404);
    const allowed = async (origin: string) => {
      const response = await fetchPath("v1/data/query/production?query=1", { headers: { origin } });
      return response.headers.get("access-control-allow-origin");
    };
    // The site of a sandbox that was given none.
    expect(await allowed("http://localhost:3000")).toBe("http://localhost:3000");
    expect(await allowed("https://site.example")).toBeNull();
  });
});

describe("perspectives", () => {
  const titles = `*[slug.current == "unseen-orbit" || gameId == "emeraldorbit" && slug.current == "emerald-orbit"]|order(name).name`;

  test("published hides drafts", async () => {
    expect(await client({ perspective: "published" }).fetch(titles)).toEqual(["Emerald Orbit"]);
    expect((await query(titles)).body.result).toEqual(["Emerald Orbit"]);
  });

  test("raw shows both, drafts the newer of both", async () => {
    expect(await client({ perspective: "raw" }).fetch(titles)).toEqual([
      "Emerald Orbit",
      "Emerald Orbit Renewed",
      "Unseen Orbit",
    ]);
    for (const perspective of ["drafts", "previewDrafts"])
      expect((await query(titles, { perspective })).body.result).toEqual(["Emerald Orbit Renewed", "Unseen Orbit"]);
  });
});
