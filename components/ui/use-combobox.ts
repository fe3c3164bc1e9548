import { type KeyboardEvent, useState } from "react";
import { foldText } from "@/lib/core/fold-text";

export interface Option {
  value: string;
  text: string;
}

/** The state of an editable combobox with list autocompletion (ARIA Authoring Practices, "Combobox"). */
export function useCombobox(options: readonly Option[], value: string, onChange: (value: string) => void) {
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeAt, setActiveAt] = useState(-1);
  const query = foldText(typed ?? "").trim();
  const matches = query === "" ? options : options.filter(({ text }) => foldText(text).includes(query));

  const close = () => {
    setOpen(false);
    setActiveAt(-1);
  };
  const choose = (option: Option | undefined) => {
    if (option) onChange(option.value);
    setTyped(null);
    close();
  };
  const open = (at: number) => {
    setOpen(true);
    setActiveAt(at);
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const last = matches.length - 1;
    if (event.key === "ArrowDown")
      open(isOpen ? (activeAt >= last ? 0 : activeAt + 1) : Math.max(0, chosen ? matches.indexOf(chosen) : 0));
    else if (event.key === "ArrowUp") open(isOpen && activeAt > 0 ? activeAt - 1 : last);
    else if (event.key === "Enter" && isOpen && matches[activeAt]) choose(matches[activeAt]);
    else if (event.key === "Escape" && (isOpen || typed !== null)) choose(undefined);
    else return;
    // Taken by the list: the arrows do not move the caret, Enter sends no form, Escape closes no dialog around it.
    event.preventDefault();
  }

  return {
    text: typed ?? chosen?.text ?? "",
    matches,
    isOpen,
    activeAt,
    choose,
    open: () => open(-1),
    onKeyDown,
    type(text: string): void {
      setTyped(text);
      open(text.trim() === "" ? -1 : 0);
    },
    /** Chooses an option that was typed in full; any other text chooses nothing. */
    leave(): void {
      if (typed !== null && query === "") onChange("");
      choose(typed === null || query === "" ? undefined : matches.find(({ text }) => foldText(text) === query));
    },
  };
}
