import ky from "ky";
import { type FileLimits, FileRefused, fileProblem } from "../files/file-limits";
import { load } from "../lazy-import";
import { type HttpError, InvalidResponse, Unreachable } from "./http-errors";
import { type Received, readResponse } from "./http-read";

/** Parses a response: a schema of zod, or of zod/mini where every kilobyte counts. */
export interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** For calls whose response has no body. */
export const nothing = guardSchema((value): value is undefined => value === undefined, "expected no body");

/** A schema from a type guard, for responses that a visitor waits for: zod/mini would weigh more than the code that shows them (docs/decisions/0026-form-layer.md). */
export function guardSchema<T>(isValid: (value: unknown) => value is T, message = "another shape"): Schema<T> {
  return {
    safeParse: (value) =>
      isValid(value) ? { success: true, data: value } : { success: false, error: { issues: [{ path: [], message }] } },
  };
}

export type Method = "get" | "post" | "put" | "patch" | "delete";

export interface CallOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Undefined values are left out. */
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  headers?: Readonly<Record<string, string>>;
  /** The caller's own way to stop: the call then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** In place of the instance's deadline. */
  deadlineMs?: number;
  /** Sent to its end even when the page is left meanwhile. */
  keepalive?: boolean;
  /** Sends the access token too, when the instance has one. */
  accessToken?: boolean;
  /** Proof of a solved captcha, for an instance that requires one. */
  captchaToken?: string;
}

export interface UploadOptions extends Omit<CallOptions, "body" | "query" | "keepalive"> {
  /** "put" unless the other side wants a POST. */
  method?: "put" | "post";
  /** Checked before anything is sent. */
  limits: FileLimits;
  /** From 0 to 1, as bytes leave the browser; 1 is not yet a response. A repeated attempt begins anew. */
  onProgress?: (sent: number) => void;
}

/** A call as the instance's hooks see it. `attempt` counts from 1; the second is the only repeat. */
export interface Call extends CallOptions {
  method: Method;
  path: string;
  attempt: number;
}

export interface HttpSettings {
  /** Without a trailing slash. A function is called for each request. */
  baseUrl: string | (() => string);
  /** Headers of each attempt, computed again for the second. */
  headers?: (call: Call) => Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>;
  /** For the whole exchange, body included, in milliseconds; each attempt has its own. */
  deadlineMs: number;
  /** The most bytes of a body that are read, after decompression. */
  bodyCapBytes: number;
  /** The path below the base of one that a call names. */
  toPath?: (path: string) => string;
  /** Cookies are sent with same-origin calls only with "same-origin". */
  credentials?: "omit" | "same-origin";
  /** Called after a 401 or 403; "again" on the first attempt repeats the call with fresh headers. */
  onRefused?: (error: HttpError, call: Call) => Promise<"again" | "give up">;
}

/**
 * JSON over HTTP. Every call takes the schema of its response and resolves to the schema's output; a response without
 * a body is `undefined` to the schema.
 * @throws HttpError for a status of 400 and above, `Unreachable` when no complete response arrived (network, deadline, cut off:
 * the outcome is unknown), `InvalidResponse` for an unexpected response (redirect, not JSON, too large, another shape).
 */
export interface Http {
  get<T>(path: string, schema: Schema<T>, options?: CallOptions): Promise<T>;
  post<T>(path: string, schema: Schema<T>, options?: CallOptions): Promise<T>;
  put<T>(path: string, schema: Schema<T>, options?: CallOptions): Promise<T>;
  patch<T>(path: string, schema: Schema<T>, options?: CallOptions): Promise<T>;
  delete<T>(path: string, schema: Schema<T>, options?: CallOptions): Promise<T>;
}

/** JSON, and files. */
export interface FileHttp extends Http {
  /**
   * Sends a file as the body of a request, with its type. The deadline is for the time without progress.
   * @throws FileRefused before anything is sent, when the file is not within `limits`; else as every call
   */
  upload<T>(path: string, file: File, schema: Schema<T>, options: UploadOptions): Promise<T>;
}

export function createHttp(settings: HttpSettings): FileHttp {
  async function call<T>(
    method: Method,
    given: string,
    schema: Schema<T>,
    options: CallOptions = {},
    send = sendByFetch,
  ): Promise<T> {
    const path = settings.toPath?.(given) ?? given;
    for (let attempt = 1; ; attempt++) {
      const request: Call = { ...options, method, path, attempt };
      const received = await send(settings, request);
      if (received.error === undefined) return parse(schema, received, path);
      const refused = received.error.status === 401 || received.error.status === 403;
      const next = refused ? await settings.onRefused?.(received.error, request) : "give up";
      if (attempt > 1 || next !== "again") throw received.error;
    }
  }
  const by =
    (method: Method) =>
    <T>(path: string, schema: Schema<T>, options?: CallOptions) =>
      call(method, path, schema, options);
  async function upload<T>(
    path: string,
    file: File,
    schema: Schema<T>,
    { method = "put", limits, onProgress, ...options }: UploadOptions,
  ): Promise<T> {
    const problem = fileProblem(file, limits);
    if (problem) throw new FileRefused(problem);
    const { uploadFile } = await load(() => import("./http-upload"));
    return call(method, path, schema, options, async (_settings, request) => {
      const own = await settings.headers?.(request);
      return uploadFile(addressOf(settings, request), request.path, {
        method,
        headers: { accept: "application/json", "content-type": file.type, ...own, ...request.headers },
        file,
        signal: request.signal,
        stallMs: request.deadlineMs ?? settings.deadlineMs,
        capBytes: settings.bodyCapBytes,
        onProgress,
      });
    });
  }
  return { get: by("get"), post: by("post"), put: by("put"), patch: by("patch"), delete: by("delete"), upload };
}

const addressOf = ({ baseUrl }: HttpSettings, { path }: Call): string =>
  `${typeof baseUrl === "string" ? baseUrl : baseUrl()}/${path.replace(/^\//, "")}`;

async function sendByFetch(settings: HttpSettings, call: Call): Promise<Received> {
  const address = addressOf(settings, call);
  const own = await settings.headers?.(call);
  const stop = new AbortController();
  const cancel = () => stop.abort(call.signal?.reason);
  if (call.signal?.aborted) cancel();
  call.signal?.addEventListener("abort", cancel);
  const deadline = setTimeout(
    () => stop.abort(new Unreachable("deadline", address)),
    call.deadlineMs ?? settings.deadlineMs,
  );
  try {
    const response = await ky(address, {
      method: call.method,
      headers: { accept: "application/json", ...own, ...call.headers },
      ...(call.body !== undefined && { json: call.body }),
      ...(call.query && { searchParams: call.query }),
      signal: stop.signal,
      redirect: "manual",
      cache: "no-store",
      keepalive: call.keepalive ?? false,
      credentials: settings.credentials ?? "omit",
      referrerPolicy: "strict-origin-when-cross-origin",
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
    });
    return await readResponse(response, settings.bodyCapBytes, call.path);
  } catch (error) {
    if (error instanceof InvalidResponse) throw error;
    if (stop.signal.aborted) throw stop.signal.reason;
    throw new Unreachable("network", address, error);
  } finally {
    clearTimeout(deadline);
    call.signal?.removeEventListener("abort", cancel);
  }
}

function parse<T>(schema: Schema<T>, { body, status }: Received, path: string): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new InvalidResponse(path, status, `${issue?.path.join(".") || "body"}: ${issue?.message}`);
}
