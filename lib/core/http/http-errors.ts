/** A field that the other side refused (specification "Field-level error object"). */
export interface FieldError {
  objectName: string;
  field: string;
  rejectedValue: unknown;
  status: string | number | null;
  message: string;
  code: string | null;
}

/**
 * A response with a status of 400 or above. Code decides by `code`; `message` is for people. Made where a response is read, and
 * nowhere else: what a form refuses by itself is a `FormRefusal`.
 */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly code: string | null;
  readonly fieldErrors: readonly FieldError[];
  /** The whole body where it was JSON, for a response with more than code and message. */
  readonly details: unknown;
  /** Of the request, by which the other side finds it in its log (`x-request-id`). */
  readonly reference: string | null;

  constructor(status: number, body: unknown = null, reference: string | null = null) {
    const { code, message, validationErrors } = recordOf(body);
    super(typeof message === "string" ? message : "");
    this.status = status;
    this.code = textOf(code);
    this.fieldErrors = readFieldErrors(validationErrors);
    this.details = body;
    this.reference = reference;
  }
}

/** For `fetch` where a guest downloads no `Http`. @throws HttpError for a status that is not of success */
export function requireOk(response: Response): Response {
  if (!response.ok) throw new HttpError(response.status);
  return response;
}

/** No complete response arrived: whether the server processed the request is unknown. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
  readonly reason: "network" | "deadline";
  /** Without host and query. */
  readonly path: string;

  constructor(reason: "network" | "deadline", address: string, cause?: unknown) {
    const [called = ""] = address.split("?", 1);
    super(`No response from ${called} (${reason})`, { cause });
    this.reason = reason;
    this.path = called.replace(/^https?:\/\/[^/]*/, "");
  }
}

/** The response is not the expected one. */
export class InvalidResponse extends Error {
  override readonly name = "InvalidResponse";
  readonly path: string;
  readonly status: number;

  constructor(path: string, status: number, why: string) {
    super(`Invalid response from ${path}: ${why}`);
    this.path = path;
    this.status = status;
  }
}

/** The field-level errors of an error response; anything else is left out. */
export function readFieldErrors(list: unknown): FieldError[] {
  if (!Array.isArray(list)) return [];
  return list.map(recordOf).flatMap(({ objectName, field, rejectedValue, status, message, code }) =>
    typeof field === "string"
      ? [
          {
            objectName: textOf(objectName) ?? "",
            field,
            rejectedValue: rejectedValue ?? null,
            status: typeof status === "number" ? status : textOf(status),
            message: textOf(message) ?? "",
            code: textOf(code),
          },
        ]
      : [],
  );
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

function recordOf(value: unknown): Record<string, unknown> {
  // A plain JSON object has string keys and unknown values, which is all that is claimed here.
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
