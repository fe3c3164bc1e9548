import { type Block, plainText, type Span } from "./portable-text";

/** The blocks of a body as a page draws them: list items gathered into lists, headings with the name of their anchor. */
export type Part =
  | { kind: "heading"; level: 2 | 3; id: string; spans: Span[] }
  | { kind: "paragraph" | "quote"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  const taken = new Map<string, number>();
  for (const block of blocks) {
    if (block.type === "table") {
      const [head = [], ...rows] = block.rows;
      parts.push({ kind: "table", head, rows });
      continue;
    }
    const { style, list, spans } = block;
    const last = parts.at(-1);
    if (list && last?.kind === "list" && last.ordered === (list === "number")) last.items.push(spans);
    else if (list) parts.push({ kind: "list", ordered: list === "number", items: [spans] });
    else if (style === "h2" || style === "h3")
      parts.push({ kind: "heading", level: style === "h2" ? 2 : 3, id: anchor(spans, taken), spans });
    else parts.push({ kind: style === "blockquote" ? "quote" : "paragraph", spans });
  }
  return parts;
}

/** The headings of the first level, for the table of contents. */
export function outlineOf(parts: readonly Part[]): { id: string; title: string }[] {
  return parts.flatMap((part) =>
    part.kind === "heading" && part.level === 2 ? [{ id: part.id, title: plainText(part.spans) }] : [],
  );
}

/** Begins with a letter of ours: no heading may take an id that the site uses, or "login", which opens the popup. */
function anchor(spans: readonly Span[], taken: Map<string, number>): string {
  const words =
    plainText(spans)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const id = ["s", ...words].join("-");
  const count = (taken.get(id) ?? 0) + 1;
  taken.set(id, count);
  return count === 1 ? id : `${id}-${count}`;
}
