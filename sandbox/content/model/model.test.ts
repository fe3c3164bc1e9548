import { describe, expect, test } from "vitest";
import { generateDataset } from "../generator/dataset";
import type { ContentDocument } from "../generator/document";
import { promotions } from "../generator/promotions";
import { schemaTypes } from "./schema-types";
import { validate } from "./validate";

const small = generateDataset("greenroom", 300).documents;

test.each([
  [300, small],
  [3_000, generateDataset("greenroom", 3_000).documents],
])("every document of %i games, drafts too, conforms to the model", (_count, documents) => {
  expect(validate(documents, schemaTypes).slice(0, 20)).toEqual([]);
});

test("every type of document in the model is in the dataset", () => {
  const made = new Set(small.map(({ _type }) => _type));
  const missing = schemaTypes.filter(({ type, name }) => type === "document" && !made.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

type Change = Record<string, unknown>;
const found = (id: string): ContentDocument => {
  const document = small.find(({ _id }) => _id === id);
  if (!document) throw new Error(`No document ${id}.`);
  return document;
};
/** This document and all that its references lead to, however far: the rest of the dataset does not matter for it. */
function reachable(from: ContentDocument, reached = new Map<string, ContentDocument>()) {
  reached.set(from._id, from);
  for (const [, id = ""] of JSON.stringify(from).matchAll(/"_ref":"([^"]+)"/g)) {
    const next = small.find(({ _id }) => _id === id);
    if (next && !reached.has(id)) reachable(next, reached);
  }
  return [...reached.values()];
}
const violationsOf = (id: string, change: Change) => validate(reachable({ ...found(id), ...change }), schemaTypes);
const game = "game-emerald-orbit";
const { money, ...facts } = found("promotion-orbit-rounds").facts as { money: object[] };

describe("what an editor gets wrong is found", () => {
  test.each<[string, string, Change, string, string]>([
    ["a field that is missing", game, { name: undefined }, "name", "is missing"],
    ["a field that nobody knows", game, { colour: "green" }, "colour", "is unknown"],
    ["a field of another kind", game, { rtp: "96" }, "rtp", "is no number"],
    ["a null", game, { rtp: null }, "rtp", "is no number"],
    ["a return beyond belief", game, { rtp: 196 }, "rtp", "is more than 100"],
    ["a word that is not on the list", game, { volatility: "wild" }, "volatility", "is none of low, medium, high"],
    ["a channel that is not on the list", game, { channels: ["tv"] }, "channels[0]", "is none of web, mobile"],
    ["no channel", game, { channels: [] }, "channels", "is less than 1"],
    ["a slug in capitals", game, { slug: { _type: "slug", current: "Orbit" } }, "slug", "is not like"],
    ["a day that is none", game, { releasedAt: "2026-02-30T" }, "releasedAt", "is no date"],
    ["a picture that is none", game, { verticalImage: { _type: "image" } }, "verticalImage", "is no image"],
    ["a picture that is missing", game, { gridImages: {} }, "gridImages.img4x", "is missing"],
    [
      "a reference to nothing",
      game,
      { provider: { _type: "reference", _ref: "provider-nobody" } },
      "provider",
      "leads to provider-nobody, which does not exist",
    ],
    [
      "a reference to another kind",
      game,
      { provider: { _type: "reference", _ref: "homePage-UN" } },
      "provider",
      "leads to a homePage",
    ],
    ["a limit without a key", game, { betLimits: [{ min: 1, max: 2, currency: "EUR" }] }, "betLimits[0]", "no _key"],
    [
      "two entries of one language",
      "contentBox-help",
      {
        title: [
          { _key: "en", value: "a" },
          { _key: "en", value: "b" },
        ],
      },
      "title[en]",
      "has the key of another",
    ],
    ["an audience that nobody is", "contentBox-help", { authorized: "everybody" }, "authorized", "is none of"],
    [
      "a script for an address",
      "contentBox-help",
      { urlAction: { absoluteUrl: "javascript:alert(1)" } },
      "urlAction.absoluteUrl",
      "is no such address",
    ],
    ["a promotion without its facts", "promotion-orbit-rounds", { facts: undefined }, "facts", "is missing"],
    [
      "a promotion that hides its highest bet",
      "promotion-orbit-rounds",
      { facts: { ...facts, money: [{ ...money[0], maxBet: undefined }] } },
      "facts.money[EUR].maxBet",
      "is missing",
    ],
  ])("%s", (_what, id, change, path, text) => {
    const violations = violationsOf(id, change).filter((each) => each.id === id);
    expect(violations).toContainEqual({ id, path, message: expect.stringContaining(text) });
  });

  test("a document of a type that nobody knows", () => {
    const stray = { ...found("homePage-UN"), _id: "stray", _type: "poem" };
    expect(validate([...small, stray], schemaTypes)).toEqual([
      { id: "stray", path: "", message: "is of the unknown type poem" },
    ]);
  });
});

test("every promotion requires at most ten times its amount [PROMO-501]", () => {
  for (const {
    money: { amount, wagering },
  } of promotions)
    expect(wagering).toBeLessThanOrEqual(amount * 10);
});
