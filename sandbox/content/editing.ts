import { z } from "zod";
import type { App } from "../core/server";
import { toNdjson } from "./generator/dataset";
import type { ContentDocument } from "./generator/document";
import { type DocumentStore, draftId, publishedId } from "./store";

const most = 500;
const Patch = z.record(z.string().regex(/^[A-Za-z][\w]*$/), z.unknown());

/** A document that was published; `webhook`: whether the site took the message. */
export interface Published {
  document: ContentDocument;
  webhook: boolean;
}

/**
 * An editor's desk on the control listener. A patch replaces whole top-level fields (null takes one away) in the draft;
 * `?publish=true` publishes at once. Every published change notifies the site; `webhook` says whether the site took it.
 */
export function editingRoutes(
  app: App,
  store: DocumentStore,
  publish: (id: string) => Promise<Published | null>,
): void {
  app.get("/content/documents", (context) => {
    const type = context.req.query("type");
    const found = store.view("raw").documents.filter(({ _type }) => type === undefined || _type === type);
    return context.json({ total: found.length, documents: found.slice(0, most) });
  });
  // The data set as the content service's own export writes it, for a studio to import.
  app.get("/content/export.ndjson", (context) =>
    context.body(toNdjson(store.view("raw").documents), 200, { "content-type": "application/x-ndjson" }),
  );
  app.get("/content/documents/:id", (context) => {
    const document = store.get(context.req.param("id"));
    return document ? context.json(document) : context.json({ message: "No such document." }, 404);
  });
  app.patch("/content/documents/:id", async (context) => {
    const patch = Patch.safeParse(await context.req.json().catch(() => null));
    if (!patch.success) return context.json({ message: "The body must be an object of fields to set." }, 400);
    const id = context.req.param("id");
    const current = store.get(draftId(id)) ?? store.get(publishedId(id));
    if (!current) return context.json({ message: "No such document." }, 404);
    const draft = await store.put({ ...applyPatch(current, patch.data), _id: draftId(id) });
    if (context.req.query("publish") !== "true") return context.json({ document: draft });
    return context.json(await publish(id));
  });
  app.post("/content/documents/:id/publish", async (context) => {
    const published = await publish(context.req.param("id"));
    return published ? context.json(published) : context.json({ message: "No such document." }, 404);
  });
}

function applyPatch(document: ContentDocument, patch: Record<string, unknown>): ContentDocument {
  const fields = Object.entries({ ...document, ...patch }).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(fields), _id: document._id, _type: document._type } as ContentDocument; // the system fields stay
}
