import { expect, test } from "vitest";
import { checkSuppliers, structureSuppliers, subProviderKey } from "./suppliers";

const studio = (id: string, title: string) => ({
  id,
  title,
  image: "https://images.example/softswiss",
  restrictedCountries: ["DE"],
});

test.each([
  ["softswiss-kobold", "Kobold Games", "kobold"],
  ["kobold", "Kobold Games", "Kobold Games"],
  ["softswiss-kobold-2", "Kobold Games", "Kobold Games"],
  ["softswiss-", "Kobold Games", "Kobold Games"],
])("the provider id of the studio %s, “%s”, is %s [LOBBY-518]", (id, title, expected) => {
  expect(subProviderKey(id, title)).toBe(expected);
});

const structure = structureSuppliers(
  [
    { slug: "relax", title: "Relax", image: "https://images.example/relax" },
    { slug: "softswiss", title: "SoftSwiss", image: null },
  ],
  [studio("softswiss-kobold", "Kobold"), studio("softswiss-tinrobot", "Tin Robot")],
  ["softswiss-tinrobot", "relax-unknown"],
);

test("a provider has an id, a title, an image and its type, and the mark that the reader gave it [LOBBY-516]", () => {
  expect(checkSuppliers(structure.providers, ["softswiss"])).toEqual([
    { id: "relax", title: "Relax", image: "https://images.example/relax", type: "provider", checked: false },
    { id: "softswiss", title: "SoftSwiss", image: null, type: "provider", checked: true },
  ]);
});

test("an available studio has the image of its provider, an excluded one has none [LOBBY-517]", () => {
  const common = { type: "subprovider", restrictedCountry: ["DE"] };
  expect(structure.subProviders).toEqual([
    {
      ...common,
      _id: "softswiss-kobold",
      providerId: "kobold",
      id: "kobold",
      title: "Kobold",
      providerImgUrl: "https://images.example/softswiss",
    },
  ]);
  expect(structure.exclusionSubProviders).toEqual([
    { ...common, _id: "softswiss-tinrobot", providerId: "tinrobot", id: "tinrobot", title: "Tin Robot" },
  ]);
});

test("excluded studios are kept apart from the available ones [LOBBY-519]", () => {
  const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
  expect([ids(structure.subProviders), ids(structure.exclusionSubProviders)]).toEqual([
    ["softswiss-kobold"],
    ["softswiss-tinrobot"],
  ]);
});
