import { type IncomingMessage, ServerResponse } from "node:http";
import { capturePage } from "./capture";
import type { Encoding } from "./encoding";
import { PageEntry, type RenderedPage } from "./entry";
import type { PageStore } from "./store";

/** A request for a page. */
export interface PageVisit {
  request: IncomingMessage;
  response: ServerResponse;
  /** Names all that the page may vary by, apart from the encoding. */
  key: string;
  encoding: Encoding;
  /** Of the response: 200, but for the document of the page that shows a server error. */
  status: 200 | 500;
  /** Headers of this response alone, names and values in turn. */
  own: readonly (string | readonly string[])[];
}

/** Lets Next respond. */
type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The result for visitors who waited for a render: its page (one that is not stored too: Next's last one, while it renders the next),
 * nothing that they can share, or nothing because its visitor left.
 */
type Outcome = PageEntry | "not-shared" | "abandoned";

/** Adds the headers of ours to those of a page, once for all who get it. */
type CompleteHeaders = (headers: RenderedPage["headers"]) => RenderedPage["headers"];

export interface PageResponder {
  /** Sends the page if it is stored in the visit's encoding; else returns false, and nothing of the response has changed. */
  sendStored(visit: PageVisit): boolean;
  /** Responds to GET and HEAD of a page. Requests for a page that is being rendered wait for it instead of rendering it too. */
  respond(visit: PageVisit): Promise<void>;
}

export function createPageResponder(store: PageStore, render: Render, complete: CompleteHeaders): PageResponder {
  const renders = new Map<string, Promise<Outcome>>();

  function sendStored(visit: PageVisit): boolean {
    const entry = store.get(visit.key);
    const body = entry?.body(visit.encoding);
    if (!entry || !body || body instanceof Promise) return false;
    send(entry, body, visit);
    return true;
  }

  async function respond(visit: PageVisit): Promise<void> {
    const entry = store.get(visit.key);
    if (entry) return sendEntry(entry, visit);
    const running = renders.get(visit.key);
    if (!running) return lead(visit);

    const outcome = await running;
    if (visit.response.destroyed) return;
    if (outcome === "abandoned") return respond(visit);
    if (outcome === "not-shared") return sendOwn(visit);
    return sendEntry(outcome, visit);
  }

  async function lead(visit: PageVisit): Promise<void> {
    const rendering = renderPage(visit);
    const outcome = rendering.then((page) => toOutcome(page, visit.key)).catch((): Outcome => "not-shared");
    renders.set(visit.key, outcome);
    const result = await outcome;
    renders.delete(visit.key);
    if (result instanceof PageEntry) await sendEntry(result, visit);
    else sendRendered(await rendering, visit);
  }

  /** Whoever waited for what cannot be shared: their own may be a page all the same. */
  async function sendOwn(visit: PageVisit): Promise<void> {
    const page = await renderPage(visit);
    const result = await toOutcome(page, visit.key);
    if (result instanceof PageEntry) await sendEntry(result, visit);
    else sendRendered(page, visit);
  }

  async function toOutcome(page: RenderedPage | null, key: string): Promise<Outcome> {
    if (!page) return "abandoned";
    if (!page.isPage) return "not-shared";
    const entry = await PageEntry.of({ ...page, headers: complete(page.headers) });
    if (page.freshness) store.set(key, entry, page.freshness);
    return entry;
  }

  /** Null when the visitor left. HEAD is rendered as GET, so that both have the same headers; Node sends no body with it. */
  async function renderPage({ request, response }: PageVisit): Promise<RenderedPage | null> {
    const { method } = request;
    const { page, restore } = capturePage(response);
    request.method = "GET";
    try {
      return await Promise.race([page, render(request, response).then(() => page)]);
    } finally {
      restore();
      request.method = method;
    }
  }

  return { sendStored, respond };
}

async function sendEntry(entry: PageEntry, visit: PageVisit): Promise<void> {
  const body = await entry.body(visit.encoding);
  if (!visit.response.destroyed) send(entry, body, visit);
}

/** Past the custom server's own `writeHead`: the headers are complete, and setting each of them again costs half of a hit. */
function send(entry: PageEntry, body: Buffer, { response, encoding, status, own }: PageVisit): void {
  const headers = [...entry.flatHeaders, ...own, "content-length", String(body.length)];
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  ServerResponse.prototype.writeHead.call(response, status, headers as string[]);
  response.end(body);
}

/** What is no page has its headers on the response still. */
function sendRendered(page: RenderedPage | null, { response }: PageVisit): void {
  if (page && !response.destroyed) response.end(page.body);
}
