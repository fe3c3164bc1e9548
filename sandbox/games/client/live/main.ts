import { byId } from "../controls";
import { createRoulette } from "./live-table";
import { startTable } from "./start";

byId("enlarge", HTMLElement).addEventListener("click", ({ currentTarget }) => {
  const isLarge = document.documentElement.toggleAttribute("data-large");
  if (currentTarget instanceof HTMLElement) currentTarget.setAttribute("aria-pressed", String(isLarge));
});
startTable(createRoulette);
