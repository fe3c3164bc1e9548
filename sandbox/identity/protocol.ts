import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { documentationRange, randomAddress } from "../core/random-address";
import type { App } from "../core/server";
import type { PoolKey } from "./keys";
import { accountOperations } from "./operations/account";
import { passwordOperations } from "./operations/password";
import { signInOperations } from "./operations/sign-in";
import { signUpOperations } from "./operations/sign-up";
import type { Operation, Pool } from "./pool";
import { Refusal } from "./refusal";
import type { Place } from "./sign-in-history";

const operations = new Map<string, Operation>(
  Object.entries({ ...signInOperations, ...signUpOperations, ...passwordOperations, ...accountOperations }),
);

const target = /^AWSCognitoIdentityProviderService\.(\w+)$/;

/** The user-pool protocol: JSON 1.1 over POST with the operation in `x-amz-target`, and the published keys. */
export function addProtocol(
  app: App,
  pool: Pool,
  { issuer, poolId }: { issuer: string; poolId: string },
  key: PoolKey,
): void {
  app.post("/", bodyLimit({ maxSize: 64 * 1_024, onError: tooLarge }), async (context) => {
    context.header("content-type", "application/x-amz-json-1.1");
    context.header("cache-control", "no-store");
    context.header("access-control-expose-headers", "x-amzn-errortype");
    try {
      const name = target.exec(context.req.header("x-amz-target") ?? "")?.[1] ?? "";
      return context.body(
        JSON.stringify(await run({ ...pool, place: placeOf(context) }, name, await context.req.text())),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.header("x-amzn-errortype", `${error.type}:`);
      return context.body(JSON.stringify({ __type: error.type, message: error.message }), 400);
    }
  });

  app.get(`/${poolId}/.well-known/jwks.json`, (context) => context.json({ keys: [key.publicJwk] }));
  app.get(`/${poolId}/.well-known/openid-configuration`, (context) =>
    context.json({
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ["RS256"],
      response_types_supported: ["code", "token"],
      subject_types_supported: ["public"],
    }),
  );
}

/** As the service's own edge sees it: the proxy's headers, else an address made up for a visitor of the sandbox. */
function placeOf(context: Context<{ Bindings: HttpBindings }>): Place {
  const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  const country = context.req.header("x-visitor-country") ?? "";
  return {
    // A browser on the same machine has no address to show in a login history.
    ip: forwarded || randomAddress(documentationRange),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
  };
}

const tooLarge = (context: Context) =>
  context.json({ __type: "SerializationException", message: "The body is too large." }, 413);

function run(pool: Pool, name: string, body: string): Promise<object> {
  const operation = operations.get(name);
  if (!operation) throw new Refusal("UnknownOperationException", "");
  return operation(pool, parseJson(body));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal("SerializationException", "");
  }
}
