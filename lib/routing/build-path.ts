import { parseSegment, type RouteName, routes, segmentsOf } from "./routes";

/** The parameters in a pattern: `{ category: string; slug: string }` for "/promotions/:category/:slug". */
type Params<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? Params<Head> & Params<Rest>
  : Pattern extends `${string}:${infer Name}?`
    ? { [Key in Name]?: string }
    : Pattern extends `${string}:${infer Name}`
      ? { [Key in Name]: string }
      : unknown;

export type RouteParams<Name extends RouteName> = Params<(typeof routes)[Name]["pattern"]>;

/** The path of a page below the locale, escaped: "/play/gem-harbour"; "" for the home page. */
export function pathBelow<Name extends RouteName>(name: Name, params: RouteParams<Name>): string {
  const values: Readonly<Record<string, string | undefined>> = Object(params);
  return segmentsOf(routes[name].pattern)
    .flatMap((segment) => {
      const { literal, name } = parseSegment(segment);
      const value = name === null ? "" : values[name];
      return value === undefined ? [] : [`/${encodeURIComponent(literal + value)}`];
    })
    .join("");
}
