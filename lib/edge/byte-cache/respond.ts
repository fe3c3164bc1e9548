import type { IncomingMessage, ServerResponse } from "node:http";
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
}

/** Lets Next respond. */
type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * What visitors who waited for a render get: its page (one that is not stored too: Next's last one, while it renders the next),
 * nothing that they can share, or nothing because its visitor left.
 */
type Outcome = PageEntry | "not-shared" | "abandoned";

/**
 * Responds to GET and HEAD of a page, from the store where it has the page. Requests for a page that is being rendered wait
 * for it instead of rendering it too.
 */
export function createPageResponder(store: PageStore, render: Render): (visit: PageVisit) => Promise<void> {
  const renders = new Map<string, Promise<Outcome>>();

  async function respond(visit: PageVisit): Promise<void> {
    const entry = store.get(visit.key);
    if (entry) return sendEntry(entry, visit);
    const running = renders.get(visit.key);
    if (!running) return lead(visit);

    const outcome = await running;
    if (visit.response.destroyed) return;
    if (outcome === "abandoned") return respond(visit);
    if (outcome === "not-shared") return sendRendered(await renderPage(visit), visit);
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

  async function toOutcome(page: RenderedPage | null, key: string): Promise<Outcome> {
    if (!page) return "abandoned";
    if (!page.isPage) return "not-shared";
    const entry = await PageEntry.of(page);
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

  return respond;
}

async function sendEntry(entry: PageEntry, { response, encoding }: PageVisit): Promise<void> {
  const held = entry.body(encoding);
  const body = held instanceof Promise ? await held : held;
  if (response.destroyed) return;
  response.statusCode = 200;
  for (const [name, value] of entry.headers) response.setHeader(name, value);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.length);
  response.end(body);
}

function sendRendered(page: RenderedPage | null, { response }: PageVisit): void {
  if (page && !response.destroyed) response.end(page.body);
}
