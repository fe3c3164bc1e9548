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
