import { expect, test } from "vitest";
import { resolveFile, resolveImage } from "./image";

const host = { baseUrl: "https://content.example", projectId: "greenroom", dataset: "production" };
const image = { asset: { _ref: "image-abc123-896x896-webp" } };

test("an image of 100 by 50 is requested at double size, in quality 75, as webp [CONTENT-527]", () => {
  const url = new URL(resolveImage(host, image, { width: 100, height: 50 }));
  expect(url.origin + url.pathname).toBe("https://content.example/images/greenroom/production/abc123-896x896.webp");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ w: "200", h: "100", q: "75", fm: "webp" });
});

test("an image in its own shape needs no rectangle to cut out", () => {
  const url = resolveImage(host, image, { width: 128, height: 128 });
  expect(url).toBe("https://content.example/images/greenroom/production/abc123-896x896.webp?w=256&h=256&fm=webp&q=75");
});

test("a drawing is taken as it was uploaded", () => {
  const drawing = { asset: { _ref: "image-abc123-24x24-svg" } };
  expect(resolveFile(host, drawing)).toBe("https://content.example/images/greenroom/production/abc123-24x24.svg");
});
