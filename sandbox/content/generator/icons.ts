/** Icons of categories: outlines on a grid of 24, in a grey that reads on a dark and on a light surface. */
const outline = (paths: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#7d8f86" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`;

const path = (d: string) => `<path d="${d}"/>`;

export const icons = {
  flame: outline(
    path("M12 3c.6 3 4.8 5 4.8 10a4.8 4.8 0 0 1-9.6 0c0-1.7.8-2.9 1.8-4 .2 1.3.8 2 1.7 2.4C10.4 8.2 10.7 5.2 12 3z"),
  ),
  spark: outline(
    path("M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.8 2.8M15.6 15.6l2.8 2.8M5.6 18.4l2.8-2.8M15.6 8.4l2.8-2.8"),
  ),
  crown: outline(path("M4 17.5 3 8l5 3.5L12 5l4 6.5L21 8l-1 9.5zM4.5 20.5h15")),
  star: outline(path("m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z")),
  book: outline(
    path("M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5v13"),
  ),
  wheel: outline(
    '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="2.5"/>' +
      path("M12 3.5v6M12 14.5v6M3.5 12h6M14.5 12h6"),
  ),
  rise: outline(path("M4 17l5.5-6 4 3.5L20 7M15 7h5v5")),
  layers: outline(path("M12 3.5 21 8.5l-9 5-9-5zM3.5 13l8.5 4.7 8.5-4.7M3.5 17l8.5 4.7 8.5-4.7")),
  cherry: outline(
    '<circle cx="7.5" cy="16.5" r="3.8"/><circle cx="16.5" cy="15" r="3.8"/>' +
      path("M8.5 13C9.5 8.5 12 5.5 17 4c-1.5 2-1.5 4.5-.8 7.2"),
  ),
  bolt: outline(path("M13 3 5 13.5h6L10 21l8.5-11h-6z")),
  reels: outline(`<rect x="3.5" y="5" width="17" height="14" rx="2.5"/>${path("M9.2 5v14M14.8 5v14M3.5 12h17")}`),
  spade: outline(
    path("M12 3.5c3 4 7.5 6 7.5 10a3.7 3.7 0 0 1-6.6 2.2L14 20.5h-4l1.1-4.8A3.7 3.7 0 0 1 4.5 13.5c0-4 4.5-6 7.5-10z"),
  ),
  diamond: outline(path("M12 3.5 18.5 12 12 20.5 5.5 12z")),
  dice: outline(
    `<rect x="4" y="4" width="16" height="16" rx="3.5"/>${path("M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01")}`,
  ),
  stage: outline(path("M4 5h16M6 5v9a6 6 0 0 0 12 0V5M9 20.5h6M12 18v2.5")),
  leaf: outline(path("M5 19C5 10 10 5 20 4c0 10-5 15-13 14M5 21c.5-4 3-8 8-10.5")),
} as const;

export type Icon = keyof typeof icons;
