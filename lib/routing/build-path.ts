import { type RouteName, routes, segmentsOf } from "./routes";

/** The parameters in a pattern: `{ category: string; slug: string }` for "/promotions/:category/:slug". */
type Params<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? Params<Head> & Params<Rest>
  : Pattern extends `:${infer Name}?`
    ? { [Key in Name]?: string }
    : Pattern extends `:${infer Name}`
      ? { [Key in Name]: string }
      : unknown;

export type RouteParams<Name extends RouteName> = Params<(typeof routes)[Name]["pattern"]>;

/** The path of a page below the locale, escaped: "/play/gem-harbour"; "" for the home page. */
export function pathBelow<Name extends RouteName>(name: Name, params: RouteParams<Name>): string {
  const values: Readonly<Record<string, string | undefined>> = Object(params);
  return segmentsOf(routes[name].pattern)
    .map((segment) => (segment.startsWith(":") ? values[segment.replace(/^:|\?$/g, "")] : segment))
    .flatMap((segment) => (segment === undefined ? [] : [`/${encodeURIComponent(segment)}`]))
    .join("");
}
