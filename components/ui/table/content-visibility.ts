import { styleRef } from "@/components/ui/style-ref";

/**
 * For `ref` of a group of rows: the browser neither styles, places nor paints it while it is out of sight. It is in the page all the same,
 * for search, print and screen readers. Until it was seen its height is that of its rows.
 */
export const autoContentVisibility = (rows: number, rowHeight: string) =>
  styleRef({ contentVisibility: "auto", containIntrinsicHeight: `auto calc(${rows} * (${rowHeight} + 1px))` });
