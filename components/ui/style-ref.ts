import type { RefCallback } from "react";

type Name = "width" | "tableLayout" | "contentVisibility" | "containIntrinsicHeight";

/**
 * For `ref`: the policy of the page allows no style attributes, and what the browser's own object is given is none. The element loses them
 * with the `ref`.
 */
export const styleRef =
  (style: Partial<Record<Name, string>>): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return;
    Object.assign(element.style, style);
    return () => void Object.assign(element.style, Object.fromEntries(Object.keys(style).map((name) => [name, ""])));
  };
