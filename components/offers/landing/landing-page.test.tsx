import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { readLocale } from "@/lib/market/locale";
import { LandingBlocks } from "@/lib/offers/landing/blocks";
import { LandingPage } from "./landing-page";

const locale = readLocale("en-UN") ?? expect.fail();
const hostile = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
const item = { title: hostile, text: hostile };
const body = [{ _type: "block", children: [{ _type: "span", text: hostile, marks: [] }] }];

async function open(blocks: unknown[], more: { bonusCode?: string } = {}) {
  const page = { id: "a", language: "en", title: "The title", description: "About it.", image: null, ...more };
  const shown = { ...page, blocks: LandingBlocks.parse(blocks) };
  const drawGames = () => <p key="games">Games</p>;
  return render(await LandingPage({ locale, page: shown, drawGames }));
}
const headings = (level: number) => screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);
const linksTo = (path: string) => [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${path}"]`)];

test("the first hero is the heading of the page, and a later one a heading below it", async () => {
  const hero = (title: string) => ({ type: "hero", key: "a", title, text: "T", button: null });
  await open([hero("First"), { type: "steps", key: "b", title: "Steps", items: [item] }, hero("Second")]);
  expect([headings(1), headings(2)]).toEqual([["First"], ["Steps", "Second"]]);
});

test("a page without a hero has its title there, and one without blocks nothing below it", async () => {
  const { container } = await open([{ type: "text", key: "a", body }]);
  expect(headings(1)).toEqual(["The title"]);
  expect(container.querySelector("main > .contents")?.children).toHaveLength(2);
  expect(linksTo("/en-UN/signup")).toEqual([]);
});

test("the button leads visitors to the sign-up and players to the games, with the page's code [SIGNUP-028]", async () => {
  const hero = { type: "hero", key: "a", title: "First", text: null, button: "Begin" };
  await open([hero], { bonusCode: "FIRST-ORBIT" });
  expect(linksTo("/en-UN/").map((link) => link.getAttribute("href"))).toEqual([
    "/en-UN/signup?bonusCode=FIRST-ORBIT",
    "/en-UN/online-casino?bonusCode=FIRST-ORBIT",
  ]);
});

test("what an editor, or somebody in their place, writes is text in every block", async () => {
  const { container } = await open([
    { type: "hero", key: "a", title: hostile, text: hostile, button: hostile },
    ...["steps", "facts", "questions"].map((type) => ({ type, key: type, title: hostile, items: [item] })),
    ...["text", "terms"].map((type) => ({ type, key: type, title: hostile, body })),
  ]);
  expect(container.querySelectorAll("img, script")).toHaveLength(0);
  expect(container.textContent?.split(hostile).length).toBeGreaterThan(12);
});
