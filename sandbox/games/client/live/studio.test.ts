// @vitest-environment jsdom
import { expect, test } from "vitest";
import { messagesFor } from "../../messages/messages";
import type { Boot } from "../../responses";
import { createStudio } from "./studio";

test("the dealer's pose shows that bets are open, that they are closed, and the result, in every game", () => {
  document.body.innerHTML = `<progress id="time"></progress><svg><g id="dealer-drawing"></g></svg>${[
    "dealer",
    "dealer-language",
  ]
    .map((id) => `<p id="${id}"></p>`)
    .join("")}`;
  const studio = createStudio({ ...messagesFor("en") } as unknown as Boot, { dealer: "Ines" });
  const shown = ["bets", "spin", "result", "bets", "deal", "turn", "dealer", "result"].map((phase) => {
    studio.gesture(phase);
    return document.getElementById("dealer-drawing")?.dataset.phase;
  });
  expect(shown).toEqual(["bets", "closed", "result", "bets", "closed", "closed", "closed", "result"]);
});
