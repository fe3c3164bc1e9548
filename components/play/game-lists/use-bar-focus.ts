"use client";

import { useLayoutEffect, useState } from "react";
import { passFocus } from "@/components/ui/pass-focus";
import { listBarId } from "./list-bar";

const bar = () => document.getElementById(listBarId);
const linksOfBar = (): Element[] => [...(bar()?.querySelectorAll("a") ?? [])];
const focusedAt = () => (document.activeElement ? linksOfBar().indexOf(document.activeElement) : -1);

/** Focuses the link at a place that has lost its own, else the bar: its orders are hidden on a phone. */
function focusAt(at: number): void {
  for (const element of [linksOfBar()[at], bar()])
    if (at >= 0 && document.activeElement === document.body && element instanceof HTMLElement) element.focus();
}

/** Takes over the focus in the bar of the whole list, in whose place this one comes. */
export function useBarFocus(): void {
  const [at] = useState(focusedAt);
  useLayoutEffect(() => focusAt(at), [at]);
}

/** The ref of a link, which its press may remove, alone or with the bar: the focus goes to what takes its place. */
export const passBarFocus = passFocus(() => {
  const at = focusedAt();
  return () => focusAt(at);
});
