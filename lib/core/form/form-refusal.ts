import { type FieldError, HttpError } from "../http/http-errors";

/** Why a form, or one field of it, was not accepted. A catalogue puts the code into words; `message` is the server's own sentence. */
export interface Reason {
  code: string | null;
  message?: string;
}

interface RefusalParts {
  /** By the form's name of the field; nested names have dots: `address.postCode`, `questions.0.answer`. */
  fields?: Readonly<Record<string, Reason>>;
  /** Of the form as a whole; null when its fields say everything. */
  form?: Reason | null;
  /** Of the refused request, for support. */
  reference?: string | null;
}

/**
 * A form was not accepted, and nothing of it was saved. A submit throws it as itself; the answer of a server becomes one in
 * `submitFailure` alone.
 */
export class FormRefusal extends Error {
  override readonly name = "FormRefusal";
  readonly fields: Readonly<Record<string, Reason>>;
  readonly form: Reason | null;
  readonly reference: string | null;

  constructor({ fields = {}, form = null, reference = null }: RefusalParts, options?: ErrorOptions) {
    const named = Object.entries(fields).map(([name, { code }]) => `${name}: ${code}`);
    super(`The form was refused (${[...(form ? [form.code] : []), ...named].join(", ")})`, options);
    this.fields = fields;
    this.form = form;
    this.reference = reference;
  }
}

/** The code of a refusal for too many requests (429), whatever the server calls it. */
export const tooManyRequests = "tooMany";

/**
 * The outcome of a submit that did not succeed. `refused`: it was read and rejected. `unknown`: no usable response, so the request
 * may have been processed.
 */
export type SubmitFailure = { kind: "refused"; refusal: FormRefusal } | { kind: "unknown"; reference: string | null };

export interface FieldNames {
  /** The names of the fields that the form draws: only they can show an error. */
  drawn: readonly string[];
  /** The form's names of fields that the server calls otherwise: `field` or `objectName.field`. */
  aliases?: Readonly<Record<string, string>>;
}

/** What an error of a submit means for a form. A reason of a field that the form does not draw is one of the whole. */
export function submitFailure(error: unknown, names: FieldNames): SubmitFailure {
  if (error instanceof FormRefusal) return { kind: "refused", refusal: place(error, names) };
  if (!(error instanceof HttpError)) return { kind: "unknown", reference: null };
  const { status, code, message, fieldErrors, reference } = error;
  if (status >= 500) return { kind: "unknown", reference };
  const whole = status === 429 ? { code: tooManyRequests } : { code, message };
  return { kind: "refused", refusal: refusalOfFields(fieldErrors, names, { whole, reference, cause: error }) };
}

interface Whole {
  /** The reason of the form, where not every field shows its own. */
  whole?: Reason;
  reference?: string | null;
  cause?: unknown;
}

/** The refusal of a form by the server's field errors; the first of a field counts. */
export function refusalOfFields(
  errors: readonly FieldError[],
  names: FieldNames,
  { whole, reference = null, cause }: Whole = {},
): FormRefusal {
  const fields = new Map<string, Reason>();
  let homeless: Reason | null = null;
  for (const error of errors) {
    const { code, message } = error;
    const name = nameOf(error, names);
    if (name === null) homeless ??= { code, message };
    else if (!fields.has(name)) fields.set(name, { code, message });
  }
  const areAllShown = errors.length > 0 && homeless === null;
  const isTold = whole && (whole.code !== null || whole.message);
  const form = areAllShown ? null : isTold ? whole : (homeless ?? { code: null });
  return new FormRefusal({ fields: Object.fromEntries(fields), form, reference }, { cause });
}

/** A refusal made by the site's own code: its names are the form's. */
function place(refusal: FormRefusal, { drawn }: FieldNames): FormRefusal {
  const entries = Object.entries(refusal.fields).map(([name, reason]) => [drawnName(name, drawn), reason] as const);
  const homeless = entries.find(([name]) => name === null)?.[1] ?? null;
  const fields = Object.fromEntries(entries.flatMap(([name, reason]) => (name === null ? [] : [[name, reason]])));
  const { reference, cause } = refusal;
  return new FormRefusal({ fields, form: refusal.form ?? homeless, reference }, { cause });
}

function nameOf({ objectName, field }: FieldError, { drawn, aliases = {} }: FieldNames): string | null {
  const given = field.replace(/\[(\w+)\]/g, ".$1");
  const full = objectName === "" ? given : `${objectName}.${given}`;
  const aliased = [full, given].flatMap((name) => (Object.hasOwn(aliases, name) ? [aliases[name]] : []));
  for (const name of [...aliased, full, given]) {
    const found = name === undefined ? null : drawnName(name, drawn);
    if (found !== null) return found;
  }
  return null;
}

/** The drawn field of a name, or the one that it is a part of: the `number` of a `phone` that is one field. */
function drawnName(name: string, drawn: readonly string[]): string | null {
  const parts = name.split(".");
  const found = parts.findIndex((_part, at) => drawn.includes(parts.slice(0, at + 1).join(".")));
  return found === -1 ? null : parts.slice(0, found + 1).join(".");
}
