import type { Messages } from "../messages/messages";
import { groupNames, type Spot, wheel } from "../roulette/wheel";
import type { LivePageParts } from "./page-parts";
import { companyList, tool } from "./tool";

/** A wheel in the studio; below it the cloth, whose fields the script names. */
export function rouletteParts(messages: Messages): LivePageParts {
  const spot = (name: Spot) => `<button type="button" data-spot="${name}" aria-disabled="true"></button>`;
  const numbers = wheel.toSorted((one, other) => one - other).map((number) => spot(`${number}`));
  const large = "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20M10.5 8v5M8 10.5h5";
  return {
    scene: `<div id="wheel-container" class="wheel-container" aria-hidden="true"><b id="number"></b></div>`,
    last: messages.last,
    company: companyList(messages.players),
    cloth: `<p id="table-keys" class="hidden">${messages.tableKeys}</p>
<div id="layout" class="layout" role="toolbar" aria-label="${messages.table}" aria-describedby="table-keys">
${numbers.join("")}${groupNames.map(spot).join("")}
</div>`,
    tools: tool("enlarge", messages.largeTable, large, ' aria-pressed="false"'),
    chipTools: `${tool("double", messages.doubleBet, "M4 6l6 6-6 6M12 6l6 6-6 6")}\n`,
    rules: [messages.tableRules, messages.tableKeys, messages.tableStudio],
  };
}
