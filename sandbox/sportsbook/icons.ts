import { Html, html } from "../control/html";
import type { Category } from "./events";

/** Drawn in a square of 24 units, by strokes. */
const shapes: Partial<Record<Category, string>> = {
  football:
    '<circle cx="12" cy="12" r="9"/><path d="m12 7.5 4.3 3.1-1.6 5h-5.4l-1.6-5ZM12 3v4.5m8.5 1.7-4.2 1.400m1.2 8.6-2.8-3.600m-8.2 3.6 2.8-3.600M3.5 9.200l4.2 1.4"/>',
  tennis: '<circle cx="12" cy="12" r="9"/><path d="M6 5.300c3 3.7 3 9.7 0 13.400m12-13.400c-3 3.7-3 9.7 0 13.4"/>',
  "ice-hockey": '<path d="M6 3l6.5 13.500c.5 1 1.5 1.5 2.5 1.500h5v-3h-4M3 18h5v3H3Z"/>',
};

/** The sign of a kind of sport; none where it has no page of its own. */
export function kindIcon(kind: Category): Html {
  const shape = shapes[kind];
  return shape ? html`<svg viewBox="0 0 24 24" aria-hidden="true">${new Html(shape)}</svg>` : html``;
}
