/** Of a picture for shared links, in pixels: what every network shows whole (Open Graph, X). */
export const socialSize = { width: 1_200, height: 630 } as const;
