import { type ExprNode, evaluateSync, parse } from "groq-js";
import type { View } from "./store";

export type QueryParams = Record<string, unknown>;

/** A query that does not parse, or uses a missing parameter. `start` and `end` are places in its text. */
export class QueryError extends Error {
  constructor(
    message: string,
    readonly query: string,
    readonly start: number,
    readonly end: number,
  ) {
    super(message);
  }
}

/** Results are cached until an edit makes a new view; a site repeats the same few hundred queries. */
const results = new WeakMap<View, Map<string, unknown>>();
const mostResults = 500;

/**
 * Runs a GROQ query over the documents of a perspective, or returns the cached result. References are found by id: groq-js alone would scan all documents for each.
 * @throws QueryError
 */
export function runQuery(view: View, query: string, params: QueryParams): unknown {
  if (/\bnow\(/.test(query)) return evaluate(view, query, params);
  const known = results.get(view) ?? new Map<string, unknown>();
  results.set(view, known);
  const key = JSON.stringify([query, params]);
  if (known.has(key)) return known.get(key);
  const result = evaluate(view, query, params);
  if (known.size >= mostResults) known.clear();
  known.set(key, result);
  return result;
}

function evaluate(view: View, query: string, params: QueryParams): unknown {
  const tree = parseQuery(query, params);
  const dereference = ({ _ref }: { _ref: string }) => view.byId.get(_ref) ?? null;
  return evaluateSync(tree, { dataset: view.documents, params, dereference }).data;
}

function parseQuery(query: string, params: QueryParams): ExprNode {
  const missing = [...withoutStrings(query).matchAll(/\$([A-Za-z_]\w*)/g)].find(
    ([, name]) => !Object.hasOwn(params, name ?? ""),
  );
  if (missing)
    throw new QueryError(
      `param ${missing[0]} referenced, but not provided`,
      query,
      missing.index,
      missing.index + missing[0].length,
    );
  try {
    return parse(query, { params });
  } catch (error) {
    const start = error instanceof Error && "position" in error ? Number(error.position) : 0;
    throw new QueryError(error instanceof Error ? error.message : "unable to parse", query, start, query.length);
  }
}

/** Strings and comments blanked out, places kept: a dollar sign inside a string is not a parameter. */
function withoutStrings(query: string): string {
  return query.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/[^\n]*/g, (text) => " ".repeat(text.length));
}
