import "server-only";
import { type ClientConfig, createClient, type SanityClient } from "next-sanity";
import { type Environment, readEnvironment } from "@/lib/config/environment";
import { cachedAddress } from "./address";

/**
 * `cached` for lobbies, pages and footers; `cacheless` for what must be of this moment: terms versions, market settings;
 * `preview` for drafts.
 */
export type Source = "cached" | "cacheless" | "preview";

/** The specified version of reads without a cache. */
const cachelessVersion = "2021-08-31";

/**
 * Read-only: published documents without a token, drafts with one that may only read; no retries of its own. The data set and
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
  const client = clients.get(source) ?? createClient(clientConfig(source, readEnvironment()));
  clients.set(source, client);
  return client;
}
