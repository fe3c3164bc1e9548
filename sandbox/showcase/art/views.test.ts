import { expect, test } from "vitest";
import { generateDataset } from "../../content/generator/dataset";
import type { ContentDocument } from "../../content/generator/document";
import { gameDocumentId } from "../../content/generator/games";
import { composeGame } from "./compose";
import { motifs } from "./motif-table";
import { shapeOf, views } from "./views";

/** The larger of the page sizes of a category. */
const firstPage = 30;
const most = 4;

test.each([300, 3_000])("of %i games, no shape is more than four times on the first page of a category", (count) => {
  const { plans, documents } = generateDataset("greenroom", count);
  const shapes = new Map(plans.map((plan) => [gameDocumentId(plan.slug), shapeOf(plan)]));
  const categories = documents.filter(({ _type }) => _type.endsWith("Category")) as (ContentDocument & {
    games: { _ref: string }[];
  })[];
  expect(categories.length).toBeGreaterThan(50);
  const often = categories.flatMap(({ _id, games }) => {
    const seen = new Map<string, number>();
    for (const { _ref } of games.slice(0, firstPage)) {
      const shape = shapes.get(_ref) ?? `${_ref} is no game`;
      seen.set(shape, (seen.get(shape) ?? 0) + 1);
    }
    return [...seen].filter(([, times]) => times > most).map(([shape, times]) => `${_id}: ${times} times ${shape}`);
  });
  expect(often).toEqual([]);
});

test("the heroes of a motif and the views share no factor, so that every pair comes up", () => {
  for (const [theme, { heroes = 1 }] of Object.entries(motifs))
    for (let factor = 2; factor <= heroes; factor++)
      expect([theme, heroes % factor === 0 && views.length % factor === 0]).toEqual([theme, false]);
});

test("another shape is another picture of the same game, in every composition", () => {
  for (const theme of ["baccarat", "blackjack", "dice", "roulette", "book"] as const)
    for (const slot of ["square", "img2xh", "vertical"] as const) {
      const all = 10 * (motifs[theme].heroes ?? 1);
      const pictures = Array.from({ length: all }, (_, view) =>
        composeGame({ title: "Emerald", theme, provider: "relax", seed: "t", view }, slot, 120, 120),
      );
      const shapes = Array.from({ length: all }, (_, view) => shapeOf({ theme, view }));
      expect([theme, slot, new Set(pictures).size, new Set(shapes).size]).toEqual([theme, slot, all, all]);
    }
});
