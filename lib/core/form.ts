import { type FieldError, HttpError } from "./http-errors";

/**
 * The outcome of a submit that did not succeed. `refused`: the server read and rejected it; `fields` are the errors of single
 * fields. `unknown`: no usable response, so the request may have been processed.
 */
export type SubmitFailure =
  | { kind: "refused"; fields: readonly FieldError[]; error: HttpError }
  | { kind: "unknown"; error: unknown };

export function submitFailure(error: unknown): SubmitFailure {
  if (error instanceof HttpError && error.status < 500) return { kind: "refused", fields: error.fieldErrors, error };
  return { kind: "unknown", error };
}

/**
 * Maps the server's field names to the form's. A field error of an unknown name shows
 * above the form.
 */
export function matchFieldErrors(
  errors: readonly FieldError[],
  names: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): { byField: Record<string, FieldError>; others: FieldError[] } {
  const byField: Record<string, FieldError> = {};
  const others: FieldError[] = [];
  for (const error of errors) {
    const name = aliases[`${error.objectName}.${error.field}`] ?? aliases[error.field] ?? error.field;
    if (!names.includes(name)) others.push(error);
    else byField[name] ??= error;
  }
  return { byField, others };
}

/** An asynchronous check, such as "is this address taken?": the code of the problem, or null. */
export type AsyncCheck = (value: unknown, signal: AbortSignal) => Promise<string | null>;

/** Runs the checks of fields, each once per value; the newest value of a field aborts the check of an older one. */
export function createAsyncChecks(checks: Readonly<Record<string, AsyncCheck>>) {
  const latest = new Map<string, { value: unknown; outcome: Promise<string | null>; stop: AbortController }>();
  return {
    names: Object.keys(checks),
    /** The problem of a value. A check that fails finds none: who receives the form decides then. */
    run(name: string, value: unknown): Promise<string | null> {
      const known = latest.get(name);
      if (known && known.value === value) return known.outcome;
      known?.stop.abort();
      const check = checks[name];
      if (!check) return Promise.resolve(null);
      const stop = new AbortController();
      const outcome = check(value, stop.signal).catch(() => {
        if (latest.get(name)?.stop === stop) latest.delete(name);
        return null;
      });
      latest.set(name, { value, outcome, stop });
      return outcome;
    },
    stop(): void {
      for (const { stop } of latest.values()) stop.abort();
      latest.clear();
    },
  };
}

/** The result of a schema library's standard interface (standardschema.dev). */
type SchemaResult<Value> = { value: Value } | { issues: { message: string; path: string[] }[] };

/** The values as they are sent, and the code of each field's issue. */
interface PlainReading<Output> {
  value: Output;
  issues: Readonly<Record<string, string | null>>;
}

/**
 * A schema for a form that a guest downloads, where zod/mini would weigh more than the form (docs/decisions/0026-form-layer.md).
 * `read` returns the values as they are sent, and the code of each field's issue.
 */
export function plainSchema<Input, Output>(
  read: (values: Input) => PlainReading<Output> | Promise<PlainReading<Output>>,
) {
  return {
    "~standard": {
      version: 1,
      vendor: "greenroom",
      async validate(input: unknown): Promise<SchemaResult<Output>> {
        // The form passes the values of its own fields, whose types are those of its defaults.
        const { value, issues } = await read(input as Input);
        const found = Object.entries(issues).flatMap(([name, code]) => (code ? [{ message: code, path: [name] }] : []));
        return found.length > 0 ? { issues: found } : { value };
      },
      types: undefined as { input: Input; output: Output } | undefined,
    },
  } as const;
}
