interface Span {
  _type: "span";
  _key: string;
  text: string;
  marks: string[];
}

type Block = Record<string, unknown> & { _type: string; _key: string };

/** Portable text of a text as `texts/en.ts` writes it. */
export function toPortableText(text: string): Block[] {
  const blocks: Block[] = [];
  let table: Record<string, unknown>[] | null = null;
  for (const line of text.trim().split("\n")) {
    const key = `b${blocks.length}`;
    const cells = line.startsWith("|") ? line.slice(1, -1).split("|") : null;
    if (cells) {
      if (!table) {
        table = [];
        blocks.push({ _type: "table", _key: key, rows: table });
      }
      const row = `${blocks.length}r${table.length}`;
      table.push({
        _type: "tableRow",
        _key: row,
        cells: cells.map((cell, at) => makeBlock(`${row}c${at}`, cell.trim())),
      });
      continue;
    }
    table = null;
    const [, mark = "", rest = ""] = /^(## |- |\d+\. )?(.*)$/.exec(line) ?? [];
    if (rest === "") continue;
    if (mark === "## ") blocks.push(makeBlock(key, rest, { style: "h2" }));
    else if (mark === "") blocks.push(makeBlock(key, rest));
    else blocks.push(makeBlock(key, rest, { listItem: mark === "- " ? "bullet" : "number", level: 1 }));
  }
  return blocks;
}

/** One block with its strong words and links. */
function makeBlock(key: string, line: string, more: Record<string, unknown> = {}): Block {
  const markDefs: { _type: "link"; _key: string; href: string }[] = [];
  const children = line.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).flatMap((part, at): Span[] => {
    if (part === "") return [];
    const span = (text: string, ...marks: string[]): Span[] => [{ _type: "span", _key: `${key}s${at}`, text, marks }];
    const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (label && href) {
      markDefs.push({ _type: "link", _key: `${key}l${at}`, href });
      return span(label, `${key}l${at}`);
    }
    return part.startsWith("**") ? span(part.slice(2, -2), "strong") : span(part);
  });
  return { _type: "block", _key: key, style: "normal", markDefs, children, ...more };
}
