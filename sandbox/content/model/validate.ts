import type { ContentDocument } from "../generator/document";
import { isRequired, unmetRequirements } from "./requirements";
import type { Field, Member, SchemaType } from "./schema";

/** A violation of a document's type: `game-x`, `betLimits[EUR].min`, "is missing". */
export interface Violation {
  id: string;
  path: string;
  message: string;
}

/** Fields that the content service keeps in every document. */
const system = new Set(["_id", "_type", "_createdAt", "_updatedAt", "_rev"]);
const assets = { image: /^image-[0-9a-f]{40}-\d+x\d+-[a-z]+$/, file: /^file-[0-9a-f]{40}-[a-z]+$/ } as const;

interface Model {
  types: ReadonlyMap<string, SchemaType>;
  /** The type of every document, drafts under their own ids. */
  typeOf: ReadonlyMap<string, string>;
}

interface Place extends Model {
  id: string;
  path: string;
  report(message: string, path?: string): void;
}

/** Every way in which documents differ from the model: unknown types and fields, missing ones, wrong kinds and dead references. `referable`: what references may lead to. */
export function validate(
  documents: readonly ContentDocument[],
  schemaTypes: readonly SchemaType[],
  referable: readonly ContentDocument[] = documents,
): Violation[] {
  const violations: Violation[] = [];
  const types = new Map(schemaTypes.map((type) => [type.name, type]));
  const typeOf = new Map(referable.map(({ _id, _type }) => [_id, _type]));
  for (const document of documents) {
    const { _id: id } = document;
    const report = (message: string, path = "") => void violations.push({ id, path, message });
    const type = types.get(document._type);
    if (type?.type !== "document") report(`is of the unknown type ${document._type}`);
    else checkFields(document, type.fields ?? [], { types, typeOf, id, path: "", report }, system);
  }
  return violations;
}

function checkFields(value: object, fields: readonly Field[], place: Place, own: ReadonlySet<string>): void {
  const known = new Map(fields.map((each) => [each.name, each]));
  for (const name of Object.keys(value))
    if (!known.has(name) && !own.has(name)) place.report("is unknown", join(place.path, name));
  for (const field of fields) checkValue(Reflect.get(value, field.name), field, inside(place, field.name));
}

function checkValue(value: unknown, member: Member, place: Place): void {
  const named = place.types.get(member.type);
  if (value === undefined) {
    if (isRequired(member)) place.report("is missing", place.path);
    return;
  }
  const { type, fields, of, to, options } =
    named && named.type !== "document" ? { ...named, ...narrowed(member) } : member;
  const isListed = !options?.list || options.list.some((each) => each === value);
  if (!isOfType(value, type)) place.report(`is no ${type}`, place.path);
  else if (!isListed) place.report(`is none of ${options?.list?.join(", ")}`, place.path);
  else for (const unmet of unmetRequirements(value, [member, named])) place.report(unmet, place.path);
  if (type === "array" && Array.isArray(value)) checkItems(value, of ?? [], place);
  else if (type === "object" && isObject(value)) checkFields(value, fields ?? [], place, objectKeys);
  else if (type === "reference" && isObject(value)) checkReference(String(value._ref), to ?? [], place);
}

/** The kind is the named type's; what the member requires beyond it stays. */
const narrowed = ({ options }: Member) => (options ? { options } : {});
const objectKeys = new Set(["_type", "_key"]);

function checkItems(items: readonly unknown[], of: readonly Member[], place: Place): void {
  const keys = new Set<unknown>();
  items.forEach((item, at) => {
    const key = isObject(item) ? item._key : at;
    const here = { ...place, path: `${place.path}[${String(key ?? at)}]` };
    if (isObject(item) && typeof key !== "string") here.report("has no _key", here.path);
    if (keys.has(key)) here.report("has the key of another", here.path);
    keys.add(key);
    const member = of.find((each) => isMeant(item, each)) ?? of[0];
    if (member) checkValue(item, member, here);
  });
}

const isMeant = (item: unknown, { name, type }: Member) => isObject(item) && item._type === (name ?? type);

function checkReference(id: string, to: readonly { type: string }[], place: Place): void {
  const found = place.typeOf.get(id);
  if (found === undefined) place.report(`leads to ${id}, which does not exist`, place.path);
  else if (!to.some(({ type }) => type === found)) place.report(`leads to a ${found}`, place.path);
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case "string":
    case "text":
    case "url":
      return typeof value === "string";
    case "number":
    case "boolean":
      return typeof value === type;
    case "date":
      return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
    case "datetime":
      return (
        typeof value === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
      );
    case "slug":
      return isObject(value) && value._type === "slug" && typeof value.current === "string";
    case "image":
    case "file":
      return (
        isObject(value) && value._type === type && isObject(value.asset) && assets[type].test(String(value.asset._ref))
      );
    case "reference":
      return isObject(value) && value._type === "reference" && typeof value._ref === "string";
    case "block":
      return isObject(value) && value._type === "block" && Array.isArray(value.children);
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    default:
      return false;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

function inside(place: Place, name: string): Place {
  return { ...place, path: join(place.path, name) };
}
