import type { ContentDocument } from "../generator/document";
import type { Field } from "../model/schema";

/** The control of a field: a line, a number, a tick, a text in one language, one item a line, or the JSON of a larger value. */
export type Control = "text" | "number" | "tick" | "localised" | "slug" | "lines" | "references" | "json";

const simple: Readonly<Record<string, Control>> = {
  string: "text",
  text: "text",
  url: "text",
  date: "text",
  datetime: "text",
  number: "number",
  boolean: "tick",
  slug: "slug",
  internationalizedArrayString: "localised",
};

export function controlOf({ type, of = [] }: Field): Control {
  if (type !== "array") return simple[type] ?? "json";
  if (of.every((member) => member.type === "reference")) return "references";
  return of.every((member) => member.type === "string") ? "lines" : "json";
}

interface Localised {
  _key: string;
  value: string;
}

const asList = <Item>(value: unknown): Item[] => (Array.isArray(value) ? value : []);

/** The text in the control. A tick shows "on" or nothing. */
export function showValue(field: Field, value: unknown, language: string): string {
  switch (controlOf(field)) {
    case "tick":
      return value === true ? "on" : "";
    case "slug":
      return String(Object(value).current ?? "");
    case "localised":
      return asList<Localised>(value).find(({ _key }) => _key === language)?.value ?? "";
    case "lines":
      return asList<string>(value).join("\n");
    case "references":
      return asList<{ _ref: string }>(value)
        .map(({ _ref }) => _ref)
        .join("\n");
    case "json":
      return value === undefined ? "" : JSON.stringify(value, null, 2);
    default:
      return value === undefined ? "" : String(value);
  }
}

/** The value that was entered; undefined takes the field away. @throws SyntaxError for JSON that is none */
export function readValue(field: Field, entered: string, before: unknown, language: string): unknown {
  const control = controlOf(field);
  if (control === "tick") return entered === "on";
  const lines = entered.split(/\s*\n\s*/).filter(Boolean);
  if (control === "lines") return lines;
  if (control === "references") return lines.map((_ref) => ({ _key: _ref, _type: "reference", _ref }));
  if (control === "localised") return withText(asList<Localised>(before), language, entered.trim());
  if (entered.trim() === "") return undefined;
  if (control === "number") return Number(entered);
  if (control === "slug") return { _type: "slug", current: entered.trim() };
  return control === "json" ? JSON.parse(entered) : entered.trim();
}

function withText(texts: readonly Localised[], language: string, value: string): Localised[] | undefined {
  const others = texts.filter(({ _key }) => _key !== language);
  const entry = { _type: "internationalizedArrayStringValue", _key: language, value };
  const all = value === "" ? others : [...others, entry];
  // In the order that they had.
  const order = (key: string) => texts.findIndex(({ _key }) => _key === key);
  return all.length === 0 ? undefined : all.toSorted((one, other) => order(one._key) - order(other._key));
}

/** The title of a document in a list. */
export function titleOfDocument({ _id, title, name, label, version }: ContentDocument): string {
  const text = title ?? name ?? label ?? version;
  const localised = asList<Localised>(text).find(({ _key }) => _key === "en")?.value;
  return localised ?? (typeof text === "string" ? text : _id);
}
