// These functions run in a browser's service worker, as text: each contains all that it needs, and cannot reach the rest of this file.

/** The browser APIs of a service worker: the types of their library contradict those of pages. */
interface WorkerScope {
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(options: object): Promise<readonly { url: string }[]> };
  registration: { unregister(): Promise<boolean>; navigationPreload?: { enable(): Promise<void> } };
  location: { origin: string };
}
interface WorkerEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

/**
 * Keeps the page that says there is no connection, in the language of the last page, and the last lobby as every guest gets it;
 * shows them when a page cannot be loaded. It never touches what belongs to a player: it neither sees calls nor frames, and
 * keeps pages alone, which are the same for everybody. `release`: changes with each, and with it all that is kept.
 * `assets`: what these pages need, and browsers would load again.
 */
export function cacheOfflinePages(release: string, assets: readonly string[]): void {
  const worker = globalThis as unknown as WorkerScope;
  const { origin } = worker.location;
  const names = { pages: `offline-${release}`, lobby: `lobby-${release}` };
  const lobby = /^\/[a-z]{2,4}-[A-Z]{2}(\/online-casino|\/live-casino-online)?$/;
  const offlinePage = (pathname: string) => {
    const locale = /^\/([a-z]{2,4}-[A-Z]{2})(?=\/|$)/.exec(pathname);
    return locale ? `/locales/${locale[1]}/offline` : null;
  };

  async function keepPageFor(pathname: string): Promise<void> {
    const page = offlinePage(pathname);
    if (page === null) return;
    const cache = await caches.open(names.pages);
    if (!(await cache.match(page))) await cache.addAll([page, ...assets]);
  }

  async function keepLobby({ pathname, search }: URL, response: Response): Promise<void> {
    const isShared = !/no-store/.test(response.headers.get("cache-control") ?? "");
    if (!lobby.test(pathname) || search || response.status !== 200 || response.redirected || !isShared) return;
    await caches.delete(names.lobby);
    await (await caches.open(names.lobby)).put(pathname, response);
  }

  async function openPage({ request, preloadResponse }: WorkerEvent, address: URL, work: Promise<unknown>[]) {
    try {
      const response = (await preloadResponse) ?? (await fetch(request));
      work.push(keepLobby(address, response.clone()), keepPageFor(address.pathname));
      return response;
    } catch (error) {
      const kept = await (await caches.open(names.lobby)).match(address.pathname);
      const pages = await caches.open(names.pages);
      const [any] = (await pages.keys()).filter(({ url }) => url.endsWith("/offline"));
      const page =
        kept ?? (await pages.match(offlinePage(address.pathname) ?? "")) ?? (any && (await pages.match(any)));
      if (!page) throw error;
      return page;
    }
  }

  worker.addEventListener("install", (event) => {
    const prepare = async () => {
      const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
      for (const url of open.map((client) => new URL(client.url))) {
        await keepPageFor(url.pathname);
        if (lobby.test(url.pathname) && !url.search) await keepLobby(url, await fetch(url, { credentials: "omit" }));
      }
      await worker.skipWaiting();
    };
    // The next page tries again; no release waits for it.
    event.waitUntil(prepare().catch(() => worker.skipWaiting()));
  });

  worker.addEventListener("activate", (event) => {
    const takeOver = async () => {
      const old = (await caches.keys()).filter((name) => !Object.values(names).includes(name));
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.registration.navigationPreload?.enable();
      await worker.clients.claim();
    };
    event.waitUntil(takeOver());
  });

  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const address = new URL(request.url);
    if (request.method !== "GET" || address.origin !== origin) return;
    if (request.destination === "document" && !/^\/(api|preview)\//.test(address.pathname)) {
      const work: Promise<unknown>[] = [];
      const opened = openPage(event, address, work);
      event.respondWith(opened);
      event.waitUntil(opened.then(() => Promise.allSettled(work)).catch(() => {}));
    } else if (assets.includes(address.pathname))
      event.respondWith(
        fetch(request).catch(async (error) => {
          const kept = await (await caches.open(names.pages)).match(address.pathname);
          if (!kept) throw error;
          return kept;
        }),
      );
  });
}

/** Where the operator switches offline pages off, this takes the place of the service worker: it removes itself and all that was kept. */
export function removeOfflinePages(): void {
  const worker = globalThis as unknown as WorkerScope;
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await worker.registration.unregister();
  };
  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener("activate", (event) => event.waitUntil(remove()));
}
