import type { Context } from "hono";
import { z } from "zod";
import type { App } from "../core/server";
import { QueryError, type QueryParams, runQuery } from "./query";
import { type DocumentStore, type Perspective, perspectives } from "./store";

export const project = "greenroom";
export const dataset = "production";

const longestQuery = 100_000;
const datasetName = /^[a-z0-9_-]{1,64}$/;
const apiVersion = /^(1|X|\d{4}-\d{2}-\d{2})$/;

interface QueryRequest {
  query: string;
  params: QueryParams;
  perspective: Perspective;
  returnQuery: boolean;
}

const PostBody = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).default({}) });

/** The query endpoint: `GET|POST /v<version>/data/query/<dataset>`, responses and errors in the content service's format. */
export function queryRoutes(app: App, store: Pick<DocumentStore, "view">): void {
  app.on(["GET", "POST"], "/:version{v[^/]+}/data/query/:dataset", async (context) => {
    const refused = refuseAddress(context);
    if (refused) return refused;
    const request = await readRequest(context);
    if (typeof request === "string") return badRequest(context, request);
    const started = performance.now();
    try {
      const result = runQuery(store.view(request.perspective), request.query, request.params) ?? null;
      const ms = Math.round(performance.now() - started);
      return context.json(request.returnQuery ? { query: request.query, result, ms } : { result, ms });
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      const { message: description, query, start, end } = error;
      return context.json({ error: { type: "queryParseError", description, query, start, end } }, 400);
    }
  });
}

function refuseAddress(context: Context): Response | null {
  const version = context.req.param("version")?.slice(1) ?? "";
  const name = context.req.param("dataset") ?? "";
  const requestedProject = context.req.header("x-sanity-project-id") ?? project;
  if (!apiVersion.test(version) || !isRealDate(version))
    return badRequest(context, `Invalid API version: "${version}". Use 1, X or a date YYYY-MM-DD`);
  if (!datasetName.test(name))
    return badRequest(context, `Invalid dataset name: "${name}". Use at most 64 lowercase letters, digits, _ or -`);
  if (requestedProject !== project || name !== dataset)
    return context.json(
      {
        statusCode: 404,
        error: "Not Found",
        message: `Dataset "${name}" not found for project ID "${requestedProject}"`,
      },
      404,
    );
  return null;
}

/** A date must be one of the calendar: 2026-13-45 and 2026-02-30 are none. */
function isRealDate(version: string): boolean {
  if (!version.includes("-")) return true;
  const date = new Date(`${version}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(version);
}

/** The parsed request, or a sentence that explains why it cannot be parsed. Parameters of a GET are JSON, named `$name`. */
async function readRequest(context: Context): Promise<QueryRequest | string> {
  const search = new URL(context.req.url).searchParams;
  const perspective = perspectives.find((each) => each === (search.get("perspective") ?? "published"));
  if (!perspective) return `Invalid perspective: "${search.get("perspective")}"`;
  const settings = { perspective, returnQuery: search.get("returnQuery") !== "false" };
  if (context.req.method === "POST") {
    const body = PostBody.safeParse(await context.req.json().catch(() => null));
    if (!body.success) return "The body must be JSON with a query";
    return tooLong(body.data.query) ?? { ...body.data, ...settings };
  }
  const query = search.get("query");
  if (query === null) return "A query is missing";
  const params: QueryParams = {};
  for (const [name, value] of search) {
    if (!name.startsWith("$")) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      return `Unable to parse value of "${name}": it must be JSON`;
    }
  }
  return tooLong(query) ?? { query, params, ...settings };
}

function tooLong(query: string): string | null {
  return query.length > longestQuery ? `The query is longer than ${longestQuery} characters` : null;
}

function badRequest(context: Context, message: string): Response {
  return context.json({ statusCode: 400, error: "Bad Request", message }, 400);
}
