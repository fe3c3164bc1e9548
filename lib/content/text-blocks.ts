import { type Block, plainText, type Span, type TextBlock } from "./portable-text";

/** The blocks of a body as a page draws them: list items gathered into lists, headings with the name of their anchor. */
export type Part =
  | { kind: "heading"; level: 2 | 3; id: string; spans: Span[] }
  | { kind: "paragraph" | "quote"; spans: Span[] }
  | ListPart
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export interface ListPart {
  kind: "list";
  ordered: boolean;
  items: ListItem[];
}

/** `lists`: those that are nested below the item. */
export interface ListItem {
  spans: Span[];
  lists: ListPart[];
}

export function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  const taken = new Map<string, number>();
  let open: OpenList[] = [];
  for (const block of blocks) {
    if (block.type === "text" && block.list) {
      open = addItem(parts, open, block);
      continue;
    }
    open = [];
    if (block.type === "table") {
      const [head = [], ...rows] = block.rows;
      parts.push({ kind: "table", head, rows });
      continue;
    }
    const { style, spans } = block;
    if (style === "h2" || style === "h3")
      parts.push({ kind: "heading", level: style === "h2" ? 2 : 3, id: anchor(spans, taken), spans });
    else parts.push({ kind: style === "blockquote" ? "quote" : "paragraph", spans });
  }
  return parts;
}

interface OpenList {
  list: ListPart;
  level: number;
}

/** Adds an item to the list of its level and kind, or to a new one below the item before it. Returns the lists that are open now. */
function addItem(parts: Part[], open: readonly OpenList[], { list: kind, level, spans }: TextBlock): OpenList[] {
  const ordered = kind === "number";
  const around = open.filter((each) => each.level < level);
  const same = open.find((each) => each.level === level && each.list.ordered === ordered);
  const list: ListPart = same?.list ?? { kind: "list", ordered, items: [] };
  list.items.push({ spans, lists: [] });
  if (!same) (around.at(-1)?.list.items.at(-1)?.lists ?? parts).push(list);
  return [...around, { list, level }];
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
