/** What the window knows an item of the list by, and measures it with. */
export interface ListItem {
  index: number;
  measure: (element: HTMLElement | null) => void;
}

/** Class names of an item. The window sets its place. */
export const listItem = "absolute inset-x-0 h-auto";
