import { element } from "../element";

const most = 5;

/** The chips of a stake, with its amount: more of them for a higher one of the table's stakes. */
export function createChips(stakesMinor: readonly number[]) {
  const stack = element("span", [], { class: "stack" });
  const amount = element("b", [], { class: "amount" });
  const chips = element("span", [stack, amount], { class: "chips", "aria-hidden": "true" });
  return {
    chips,
    show(stakeMinor: number, text: string) {
      const reached = stakesMinor.filter((each) => each <= stakeMinor).length;
      const high = Math.max(1, Math.ceil((most * reached) / Math.max(1, stakesMinor.length)));
      stack.replaceChildren(...Array.from({ length: high }, () => element("i", [])));
      amount.textContent = text;
    },
  };
}
