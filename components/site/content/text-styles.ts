import { clsx } from "clsx";
import type { Part } from "@/lib/content/text-blocks";

/** Class strings of an editor's text and of the parts beside it. */

const heading = clsx(
  "target:underline target:decoration-3 target:decoration-accent target:underline-offset-6",
  "print:break-inside-avoid",
);
export const headings = { 2: clsx(heading, "text-xl"), 3: clsx(heading, "text-lg/[1.6]") } as const;
export const textLink = "underline decoration-accent decoration-2 underline-offset-4";
/** A link that leaves the site is marked; on paper it shows its address. */
export const outsideLink = clsx(
  textLink,
  "after:ml-[3px] after:content-['↗'/''] print:after:content-['_('attr(href)')']",
);
export const lists = { ul: "list-disc pl-[1.4em]", ol: "list-decimal pl-[1.4em]" } as const;
export const listItem = "not-first:mt-[0.35em] marker:figures marker:text-muted print:break-inside-avoid";
export const quotation = "border-l-3 border-line pl-4.5 text-muted";

/** The space above a part: a heading is close to the text below it. */
export function roomAbove(part: Part, before: Part | undefined): string {
  if (before?.kind === "heading") return "mt-[0.5em]";
  if (part.kind !== "heading") return "not-first:mt-[0.9em]";
  return part.level === 2 ? "not-first:mt-[1.9em]" : "not-first:mt-[1.5em]";
}
