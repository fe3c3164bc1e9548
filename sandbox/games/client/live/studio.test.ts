// @vitest-environment jsdom
import { expect, test } from "vitest";
import { messagesFor } from "../../messages/messages";
import type { Boot } from "../../responses";
import { createStudio } from "./studio";

test("the dealer's hand shows that bets are open, that they are closed, and the result, in every game", () => {
  document.body.innerHTML = `<progress id="time"></progress><i id="gesture"></i>${["dealer", "dealer-language"]
    .map((id) => `<p id="${id}"></p>`)
    .join("")}`;
  const studio = createStudio({ ...messagesFor("en") } as unknown as Boot, { dealer: "Ines" });
  const shown = ["bets", "spin", "result", "bets", "deal", "turn", "dealer", "result"].map((phase) => {
    studio.gesture(phase);
    return document.getElementById("gesture")?.dataset.phase;
  });
  expect(shown).toEqual(["bets", "closed", "result", "bets", "closed", "closed", "closed", "result"]);
});
