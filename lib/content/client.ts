import "server-only";
import { type ClientConfig, createClient, type SanityClient } from "next-sanity";
import { from } from "rxjs";
import { type Environment, readEnvironment } from "@/lib/config/environment";
import { readResponse } from "@/lib/core/http/http-read";
import { cachedAddress } from "./cache-endpoint";

/**
 * `cached` for lobbies, pages and footers; `cacheless` for what must be of this moment: terms versions, market settings;
 * `preview` for drafts.
 */
export type Source = "cached" | "cacheless" | "preview";

/** The specified version of reads without a cache. */
const cachelessVersion = "2021-08-31";

/**
 * Read-only: published documents without a token, drafts with one that may only read; without retries. The data set and
 * version are checked with the environment.
 */
export function clientConfig(source: Source, env: Environment): ClientConfig {
  return {
    projectId: env.CONTENT_PROJECT_ID,
    dataset: env.CONTENT_DATASET,
    apiVersion: source === "cached" ? env.CONTENT_API_VERSION : cachelessVersion,
    apiHost: source === "cached" ? cachedAddress(env) : env.CONTENT_URL,
    useProjectHostname: false,
    useCdn: false,
    ...(source === "preview" && env.CONTENT_READ_TOKEN
      ? { perspective: "previewDrafts", token: env.CONTENT_READ_TOKEN }
      : { perspective: "published" }),
    maxRetries: 0,
  };
}

const clients = new Map<Source, SanityClient>();

export function contentClient(source: Source): SanityClient {
  const client =
    clients.get(source) ?? createClient({ ...clientConfig(source, readEnvironment()), _requestHandler: send });
  clients.set(source, client);
  return client;
}

/** Nine times the largest response to a query of ours: a page of 2,000 games is 0.9 MB. */
export const maxResponseBytes = 8_000_000;

type RequestHandler = NonNullable<ClientConfig["_requestHandler"]>;

/** The client's own transport reads whatever comes into memory; this one aborts at the cap. */
const send: RequestHandler = (request) => from(receive(request));

async function receive({ url, method = "GET", headers, query, body, signal }: Parameters<RequestHandler>[0]) {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query || {})) address.searchParams.append(name, String(value));
  const response = await fetch(address, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
    cache: "no-store",
    redirect: "manual",
  });
  const received = await readResponse(response, maxResponseBytes, address.pathname);
  if (received.error) throw received.error;
  return { type: "response" as const, url, method, statusCode: received.status, headers: {}, body: received.body };
}
