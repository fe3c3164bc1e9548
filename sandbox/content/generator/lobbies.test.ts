import { expect, test } from "vitest";
import { translations } from "../../showcase/translations";
import { makeMarketDocuments } from "./lobbies";
import { promotions } from "./promotions";

const offer = promotions.find(({ slug }) => slug === "first-deposit") ?? expect.fail();

test("the offer of the home page states what its promotion asks for, in every language", () => {
  const times = offer.money.wagering / offer.money.amount;
  const texts = Object.entries(translations(({ banners }) => banners["first-deposit"].description));
  for (const [language, text] of texts) {
    expect(text.match(/\d+/g)?.map(Number).toSorted(), language).toEqual([times, 18, offer.days].toSorted());
  }
  const titles = translations(({ banners }) => banners["first-deposit"].title);
  expect(titles).toEqual(offer.title);
});

test("no home page names the offer where its promotion is not shown; every one has three banners and two more for players", () => {
  const homes = makeMarketDocuments().filter(({ _type }) => _type === "homePage");
  const boxesOf = ({ boxes }: (typeof homes)[number]) => (boxes as { _ref: string }[]).map(({ _ref }) => _ref);
  const naming = homes.flatMap((home) => (boxesOf(home).includes("contentBox-first-deposit") ? [home.market] : []));
  const forPlayers = ["new-games", "first-steps"].map((slug) => `contentBox-${slug}`);
  for (const home of homes) {
    expect(boxesOf(home)).toEqual(expect.arrayContaining(forPlayers));
    expect(boxesOf(home)).toHaveLength(5);
  }
  expect(naming).toContain("UN");
  for (const market of [...(offer.excludedMarkets ?? []), "CA", "GB"]) expect(naming).not.toContain(market);
});

test.each(["DE", "GB"])("%s, whose law opens no demo to everybody, is not invited to one", (market) => {
  const pages = makeMarketDocuments().filter((each) => each.market === market);
  expect(pages).toHaveLength(3);
  expect(JSON.stringify(pages)).not.toContain("contentBox-try-first");
});

test.each([
  ["DE", false],
  ["JJ", false],
  ["UN", true],
])("the large banners of %s lead to a game with a jackpot: %s", (market, isThere) => {
  const pages = makeMarketDocuments().filter((each) => each.market === market && each._type !== "liveCasinoLobby");
  expect(pages.map(({ heroes }) => JSON.stringify(heroes).includes("contentBox-emerald-orbit"))).toEqual(
    pages.map(() => isThere),
  );
});
