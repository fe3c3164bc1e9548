import type { CallOptions, Http, Method, Schema } from "@/lib/core/http/http";

/**
 * A call of the platform. A domain declares its own in its `endpoints.ts`, with the schemas of the body that it sends and of the
 * response; the sandbox declares the same on its side, and a contract test compares the two. "assumed": the specification names the
 * call and leaves its method or path open, so that the operator's platform may want a correction there.
 */
export interface Endpoint {
  method: Method;
  /** Below the version, which is v1 unless the path begins with "v2/". `:name` is a placeholder of one value. */
  path: string;
  /** Of the address's query: types the callers and describes the call, and is not run. Absent: no query. */
  query?: Schema<Query>;
  /** Of what is sent as JSON: types the callers and describes the call, and is not run. Absent: no body. */
  body?: Schema<unknown>;
  response: Schema<unknown>;
  /** Sends the Access-Token header too. */
  accessToken?: true;
  /** Its caller may send the token of a solved captcha. */
  captcha?: true;
  /** Its caller sends an Idempotency-Key: repeated with the same key, it takes no second effect. */
  keyed?: true;
}

type Query = NonNullable<CallOptions["query"]>;

/** Declares a call. The compiler checks query, body, key and captcha token wherever it is made. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type ResponseOf<E> = E extends { response: Schema<infer T> } ? T : never;
type Body<E> = E extends { body: Schema<infer T> } ? { body: T } : { body?: never };
type QueryOf<E> = E extends { query: Schema<infer T> }
  ? Record<never, never> extends T
    ? { query?: T }
    : { query: T }
  : { query?: never };
type Key<E> = E extends { keyed: true } ? { key: string } : { key?: never };
type Captcha<E> = E extends { captcha: true } ? { captchaToken?: string | undefined } : { captchaToken?: never };

interface Options extends Pick<CallOptions, "headers" | "deadlineMs" | "keepalive"> {
  /** The values of `:name` in the path. */
  params?: Readonly<Record<string, string | number>>;
  signal?: AbortSignal | undefined;
}

type PlatformCall<E> = Options & QueryOf<E> & Body<E> & Key<E> & Captcha<E>;
type AnyCall = Options & { query?: Query; body?: unknown; key?: string; captchaToken?: string | undefined };

/** The options may be left out where none is required. */
type Call<E> = Record<never, never> extends PlatformCall<E> ? [call?: PlatformCall<E>] : [call: PlatformCall<E>];

/** Makes a call. @throws as every call does */
export function callPlatform<E extends Endpoint>(http: Http, called: E, ...[call]: Call<E>): Promise<ResponseOf<E>> {
  const { params = {}, key, signal, captchaToken, ...options }: AnyCall = call ?? {};
  const { method, path, response, accessToken } = called;
  // `Endpoint` does not say of what type its response is; `E` does.
  return http[method](fillPath(path, params), response as Schema<ResponseOf<E>>, {
    ...options,
    ...(key !== undefined && { headers: { ...options.headers, "Idempotency-Key": key } }),
    ...(signal && { signal }),
    ...(captchaToken !== undefined && { captchaToken }),
    ...(accessToken && { accessToken }),
  });
}

function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** A path with its version: "wallet/balance" is in v1, "v2/rewards" overrides it. */
export function versioned(path: string): string {
  const bare = path.replace(/^\//, "");
  return /^v[12]\//.test(bare) ? bare : `v1/${bare}`;
}
