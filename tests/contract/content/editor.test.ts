import { expect, inject, test } from "vitest";

const { content, control } = inject("sandbox");

const open = async (path: string) => {
  const response = await fetch(control + path);
  return { status: response.status, body: await response.text() };
};
const published = async (query: string) => {
  const response = await fetch(`${content}/v1/data/query/production?${new URLSearchParams({ query })}`);
  return ((await response.json()) as { result: unknown }).result;
};

/** The values of an opened form, as a browser would send them. */
function valuesOf(html: string): URLSearchParams {
  const decode = (text: string) =>
    text.replace(
      /&(quot|lt|gt|amp|#39);/g,
      (_, name) => ({ quot: '"', lt: "<", gt: ">", amp: "&" })[String(name)] ?? "'",
    );
  const values = new URLSearchParams();
  for (const [, attributes = ""] of html.matchAll(/<input([^>]*)>/g)) {
    const name = /name="([^"]+)"/.exec(attributes)?.[1] ?? "";
    if (!/type="checkbox"/.test(attributes)) values.set(name, decode(/value="([^"]*)"/.exec(attributes)?.[1] ?? ""));
    else if (attributes.includes(" checked")) values.set(name, "on");
  }
  for (const [, name = "", text = ""] of html.matchAll(/<textarea name="([^"]+)"[^>]*>\n([^<]*)<\/textarea>/g))
    values.set(name, decode(text));
  for (const [, name = "", options = ""] of html.matchAll(/<select name="([^"]+)">(.*?)<\/select>/g))
    values.set(name, decode(/<option selected>([^<]*)/.exec(options)?.[1] ?? ""));
  return values;
}

async function send(id: string, changes: Record<string, string | null>, language = "en") {
  const values = valuesOf((await open(`/content/edit/${id}?language=${language}`)).body);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) values.delete(name);
    else values.set(name, value);
  }
  const response = await fetch(`${control}/content/edit/${id}`, { method: "POST", body: values });
  return { status: response.status, body: await response.text() };
}

test("documents are listed by type and found by their words", async () => {
  const { body } = await open("/content?type=casinoCategory&q=jackpots");
  expect(body).toContain('href="/content/edit/category-jackpots"');
  expect(body).not.toContain("category-many-ways");
  expect((await open("/content/edit/nothing")).status).toBe(404);
});

test("a text in one language, a flag and the order of a list are changed in a form, and the rest stays as it was", async () => {
  const id = "category-high-rtp";
  const query = `*[_id == "${id}"][0]{"fi": name[_key == "fi"][0].value, "en": name[_key == "en"][0].value, visibleInMenu, "games": games[]._ref, grid, rowNum}`;
  const before = (await published(query)) as { fi: string; games: string[]; visibleInMenu: boolean };
  const games = before.games.toReversed();
  const change = { name: "Anteliaat", visibleInMenu: before.visibleInMenu ? null : "on", games: games.join("\n") };

  expect((await send(id, { ...change, action: "draft" }, "fi")).body).toContain("Kept as a draft.");
  expect(await published(query)).toEqual(before);
  expect((await open(`/content/edit/${id}?language=fi`)).body).toContain("Anteliaat");

  expect(await send(id, { action: "publish" }, "fi")).toMatchObject({
    status: 200,
    body: expect.stringContaining("Published."),
  });
  expect(await published(query)).toEqual({ ...before, fi: "Anteliaat", visibleInMenu: !before.visibleInMenu, games });
  // Other tests read the same documents.
  const restored = {
    name: before.fi,
    visibleInMenu: before.visibleInMenu ? "on" : null,
    games: before.games.join("\n"),
  };
  await send(id, { ...restored, action: "publish" }, "fi");
  expect(await published(query)).toEqual(before);
});

test("going on in another language keeps what was typed as a draft, and nothing that is wrong", async () => {
  const id = "category-many-ways";
  const go = async (changes: Record<string, string>) => {
    const values = valuesOf((await open(`/content/edit/${id}?language=fi`)).body);
    for (const [name, value] of Object.entries({ ...changes, to: "de" })) values.set(name, value);
    return fetch(`${control}/content/edit/${id}`, { method: "POST", body: values, redirect: "manual" });
  };
  const before = valuesOf((await open(`/content/edit/${id}?language=fi`)).body).get("name") ?? "";
  const sent = await go({ name: "Monet tavat" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `/content/edit/${id}?language=de`]);
  expect((await open(`/content/edit/${id}?language=fi`)).body).toContain("Monet tavat");
  const wrong = await go({ name: "Toinen", rowNum: "-1" });
  expect([wrong.status, (await wrong.text()).includes("Toinen")]).toEqual([422, true]);
  await send(id, { name: before, action: "publish" }, "fi");
});

test.each([
  [{ games: "game-that-is-gone" }, "leads to game-that-is-gone, which does not exist"],
  [{ grid: "{" }, "this is not JSON"],
  [{ rowNum: "-1" }, "rowNum is less than 0"],
])("what the schema refuses is not kept: %j", async (change, message) => {
  const id = "category-many-ways";
  const before = await published(`*[_id == "${id}"][0]`);
  const { status, body } = await send(id, { ...change, action: "publish" });
  expect([status, body]).toEqual([422, expect.stringContaining(message)]);
  expect(await published(`*[_id == "${id}"][0]`)).toEqual(before);
});

test("what an editor writes is text in the editor too, and another site cannot send the form", async () => {
  const script = `<script>alert(1)</script>`;
  expect((await send("contentBox-limits", { title: script, action: "draft" })).body).not.toContain(script);
  const foreign = { method: "POST", headers: { origin: "https://evil.example" }, body: new URLSearchParams() };
  expect((await fetch(`${control}/content/edit/contentBox-limits`, foreign)).status).toBe(403);
});
