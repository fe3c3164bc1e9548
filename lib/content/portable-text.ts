import { z } from "zod";

/**
 * Portable text by an allow-list (ruling 14): only the blocks, marks and fields that are named here come through. What an
 * editor, or somebody in their place, adds beyond them is left out; text is text, and links pass `contentHref` when drawn.
 */
const marks = ["strong", "em", "code"] as const;
const styles = ["normal", "h2", "h3", "blockquote"] as const;

/** Deeper than this is nobody's outline: such an item is one of the first level. */
const deepestList = 6;

export type Mark = (typeof marks)[number];

export interface Span {
  text: string;
  marks: Mark[];
  /** The address as the editor wrote it: not yet one to follow. */
  link: string | null;
}

export interface TextBlock {
  type: "text";
  style: (typeof styles)[number];
  list: "bullet" | "number" | null;
  /** The nesting level of the list that contains it, from 1. */
  level: number;
  spans: Span[];
}

export interface TableBlock {
  type: "table";
  rows: Span[][][];
}

export type Block = TextBlock | TableBlock;

const RawSpan = z.object({ _type: z.literal("span"), text: z.string(), marks: z.array(z.string()).nullish() });
const RawLink = z.object({ _type: z.literal("link"), _key: z.string(), href: z.string().max(2_048) });
const RawBlock = z.object({
  _type: z.literal("block"),
  style: z.enum(styles).catch("normal"),
  listItem: z.enum(["bullet", "number"]).nullish().catch(null),
  level: z.number().int().min(1).max(deepestList).nullish().catch(null),
  children: z.array(z.unknown()),
  markDefs: z.array(z.unknown()).nullish(),
});
const RawTable = z.object({
  _type: z.literal("table"),
  rows: z.array(z.object({ cells: z.array(z.unknown()) })),
});

/** The blocks of a body. A block that is not on the list is skipped and logged, never a crash. */
export const PortableText = z.array(z.unknown()).transform((body): Block[] => body.flatMap(readBlock));

function readBlock(raw: unknown): Block[] {
  const text = RawBlock.safeParse(raw);
  if (text.success) {
    const { style, listItem, level } = text.data;
    return [{ type: "text", style, list: listItem ?? null, level: level ?? 1, spans: readSpans(text.data) }];
  }
  const table = RawTable.safeParse(raw);
  if (table.success) return [{ type: "table", rows: table.data.rows.map(({ cells }) => cells.map(readCell)) }];
  return skip("block", raw);
}

function readCell(raw: unknown): Span[] {
  const cell = RawBlock.safeParse(raw);
  return cell.success ? readSpans(cell.data) : skip("cell", raw);
}

function readSpans({ children, markDefs }: z.infer<typeof RawBlock>): Span[] {
  const links = new Map(
    (markDefs ?? []).flatMap((raw): [string, string][] => {
      const link = RawLink.safeParse(raw);
      return link.success ? [[link.data._key, link.data.href]] : skip("mark", raw);
    }),
  );
  return children.flatMap((raw): Span[] => {
    const span = RawSpan.safeParse(raw);
    if (!span.success) return skip("span", raw);
    const given = span.data.marks ?? [];
    const link = given.map((mark) => links.get(mark)).find((href) => href !== undefined) ?? null;
    return [{ text: span.data.text, marks: marks.filter((mark) => given.includes(mark)), link }];
  });
}

function skip(part: string, raw: unknown): [] {
  const type = z.object({ _type: z.string().max(64) }).safeParse(raw);
  console.warn(JSON.stringify({ event: "content", skipped: part, type: type.success ? type.data._type : null }));
  return [];
}

/** The messages of some spans without their marks. */
export function plainText(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}
