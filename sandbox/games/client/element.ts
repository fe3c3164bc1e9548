export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  children: readonly (Node | string)[],
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A table with a line of headings; the first cell of each row is its heading. */
export function tableOf(
  heads: readonly string[],
  rows: readonly (readonly [readonly (Node | string)[], ...string[]])[],
): HTMLTableElement {
  const head = heads.map((each) => element("th", [each], { scope: "col" }));
  const body = rows.map(([heading, ...cells]) =>
    element("tr", [element("th", heading, { scope: "row" }), ...cells.map((cell) => element("td", [cell]))]),
  );
  return element("table", [element("thead", [element("tr", head)]), element("tbody", body)]);
}

export const listOf = (texts: readonly string[]): HTMLUListElement =>
  element(
    "ul",
    texts.map((text) => element("li", [text])),
  );
