import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../core/database";
import { contentDocument } from "./db-schema";
import type { ContentDocument } from "./generator/document";

export const perspectives = ["published", "raw", "drafts", "previewDrafts"] as const;
export type Perspective = (typeof perspectives)[number];

/** The input of a query: the documents in order, and each by its id. */
export interface View {
  documents: readonly ContentDocument[];
  byId: ReadonlyMap<string, ContentDocument>;
}

export interface DocumentStore {
  view(perspective: Perspective): View;
  get(id: string): ContentDocument | undefined;
  /** Keeps the document, in memory and in SQL, over the one with the same id. */
  put(document: ContentDocument): Promise<ContentDocument>;
  /** Moves the draft over the published document. Resolves to the published one, or undefined where there is neither. */
  publish(id: string): Promise<ContentDocument | undefined>;
}

const draftPrefix = "drafts.";

export function publishedId(id: string): string {
  return id.startsWith(draftPrefix) ? id.slice(draftPrefix.length) : id;
}

export function draftId(id: string): string {
  return `${draftPrefix}${publishedId(id)}`;
}

/** The generated documents under what editors changed since; a generated draft that was published is gone. */
export async function openStore(db: Database, generated: readonly ContentDocument[]): Promise<DocumentStore> {
  const byId = new Map(generated.map((document) => [document._id, document]));
  for (const { id, body } of await db.select().from(contentDocument)) keep(id, body);
  let views: Partial<Record<Perspective, View>> = {};

  function keep(id: string, body: ContentDocument): void {
    if (body._type === removed) byId.delete(id);
    else byId.set(id, body);
  }

  async function write(id: string, body: ContentDocument): Promise<void> {
    await db
      .insert(contentDocument)
      .values({ id, body })
      .onConflictDoUpdate({ target: contentDocument.id, set: { body, editedAt: new Date() } });
    keep(id, body);
    views = {};
  }

  async function put(document: ContentDocument): Promise<ContentDocument> {
    const stamped = { ...document, _updatedAt: new Date().toISOString(), _rev: randomUUID() };
    await write(document._id, stamped);
    return stamped;
  }

  return {
    put,
    view(perspective) {
      const view = views[perspective] ?? makeView([...byId.values()], perspective);
      views[perspective] = view;
      return view;
    },
    get: (id) => byId.get(id),
    async publish(id) {
      const draft = byId.get(draftId(id));
      if (!draft) return byId.get(publishedId(id));
      const published = await put({ ...draft, _id: publishedId(id) });
      if (generated.some(({ _id }) => _id === draft._id)) await write(draft._id, { ...draft, _type: removed });
      else await db.delete(contentDocument).where(eq(contentDocument.id, draft._id));
      byId.delete(draft._id);
      views = {};
      return published;
    },
  };
}

/** The type of a row that marks the generated document of this id as deleted. */
const removed = "sandbox.removed";

function makeView(all: readonly ContentDocument[], perspective: Perspective): View {
  const documents = documentsOf(all, perspective);
  return { documents, byId: new Map(documents.map((document) => [document._id, document])) };
}

function documentsOf(all: readonly ContentDocument[], perspective: Perspective): readonly ContentDocument[] {
  if (perspective === "raw") return all;
  const published = all.filter(({ _id }) => !_id.startsWith(draftPrefix));
  if (perspective === "published") return published;
  const drafts = all
    .filter(({ _id }) => _id.startsWith(draftPrefix))
    .map((draft): ContentDocument => ({ ...draft, _id: publishedId(draft._id), _originalId: draft._id }));
  const drafted = new Set(drafts.map(({ _id }) => _id));
  return [...published.filter(({ _id }) => !drafted.has(_id)), ...drafts];
}
