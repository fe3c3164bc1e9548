/** For `ref`: the policy of the page allows no style attributes, and what the browser's own object is given is none. */
export const styleRef =
  (style: Partial<CSSStyleDeclaration>) =>
  (element: HTMLElement | null): void => {
    if (element) Object.assign(element.style, style);
  };
