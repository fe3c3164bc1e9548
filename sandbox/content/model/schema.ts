/**
 * The shape of a Sanity schema definition, as far as the content model uses it: what `defineType` takes. Written out here, so that
 * the sandbox needs no studio; a studio takes `schemaTypes` as it is.
 */

/** The validation rule of a field, in the studio's notation: `(rule) => rule.required().min(1)`. */
export interface Rule {
  required(): Rule;
  min(least: number): Rule;
  max(most: number): Rule;
  integer(): Rule;
  regex(pattern: RegExp): Rule;
  uri(options: { scheme: readonly string[] }): Rule;
}

export interface Member {
  type: string;
  name?: string;
  title?: string;
  fields?: readonly Field[];
  to?: readonly { type: string }[];
  of?: readonly Member[];
  options?: { list?: readonly (string | number)[] };
  validation?: (rule: Rule) => Rule;
}

export interface Field extends Member {
  name: string;
  title: string;
  description?: string;
}

export interface SchemaType extends Field {
  type: "document" | "object" | "array";
}

type More = Omit<Partial<Field>, "name" | "type">;

/** A field of a kind, its title made from its name: "startDate" reads "Start date". */
export function field(name: string, type: string, more: More = {}): Field {
  return { name, title: titleOf(name), type, ...more };
}

export function titleOf(name: string): string {
  const spaced = name.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The same field, without which a document is not complete. Its other requirements stay. */
export function required(given: Field): Field {
  const { validation } = given;
  return { ...given, validation: (rule) => (validation ? validation(rule) : rule).required() };
}

/** One of a list of words. */
export const choice = (name: string, list: readonly string[], more: More = {}) =>
  field(name, "string", { ...more, options: { list } });

/** Some of a list of words. */
export const choices = (name: string, list: readonly string[], more: More = {}) =>
  field(name, "array", { ...more, of: [{ type: "string", options: { list } }] });

/** A text in every content language. */
export const localised = (name: string, more: More = {}) => field(name, "internationalizedArrayString", more);

/** Rich text in every content language. */
export const localisedBlocks = (name: string, more: More = {}) => field(name, "internationalizedArrayBlocks", more);

export const reference = (name: string, to: string, more: More = {}) =>
  field(name, "reference", { ...more, to: [{ type: to }] });

export const references = (name: string, to: string | readonly string[], more: More = {}) =>
  field(name, "array", { ...more, of: [{ type: "reference", to: [to].flat().map((type) => ({ type })) }] });

export const document = (name: string, title: string, fields: readonly Field[]): SchemaType => ({
  name,
  title,
  type: "document",
  fields,
});
