"use client";

import { type KeyboardEvent, useState } from "react";
import { foldText } from "@/lib/core/fold-text";
import { isComposing } from "./is-composing";

export interface Option {
  value: string;
  text: string;
  /** Other names that people type for it. */
  words?: readonly string[];
}

const namesOf = ({ text, words = [] }: Option) => [text, ...words].map((name) => foldText(name));

/**
 * The state of an editable combobox with list autocompletion (ARIA Authoring Practices, "Combobox"). Typing clears the value, so that
 * no form is sent with another option than the one that is read; Escape restores it.
 * @param fallback the last of the options, and the only one where no other contains the text
 */
export function useCombobox(
  options: readonly Option[],
  fallback: Option | undefined,
  value: string,
  onChange: (value: string) => void,
) {
  const all = fallback ? [...options, fallback] : options;
  const chosen = all.find((option) => option.value === value);
  const [typed, setTyped] = useState<string | null>(null);
  const [before, setBefore] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const [movedTo, setMovedTo] = useState<number | null>(null);
  const [isLeft, setLeft] = useState(false);
  const query = chosen ? "" : foldText(typed ?? "").trim();
  const found = query === "" ? all : all.filter((option) => namesOf(option).some((name) => name.includes(query)));
  const exact = found.find((option) => namesOf(option).includes(query));
  const matches = found.length === 0 && fallback ? [fallback] : found;
  const suggestedAt = query === "" || found.length === 0 ? -1 : exact ? found.indexOf(exact) : 0;
  const activeAt = movedTo ?? suggestedAt;

  const close = () => {
    setOpen(false);
    setMovedTo(null);
  };
  const choose = (option: Option) => {
    onChange(option.value);
    setTyped(null);
    close();
  };
  const restore = () => {
    if (typed !== null) onChange(before);
    setTyped(null);
    close();
  };
  const moveTo = (at: number) => {
    setOpen(true);
    setMovedTo(at);
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event.nativeEvent)) return;
    const last = matches.length - 1;
    const active = isOpen ? matches[activeAt] : undefined;
    if (event.key === "ArrowDown")
      moveTo(isOpen ? (activeAt >= last ? 0 : activeAt + 1) : Math.max(0, chosen ? matches.indexOf(chosen) : 0));
    else if (event.key === "ArrowUp") moveTo(isOpen && activeAt > 0 ? activeAt - 1 : last);
    else if (event.key === "Enter" && active) choose(active);
    else if (event.key === "Escape" && (isOpen || typed !== null)) restore();
    else return;
    // Taken by the list: the arrows do not move the caret, Enter sends no form, Escape closes no dialog around it.
    event.preventDefault();
  }

  return {
    text: chosen?.text ?? typed ?? "",
    matches,
    isFound: found.length > 0,
    /** The person left a text that is none of the options. */
    isUnlisted: isLeft && query !== "",
    isOpen,
    activeAt,
    choose,
    open: () => setOpen(true),
    onKeyDown,
    type(text: string): void {
      if (typed === null) setBefore(value);
      setTyped(text);
      onChange("");
      setLeft(false);
      setMovedTo(null);
      setOpen(true);
    },
    /** Chooses the option that the arrows led to, that was typed in full, or that is the only match. Any other text stays. */
    leave(): void {
      const only = query !== "" && found.length === 1 ? found[0] : undefined;
      const meant = movedTo === null ? (exact ?? only) : matches[movedTo];
      if (meant) choose(meant);
      else close();
      setLeft(true);
    },
  };
}
