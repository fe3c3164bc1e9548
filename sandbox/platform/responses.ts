import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";

/** The fault of one field of a call (specification "Field-level error object"). */
export interface FieldError {
  objectName: string;
  field: string;
  rejectedValue: unknown;
  status: number;
  message: string;
  code: string;
}

/** Every error response has this body. */
export function refuse(context: Context, status: ContentfulStatusCode, code: string, message: string) {
  return context.json({ status, code, message, validationErrors: [] }, status);
}

/** A 400 with one object for each wrong field. `objectName` names what was sent: "sessionTicket". */
export function refuseFields(context: Context, objectName: string, error: z.ZodError, sent: unknown) {
  const validationErrors = error.issues.map(
    ({ path, message, code, ...issue }): FieldError => ({
      objectName,
      field: path.join("."),
      rejectedValue: valueAt(sent, path),
      status: 400,
      message,
      code: ownCode(issue) ?? `error.${code}`,
    }),
  );
  return context.json(
    { status: 400, code: "error.validation", message: "The call is not valid.", validationErrors },
    400,
  );
}

/** A rule of the platform's own names its code in the parameters of its issue. */
function ownCode(issue: object): string | null {
  const code: unknown = "params" in issue ? Object(issue.params).code : null;
  return typeof code === "string" ? code : null;
}

/** The JSON body of a call; anything that is no JSON is null, and so fails the schema it is parsed with. */
export function readBody(context: Context): Promise<unknown> {
  return context.req.json().catch(() => null);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at: unknown = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null) return null;
    at = Reflect.get(at, key);
  }
  return at ?? null;
}
