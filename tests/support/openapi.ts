import * as z from "zod/v4/core";
import { nothing, type Schema } from "@/lib/core/http/http";
import { versioned } from "@/lib/session/platform/endpoint";
import type { DeclaredEndpoint } from "./endpoints";

const header = (name: string, description: string, required = false) => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string" },
});

const headers = {
  SiteContext: header("SiteContext", 'The site, as JSON: {"siteId":2}.'),
  Authorization: header("Authorization", "Bearer and the id token, where a player is signed in."),
  AccessToken: header("Access-Token", "The access token of the same sign-in.", true),
  CaptchaToken: header("X-Captcha-Token", "The token of a solved captcha, where one is configured."),
  IdempotencyKey: header("Idempotency-Key", "Repeated with the same key, the call takes no second effect.", true),
};

const use = (name: keyof typeof headers) => ({ $ref: `#/components/parameters/${name}` });

/**
 * The calls as an OpenAPI document in JSON, in the order of their paths, each on a line of its own so that two of them can change at
 * once.
 */
export function openApiOf(endpoints: readonly DeclaredEndpoint[]): string {
  const paths = [...new Set(endpoints.map(keyOf))].sort();
  const lines = paths.map((path) => {
    const calls = endpoints.filter((each) => keyOf(each) === path);
    const operations = Object.fromEntries(calls.map((each) => [each.method, operationOf(each)]));
    return `    ${JSON.stringify(path)}: ${JSON.stringify(operations)}`;
  });
  const description = "Written from the endpoints.ts of each domain.";
  const document = {
    openapi: "3.1.0",
    info: { title: "The platform as the site calls it", version: "1", description },
    components: { parameters: headers },
    paths: {},
  };
  return `${JSON.stringify(document, null, 2).replace('"paths": {}', () => `"paths": {\n${lines.join(",\n")}\n  }`)}\n`;
}

const keyOf = ({ path }: DeclaredEndpoint): string => `/${versioned(path)}`.replace(/:(\w+)/g, "{$1}");

function operationOf({ file, path, query, body, response, accessToken, captcha, keyed }: DeclaredEndpoint): object {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    tags: [file.replace(/^lib\/|\/endpoints\.ts$/g, "")],
    parameters: [
      use("SiteContext"),
      use("Authorization"),
      ...names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
      ...parametersOf(query),
      ...(accessToken ? [use("AccessToken")] : []),
      ...(captcha ? [use("CaptchaToken")] : []),
      ...(keyed ? [use("IdempotencyKey")] : []),
    ],
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: {
      "2XX":
        response === nothing ? { description: "No body." } : { description: "What the site reads.", ...json(response) },
    },
  };
}

/** The names of a query, and whether each is always sent. */
export const queryOf = ({ query }: Pick<DeclaredEndpoint, "query">): Map<string, boolean> =>
  new Map(parametersOf(query).map(({ name, required }) => [name, required]));

function parametersOf(query: Schema<unknown> | undefined) {
  if (!query) return [];
  const { properties = {}, required = [] }: { properties?: object; required?: string[] } = describe(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: schema as object,
  }));
}

const json = (schema: Schema<unknown>) => ({ content: { "application/json": { schema: describe(schema) } } });

/** What the other side has to send or accept: a schema of zod in full, a guard by the words with which it refuses. */
function describe(schema: Schema<unknown>): object {
  if (schema instanceof z.$ZodType) {
    const { $schema: _, ...described } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return described;
  }
  const parsed = schema.safeParse(undefined);
  return { description: parsed.success ? "" : (parsed.error.issues[0]?.message ?? "") };
}
