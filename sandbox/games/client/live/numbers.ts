import { colourOf } from "../../roulette/wheel";
import { byId } from "../controls";
import { element } from "../element";
import { write } from "./studio";

/** The number of the round, and those of the last ones. */
export function createNumbers() {
  let shown = "";
  return {
    show(last: readonly number[], landed: number | null): void {
      write("number", landed === null ? "" : String(landed));
      byId("number", HTMLElement).className = landed === null ? "" : colourOf(landed);
      if (last.join() === shown) return;
      shown = last.join();
      const numbers = last.map((each) => element("b", [String(each)], { class: colourOf(each) }));
      byId("last", HTMLElement).replaceChildren(...numbers);
    },
  };
}
