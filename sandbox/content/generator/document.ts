/** A document of the content service: its own fields beside the ones every document has. */
export interface ContentDocument {
  _id: string;
  _type: string;
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  [field: string]: unknown;
}

export interface Reference {
  _type: "reference";
  _ref: string;
}

export interface ImageField {
  _type: "image";
  asset: Reference;
}

/** Every generated document has the same time of writing: a dataset is the same bytes on every machine. */
const written = "2026-01-05T09:00:00Z";

export function makeDocument(type: string, id: string, fields: Record<string, unknown>): ContentDocument {
  return { _id: id, _type: type, _createdAt: written, _updatedAt: written, _rev: "generated", ...fields };
}

export function makeReference(id: string): Reference {
  return { _type: "reference", _ref: id };
}

/** References in an array carry a key, as every array item of the content service does. */
export function makeReferences(ids: readonly string[]): (Reference & { _key: string })[] {
  return ids.map((id) => ({ _key: id, ...makeReference(id) }));
}

export function makeImage(assetId: string): ImageField {
  return { _type: "image", asset: makeReference(assetId) };
}

export function makeFile(assetId: string): { _type: "file"; asset: Reference } {
  return { _type: "file", asset: makeReference(assetId) };
}

export function makeSlug(current: string): { _type: "slug"; current: string } {
  return { _type: "slug", current };
}
