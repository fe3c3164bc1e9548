// These functions run in the head of a page, as text: each contains all that it needs, and cannot reach the rest of this file.

/**
 * Puts on <html> what the style sheet chooses by: `data-theme` (what the player chose, else what the system prefers) and
 * `data-session` (does this browser hold a refresh token?). `data-list`: the hash filters the list of the page, which is not shown
 * whole meanwhile (`isListHash`); it goes when the list is filtered, at the latest after 8 s. `data-hash` keeps a hash that is set
 * before the page is alive, which Next would overwrite. `data-closed`: the products that were closed to the player (`closed-products`).
 * `data-consent`: this browser keeps no choice about cookies that still counts (`lib/site/consent/choice.ts`), so the notice is shown.
 * `data-calm`: calm mode, also after a break has begun here (`lib/site/calm-mode.ts`).
 */
export function chooseAppearance(): void {
  const { dataset } = document.documentElement;
  let theme = matchMedia("(prefers-color-scheme:light)").matches ? "light" : "dark";
  let session = "guest";
  dataset.consent = "missing";
  try {
    // NaN, of a choice without a time, is not too old.
    const ageMs = Date.now() - Date.parse(/"chosenAt":"(.+?)"/.exec(localStorage.consent)?.[1] ?? "");
    if (/"version":1\b/.test(localStorage.consent) && !(ageMs >= 31_536e6)) delete dataset.consent;
    [theme] = /light|dark/.exec(localStorage.theme) ?? [theme];
    dataset.closed = localStorage["player:closed"] ?? "";
    if (/"value":true/.test(localStorage.calm) || localStorage["marketing-stopped"]) dataset.calm = "on";
    if (Object.keys(localStorage).some((key) => /^Cognito.+\.refreshToken$/.test(key))) session = "player";
  } catch {
    // A browser that forbids storage has a guest, and no choice.
  }
  dataset.theme = theme;
  dataset.session = session;
  if (/^#(sort|provider|studio|is|name|page)=/.test(location.hash)) dataset.list = "";
  setTimeout(() => delete dataset.list, 8_000);
  addEventListener("hashchange", () => {
    dataset.hash = location.hash;
  });
}

/**
 * Holds lazy pictures back, which a browser would load far beyond the screen. `data-pictures` is "first" until the pictures of
 * high priority are painted, which have the line to themselves, and "screen" from then on: those on the screen load, those that
 * an island brings later too. With the first sign that the visitor continues it leaves, and the browser decides: at once for a
 * scroll; after a press, what the press itself does is painted first, for the start of so many pictures takes longer. A new size is
 * such a sign only after the first paint: a phone reports one while it loads. The style sheet of the lobby has the other half: not
 * an animation, which would be one for every picture.
 */
export function orderPictures(): void {
  const { dataset } = document.documentElement;
  const waiting = new AbortController();
  const { signal } = waiting;
  const release = () => {
    waiting.abort();
    delete dataset.pictures;
  };
  const isOnScreen = (image: HTMLImageElement) => {
    // A delayed picture is not in its own place.
    const rect = (image.closest("a,li,section") ?? image).getBoundingClientRect();
    return rect.width > 0 && rect.top < innerHeight && rect.left < innerWidth;
  };
  const loadScreen = () => {
    const held = [...document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")];
    // All places are read before anything changes: the browser lays out once, not once for each picture.
    for (const image of held.filter(isOnScreen)) image.setAttribute("loading", "eager");
  };
  const bringsPicture = ({ addedNodes }: MutationRecord) =>
    [...addedNodes].some(
      (node) => node instanceof Element && node.matches("img[loading=lazy],:has(img[loading=lazy])"),
    );
  const beginScreen = () => {
    if (signal.aborted || dataset.pictures !== "first") return;
    loadScreen();
    dataset.pictures = "screen";
    addEventListener("resize", release, { signal });
    const islands = new MutationObserver((changes) => changes.some(bringsPicture) && loadScreen());
    islands.observe(document.body, { childList: true, subtree: true });
    signal.addEventListener("abort", () => islands.disconnect());
  };
  dataset.pictures = "first";
  // A first picture may never come.
  setTimeout(beginScreen, 3_000);
  addEventListener("scroll", release, { signal });
  // Between a press and its click are some 100 ms.
  const releaseLater = () => setTimeout(release, 250);
  for (const sign of ["keydown", "pointerdown"]) addEventListener(sign, releaseLater, { signal });
  addEventListener(
    "DOMContentLoaded",
    () => {
      const first = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
      if (first.length === 0) release();
      // The frame in which they are painted, and what comes after it.
      else
        void Promise.allSettled(first.map((image) => image.decode())).then(() =>
          requestAnimationFrame(() => setTimeout(beginScreen)),
        );
    },
    { signal },
  );
}
