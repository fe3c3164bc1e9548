import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CategoryIcon } from "./category-icon";

afterEach(cleanup);

const address = "https://content.example/own.svg";
const draw = (id: string, iconUrl: string | null) => render(<CategoryIcon id={id} iconUrl={iconUrl} />).container;

test("a usual category has a picture of the site's own sprite, with any content", () => {
  const sprite = readFileSync("public/assets/icons.svg", "utf8");
  for (const id of [
    "popular",
    "new",
    "jackpots",
    "slots",
    "table-games",
    "many-ways",
    "live-popular",
    "live-roulette",
    "live-all-tables",
  ]) {
    const icon = draw(id, address).innerHTML;
    expect(icon).not.toContain("<img");
    const [, name] = /\/assets\/icons\.svg#([\w-]+)/.exec(icon) ?? [];
    expect(sprite).toContain(`<symbol id="${name}"`);
    cleanup();
  }
});

test("a category that the site does not know has the picture of its editors, or none", () => {
  expect(draw("spring-deals", address).querySelector("img")?.getAttribute("src")).toBe(address);
  cleanup();
  expect(draw("spring-deals", null).innerHTML).toBe("");
});
