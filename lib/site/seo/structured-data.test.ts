import { expect, test, vi } from "vitest";
import { breadcrumbs, itemList, organization, videoGame, webSite } from "./structured-data";

vi.mock("@/lib/config/environment", () => ({ readEnvironment: () => ({ SITE_ORIGIN: "https://site.example" }) }));

const site = "https://site.example";
const operator = { name: "Greenroom", logo: "/logo.svg", support: "support@site.example", entries: [] };

test("an operator is named with its home, its logo and where it can be reached", () => {
  expect(organization(operator, "/en-UN")).toEqual({
    "@type": "Organization",
    name: "Greenroom",
    url: `${site}/en-UN`,
    logo: `${site}/logo.svg`,
    contactPoint: { "@type": "ContactPoint", contactType: "customer support", email: "support@site.example" },
  });
});

test("an operator is the one of its entries in the registers of authorities", () => {
  const entries = ["https://register.example/17", "https://authority.example/licences/4"];
  expect(organization({ ...operator, entries }, "/en-UN").sameAs).toEqual(entries);
});

test("a site is named with its home and its language", () => {
  expect(webSite(operator, "/fi-FI", "fi-FI")).toEqual({
    "@type": "WebSite",
    name: "Greenroom",
    url: `${site}/fi-FI`,
    inLanguage: "fi-FI",
  });
});

test("the way to a page counts from one, with whole addresses", () => {
  const pages = [
    { name: "Home", path: "/en-UN" },
    { name: "Terms", path: "/en-UN/terms" },
  ];
  expect(breadcrumbs(pages)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${site}/en-UN` },
      { "@type": "ListItem", position: 2, name: "Terms", item: `${site}/en-UN/terms` },
    ],
  });
});

test("a list names as many pages as it has, in its order", () => {
  expect(itemList("New", ["/en-UN/play/b", "/en-UN/play/a"])).toEqual({
    "@type": "ItemList",
    name: "New",
    numberOfItems: 2,
    itemListElement: [
      { "@type": "ListItem", position: 1, url: `${site}/en-UN/play/b` },
      { "@type": "ListItem", position: 2, url: `${site}/en-UN/play/a` },
    ],
  });
});

test("a game says its name and its publisher, its kind and a picture only where it has one: no rating, price or offer", () => {
  const named = { name: "Koi Garden", path: "/en-UN/play/koi-garden", publisher: "Nightjar" };
  const game = { ...named, image: "", genre: null };
  const data = {
    "@type": "VideoGame",
    name: "Koi Garden",
    url: `${site}/en-UN/play/koi-garden`,
    publisher: { "@type": "Organization", name: "Nightjar" },
    applicationCategory: "Game",
  };
  expect(videoGame(game)).toEqual(data);
  expect(videoGame({ ...game, genre: "Slots" })).toEqual({ ...data, genre: "Slots" });
  expect(videoGame({ ...game, image: `${site}/koi.webp` })).toEqual({ ...data, image: `${site}/koi.webp` });
});
