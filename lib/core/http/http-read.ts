import { HttpError, InvalidResponse } from "./http-errors";
import { parseJson } from "./json";
import { readText } from "./read-text";

/** A response that was read completely: its JSON body (undefined when empty), or the error of its status. */
export interface Received {
  status: number;
  body?: unknown;
  error?: HttpError;
}

/** Reads a response up to the cap. @throws InvalidResponse for a redirect, too large a body, or a good status without JSON. */
export async function readResponse(response: Response, capBytes: number, path: string): Promise<Received> {
  const { status } = response;
  const bad = (why: string) => {
    void response.body?.cancel().catch(() => {});
    return new InvalidResponse(path, status, why);
  };
  if (response.type === "opaqueredirect" || (status >= 300 && status < 400)) throw bad("a redirect");
  const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get("content-type") ?? "");
  if (status >= 400) {
    const text = isJson ? await readText(response, capBytes) : "";
    const reference = response.headers.get("x-request-id");
    return { status, error: new HttpError(status, parseJson(text ?? "") ?? null, reference) };
  }
  const text = await readText(response, capBytes);
  if (text === null) throw bad(`more than ${capBytes} bytes`);
  if (text === "") return { status };
  if (!isJson) throw bad("not JSON");
  const body = parseJson(text);
  if (body === undefined) throw bad("broken JSON");
  return { status, body };
}
