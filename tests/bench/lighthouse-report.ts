import { z } from "zod";
import { type Figure, plain } from "./figure";

const Item = z.looseObject({
  node: z.looseObject({ snippet: z.string().optional() }).optional(),
  url: z.unknown().optional(),
  description: z.unknown().optional(),
});
const Audit = z.looseObject({
  id: z.string(),
  title: z.string(),
  score: z.number().nullable(),
  details: z.looseObject({ items: z.array(z.unknown()).optional() }).optional(),
});
const Category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.looseObject({ id: z.string(), weight: z.number() })),
});

/** The part of Lighthouse's JSON that is read. */
export const LighthouseReport = z.looseObject({
  runtimeError: z.looseObject({ message: z.string() }).optional(),
  categories: z.object({ accessibility: Category, "best-practices": Category, seo: Category }),
  audits: z.record(z.string(), Audit),
});
export type LighthouseReport = z.infer<typeof LighthouseReport>;

/** Elements that a failed audit names; it says how many there are. */
const mostNamed = 3;

/** What is missing to 100 in each category, with the audits that cost it. Search engines are not asked about a page that they may not list. */
export function figuresOf(
  page: string,
  { categories, audits, runtimeError }: LighthouseReport,
  isIndexed: boolean,
): Figure[] {
  if (runtimeError) throw new Error(`${page}: ${runtimeError.message}`);
  const judged = [
    ["accessibility", categories.accessibility],
    ["best practices", categories["best-practices"]],
    ...(isIndexed ? ([["SEO", categories.seo]] as const) : []),
  ] as const;
  return judged.map(([name, { score, auditRefs }]) => {
    const failed = auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [audit] : [];
    });
    // A category without a score was not measured: NaN is no pass.
    const missing = score === null ? Number.NaN : Math.round((1 - score) * 100);
    return plain(
      `${page}, ${name}`,
      missing,
      0,
      "points below 100",
      failed.map(describe).join("; ") || "no failed audit",
    );
  });
}

function describe({ id, title, details }: z.infer<typeof Audit>): string {
  const items = (details?.items ?? []).flatMap((raw) => {
    const { data } = Item.safeParse(raw);
    return data ? [String(data.node?.snippet ?? data.description ?? data.url ?? "")] : [];
  });
  const named = items.filter(Boolean).slice(0, mostNamed).join(" | ");
  return `${id} (${title})${named && `: ${items.length} × ${named}`}`;
}
