// @vitest-environment jsdom
import { expect, test } from "vitest";
import { messagesFor } from "../../messages/messages";
import type { Boot } from "../../responses";
import { chipOf } from "./chip";
import { createCloth } from "./cloth";

const chipsMinor = [500, 1_000, 2_000, 5_000, 10_000];

test("an amount has the colour of the highest chip of the tray that it reaches", () => {
  const amounts = [100, 500, 999, 1_000, 4_500, 5_000, 20_000];
  expect(amounts.map((each) => chipOf(chipsMinor, each))).toEqual(["0", "0", "0", "1", "2", "3", "4"]);
});

test("a chip on a field has its tray's colour and says what lies there; a field without one has none", () => {
  document.body.innerHTML = `<div id="layout"><button data-spot="17"></button><button data-spot="red"></button></div>`;
  const cloth = createCloth(
    { ...messagesFor("en") } as unknown as Boot,
    document.body.firstElementChild as HTMLElement,
    {
      chipsMinor,
      format: (minor) => `€${minor / 100}`,
      short: (minor) => `${minor / 100}`,
      lay() {},
    },
  );
  const chips = () =>
    [...document.querySelectorAll("[data-spot]:not(.line)")].map((field) => [
      field.querySelector("i")?.textContent,
      field.querySelector("i")?.getAttribute("data-chip"),
    ]);
  cloth.show({ chips: { 17: 2_000 }, canBet: true, landed: null });
  expect(chips()).toEqual([
    ["20", "2"],
    ["", null],
  ]);
  cloth.show({ chips: { red: 500 }, canBet: true, landed: null });
  expect(chips()).toEqual([
    ["", null],
    ["5", "0"],
  ]);
});
