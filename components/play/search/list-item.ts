"use client";

import { useEffect } from "react";

/** The index and the measuring ref of an item in the window. */
export interface ListItem {
  index: number;
  measure: (element: HTMLElement | null) => void;
}

/** Class names of an item. The window sets its place and measures its height, which must not follow the list's. */
export const listItem = "absolute inset-x-0";

export const optionId = (list: string, at: number) => `${list}-${at}`;

/** Opens the first row of a list as soon as it is drawn, which is when the list knows its height. */
export function useFirstOpened(list: string, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) document.getElementById(optionId(list, 0))?.click();
  });
}
